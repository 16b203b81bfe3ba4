// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/draw_world.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace timestep {

namespace {

Point at(const World& world, std::uint32_t i) {
    return {world.x[i], world.y[i]};
}

void drawWalls(const Box& box, Frame& frame) {
    const Point corners[] = {
        {box.left, box.bottom}, {box.right, box.bottom}, {box.right, box.top}, {box.left, box.top}};
    for (std::size_t k = 0; k < 4; ++k)
        frame.segments.push_back({corners[k], corners[(k + 1) % 4], Role::Ground, 0, -1, Shape::Wall});
}

/// The rows and columns of a cloth that its picture shows: all, or every n-th and the last one. Their threads
/// are then chains of n sticks.
class DrawnGrid {
public:
    DrawnGrid(const World& world, const ClothSheet& sheet) : world_(world), sheet_(sheet) {
        while (std::size_t{columns()} * rows() > mostDrawnNodes) ++by_;
    }
    std::uint32_t columns() const { return shownOf(sheet_.columns); }
    std::uint32_t rows() const { return shownOf(sheet_.rows); }
    bool isThinned() const { return by_ > 1; }
    /// The particle at a row and column of the picture.
    std::uint32_t particle(std::uint32_t row, std::uint32_t column) const {
        return sheet_.first + placeOf(row, sheet_.rows) * sheet_.columns + placeOf(column, sheet_.columns);
    }
    bool leavesOut(std::uint32_t particle) const {
        if (!isThinned() || !sheet_.holds(particle)) return false;
        if ((world_.flags[particle] & (Pinned | Held)) != 0) return false;
        const std::uint32_t node = particle - sheet_.first;
        return !isShown(node / sheet_.columns, sheet_.rows) ||
               !isShown(node % sheet_.columns, sheet_.columns);
    }
    bool hasThread(std::uint32_t stick) const {
        const std::uint32_t low = std::min(world_.stickA[stick], world_.stickB[stick]);
        if (!sheet_.holds(low)) return false;
        return sheet_.across[low - sheet_.first] == stick || sheet_.down[low - sheet_.first] == stick;
    }

    struct Thread {
        std::uint32_t from = 0, to = 0, stick = ClothSheet::noStick; ///< its first one
        double length = 0, rest = 0;                                 ///< [length]
        bool whole = true;
        float stretch() const { return static_cast<float>(length / rest - 1); }
    };
    /// Calls see(thread) for each node of the picture, row by row, with the thread to the next in its row or
    /// to the one below. At the end of a row or column there is none, which is not whole.
    template <class See>
    void eachThread(bool down, const See& see) const {
        const std::vector<std::uint32_t>& sticks = down ? sheet_.down : sheet_.across;
        for (std::uint32_t row = 0; row < rows(); ++row)
            for (std::uint32_t column = 0; column < columns(); ++column) {
                Thread thread{particle(row, column), particle(row + down, column + !down)};
                const std::uint32_t step = down ? sheet_.columns : 1;
                thread.whole = thread.from != thread.to;
                for (std::uint32_t i = thread.from; thread.whole && i != thread.to; i += step) {
                    const std::uint32_t s = sticks[i - sheet_.first];
                    thread.whole = s != ClothSheet::noStick && !(world_.stickFlags[s] & Cut);
                    if (!thread.whole) break;
                    if (i == thread.from) thread.stick = s;
                    thread.length += world_.distance(world_.stickA[s], world_.stickB[s]);
                    thread.rest += world_.length[s];
                }
                see(thread);
            }
    }

private:
    std::uint32_t shownOf(std::uint32_t count) const { return (count + by_ - 2) / by_ + 1; }
    std::uint32_t placeOf(std::uint32_t shown, std::uint32_t count) const {
        return std::min(shown * by_, count - 1);
    }
    bool isShown(std::uint32_t place, std::uint32_t count) const {
        return place % by_ == 0 || place + 1 == count;
    }

    const World& world_;
    const ClothSheet& sheet_;
    std::uint32_t by_ = 1;
};

using DrawnGrids = std::vector<DrawnGrid>;

void addStick(const World& world, std::uint32_t s, FrameSegment segment, Frame& frame) {
    const bool hidden = (world.stickFlags[s] & Hidden) != 0;
    const bool spring = hidden || (world.stickFlags[s] & SpringStick) != 0;
    if (hidden && !frame.shows(HiddenStickLayer)) return;
    segment.role = spring ? Role::Spring : Role::Rod;
    segment.index = hidden ? -1 : static_cast<std::int32_t>(s);
    frame.segments.push_back(segment);
}

void drawSheet(const World& world, const DrawnGrid& grid, Frame& frame) {
    FrameSheet& drawn = frame.sheets.emplace_back(FrameSheet{grid.columns(), grid.rows(), {}, {}, {}});
    const std::size_t count = std::size_t{grid.columns()} * grid.rows();
    drawn.nodes.reserve(count);
    for (std::uint32_t row = 0; row < grid.rows(); ++row)
        for (std::uint32_t column = 0; column < grid.columns(); ++column)
            drawn.nodes.push_back(at(world, grid.particle(row, column)));
    for (const bool down : {false, true}) {
        std::vector<float>& stretch = down ? drawn.down : drawn.across;
        stretch.reserve(count);
        grid.eachThread(down, [&](const DrawnGrid::Thread& thread) {
            stretch.push_back(thread.whole ? thread.stretch() : std::numeric_limits<float>::quiet_NaN());
            if (!thread.whole) return;
            drawn.tensionOnly = (world.stickFlags[thread.stick] & TensionOnly) != 0;
            if (grid.isThinned())
                addStick(world, thread.stick,
                         {at(world, thread.from), at(world, thread.to), Role::Rod,
                          drawn.tensionOnly ? std::max(stretch.back(), 0.0F) : stretch.back(), -1,
                          Shape::Thread},
                         frame);
        });
    }
}

Shape shapeOf(const World& world, const DrawnGrids& grids, std::uint32_t s) {
    if (world.stickFlags[s] & LimbStick) return Shape::Limb;
    return std::any_of(grids.begin(), grids.end(), [s](const DrawnGrid& grid) { return grid.hasThread(s); })
               ? Shape::Thread
               : Shape::Plain;
}

void drawSticks(const World& world, const DrawnGrids& grids, Frame& frame) {
    const auto isDrawn = [&](std::uint32_t s) { // with its sheet
        return std::any_of(grids.begin(), grids.end(),
                           [s](const DrawnGrid& grid) { return grid.isThinned() && grid.hasThread(s); });
    };
    for (std::uint32_t s = 0; s < world.sticks(); ++s)
        if (!(world.stickFlags[s] & Cut) && !isDrawn(s))
            addStick(world, s,
                     {at(world, world.stickA[s]), at(world, world.stickB[s]), Role::Rod,
                      static_cast<float>(world.strain(s)), -1, shapeOf(world, grids, s)},
                     frame);
}

/// A picture has masses as multiples of the lightest one; particles that nothing moves have none.
double lightest(const World& world) {
    double largestInverse = 0;
    for (const double inverse : world.inverseMass) largestInverse = std::max(largestInverse, inverse);
    return largestInverse > 0 ? 1 / largestInverse : 0;
}

bool isLeftOut(const DrawnGrids& grids, std::uint32_t particle) {
    return std::any_of(grids.begin(), grids.end(),
                       [particle](const DrawnGrid& grid) { return grid.leavesOut(particle); });
}

void drawParticles(const World& world, const DrawnGrids& grids, Frame& frame) {
    const double unitMass = lightest(world);
    const auto head = world.findParticle("head");
    std::vector<bool> limbs(world.particles(), false); // whether a limb ends at the particle
    for (std::size_t k = 0; k < world.sticks(); ++k)
        if (world.stickFlags[k] & LimbStick) limbs[world.stickA[k]] = limbs[world.stickB[k]] = true;
    for (std::uint32_t i = 0; i < world.particles(); ++i) {
        if (isLeftOut(grids, i)) continue;
        FramePoint& point = frame.points.emplace_back(
            FramePoint{at(world, i), world.radius[i], world.flags[i] & Pinned ? Role::Pin : Role::Body,
                       static_cast<std::int32_t>(i)});
        const bool heavy = world.inverseMass[i] > 0 && unitMass > 0;
        point.mass = heavy ? static_cast<float>(1 / world.inverseMass[i] / unitMass) : 0;
        if (limbs[i]) point.shape = head == i ? Shape::Head : Shape::Joint;
        for (const ClothSheet& sheet : world.sheets)
            if (sheet.holds(i)) point.shape = Shape::Node;
    }
}

} // namespace

void drawWorld(const World& world, Frame& frame, double step) {
    for (const Polygon& polygon : world.polygons) {
        FramePolygon& drawn = frame.polygons.emplace_back();
        for (const std::uint32_t corner : polygon.corners) drawn.corners.push_back(at(world, corner));
    }
    if (world.rules.walls) drawWalls(world.rules.box, frame);
    DrawnGrids grids;
    for (const ClothSheet& sheet : world.sheets) grids.emplace_back(world, sheet);
    for (const DrawnGrid& grid : grids) drawSheet(world, grid, frame);
    drawSticks(world, grids, frame);
    drawParticles(world, grids, frame);
    if (!frame.shows(GhostLayer) && !frame.shows(VelocityLayer)) return;
    for (std::uint32_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i) || isLeftOut(grids, i)) continue;
        const Point now = at(world, i);
        const Point before{world.previousX[i], world.previousY[i]};
        if (frame.shows(GhostLayer)) {
            frame.segments.push_back({before, now, Role::Ghost});
            frame.points.push_back({before, world.radius[i], Role::Ghost, static_cast<std::int32_t>(i)});
        }
        if (frame.shows(VelocityLayer))
            frame.arrows.push_back({now,
                                    {2 * now.x - before.x, 2 * now.y - before.y},
                                    Role::Velocity,
                                    static_cast<std::int32_t>(i),
                                    step});
    }
}

Box boundsOf(const World& world) {
    Box box = world.rules.box;
    if (!world.rules.walls) {
        if (world.particles() == 0) return {};
        const auto [left, right] = std::minmax_element(world.x.begin(), world.x.end());
        const auto [bottom, top] = std::minmax_element(world.y.begin(), world.y.end());
        box = {*left, *bottom, *right, *top};
    }
    const double size = std::max(box.right - box.left, box.top - box.bottom);
    const double margin = size > 0 ? size / 20 : 1;
    return {box.left - margin, box.bottom - margin, box.right + margin, box.top + margin};
}

} // namespace timestep

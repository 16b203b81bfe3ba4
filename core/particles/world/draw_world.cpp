// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/draw_world.h"

#include <algorithm>
#include <limits>

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

void drawSheet(const World& world, const ClothSheet& sheet, Frame& frame) {
    FrameSheet& drawn = frame.sheets.emplace_back(FrameSheet{sheet.columns, sheet.rows, {}, {}, {}});
    const std::size_t count = std::size_t{sheet.columns} * sheet.rows;
    drawn.nodes.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) drawn.nodes.push_back(at(world, sheet.first + i));
    const auto stretches = [&](const std::vector<std::uint32_t>& sticks, std::vector<float>& stretch) {
        stretch.reserve(count);
        for (const std::uint32_t s : sticks) {
            const bool there = s != ClothSheet::noStick && !(world.stickFlags[s] & Cut);
            stretch.push_back(
                there ? static_cast<float>(
                            world.distance(world.stickA[s], world.stickB[s]) / world.length[s] - 1)
                      : std::numeric_limits<float>::quiet_NaN());
            if (there) drawn.tensionOnly = (world.stickFlags[s] & TensionOnly) != 0;
        }
    };
    stretches(sheet.across, drawn.across);
    stretches(sheet.down, drawn.down);
}

/// Whether a stick is drawn as a part of a sheet.
bool isThread(const World& world, std::uint32_t s) {
    const std::uint32_t low = std::min(world.stickA[s], world.stickB[s]);
    return std::any_of(world.sheets.begin(), world.sheets.end(), [&](const ClothSheet& sheet) {
        return sheet.holds(low) &&
               (sheet.across[low - sheet.first] == s || sheet.down[low - sheet.first] == s);
    });
}

Shape shapeOf(const World& world, std::uint32_t s) {
    if (world.stickFlags[s] & LimbStick) return Shape::Limb;
    return isThread(world, s) ? Shape::Thread : Shape::Plain;
}

/// A picture has masses as multiples of the lightest one; particles that nothing moves have none.
double lightest(const World& world) {
    double largestInverse = 0;
    for (const double inverse : world.inverseMass) largestInverse = std::max(largestInverse, inverse);
    return largestInverse > 0 ? 1 / largestInverse : 0;
}

void drawParticles(const World& world, Frame& frame) {
    const double unitMass = lightest(world);
    const auto head = world.findParticle("head");
    std::vector<bool> limbs(world.particles(), false); // whether a limb ends at the particle
    for (std::size_t k = 0; k < world.sticks(); ++k)
        if (world.stickFlags[k] & LimbStick) limbs[world.stickA[k]] = limbs[world.stickB[k]] = true;
    for (std::uint32_t i = 0; i < world.particles(); ++i) {
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
    for (const ClothSheet& sheet : world.sheets) drawSheet(world, sheet, frame);
    for (std::uint32_t s = 0; s < world.sticks(); ++s) {
        if (world.stickFlags[s] & Cut) continue;
        const bool hidden = (world.stickFlags[s] & Hidden) != 0;
        const bool spring = hidden || (world.stickFlags[s] & SpringStick) != 0;
        if (hidden && !frame.shows(HiddenStickLayer)) continue;
        frame.segments.push_back({at(world, world.stickA[s]), at(world, world.stickB[s]),
                                  spring ? Role::Spring : Role::Rod, static_cast<float>(world.strain(s)),
                                  hidden ? -1 : static_cast<std::int32_t>(s), shapeOf(world, s)});
    }
    drawParticles(world, frame);
    if (!frame.shows(GhostLayer) && !frame.shows(VelocityLayer)) return;
    for (std::uint32_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
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

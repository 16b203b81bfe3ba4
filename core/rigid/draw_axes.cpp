// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/draw_axes.h"

#include "core/rigid/collide.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double parallel = 0.01; ///< [rad] directions nearer than this are drawn as one

struct Line {
    Point origin, axis; ///< the point whose shadow is 0, and the direction
    Point at(double d) const { return {origin.x + d * axis.x, origin.y + d * axis.y}; }
    /// The same to the side by so much.
    Line beside(double d) const { return {{origin.x - d * axis.y, origin.y + d * axis.x}, axis}; }
};

/// Edges that are parallel have the same axis, but for its direction.
bool isNew(const std::vector<AxisShadow>& all, std::size_t number) {
    const Point axis = all[number].axis;
    return std::none_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(number),
                        [axis](const AxisShadow& other) {
                            return std::abs(axis.x * other.axis.y - axis.y * other.axis.x) < parallel;
                        });
}

void drawAxis(const AxisShadow& shadow, const Line& line, double gap, bool best, Frame& frame) {
    const double low = std::min(shadow.lowA, shadow.lowB), high = std::max(shadow.highA, shadow.highB);
    const double margin = 0.06 * (high - low);
    frame.segments.push_back({line.at(low - margin), line.at(high + margin), Role::Axis});
    const Line first = line.beside(gap), second = line.beside(-gap);
    frame.segments.push_back({first.at(shadow.lowA), first.at(shadow.highA), Role::FirstShadow});
    frame.segments.push_back({second.at(shadow.lowB), second.at(shadow.highB), Role::SecondShadow});
    const double from = std::max(shadow.lowA, shadow.lowB), to = std::min(shadow.highA, shadow.highB);
    if (from < to) frame.segments.push_back({line.at(from), line.at(to), Role::Penetration});
    if (best) frame.arrows.push_back({line.at(high + margin), line.at(high + 3 * margin), Role::Normal});
}

} // namespace

std::optional<std::pair<std::uint32_t, std::uint32_t>> comparedBodies(const RigidWorld& world) {
    if (world.bodies.size() == 2) return std::pair{0U, 1U};
    const auto deepest = std::min_element(
        world.contacts.begin(), world.contacts.end(),
        [](const RigidContact& a, const RigidContact& b) { return a.separation < b.separation; });
    if (deepest == world.contacts.end()) return {};
    return std::pair{deepest->a, deepest->b};
}

void drawAxes(const RigidWorld& world, Frame& frame) {
    const auto pair = comparedBodies(world);
    if (!pair) return;
    const auto [first, second] = *pair;
    const std::vector<AxisShadow> shadows = axisShadows(world, first, second);
    const auto best =
        std::max_element(shadows.begin(), shadows.end(), [](const AxisShadow& a, const AxisShadow& b) {
            return a.separation < b.separation;
        });
    // Static bodies can be large: the axes go beside what moves.
    const RigidBody& a = world.bodies[first];
    const RigidBody& b = world.bodies[second];
    const RigidBody& near = a.isStatic() ? b : a;
    const RigidBody& other = b.isStatic() ? a : b;
    const bool both = !a.isStatic() && !b.isStatic();
    const Point middle = both ? Point{(a.x + b.x) / 2, (a.y + b.y) / 2} : Point{near.x, near.y};
    const double reach =
        both ? std::max(near.radius, other.radius) + std::hypot(a.x - b.x, a.y - b.y) / 2 : near.radius;
    for (std::size_t i = 0; i < shadows.size(); ++i) {
        const bool isBest = i == static_cast<std::size_t>(best - shadows.begin());
        if (!isNew(shadows, i)) continue;
        const Point axis = shadows[i].axis;
        // The point of the line nearest to the origin of the plane has the shadow 0.
        const double side = -axis.y * middle.x + axis.x * middle.y + 1.15 * reach;
        const Line line{{-axis.y * side, axis.x * side}, axis};
        const bool parallelToBest =
            isBest || std::abs(axis.x * best->axis.y - axis.y * best->axis.x) < parallel;
        drawAxis(shadows[i], line, 0.05 * reach, parallelToBest, frame);
    }
}

} // namespace timestep

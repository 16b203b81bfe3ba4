// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/draw_rigid.h"
#include "core/rigid/placed_body.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace timestep {

namespace {

constexpr double parallel = 0.01; ///< [rad] directions nearer than this are drawn as one

struct Line {
    Point origin, axis; ///< the point whose shadow is at 0, and the direction
    Point at(double d) const { return {origin.x + d * axis.x, origin.y + d * axis.y}; }
    /// The line moved sideways by d.
    Line beside(double d) const { return {{origin.x - d * axis.y, origin.y + d * axis.x}, axis}; }
};

/// False if an earlier axis is parallel: parallel edges have the same axis up to its direction.
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

/// Static bodies can be large, so the drawing is limited to the neighbourhood of the moving bodies.
struct Window {
    Point middle;
    double size = 0; ///< [length]
};

Window windowOf(const RigidWorld& world, const std::array<std::uint32_t, 2>& both) {
    Window window;
    double moving = 0;
    for (const std::uint32_t i : both) {
        const RigidBody& body = world.bodies[i];
        if (body.isStatic()) continue;
        window.middle = {window.middle.x + body.x, window.middle.y + body.y};
        window.size += 2 * body.radius;
        ++moving;
    }
    if (moving > 0) window.middle = {window.middle.x / moving, window.middle.y / moving};
    return window;
}

/// Returns the extent of the moving bodies in a direction from the origin of the plane.
double reachAlong(const RigidWorld& world, const std::array<std::uint32_t, 2>& both, Point direction) {
    double reach = -std::numeric_limits<double>::infinity();
    for (const std::uint32_t i : both) {
        const RigidBody& body = world.bodies[i];
        if (body.isStatic()) continue;
        const auto take = [&](Point p, double more) {
            reach = std::max(reach, p.x * direction.x + p.y * direction.y + more);
        };
        if (body.isCircle()) take({body.x, body.y}, body.radius);
        for (std::uint32_t k = 0; k < body.cornerCount; ++k) take(world.corner(i, k), body.rounding);
    }
    return reach;
}

AxisShadow cut(AxisShadow shadow, const Window& window) {
    const double middle = shadow.axis.x * window.middle.x + shadow.axis.y * window.middle.y;
    const double reach = 1.5 * window.size;
    for (double* end : {&shadow.lowA, &shadow.highA, &shadow.lowB, &shadow.highB})
        *end = std::clamp(*end, middle - reach, middle + reach);
    return shadow;
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
    const std::array<std::uint32_t, 2> both = {first, second};
    const Window window = windowOf(world, both);
    if (!(window.size > 0)) return; // neither body moves
    for (std::size_t i = 0; i < shadows.size(); ++i) {
        if (!isNew(shadows, i)) continue;
        const Point axis = shadows[i].axis;
        const bool isBest = std::abs(axis.x * best->axis.y - axis.y * best->axis.x) < parallel;
        // Axes of the second body are drawn on the other side, so that nearly parallel axes do not cover each
        // other.
        const double beside = shadows[i].ofSecond ? -1 : 1;
        const Point across = {-axis.y * beside, axis.x * beside};
        const double side = beside * (reachAlong(world, both, across) + 0.12 * window.size);
        const Line line{{-axis.y * side, axis.x * side}, axis};
        drawAxis(cut(shadows[i], window), line, 0.03 * window.size, isBest, frame);
    }
}

} // namespace timestep

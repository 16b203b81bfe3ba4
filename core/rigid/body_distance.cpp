// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/body_distance.h"

#include "core/rigid/collide.h"
#include "core/rigid/placed_body.h"
#include "core/rigid/rigid_world.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

/// Distance of a point from the segment between two others.
double distanceFromSegment(Point p, Point from, Point to) {
    const Point d{to.x - from.x, to.y - from.y}, r{p.x - from.x, p.y - from.y};
    const double square = d.x * d.x + d.y * d.y;
    const double s = square > 0 ? std::clamp((r.x * d.x + r.y * d.y) / square, 0.0, 1.0) : 0;
    return std::hypot(r.x - s * d.x, r.y - s * d.y);
}

double distanceFromOutline(Point p, const PlacedShape& shape) {
    if (shape.corners.empty()) return std::hypot(p.x - shape.centre.x, p.y - shape.centre.y);
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < shape.corners.size(); ++i)
        least = std::min(
            least, distanceFromSegment(p, shape.corners[i], shape.corners[(i + 1) % shape.corners.size()]));
    return least;
}

} // namespace

/// Shapes that are apart on some axis do not overlap; then the nearest points of two polygons include a
/// corner. A circle is a point with a radius around it, which may also stand beside an edge inside its
/// shadow.
double distanceOfBodies(const RigidWorld& world, std::uint32_t a, std::uint32_t b) {
    const PlacedBody first(world, a), second(world, b);
    const auto shadows = axisShadows(first.shape, second.shape);
    if (std::all_of(shadows.begin(), shadows.end(), [](const AxisShadow& s) { return s.separation <= 0; }))
        return 0;
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [one, other] : {std::pair{&first.shape, &second.shape}, {&second.shape, &first.shape}}) {
        if (one->corners.empty()) least = std::min(least, distanceFromOutline(one->centre, *other));
        for (const Point& corner : one->corners) least = std::min(least, distanceFromOutline(corner, *other));
    }
    return std::max(least - first.shape.radius - second.shape.radius, 0.0);
}

double separationOnAxesOf(const RigidWorld& world, std::uint32_t a, std::uint32_t b, bool ofSecond) {
    double largest = -std::numeric_limits<double>::infinity();
    for (const AxisShadow& shadow : axisShadows(world, a, b))
        if (shadow.ofSecond == ofSecond) largest = std::max(largest, shadow.separation);
    return std::isfinite(largest) ? largest : std::numeric_limits<double>::quiet_NaN();
}

} // namespace timestep

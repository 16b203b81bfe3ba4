// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/body_distance.h"

#include "core/rigid/placed_body.h"
#include "core/rigid/rigid_world.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace timestep {

namespace {

/// Distance of a point from the segment between two other points.
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

/// Distance of shapes that do not overlap. The nearest points of two polygons include a corner. A circle is a
/// point with a radius around it; it may also be beside an edge, within the shadow of that edge.
double distanceApart(const PlacedShape& first, const PlacedShape& second) {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [one, other] : {std::pair{&first, &second}, {&second, &first}}) {
        if (one->corners.empty()) least = std::min(least, distanceFromOutline(one->centre, *other));
        for (const Point& corner : one->corners) least = std::min(least, distanceFromOutline(corner, *other));
    }
    return std::max(least - first.radius - second.radius, 0.0);
}

double orUndefined(double separation) {
    return std::isfinite(separation) ? separation : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

TwoBodies twoBodies(const RigidWorld& world, std::uint32_t a, std::uint32_t b) {
    const PlacedBody first(world, a), second(world, b);
    TwoBodies result;
    constexpr double none = -std::numeric_limits<double>::infinity();
    double largest = none, onFirst = none, onSecond = none;
    bool apart = false;
    const std::vector<AxisShadow> shadows = axisShadows(first.shape, second.shape);
    const AxisShadow* least = &shadows.front();
    for (const AxisShadow& shadow : shadows) {
        if (least->separation < shadow.separation) least = &shadow;
        double& onAxes = shadow.ofSecond ? onSecond : onFirst;
        onAxes = std::max(onAxes, shadow.separation);
        largest = std::max(largest, shadow.separation);
        apart = apart || !(shadow.separation <= 0);
    }
    result.overlap = -largest;
    result.leastAxis = least->ofSecond ? Point{-least->axis.x, -least->axis.y} : least->axis;
    result.separationOnFirst = orUndefined(onFirst);
    result.separationOnSecond = orUndefined(onSecond);
    result.distance = apart ? distanceApart(first.shape, second.shape) : 0;
    result.cornersInside = cornersInside(first.shape, second.shape);
    return result;
}

} // namespace timestep

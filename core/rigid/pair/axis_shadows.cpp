// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/pair/collide.h"

#include "core/rigid/pair/capsule.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

struct Shadow {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
};

Shadow shadowOf(const PlacedShape& shape, Point axis) {
    if (shape.corners.empty()) {
        const double middle = axis.x * shape.centre.x + axis.y * shape.centre.y;
        return {middle - shape.radius, middle + shape.radius};
    }
    Shadow shadow;
    for (const Point& p : shape.corners) {
        const double d = axis.x * p.x + axis.y * p.y;
        shadow.low = std::min(shadow.low, d);
        shadow.high = std::max(shadow.high, d);
    }
    if (shape.isCapsule()) {
        shadow.low -= shape.radius;
        shadow.high += shape.radius;
    }
    return shadow;
}

AxisShadow onAxis(const PlacedShape& a, const PlacedShape& b, Point axis, bool ofSecond, std::size_t edge) {
    const Shadow first = shadowOf(a, axis), second = shadowOf(b, axis);
    return {axis,
            ofSecond,
            static_cast<std::uint32_t>(edge),
            first.low,
            first.high,
            second.low,
            second.high,
            ofSecond ? first.low - second.high : second.low - first.high};
}

/// The direction from the centre of a circle to the nearest corner of a polygon, or to the centre of another
/// circle.
Point circleAxis(const PlacedShape& circle, const PlacedShape& other) {
    Point nearest = other.centre;
    double least = std::numeric_limits<double>::infinity();
    for (const Point& p : other.corners) {
        const double d = std::hypot(p.x - circle.centre.x, p.y - circle.centre.y);
        if (d < least) least = d, nearest = p;
    }
    const Point d = {nearest.x - circle.centre.x, nearest.y - circle.centre.y};
    const double length = std::hypot(d.x, d.y);
    return length > 0 ? Point{d.x / length, d.y / length} : Point{0, 1};
}

} // namespace

std::vector<AxisShadow> axisShadows(const PlacedShape& a, const PlacedShape& b) {
    std::vector<AxisShadow> shadows;
    if (a.isCapsule() || b.isCapsule()) {
        // Between the nearest points.
        const Separation nearest = separation(a, b);
        const Point n = nearest.normal;
        shadows.push_back(
            onAxis(a, b, nearest.ofSecond ? Point{-n.x, -n.y} : n, nearest.ofSecond, nearest.edge));
    }
    for (std::size_t i = 0; i < a.normals.size(); ++i)
        shadows.push_back(onAxis(a, b, a.normals[i], false, i));
    if (a.corners.empty() && !b.isCapsule()) shadows.push_back(onAxis(a, b, circleAxis(a, b), false, 0));
    for (std::size_t i = 0; i < b.normals.size(); ++i) shadows.push_back(onAxis(a, b, b.normals[i], true, i));
    if (b.corners.empty() && a.corners.size() > 2) shadows.push_back(onAxis(a, b, circleAxis(b, a), true, 0));
    return shadows;
}

std::size_t cornersInside(const PlacedShape& a, const PlacedShape& b) {
    const auto count = [](const PlacedShape& shape, const PlacedShape& polygon) -> std::ptrdiff_t {
        if (shape.isCapsule()) return 0; // it has no corners
        return std::count_if(shape.corners.begin(), shape.corners.end(), [&polygon](Point p) {
            if (polygon.isCapsule()) return distanceFromCore(p, polygon) < polygon.radius;
            if (polygon.corners.empty()) {
                const double dx = p.x - polygon.centre.x, dy = p.y - polygon.centre.y;
                return dx * dx + dy * dy < polygon.radius * polygon.radius;
            }
            for (std::size_t i = 0; i < polygon.corners.size(); ++i) {
                const Point n = polygon.normals[i], q = polygon.corners[i];
                if (n.x * (p.x - q.x) + n.y * (p.y - q.y) >= 0) return false;
            }
            return true;
        });
    };
    return static_cast<std::size_t>(count(a, b) + count(b, a));
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs with a capsule: a segment, its core, with a radius around it. The core of a polygon is the polygon,
// that of a circle its centre. Shapes touch where their cores are as near as the sum of their radii.
//
// Cores that are apart: the nearest points give the normal. Cores that overlap: the axis of least overlap of
// the edges. (Box2D 2.4, b2CollidePolygon, works with radii in the same way; its normal between two corners
// is that of Box2D 3, b2CollidePolygons.)
#include "core/rigid/pair/capsule.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

Point between(Point from, Point to) {
    return {to.x - from.x, to.y - from.y};
}
double along(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}

std::span<const Point> coreOf(const PlacedShape& shape) {
    return shape.corners.empty() ? std::span<const Point>(&shape.centre, 1) : shape.corners;
}

/// The nearest points of a corner of one core and an edge of the other.
struct Nearest {
    double distance = std::numeric_limits<double>::infinity();
    Point onCorner = {}, onEdge = {};
    bool atCorner = false;  ///< the point on the edge is one of its ends
    std::uint32_t edge = 0; ///< number; that of the side which faces the corner
};

/// The point of the edges of `core` that is nearest to a corner of `others`.
Nearest nearestTo(std::span<const Point> others, const PlacedShape& shape) {
    const std::span<const Point> core = coreOf(shape);
    Nearest best;
    for (const Point& p : others)
        for (std::size_t i = 0; i < core.size(); ++i) {
            const Point from = core[i], d = between(from, core[i + 1 < core.size() ? i + 1 : 0]);
            const double square = along(d, d);
            const double share = square > 0 ? std::clamp(along(between(from, p), d) / square, 0.0, 1.0) : 0;
            const Point q = {from.x + share * d.x, from.y + share * d.y};
            const double distance = std::hypot(p.x - q.x, p.y - q.y);
            if (distance < best.distance)
                best = {distance, p, q, share == 0 || share == 1, static_cast<std::uint32_t>(i)};
        }
    // Both sides of a segment are equally near; the one that faces the corner counts.
    if (shape.isCapsule())
        best.edge = along(shape.normals[0], between(best.onEdge, best.onCorner)) >= 0 ? 0 : 1;
    return best;
}

/// The edge of `a` along whose normal the cores overlap least.
Separation leastOverlapOf(const PlacedShape& a, const PlacedShape& b, bool ofSecond) {
    Separation best;
    best.distance = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < a.normals.size(); ++i) {
        double low = std::numeric_limits<double>::infinity();
        for (const Point& p : coreOf(b)) low = std::min(low, along(a.normals[i], between(a.corners[i], p)));
        if (low <= best.distance) continue;
        const Point n = a.normals[i];
        best = {low, ofSecond ? Point{-n.x, -n.y} : n, ofSecond, static_cast<std::uint32_t>(i)};
    }
    return best;
}

/// Whether the shadows on the line of a segment are apart. Parallel segments need this axis, too.
bool apartAlong(const PlacedShape& segment, const PlacedShape& other) {
    if (segment.corners.size() != 2) return false;
    const Point d = between(segment.corners[0], segment.corners[1]);
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const Point& p : coreOf(other)) {
        low = std::min(low, along(d, between(segment.corners[0], p)));
        high = std::max(high, along(d, between(segment.corners[0], p)));
    }
    return low > along(d, d) || high < 0;
}

bool coresOverlap(const PlacedShape& a, const PlacedShape& b) {
    return leastOverlapOf(a, b, false).distance <= 0 && leastOverlapOf(b, a, true).distance <= 0 &&
           !apartAlong(a, b) && !apartAlong(b, a);
}

/// Two corners that are opposite each other across parallel edges touch along an edge, as those of a pile of
/// equal capsules. n: from the first shape to the second.
bool takeEdge(const PlacedShape& owner, Point n, bool ofSecond, CapsuleSeparation& found) {
    constexpr double parallel = 0.999;
    for (std::size_t i = 0; i < owner.normals.size(); ++i) {
        const Point m = owner.normals[i];
        if (along(m, n) * (ofSecond ? -1 : 1) < parallel) continue;
        found.separation.normal = ofSecond ? Point{-m.x, -m.y} : m;
        found.separation.ofSecond = ofSecond;
        found.separation.edge = static_cast<std::uint32_t>(i);
        found.between = false;
        return true;
    }
    return false;
}

} // namespace

CapsuleSeparation capsuleSeparation(const PlacedShape& a, const PlacedShape& b, double tie) {
    const double reach = a.radius + b.radius;
    const Nearest onA = nearestTo(coreOf(b), a), onB = nearestTo(coreOf(a), b);
    CapsuleSeparation found;
    const bool circle = a.corners.empty() || b.corners.empty(); // which has no edge
    const bool second = circle ? a.corners.empty() : onB.distance < onA.distance - tie;
    const Nearest& nearest = second ? onB : onA;
    if (nearest.distance > 0 && !coresOverlap(a, b)) {
        const Point p = second ? nearest.onCorner : nearest.onEdge;
        const Point q = second ? nearest.onEdge : nearest.onCorner;
        const Point d = between(p, q);
        const double length = std::hypot(d.x, d.y);
        const Point n = {d.x / length, d.y / length};
        found.separation = {length - reach, n, second, nearest.edge};
        found.between = nearest.atCorner || circle;
        found.onB = {q.x - b.radius * n.x, q.y - b.radius * n.y};
        if (nearest.atCorner && !circle && !takeEdge(a, n, false, found)) takeEdge(b, n, true, found);
        return found;
    }
    // A circle has no edges; its centre is on the core of the other shape.
    const Separation first = leastOverlapOf(a, b, false), other = leastOverlapOf(b, a, true);
    found.separation = other.distance > first.distance + tie ? other : first;
    found.separation.distance -= reach;
    found.between = circle;
    const Point n = found.separation.normal, on = onA.onCorner;
    found.onB = {on.x - b.radius * n.x, on.y - b.radius * n.y};
    return found;
}

double distanceFromCore(Point p, const PlacedShape& shape) {
    return nearestTo(std::span<const Point>(&p, 1), shape).distance;
}

} // namespace timestep

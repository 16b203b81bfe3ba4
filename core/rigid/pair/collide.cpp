// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/pair/collide.h"

#include "core/rigid/pair/capsule.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace timestep {

namespace {

double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}
Point minus(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
Point plus(Point a, Point b, double factor) {
    return {a.x + factor * b.x, a.y + factor * b.y};
}

/// The number of the next corner.
std::size_t next(std::size_t corner, std::size_t corners) {
    return corner + 1 < corners ? corner + 1 : 0;
}

struct Edge {
    double separation = -std::numeric_limits<double>::infinity();
    std::size_t number = 0;
};

/// The edge of a whose nearest corner of b is furthest away: s_i = min over v of n_i · (v - p_i). Returns
/// early if an edge separates the shapes.
Edge leastOverlap(const PlacedShape& a, const PlacedShape& b) {
    Edge best;
    const Point* const others = b.corners.data();
    const std::size_t count = b.corners.size();
    for (std::size_t i = 0; i < a.corners.size(); ++i) {
        const Point n = a.normals[i];
        double low = dot(n, others[0]);
        for (std::size_t k = 1; k < count; ++k) {
            const double d = dot(n, others[k]);
            low = d < low ? d : low;
        }
        const double s = low - dot(n, a.corners[i]);
        if (s > best.separation) best = {s, i};
        if (s > 0) break;
    }
    return best;
}

/// The point of a polygon that is nearest to a point outside, or the edge that is nearest to one inside.
Separation fromCircle(Point centre, double radius, const PlacedShape& polygon) {
    // Seen from the polygon: the normal points from the polygon to the circle.
    Edge best;
    for (std::size_t i = 0; i < polygon.corners.size(); ++i) {
        const double s = dot(polygon.normals[i], minus(centre, polygon.corners[i]));
        if (s > best.separation) best = {s, i};
    }
    const Point p = polygon.corners[best.number];
    const Point q = polygon.corners[next(best.number, polygon.corners.size())];
    Separation result;
    result.edge = static_cast<std::uint32_t>(best.number);
    result.normal = polygon.normals[best.number];
    result.distance = best.separation - radius;
    if (best.separation <= 0) return result;
    const Point edge = minus(q, p);
    Point nearest = p;
    if (dot(minus(centre, p), edge) > 0) {
        if (dot(minus(centre, q), edge) < 0) return result;
        nearest = q;
        result.edge = static_cast<std::uint32_t>(next(best.number, polygon.corners.size()));
    }
    const Point d = minus(centre, nearest);
    const double length = std::sqrt(dot(d, d));
    result.distance = length - radius;
    if (length > 0) result.normal = {d.x / length, d.y / length};
    return result;
}

Separation betweenCircles(const PlacedShape& a, const PlacedShape& b) {
    const Point d = minus(b.centre, a.centre);
    const double length = std::sqrt(dot(d, d));
    Separation result;
    result.distance = length - a.radius - b.radius;
    result.normal = length > 0 ? Point{d.x / length, d.y / length} : Point{0, 1};
    return result;
}

/// `secondWins`: in a tie the edge of the second polygon is chosen.
Separation betweenPolygons(const PlacedShape& a, const PlacedShape& b, double tie, bool secondWins) {
    const Edge first = leastOverlap(a, b);
    if (first.separation > 0)
        return {first.separation, a.normals[first.number], false, static_cast<std::uint32_t>(first.number)};
    const Edge second = leastOverlap(b, a);
    // A tie cannot be between an edge that separates and one that does not.
    if (second.separation > first.separation + tie || second.separation > 0 ||
        (secondWins && second.separation == first.separation)) {
        const Point n = b.normals[second.number];
        return {second.separation, {-n.x, -n.y}, true, static_cast<std::uint32_t>(second.number)};
    }
    return {first.separation, a.normals[first.number], false, static_cast<std::uint32_t>(first.number),
            second.separation > 0};
}

bool inside(const PlacedShape& polygon, Point p) {
    for (std::size_t i = 0; i < polygon.corners.size(); ++i)
        if (dot(polygon.normals[i], minus(p, polygon.corners[i])) >= 0) return false;
    return true;
}

void listCornersInside(const PlacedShape& a, const PlacedShape& b, Manifold& manifold) {
    for (std::size_t i = 0; i < a.corners.size(); ++i)
        if (inside(b, a.corners[i]))
            manifold.points[manifold.count++] = {a.corners[i], manifold.separation,
                                                 static_cast<std::uint32_t>(i)};
    for (std::size_t i = 0; i < b.corners.size(); ++i)
        if (inside(a, b.corners[i]))
            manifold.points[manifold.count++] = {b.corners[i], manifold.separation,
                                                 static_cast<std::uint32_t>(100 + i)};
}

/// Cuts the incident edge of `other` to the width of edge `number` of `owner`. `apart`: an edge of `other`
/// separates the shapes. Capsules touch where their segments are within their radii of the edge.
void clip(const PlacedShape& owner, std::size_t number, const PlacedShape& other, std::uint32_t id,
          bool apart, Manifold& manifold) {
    const Point n = owner.normals[number];
    const Point t = {-n.y, n.x}; // along the reference edge, counter-clockwise
    const Point p = owner.corners[number];
    const double width = dot(t, minus(owner.corners[next(number, owner.corners.size())], p));
    std::size_t incident = 0;
    double facing = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < other.corners.size(); ++i) {
        const double d = dot(n, other.normals[i]);
        if (d < facing) facing = d, incident = i;
    }
    // The incident edge runs opposite to the reference edge: its end has a smaller coordinate along t than
    // its start.
    const Point begin = other.corners[incident];
    const Point end = other.corners[next(incident, other.corners.size())];
    const double tBegin = dot(t, minus(begin, p)), tEnd = dot(t, minus(end, p));
    const double sBegin = dot(n, minus(begin, p)), sEnd = dot(n, minus(end, p));
    id |= static_cast<std::uint32_t>(number) << 16 | static_cast<std::uint32_t>(incident) << 8;
    const double reach = owner.radius + other.radius; // 0 for polygons
    const auto surface = [&](Point core) { return other.radius > 0 ? plus(core, n, -other.radius) : core; };
    const double low = std::max(tEnd, 0.0), high = std::min(tBegin, width);
    if (low <= high) {
        const double slope = tBegin > tEnd ? (sBegin - sEnd) / (tBegin - tEnd) : 0;
        const bool cutLow = tEnd<0, cutHigh = tBegin> width;
        const double sLow = cutLow ? sEnd + slope * (0 - tEnd) : sEnd;
        const double sHigh = cutHigh ? sBegin + slope * (width - tBegin) : sBegin;
        if (sLow <= reach) {
            const Point at = cutLow ? plus(p, n, sLow) : end;
            manifold.points[manifold.count++] = {surface(at), sLow - reach, id | 1u | (cutLow ? 2u : 0u)};
        }
        if (sHigh <= reach && (high > low || manifold.count == 0)) {
            const Point at = cutHigh ? plus(plus(p, t, width), n, sHigh) : begin;
            manifold.points[manifold.count++] = {surface(at), sHigh - reach, id | (cutHigh ? 2u : 0u)};
        }
    }
    if (manifold.count > 0 || apart) return;
    std::size_t deepest = 0;
    for (std::size_t i = 1; i < other.corners.size(); ++i)
        if (dot(n, other.corners[i]) < dot(n, other.corners[deepest])) deepest = i;
    const Point at = other.corners[deepest];
    manifold.points[manifold.count++] = {surface(at), dot(n, minus(at, p)) - reach, id | 4u};
}

void touchOnce(const Separation& found, Point at, Manifold& manifold) {
    manifold.points[0] = {at, found.distance, 0};
    manifold.count = 1;
}

void collideCapsule(const PlacedShape& a, const PlacedShape& b, double tie, Manifold& manifold) {
    const CapsuleSeparation found = capsuleSeparation(a, b, tie);
    manifold.normal = found.separation.normal;
    manifold.separation = found.separation.distance;
    if (found.separation.distance > 0) return;
    if (found.between)
        touchOnce(found.separation, found.onB, manifold);
    else if (found.separation.ofSecond)
        clip(b, found.separation.edge, a, 1u << 24, false, manifold);
    else
        clip(a, found.separation.edge, b, 0, false, manifold);
}

} // namespace

Separation separation(const PlacedShape& a, const PlacedShape& b, double tie) {
    if (a.corners.size() > 2 && b.corners.size() > 2) return betweenPolygons(a, b, tie, false);
    if (a.isCapsule() || b.isCapsule()) return capsuleSeparation(a, b, tie).separation;
    if (a.corners.empty() && b.corners.empty()) return betweenCircles(a, b);
    if (!a.corners.empty()) return fromCircle(b.centre, b.radius, a);
    Separation found = fromCircle(a.centre, a.radius, b);
    found.normal = {-found.normal.x, -found.normal.y};
    found.ofSecond = true;
    return found;
}

void collide(const PlacedShape& a, const PlacedShape& b, ManifoldRule rule, double tie, Manifold& manifold) {
    manifold.count = 0;
    if (a.isCapsule() || b.isCapsule()) {
        collideCapsule(a, b, tie, manifold);
        return;
    }
    const bool polygons = !a.corners.empty() && !b.corners.empty();
    const bool asSeed = polygons && rule == ManifoldRule::VerticesInside;
    const Separation found = asSeed ? betweenPolygons(a, b, 0, true) : separation(a, b, tie);
    manifold.normal = found.normal;
    manifold.separation = found.distance;
    if (found.distance > 0) return;
    if (asSeed) {
        if (found.distance < 0) listCornersInside(a, b, manifold);
    } else if (polygons) {
        if (found.ofSecond)
            clip(b, found.edge, a, 1u << 24, found.apart, manifold);
        else
            clip(a, found.edge, b, 0, found.apart, manifold);
    } else if (a.corners.empty()) {
        // The contact point is on the circle.
        touchOnce(found, plus(a.centre, found.normal, a.radius), manifold);
    } else {
        touchOnce(found, plus(b.centre, found.normal, -b.radius), manifold);
    }
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/rigid/rigid_world.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace timestep {

namespace {

/// Twice the area of a, b, c; positive when they turn counter-clockwise with y up.
double turn(Point a, Point b, Point c) {
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

Sentence cornerName(std::size_t i) {
    return Sentence(TRANSLATABLE("fault", "corner %1"), i + 1);
}

/// Throws if the edges of a polygon do not all turn left, or if they make more than one full turn.
void checkConvex(std::span<const Point> polygon) {
    const std::size_t n = polygon.size();
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const Point a = polygon[i], b = polygon[(i + 1) % n], c = polygon[(i + 2) % n];
        const double area = turn(a, b, c);
        const double size = std::hypot(b.x - a.x, b.y - a.y) * std::hypot(c.x - b.x, c.y - b.y);
        if (std::abs(area) <= 1e-12 * size)
            throw InputError(Sentence(
                TRANSLATABLE("fault", "the polygon has three neighbouring corners on one line, around %1"),
                cornerName((i + 1) % n)));
        if (area < 0)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "the polygon is not convex at %1"), cornerName((i + 1) % n)));
        sum += std::atan2(area, (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y));
    }
    // The outer angles of a polygon that does not cross itself add up to one full turn (2 pi), those of a
    // star to more.
    if (sum > 9) throw InputError(TRANSLATABLE("fault", "the edges of the polygon cross each other"));
}

} // namespace

AreaMoments areaMoments(std::span<const Point> polygon) {
    // With c_i = x_i y_{i+1} - x_{i+1} y_i: A = sum c_i / 2, C = sum (p_i + p_{i+1}) c_i / (6 A),
    // J about the origin = sum c_i (|p_i|² + p_i·p_{i+1} + |p_{i+1}|²) / 12; J about C by Steiner. Measured
    // from the first corner, so that a polygon far from the origin loses no digits.
    AreaMoments moments;
    if (polygon.empty()) return moments;
    const Point origin = polygon[0];
    double second = 0;
    Point first;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point next = polygon[(i + 1) % polygon.size()];
        const Point p = {polygon[i].x - origin.x, polygon[i].y - origin.y};
        const Point q = {next.x - origin.x, next.y - origin.y};
        const double c = p.x * q.y - q.x * p.y;
        moments.area += c / 2;
        first.x += (p.x + q.x) * c / 6;
        first.y += (p.y + q.y) * c / 6;
        second += c * (p.x * p.x + p.y * p.y + p.x * q.x + p.y * q.y + q.x * q.x + q.y * q.y) / 12;
    }
    if (moments.area == 0) return moments;
    const Point centroid = {first.x / moments.area, first.y / moments.area};
    moments.centroid = {origin.x + centroid.x, origin.y + centroid.y};
    moments.secondMoment = second - moments.area * (centroid.x * centroid.x + centroid.y * centroid.y);
    return moments;
}

std::vector<Point> checkedPolygon(std::span<const Point> polygon) {
    const std::size_t n = polygon.size();
    if (n < 3)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "a polygon needs at least 3 corners, this one has %1"), n));
    if (n > mostCorners)
        throw InputError(Sentence(
            TRANSLATABLE("fault", "a polygon can have at most %1 corners, this one has %2"), mostCorners, n));
    double size = 0;
    for (std::size_t i = 0; i < n; ++i) {
        if (!std::isfinite(polygon[i].x) || !std::isfinite(polygon[i].y))
            throw InputError(Sentence(TRANSLATABLE("fault", "the coordinates of %1 are not finite numbers"),
                                      cornerName(i)));
        size = std::max({size, std::abs(polygon[i].x - polygon[0].x), std::abs(polygon[i].y - polygon[0].y)});
    }
    for (std::size_t i = 0; i < n; ++i) {
        const Point next = polygon[(i + 1) % n];
        if (!(std::hypot(next.x - polygon[i].x, next.y - polygon[i].y) > 1e-12 * size))
            throw InputError(Sentence(TRANSLATABLE("fault", "%1 and %2 of the polygon are in the same place"),
                                      cornerName(i), cornerName((i + 1) % n)));
    }
    const double area = areaMoments(polygon).area;
    if (!std::isfinite(area)) throw InputError(TRANSLATABLE("fault", "the polygon is too large"));
    if (!(std::abs(area) > 1e-12 * size * size))
        throw InputError(TRANSLATABLE("fault", "the polygon has no area"));
    std::vector<Point> corners(polygon.begin(), polygon.end());
    if (area < 0) std::reverse(corners.begin() + 1, corners.end());
    checkConvex(corners);
    return corners;
}

} // namespace timestep

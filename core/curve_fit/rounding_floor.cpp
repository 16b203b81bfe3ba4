// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/rounding_floor.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr std::size_t fewest = 3;   ///< steps that are kept
constexpr double falls = 0.8;       ///< of the error before: more than this is no fall
constexpr double fallen = 1e-3;     ///< of the largest error, from which on rounding may begin
constexpr double furtherFall = 0.3; ///< of the error before, at a smaller step: it fell on
constexpr double ofOrder = 2.0 / 3; ///< of the local order before

struct Point {
    double step = 0, error = 0;
};

double orderBetween(const Point& larger, const Point& smaller) {
    return std::log(larger.error / smaller.error) / std::log(larger.step / smaller.step);
}

/// The number of points above the floor; they are sorted by falling steps.
std::size_t countAbove(const std::vector<Point>& points) {
    double largest = 0;
    std::size_t count = points.size();
    for (std::size_t i = 0; i < points.size(); ++i) {
        largest = std::max(largest, points[i].error);
        if (i < fewest) continue;
        const double before = points[i - 1].error;
        const bool fell = points[i].error < falls * before || before > fallen * largest;
        const bool fallsOn =
            std::any_of(points.begin() + static_cast<std::ptrdiff_t>(i), points.end(),
                        [&](const Point& point) { return point.error < furtherFall * before; });
        if (fell || fallsOn) continue;
        count = i;
        break;
    }
    if (count == points.size()) return count;
    while (count > fewest && orderBetween(points[count - 2], points[count - 1]) <
                                 ofOrder * orderBetween(points[count - 3], points[count - 2]))
        --count;
    return count;
}

} // namespace

AboveFloor aboveRoundingFloor(std::span<const double> steps, std::span<const double> errors) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < std::min(steps.size(), errors.size()); ++i)
        if (steps[i] > 0 && errors[i] > 0 && std::isfinite(errors[i]))
            points.push_back({steps[i], errors[i]});
    std::stable_sort(points.begin(), points.end(),
                     [](const Point& a, const Point& b) { return a.step > b.step; });
    const std::size_t count = countAbove(points);
    AboveFloor above;
    above.leftOut = points.size() - count;
    const double smallest = above.leftOut > 0 ? points[count - 1].step : 0;
    for (std::size_t i = 0; i < std::min(steps.size(), errors.size()); ++i)
        if (steps[i] >= smallest) {
            above.steps.push_back(steps[i]);
            above.errors.push_back(errors[i]);
        }
    return above;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/crowd.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr std::size_t leastCrowd = 5;
constexpr double fence = 3; // [widths of the middle half]

struct MiddleHalf {
    double from, to;
};

MiddleHalf middleHalfOf(std::vector<double>& values) {
    const auto quartile = [&values](std::size_t quarters) {
        const auto at = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) * quarters / 4);
        std::nth_element(values.begin(), at, values.end());
        return *at;
    };
    const double from = quartile(1);
    return {from, quartile(3)};
}

} // namespace

std::vector<Point> bodiesOf(const Frame& frame) {
    std::vector<Point> places;
    for (const FramePoint& point : frame.points)
        if (point.index >= 0 && point.role != Role::Ghost && std::isfinite(point.at.x) &&
            std::isfinite(point.at.y))
            places.push_back(point.at);
    return places;
}

std::optional<Box> crowdOf(const std::vector<Point>& places) {
    if (places.size() < leastCrowd) return std::nullopt;
    std::vector<double> x, y;
    for (const Point& place : places) {
        x.push_back(place.x);
        y.push_back(place.y);
    }
    const MiddleHalf alongX = middleHalfOf(x), alongY = middleHalfOf(y);
    const double room = fence * std::max(alongX.to - alongX.from, alongY.to - alongY.from);
    return Box{alongX.from - room, alongY.from - room, alongX.to + room, alongY.to + room};
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/axes/axis_map.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace timestep {

namespace {

constexpr int smallestExponent = -1074, largestExponent = 1024; // of finite numbers other than zero
constexpr int roundOff = 15;                                    // decades
constexpr double farthest = 1e200;                              // like niceRange()

double signedBy(double magnitude, double sign) {
    return std::copysign(magnitude, sign);
}

/// The power of ten, or zero, to which an end of the range is extended.
double outward(double value, bool up, double linear) {
    const double magnitude = std::abs(value);
    if (value == 0) return 0;
    const bool grows = (value > 0) == up;
    if (magnitude < linear) return grows ? signedBy(linear, value) : 0;
    const double exponent = std::log10(magnitude);
    return signedBy(std::pow(10, grows ? std::ceil(exponent - 1e-9) : std::floor(exponent + 1e-9)), value);
}

} // namespace

double AxisMap::place(double value) const {
    return scale == AxisScale::Log ? std::log10(value) : toAxis(value);
}

double AxisMap::value(double place) const {
    return scale == AxisScale::Log ? std::pow(10, place) : fromAxis(place);
}

double AxisMap::wrapped(double value) const {
    if (scale != AxisScale::Wrapped) return value;
    constexpr double whole = turn / 2 * (1 + 1e-12); // an end of the turn stays where it is
    return std::abs(value - middle) <= whole ? value : middle + std::remainder(value - middle, turn);
}

double AxisMap::toAxis(double value) const {
    if (scale == AxisScale::Wrapped) return wrapped(value);
    if (scale != AxisScale::Symlog) return value;
    return signedBy(std::log1p(std::abs(value) / linear) / std::numbers::ln10, value);
}

double AxisMap::fromAxis(double coordinate) const {
    if (scale != AxisScale::Symlog) return coordinate;
    return signedBy(linear * std::expm1(std::abs(coordinate) * std::numbers::ln10), coordinate);
}

std::optional<std::pair<QPointF, QPointF>> turnBetween(const AxisMap& x, const AxisMap& y, QPointF from,
                                                       QPointF to) {
    from = {x.wrapped(from.x()), y.wrapped(from.y())};
    to = {x.wrapped(to.x()), y.wrapped(to.y())};
    double leaves = 1, returns = 0; // parts of the way
    const auto way = [&](const AxisMap& map, double a, double b) {
        const double straight = b - a;
        if (map.scale != AxisScale::Wrapped || !(std::abs(straight) > AxisMap::turn / 2)) return straight;
        const double shorter = std::remainder(straight, AxisMap::turn);
        const PlotRange ends = map.wholeTurn();
        const double part = std::clamp(((shorter > 0 ? ends.high : ends.low) - a) / shorter, 0.0, 1.0);
        leaves = std::min(leaves, part);
        returns = std::max(returns, part);
        return shorter;
    };
    const QPointF whole(way(x, from.x(), to.x()), way(y, from.y(), to.y()));
    if (returns == 0 && leaves == 1) return std::nullopt;
    return std::pair(from + leaves * whole, to - (1 - returns) * whole);
}

void Magnitudes::append(std::span<const double> values) {
    if (m_counts.empty() && !values.empty()) m_counts.resize(largestExponent - smallestExponent);
    for (; m_rows < values.size(); ++m_rows)
        if (std::isfinite(values[m_rows]) && values[m_rows] != 0)
            ++m_counts[static_cast<std::size_t>(std::ilogb(values[m_rows]) - smallestExponent)];
}

void Magnitudes::unite(const Magnitudes& other) {
    if (m_counts.empty()) m_counts.resize(other.m_counts.size());
    for (std::size_t i = 0; i < other.m_counts.size(); ++i) m_counts[i] += other.m_counts[i];
    m_rows += other.m_rows;
}

double Magnitudes::threshold() const {
    std::size_t all = 0, below = 0, lower = 0, largest = 0;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        all += m_counts[i];
        if (m_counts[i] > 0) largest = i;
    }
    if (all == 0) return 1;
    while (20 * (below + m_counts[lower]) <= all) below += m_counts[lower++];
    const auto decadeOf = [](std::size_t index) {
        return static_cast<int>(std::floor((static_cast<double>(index) + smallestExponent) *
                                           std::numbers::ln2 / std::numbers::ln10));
    };
    const int top = decadeOf(largest);
    const int decade = std::clamp(decadeOf(lower), top - roundOff, top - 1);
    return std::pow(10, std::clamp(decade, -300, 300));
}

PlotRange symlogRange(const Extent& extent, const AxisMap& map, bool tight) {
    if (extent.empty(false)) return {-map.linear, map.linear};
    const double low = std::clamp(extent.low, -farthest, farthest);
    const double high = std::clamp(extent.high, -farthest, farthest);
    const double from = map.place(low), to = map.place(high);
    if (tight && to - from > 0.3) {
        const double room = 0.04 * (to - from);
        return {map.value(from - room), map.value(to + room)};
    }
    const double down = outward(low, false, map.linear), up = outward(high, true, map.linear);
    return up > down ? PlotRange{down, up} : PlotRange{down - map.linear, up + map.linear};
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/axes/ranges.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double farthestRange = 1e200; ///< beyond it an axis is useless: the method has blown up
constexpr double narrowest =
    1e-9; ///< smallest width of a range relative to its values at which ticks are distinct
constexpr double roundOffOfOne = 2e-14;    ///< magnitude of round-off where other numbers are near 1
constexpr double relativeRoundOff = 1e-14; ///< differences below it, relative to the values, count as zero

} // namespace

double roundStep(double width) {
    const double power = std::pow(10, std::floor(std::log10(width)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0})
        if (width <= factor * power * (1 + 1e-9)) return factor * power;
    return 10 * power;
}

void Extent::append(std::span<const double> values) {
    for (; rows < values.size(); ++rows) {
        const double value = values[rows];
        if (!std::isfinite(value)) continue;
        ++finite;
        low = std::min(low, value);
        high = std::max(high, value);
        if (value > 0)
            lowPositive = std::min(lowPositive, value);
        else
            ++notPositive;
    }
}

void Extent::unite(const Extent& other) {
    low = std::min(low, other.low);
    high = std::max(high, other.high);
    lowPositive = std::min(lowPositive, other.lowPositive);
    rows += other.rows;
    finite += other.finite;
    notPositive += other.notPositive;
}

PlotRange niceRange(const Extent& extent, bool log, bool tight) {
    if (extent.empty(log)) return log ? PlotRange{0.1, 10} : PlotRange{0, 1};
    if (log) {
        const double low = std::log10(std::clamp(extent.lowPositive, 1 / farthestRange, farthestRange));
        const double high = std::log10(std::clamp(extent.high, 1 / farthestRange, farthestRange));
        const double room = 0.04 * (high - low);
        if (tight && high - low > 0.3) return {std::pow(10, low - room), std::pow(10, high + room)};
        const double down = std::floor(low + 1e-9), up = std::ceil(high - 1e-9);
        return up > down ? PlotRange{std::pow(10, down), std::pow(10, up)}
                         : PlotRange{std::pow(10, down - 1), std::pow(10, up + 1)};
    }
    double low = std::clamp(extent.low, -farthestRange, farthestRange),
           high = std::clamp(extent.high, -farthestRange, farthestRange);
    const double size = std::max(std::abs(low), std::abs(high));
    if (size <= roundOffOfOne) return {0, 1}; // zeros, and round-off instead of zeros
    if (high - low <= narrowest * size) {
        const bool flat = high - low <= relativeRoundOff * size;
        const double half = std::max((high - low) * 2, size * (flat ? 0.1 : 2 * narrowest));
        const double middle = low + (high - low) / 2;
        low = middle - half;
        high = middle + half;
    } else if (tight) {
        const double room = 0.04 * (high - low);
        return {low - room, high + room};
    }
    const double step = roundStep((high - low) / 16);
    return {std::floor(low / step + 1e-9) * step, std::ceil(high / step - 1e-9) * step};
}

PlotRange grownRange(const PlotRange& now, const Extent& extent, bool log) {
    constexpr double ahead = 0.3; // part of the width that a range grows ahead of the data
    if (extent.empty(log) || log) return niceRange(extent, log, false);
    const PlotRange needed = niceRange(extent, false, false);
    const double width = extent.high - extent.low;
    const bool holds = now.low <= extent.low && extent.high <= now.high;
    if (holds && now.high - now.low <= 4 * (needed.high - needed.low)) return now;
    if (!(width > 0)) return needed;
    Extent wider = extent;
    if (extent.low < now.low && now.low < extent.high) wider.low -= ahead * width;
    if (extent.high > now.high && now.high > extent.low) wider.high += ahead * width;
    if (extent.low >= 0)
        wider.low = std::max(wider.low, 0.0); // values that are never negative need no room there
    if (extent.high <= 0) wider.high = std::min(wider.high, 0.0);
    return niceRange(wider, false, false);
}

PlotRange chosenRange(const std::optional<PlotRange>& asked, const PlotRange& ofData, bool log) {
    if (!asked) return ofData;
    const bool lowOpen = !std::isfinite(asked->low), highOpen = !std::isfinite(asked->high);
    PlotRange range{lowOpen ? ofData.low : asked->low, highOpen ? ofData.high : asked->high};
    if (!(range.low < range.high) && lowOpen != highOpen) { // all data are beyond the requested end
        if (lowOpen)
            range.low = log ? range.high / 10 : range.high - std::max(1.0, std::abs(range.high));
        else
            range.high = log ? range.low * 10 : range.low + std::max(1.0, std::abs(range.low));
    }
    return range.low < range.high && (!log || range.low > 0) ? range : ofData;
}

int tickDigits(double low, double high, double step) {
    const double size = std::max(std::abs(low), std::abs(high));
    if (!(step > 0) || !(size > 0)) return 4;
    const int needed = static_cast<int>(std::ceil(std::log10(size / step))) + 2;
    const int whole = size >= 1 && size < 1e6 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 0;
    return std::clamp(std::max(needed, whole), 4, 15); // 10250, not 1.025·10⁴ beside 9750
}

} // namespace timestep

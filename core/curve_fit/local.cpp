// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/local.h"

#include "core/curve_fit/fits.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr std::size_t mostReach = 1000; ///< more rows on one side are not a neighbourhood

LocalSlope fittedAt(FitKind kind, std::span<const double> x, std::span<const double> y, std::size_t row,
                    std::size_t reach) {
    const std::size_t count = std::min(x.size(), y.size());
    if (row >= count || count < 2) return {};
    const std::size_t before = row, behind = count - 1 - row;
    reach =
        std::clamp<std::size_t>(std::min(before, behind), 1, std::clamp<std::size_t>(reach, 1, mostReach));
    const std::size_t first = row - std::min(before, reach), last = row + std::min(behind, reach);
    int direction = 0;
    for (std::size_t i = first; i <= last; ++i) {
        if (!std::isfinite(x[i]) || !std::isfinite(y[i])) return {};
        if (kind == FitKind::PowerLaw && (x[i] <= 0 || y[i] <= 0)) return {};
        if (i == first) continue;
        const int step = x[i] > x[i - 1] ? 1 : x[i] < x[i - 1] ? -1 : 0;
        if (step == 0 || (direction != 0 && step != direction)) return {};
        direction = step;
    }
    const Fit fit = fitCurve(kind, x.subspan(first, last - first + 1), y.subspan(first, last - first + 1));
    if (!fit.found()) return {};
    return {last - first + 1, fit.parameters[1].value};
}

} // namespace

LocalSlope slopeAt(std::span<const double> x, std::span<const double> y, std::size_t row, std::size_t reach) {
    return fittedAt(FitKind::Line, x, y, row, reach);
}

LocalSlope powerAt(std::span<const double> x, std::span<const double> y, std::size_t row, std::size_t reach) {
    return fittedAt(FitKind::PowerLaw, x, y, row, reach);
}

double areaBetween(std::span<const double> x, std::span<const double> y, std::size_t from, std::size_t to) {
    const auto [first, last] = std::minmax(from, to);
    if (last >= std::min(x.size(), y.size())) return undefined;
    double area = 0;
    for (std::size_t i = first + 1; i <= last; ++i) area += 0.5 * (y[i] + y[i - 1]) * (x[i] - x[i - 1]);
    return to < from ? -area : area;
}

} // namespace timestep

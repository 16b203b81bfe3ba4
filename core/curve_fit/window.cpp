// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/window.h"

#include "core/curve_fit/fits.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

WindowStatistics windowStatistics(std::span<const double> x, std::span<const double> y, double low,
                                  double high) {
    std::vector<double> xs, ys;
    for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
        if (!std::isfinite(x[i]) || !std::isfinite(y[i]) || x[i] < low || x[i] > high) continue;
        xs.push_back(x[i]);
        ys.push_back(y[i]);
    }
    if (xs.empty()) return {0, undefined, undefined, undefined, undefined, undefined, undefined};
    WindowStatistics all;
    all.rows = xs.size();
    const auto n = static_cast<double>(xs.size());
    double squares = 0;
    for (std::size_t i = 0; i < ys.size(); ++i) {
        all.mean += ys[i] / n;
        squares += ys[i] * ys[i] / n;
        if (i > 0) all.area += 0.5 * (ys[i] + ys[i - 1]) * (xs[i] - xs[i - 1]);
    }
    all.rms = std::sqrt(squares);
    all.minimum = *std::min_element(ys.begin(), ys.end());
    all.maximum = *std::max_element(ys.begin(), ys.end());
    const Fit line = fitCurve(FitKind::Line, xs, ys);
    all.slope = line.found() ? line.parameters[1].value : undefined;
    return all;
}

double interpolated(std::span<const double> x, std::span<const double> y, double at) {
    const std::size_t count = std::min(x.size(), y.size());
    if (count == 0 || !(at >= x[0]) || !(at <= x[count - 1])) return undefined;
    const auto end = x.begin() + static_cast<std::ptrdiff_t>(count);
    const auto right = static_cast<std::size_t>(std::lower_bound(x.begin(), end, at) - x.begin());
    if (x[right] == at) return y[right];
    const double part = (at - x[right - 1]) / (x[right] - x[right - 1]);
    return y[right - 1] + part * (y[right] - y[right - 1]);
}

} // namespace timestep

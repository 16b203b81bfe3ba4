// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/fit.h"

#include <algorithm>
#include <cmath>

namespace timestep {

PowerLaw fitPowerLaw(std::span<const double> x, std::span<const double> y) {
    PowerLaw law;
    double meanX = 0, meanY = 0;
    const std::size_t count = std::min(x.size(), y.size());
    const auto usable = [&](std::size_t i) {
        return x[i] > 0 && y[i] > 0 && std::isfinite(x[i]) && std::isfinite(y[i]);
    };
    for (std::size_t i = 0; i < count; ++i) {
        if (!usable(i)) continue;
        meanX += std::log(x[i]);
        meanY += std::log(y[i]);
        ++law.points;
    }
    if (law.points < 2) return law;
    meanX /= static_cast<double>(law.points);
    meanY /= static_cast<double>(law.points);
    double covariance = 0, variance = 0, varianceY = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (!usable(i)) continue;
        const double dx = std::log(x[i]) - meanX, dy = std::log(y[i]) - meanY;
        covariance += dx * dy;
        varianceY += dy * dy;
        variance += dx * dx;
    }
    if (variance == 0) {
        law.points = 1;
        return law;
    }
    law.exponent = covariance / variance;
    law.determination = varianceY > 0 ? covariance * covariance / (variance * varianceY) : 1;
    law.factor = std::exp(meanY - law.exponent * meanX);
    return law;
}

} // namespace timestep

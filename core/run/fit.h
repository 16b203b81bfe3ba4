// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace timestep {

/// y = factor * x^exponent, the straight line through the points on log-log paper.
struct PowerLaw {
    double factor = 0;
    double exponent = 0;
    std::size_t points =
        0; ///< how many points it rests on: those with x > 0 and y > 0, both finite; below 2: no fit
    /// Share of the variance of log y that the line explains, 0 to 1 (coefficient of determination).
    double determination = 0;
};

/// Below this share the points do not lie on a line, and an exponent would say nothing.
inline constexpr double straightLine = 0.9;

/// Least squares on (log x, log y).
PowerLaw fitPowerLaw(std::span<const double> x, std::span<const double> y);

} // namespace timestep

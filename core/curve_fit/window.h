// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace timestep {

/// Statistics of a part of a curve. Rows that are not finite are skipped.
struct WindowStatistics {
    std::size_t rows = 0; ///< number of rows used; if 0, the other members are NaN
    double mean = 0;      ///< of y; every row has the same weight
    double rms = 0;       ///< root mean square of y
    double minimum = 0;
    double maximum = 0;
    double slope = 0; ///< of the least-squares line; NaN if x does not vary
    double area = 0;  ///< integral of y over x by the trapezoidal rule
};

/// Returns the statistics of the rows with low <= x <= high.
WindowStatistics windowStatistics(std::span<const double> x, std::span<const double> y, double low,
                                  double high);

/// Interpolates y linearly at x = at. x must rise. Returns NaN outside the range of x.
double interpolated(std::span<const double> x, std::span<const double> y, double at);

} // namespace timestep

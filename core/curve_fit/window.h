// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace timestep {

/// The numbers of a stretch of a curve. Rows that are not finite are left out.
struct WindowStatistics {
    std::size_t rows = 0; ///< that took part; 0: all others are NaN
    double mean = 0;      ///< of the rows, each with the same weight
    double rms = 0;       ///< root of the mean of the squares
    double minimum = 0;
    double maximum = 0;
    double slope = 0; ///< of the least-squares line; NaN if x does not vary
    double area = 0;  ///< by trapezoids, in the order of the rows
};

/// Of the rows with low <= x <= high.
WindowStatistics windowStatistics(std::span<const double> x, std::span<const double> y, double low,
                                  double high);

/// The value at `at` on the straight line between its neighbours in rising x; NaN outside.
double interpolated(std::span<const double> x, std::span<const double> y, double at);

} // namespace timestep

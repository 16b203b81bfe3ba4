// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace timestep {

/// Slope or exponent of a curve near one of its rows.
struct LocalSlope {
    std::size_t rows = 0; ///< number of rows used; 0: no slope was found
    double value = 0;     ///< slope, or exponent

    bool found() const { return rows > 0; }
};

/// Returns the slope b of the least-squares line a + b x through the rows from row - reach to row + reach.
/// Near an end of the curve it uses the rows that exist, at least one on either side. Finds nothing if x is
/// not monotonic there or a value is not finite.
LocalSlope slopeAt(std::span<const double> x, std::span<const double> y, std::size_t row, std::size_t reach);

/// Returns the exponent b of the power law a x^b through the same rows, fitted to (log x, log y). For a curve
/// of errors over the step it is the observed order. Finds nothing if a row has x <= 0 or y <= 0.
LocalSlope powerAt(std::span<const double> x, std::span<const double> y, std::size_t row, std::size_t reach);

/// Returns the integral of y over x from row `from` to row `to` by the trapezoidal rule. It changes its sign
/// if from > to. Returns NaN for rows out of range and values that are not finite. The error is -(h^2 / 12)
/// (y'(b) - y'(a)) for rows h apart on a smooth curve. Source: Press et al., Numerical Recipes, 3rd ed.,
/// section 4.2.
double areaBetween(std::span<const double> x, std::span<const double> y, std::size_t from, std::size_t to);

} // namespace timestep

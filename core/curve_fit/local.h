// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace timestep {

/// How steep a curve is near one of its rows.
struct LocalSlope {
    std::size_t rows = 0; ///< that the line rests on; 0: there is none
    double value = 0;     ///< slope, or exponent

    bool found() const { return rows > 0; }
};

/// The slope b of the least-squares line a + b x through the rows from `reach` before to `reach` behind
/// `row`; near an end of the curve as many on either side as there are, one at least. None where x turns back
/// among them or a value is not finite.
LocalSlope slopeAt(std::span<const double> x, std::span<const double> y, std::size_t row, std::size_t reach);

/// The exponent b of the power law a x^b through the same rows, on (log x, log y): the order that a curve of
/// errors shows there. None where one of them has x <= 0 or y <= 0.
LocalSlope powerAt(std::span<const double> x, std::span<const double> y, std::size_t row, std::size_t reach);

/// The integral of y over x from one row to another, by trapezoids, in the order of the rows; backwards it
/// has the other sign. NaN beyond the rows and where a value is not finite. The error is -(h^2 / 12) (y'(b) -
/// y'(a)) for rows h apart on a smooth curve. Source: Press et al., Numerical Recipes, 3rd ed., section 4.2.
double areaBetween(std::span<const double> x, std::span<const double> y, std::size_t from, std::size_t to);

} // namespace timestep

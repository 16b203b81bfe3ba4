// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace timestep {

/// A place on a sampled curve that is worth reading.
struct CurvePlace {
    enum class Kind { Maximum, Minimum, Zero, Crossing };
    Kind kind = Kind::Maximum;
    std::size_t row = 0; ///< to be read
    std::size_t from =
        0; ///< a zero or a crossing lies between the rows `from` and `row`, or at both if equal
    std::size_t other = 0; ///< index of the curve that is crossed, if Kind::Crossing
};

/// The next extremum after `row` (before it, if not `forward`); none: there is no further one. An extremum is
/// a row, or a plateau of rows with the same value, with a lower row before and after it (maximum) or a
/// higher one (minimum). Of a plateau it is the middle row. The ends of the curve, and rows beside a gap (a
/// value that is not finite), are no extrema: how the curve goes on there is not known.
std::optional<CurvePlace> nextExtremum(std::span<const double> ys, std::size_t row, bool forward);

/// The next change of sign after `row` (before it, if not `forward`): of the curve itself, or of its
/// difference from another one. Its row is the first with the other sign, or the first of the rows that are
/// zero between both signs. A curve that only touches zero does not change its sign, and a gap hides what it
/// does. `differences`: by curve, y minus the value of that curve at the same x; not finite where that curve
/// has no value; empty for the curve itself.
std::optional<CurvePlace> nextCrossing(std::span<const double> ys,
                                       const std::vector<std::vector<double>>& differences, std::size_t row,
                                       bool forward);

/// y minus the value of another curve at the same x, between its rows on a straight line. The x of the other
/// curve must not decrease; not finite outside of it.
std::vector<double> differencesFrom(std::span<const double> xs, std::span<const double> ys,
                                    std::span<const double> otherXs, std::span<const double> otherYs);

} // namespace timestep

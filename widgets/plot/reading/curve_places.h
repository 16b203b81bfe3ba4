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
        0; ///< a zero or a crossing lies between the rows `from` and `row`, or at that row if they are equal
    std::size_t other = 0; ///< index of the curve that is crossed, if Kind::Crossing
};

/// Returns the next extremum after `row` (before it, if not `forward`), if there is one. An extremum is a
/// row, or a plateau of rows with the same value, with a lower row before and after it (maximum) or a higher
/// one (minimum). The extremum of a plateau is its middle row. The ends of the curve, and rows beside a gap
/// (a value that is not finite), are no extrema, because the course of the curve there is unknown.
std::optional<CurvePlace> nextExtremum(std::span<const double> ys, std::size_t row, bool forward);

/// Returns the next change of sign after `row` (before it, if not `forward`) of the curve itself or of its
/// difference from another one. Its row is the first with the other sign, or the first of the rows that are
/// zero between both signs. A curve that only touches zero does not change its sign. A change across a gap is
/// unknown. `differences`: by curve, y minus the value of that curve at the same x; not finite where that
/// curve has no value; empty for the curve itself.
std::optional<CurvePlace> nextCrossing(std::span<const double> ys,
                                       const std::vector<std::vector<double>>& differences, std::size_t row,
                                       bool forward);

/// Returns y minus the value of another curve at the same x, interpolated linearly between its rows. The x of
/// the other curve must not decrease; outside its range the result is not finite.
std::vector<double> differencesFrom(std::span<const double> xs, std::span<const double> ys,
                                    std::span<const double> otherXs, std::span<const double> otherYs);

} // namespace timestep

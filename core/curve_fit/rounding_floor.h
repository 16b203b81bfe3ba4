// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace timestep {

/// Errors against steps without those at which rounding dominates.
struct AboveFloor {
    std::vector<double> steps, errors; ///< in the given order
    std::size_t leftOut = 0;
};

/// Leaves out the steps from which on rounding dominates. From the largest step down, rounding begins at the
/// first step whose error is not smaller than 0.8 times that of the step before, if the error has fallen to a
/// thousandth by then and does not fall to a third of it further down: an error that depends on a power of
/// the step falls, and the sum of the roundings of more and more steps does not. The steps before it whose
/// local order is below two thirds of the local order before are left out as well, because there rounding
/// takes a part. At least three steps are kept. Rows that are not finite are ignored.
AboveFloor aboveRoundingFloor(std::span<const double> steps, std::span<const double> errors);

} // namespace timestep

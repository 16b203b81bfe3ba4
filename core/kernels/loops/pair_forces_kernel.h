// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace timestep {

/// Writes sums_i = sum_j s³ (1 - 2 s³) / r² (r_j - r_i) over j != i, with r = |r_j - r_i| and s =
/// squaredSigma / r², for the first atoms in the plane, as many as fill vector lanes. Returns their number.
std::size_t sumRepulsionsInLanes(double squaredSigma, std::span<const double> position,
                                 std::span<double> sums);

} // namespace timestep

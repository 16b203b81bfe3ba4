// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace timestep {

/// With fewer numbers, addSlopesInWideVectors() is not worth a call.
inline constexpr std::size_t fewestForWideVectors = 32;

/// result = y + h sum_j w_j k_j, where slope j is k[j n] to k[j n + n - 1] for n numbers in y; `result` may
/// be y. At least one weight is not 0, at most 7 are.
void addSlopesInWideVectors(std::span<const double> weights, double h, std::span<const double> k,
                            std::span<const double> y, std::span<double> result);

} // namespace timestep

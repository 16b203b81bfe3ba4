// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace timestep {

/// Number of partial sums of every sum over particles and sticks. Number i of a list is added to partial sum
/// i modulo 8, and the partial sums are added in order at the end. So eight additions do not wait for each
/// other. Tables hold such sums, so this number must not change.
constexpr std::size_t sumLanes = 8;
using LaneSums = std::array<double, sumLanes>;

inline double total(const LaneSums& sums) {
    double sum = 0;
    for (const double part : sums) sum += part;
    return sum;
}

} // namespace timestep

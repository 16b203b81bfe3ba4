// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

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

/// Longer lists are summed in blocks of this many numbers, which the threads of a team share. The sums of the
/// blocks are then added in order. Tables hold such sums, so this number must not change.
constexpr std::size_t sumBlock = 8192;

/// The sum of all `of(begin, end)` over the blocks of a list of `count` numbers, in order. `blocks` is work
/// memory.
template <typename Sum, typename Of>
Sum sumOfBlocks(std::size_t count, std::vector<Sum>& blocks, const Of& of) {
    if (count <= sumBlock) return of(std::size_t{0}, count);
    blocks.resize((count + sumBlock - 1) / sumBlock);
    const auto work = [&](std::size_t first, std::size_t last) {
        for (std::size_t k = first; k < last; ++k)
            blocks[k] = of(k * sumBlock, std::min(count, (k + 1) * sumBlock));
    };
    inShares(blocks.size(), 2, work);
    Sum sum = blocks.front();
    for (std::size_t k = 1; k < blocks.size(); ++k) sum += blocks[k];
    return sum;
}

} // namespace timestep

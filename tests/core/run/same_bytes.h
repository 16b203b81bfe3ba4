// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

namespace timestep {

/// True if both have the same bytes; all NaN are equal.
inline bool sameBytes(const std::vector<double>& one, const std::vector<double>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](double a, double b) {
        return std::memcmp(&a, &b, sizeof a) == 0 || (std::isnan(a) && std::isnan(b));
    });
}

/// The number of values and the bits of each, column by column.
inline std::vector<std::uint64_t> bitsOf(const Table& table) {
    std::vector<std::uint64_t> bits;
    for (const Column& column : table.columns) {
        bits.push_back(column.values.size());
        for (const double value : column.values) bits.push_back(std::bit_cast<std::uint64_t>(value));
    }
    return bits;
}

} // namespace timestep

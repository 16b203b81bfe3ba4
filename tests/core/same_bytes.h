// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

namespace timestep {

/// The same bytes; NaN is NaN, whatever its bits.
inline bool sameBytes(const std::vector<double>& one, const std::vector<double>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](double a, double b) {
        return std::memcmp(&a, &b, sizeof a) == 0 || (std::isnan(a) && std::isnan(b));
    });
}

} // namespace timestep

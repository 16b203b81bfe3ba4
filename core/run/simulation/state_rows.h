// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// The states of a problem after several steps in a row, each [q | v].
struct StateRows {
    static constexpr std::size_t most = 64; ///< few enough for the nearest cache

    std::int64_t firstStep = 0; ///< steps made at row 0
    std::size_t rows = 0, width = 0;
    std::vector<double> y; ///< row r begins at r width

    std::span<const double> q(std::size_t row) const { return {y.data() + row * width, width / 2}; }
    std::span<const double> v(std::size_t row) const {
        return {y.data() + row * width + width / 2, width / 2};
    }
};

} // namespace timestep

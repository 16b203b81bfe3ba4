// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <cstddef>
#include <vector>

namespace timestep {

/// Rows of a run on their way into a table: here the numbers of a row lie side by side, there those of a
/// column.
class RowBlock {
public:
    RowBlock() = default;
    explicit RowBlock(std::size_t columns) : columns_(columns), numbers_(columns * most) {}

    bool isFull() const { return rows_ == most; }
    /// Adds a row and returns where its numbers belong. The block must not be full.
    double* add() { return numbers_.data() + columns_ * rows_++; }
    /// Appends all rows to as many columns from `first` on, and forgets them.
    void moveTo(Column* first) {
        if (rows_ == 0) return;
        for (std::size_t i = 0; i < columns_; ++i) {
            std::vector<double>& values = first[i].values;
            const double* number = numbers_.data() + i;
            if (rows_ == 1) {
                values.push_back(*number);
                continue;
            }
            const std::size_t before = values.size();
            values.resize(before + rows_);
            double* const end = values.data() + values.size();
            for (double* value = values.data() + before; value != end; ++value, number += columns_)
                *value = *number;
        }
        rows_ = 0;
    }

    std::size_t bytes() const { return numbers_.size() * sizeof(double); }

private:
    static constexpr std::size_t most = 64; ///< few enough for the nearest cache

    std::size_t columns_ = 0, rows_ = 0;
    std::vector<double> numbers_;
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wording.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// One measured quantity, row by row.
struct Column {
    std::string id;   ///< machine name, "energy-drift"; unique within one run of a table
    Wording name;     ///< displayed name
    std::string unit; ///< "m", "s", "1" for a pure number
    int run = 0;      ///< run of the experiment; -1: no single run (the values of a parameter sweep)
    std::vector<double> values; ///< one per row; NaN where the quantity is not defined
};

/// Columns with units. Runs, parameter sweeps, residual histories and phase portraits are tables. Columns of
/// one run have the same length; runs with different steps can differ in length.
struct Table {
    std::vector<Column> columns;
    std::vector<std::string> runs; ///< label of each run, in the order of Column::run

    /// Returns the column with this id and run, or null.
    const Column* find(std::string_view id, int run = 0) const;
    /// Returns the length of the longest column.
    std::size_t rows() const;
    /// Returns the number of values in all columns.
    std::size_t numbers() const;
};

} // namespace timestep

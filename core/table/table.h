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
    Wording name;     ///< what people read
    std::string unit; ///< "m", "s", "1" for a pure number
    int run = 0; ///< which run of the experiment it belongs to; -1: none in particular (a sweep's abscissa)
    std::vector<double> values; ///< one per row; NaN where the quantity is not defined
};

/// Columns with units. A run, a step-size sweep, a residual history and a phase portrait are all tables.
/// Columns of one run have the same length; runs with different steps differ in length.
struct Table {
    std::vector<Column> columns;
    std::vector<std::string> runs; ///< label of each run, in the order of Column::run

    /// The column of that name and run, or null.
    const Column* find(std::string_view id, int run = 0) const;
    /// Rows of the longest column.
    std::size_t rows() const;
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/cells.h"
#include "core/measured/column_heading.h"
#include "core/parallel.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// One column of a file of measured data.
struct MeasuredColumn {
    /// The first cell that is not a number.
    struct Fault {
        int line = 0, column = 0; ///< from 1
        std::string cell = {};
    };
    ColumnHeading heading = {};
    std::vector<double> values = {}; ///< one per row; NaN where the cell is empty or not a number
    std::optional<Fault> fault = {};
    /// The cells are times of day or dates; the values are seconds since the first of them.
    bool isClock = false;
    bool begun = false; ///< a number or a clock time was read
};

/// Measured data from a phone, a video tracker or a data logger.
struct MeasuredTable {
    std::string file; ///< its name, for messages
    Dialect dialect = {};
    std::vector<std::string> notes = {};  ///< lines above the heads
    std::vector<std::string> footer = {}; ///< lines after the rows, which were left out
    std::size_t repeatedHeads = 0;        ///< lines between the rows that are the heads again, left out
    std::vector<MeasuredColumn> columns = {};

    std::size_t rows() const { return columns.empty() ? 0 : columns.front().values.size(); }
    /// The column with this name, whole head ("x [m]") or number from 1, in this order. Throws InputError if
    /// there is none, or if several have the name.
    std::size_t find(std::string_view name) const;
    /// The values of a column. Throws InputError with file, line and column if a cell is not a number.
    const std::vector<double>& numbers(std::size_t column) const;
};

/// Limits for one file.
inline constexpr std::size_t mostMeasuredBytes = std::size_t{1} << 28, mostMeasuredColumns = 200,
                             mostMeasuredRows = 5'000'000;

/// What the reader of a file says of its form; what is not said is found.
struct MeasuredForm {
    std::optional<char> separator = {}, decimal = {};
    std::size_t skippedLines = 0, skippedAtEnd = 0; ///< lines that are not read
};

/// Reads the content of a file: cells between commas, semicolons, tabs or blanks, with decimal point or
/// comma, in quotes or not, where a cell in quotes may hold line breaks; clock times (clockTime()), which
/// become seconds since the first row of their column; heads of any number of lines with units (headingOf()),
/// or with a line of units below the names; comment lines that begin with #, % or //; empty cells; lines of a
/// serial monitor, "23:24:14.141 -> 0.5", and of a serial plotter, "t:0.5,x:1.2"; heads that are repeated
/// between the rows; words below the last row, as "Mean" or the name of a place. `file` is its name for
/// messages. `progress` (may be null) is called with bytes; the result is empty if it returned false. Throws
/// InputError with file, line and column, also where the commas of a file can be read in two ways: its path
/// is then "separator" or "decimal", the choice that is missing.
MeasuredTable readMeasured(std::string_view bytes, const std::string& file, const Progress& progress = {},
                           const MeasuredForm& form = {});

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/column_heading.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

struct CountedCells {
    std::size_t all = 0, numbers = 0, empty = 0;
    bool beginsWithNumber = false;
};
CountedCells countCells(std::string_view line, char separator);

/// Where the rows begin and their number of cells.
struct Layout {
    std::size_t columns = 0;
    bool allNumbers = false; ///< there are rows that contain only numbers
    /// Whether the rows begin with this line. A row may hold a note: a line that begins with a number is a
    /// row if there are names above it, or if more than half of its cells are numbers.
    bool begins(const CountedCells& counted, bool isNamed) const;
};

/// The width that most lines with numbers have.
Layout layoutOf(const std::vector<std::string_view>& sample, char separator);

/// Lines of names and units above the rows.
class HeadLines {
public:
    HeadLines(std::size_t columns, char separator) : columns_(columns), separator_(separator) {}

    void add(std::string_view line, bool comment);
    /// The heads: the last line of names, and the units beside the names or in a separate line.
    std::vector<ColumnHeading> headings();
    /// Whether there are names. A line of numbers below them may be one of units, "1", so that counts as
    /// none.
    bool isNamed() const { return !names_.empty() && !isUnitLine_; }
    /// Whether a line is one of the heads again, as a logger writes them after a pause.
    bool repeats(std::string_view line) const;
    /// Number of columns with a name in the last line; 0: there are no names.
    std::size_t namedColumns() const { return namedColumns_; }

    std::vector<std::string> notes;

private:
    std::size_t columns_, namedColumns_ = 0;
    char separator_;
    bool isUnitLine_ = false;
    std::vector<std::vector<std::string>> names_;
    std::vector<std::string> commented_, lines_;
};

} // namespace timestep

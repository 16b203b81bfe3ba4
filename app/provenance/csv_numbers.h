// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace timestep {

/// The numbers of a CSV file written by toCsv(), by column.
struct CsvNumbers {
    std::vector<std::string> headings; ///< without quotes, one per column
    std::vector<std::vector<double>>
        columns;          ///< each to its last number; an empty cell above it: not defined
    std::size_t rows = 0; ///< lines of numbers
    int firstLine = 1;    ///< line number of row 0 in the file
    bool tidy = false;    ///< the file has CsvForm::Tidy, with labels of runs; then nothing is read
};

/// Reads the rows of a CSV file, below its comments and headings. Throws InputError with the line of a cell
/// that is not a number.
CsvNumbers readCsvNumbers(const QString& path);

} // namespace timestep

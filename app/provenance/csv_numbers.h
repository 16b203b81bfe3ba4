// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace timestep {

/// The numbers of a CSV that toCsv() wrote, column by column.
struct CsvNumbers {
    std::vector<std::vector<double>> columns; ///< a shorter one ends where its cells are empty
    int firstLine = 1;                        ///< line of the file that holds row 0
};

/// Reads a CSV below its comments and headings. Throws InputError with the line of what is no number.
CsvNumbers readCsvNumbers(const QString& path);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Returns a table as comma-separated values in the C locale, with up to 17 significant digits. The first
/// line holds headings "name [unit]"; with several runs the label follows the name. Runs are side by side;
/// cells below the end of a column are empty. Each of `comments` becomes a line "# ..." at the top, or
/// several if it has line breaks.
std::string toCsv(const Table& table, const std::vector<std::string>& comments);

/// Reads the numbers of such a file by columns. An empty cell after the end of a column adds nothing. `file`
/// is its name for messages. Throws InputError with file, line and column.
std::vector<std::vector<double>> numbersOfCsv(std::string_view csv, const std::string& file);

} // namespace timestep

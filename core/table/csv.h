// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <string>
#include <vector>

namespace timestep {

/// Returns a table as comma-separated values in the C locale, with up to 17 significant digits. The first
/// line holds headings "name [unit]"; with several runs the label follows the name. Runs are side by side;
/// cells below the end of a column are empty. Each of `comments` becomes a line "# ..." at the top, or
/// several if it has line breaks.
std::string toCsv(const Table& table, const std::vector<std::string>& comments);

} // namespace timestep

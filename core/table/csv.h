// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <string>
#include <vector>

namespace timestep {

/// A table as comma-separated values: C locale, up to 17 significant digits, a line of headings "name
/// [unit]", runs side by side (with its label after the name where there is more than one), a cell left empty
/// where a column is shorter. Each of `comments` becomes a line "# ..." at the top; a comment with line
/// breaks becomes several.
std::string toCsv(const Table& table, const std::vector<std::string>& comments);

} // namespace timestep

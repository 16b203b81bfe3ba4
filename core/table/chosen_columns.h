// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <string>
#include <vector>

namespace timestep {

/// Returns the columns with these ids: those without a run, then those of each run, in the order of the ids.
Table chosenColumns(const Table& table, const std::vector<std::string>& ids);
/// Returns the ids of the columns, each once.
std::vector<std::string> idsOf(const Table& table);

} // namespace timestep

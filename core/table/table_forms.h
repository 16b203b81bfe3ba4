// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <string>
#include <vector>

namespace timestep {

// A table in other forms than the wide CSV of csv.h. All write numbers in the C locale.

/// One row per run and row: "run" (its label), then the ids of the columns, each once. Columns without a run
/// stand in the rows of every run. Missing cells are empty. `comments` as in toCsv().
std::string toTidyCsv(const Table& table, const std::vector<std::string>& comments);

/// LaTeX for the package booktabs: a tabular with names, units and labels of runs in its head, numbers with 6
/// digits. "nan" is written as a dash.
std::string toLatex(const Table& table);

/// A table of Markdown (GitHub) with the same head and digits.
std::string toMarkdown(const Table& table);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <string>
#include <vector>

namespace timestep {

// A table in forms for documents; csv.h has the forms for computations. All write numbers in the C locale.

/// LaTeX for the package booktabs: a tabular with names, units and labels of runs in the head, numbers with 6
/// digits. "nan" is written as a dash.
std::string toLatex(const Table& table);

/// A table of Markdown (GitHub) with the same head and digits.
std::string toMarkdown(const Table& table);

} // namespace timestep

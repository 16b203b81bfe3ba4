// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"
#include "core/table/table.h"

#include <string>

namespace timestep {

/// The content of a workbook (.xlsx) with the table and its chart, the experiment as its file holds it, and,
/// for a run of equations of motion without events, a sheet whose formulas make the steps of Euler, velocity
/// Verlet and Runge-Kutta cell by cell. The same table and recipe give the same bytes. Throws InputError for
/// more rows or columns than a sheet can hold, and in a program that was built without libxlsxwriter.
std::string workbookOf(const Table& table, const Recipe& recipe);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/content/plot_spec.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace timestep {

/// Returns columns of a table as text separated by tabs, for the clipboard and spreadsheets: one head row
/// with run, name and unit, then the values, each with the fewest digits that read back as the same number.
/// Undefined values are empty.
/// \param columns  indices into Table::columns; empty: all
/// \param locale   its decimal sign is the one that the receiving spreadsheet expects
/// \param rows     in ascending order; empty: all
QString tableText(const Table& table, const std::vector<std::size_t>& columns = {},
                  QLocale locale = QLocale::c(), const std::vector<std::size_t>& rows = {});

} // namespace timestep

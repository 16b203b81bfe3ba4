// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/undone_steps.h"

#include <algorithm>

namespace timestep {

void keepRows(UndoneSteps& undone, const Table& before) {
    undone.table = {};
    for (const Column& column : before.columns) {
        const auto run = static_cast<std::size_t>(column.run);
        const std::size_t removed = run < undone.rows.size() ? undone.rows[run] : 0;
        const std::vector<double>& values = column.values;
        const std::size_t kept = values.size() - std::min(values.size(), removed);
        undone.table.columns.push_back(
            {column.id, column.name, column.unit, column.run,
             std::vector<double>(values.begin() + static_cast<std::ptrdiff_t>(kept), values.end())});
    }
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/chosen_columns.h"

#include <algorithm>

namespace timestep {

Table chosenColumns(const Table& table, const std::vector<std::string>& ids) {
    Table chosen;
    chosen.runs = table.runs;
    for (int run = -1; run < std::max(1, static_cast<int>(table.runs.size())); ++run)
        for (const std::string& id : ids)
            if (const Column* const column = table.find(id, run)) chosen.columns.push_back(*column);
    return chosen;
}

std::vector<std::string> idsOf(const Table& table) {
    std::vector<std::string> ids;
    for (const Column& column : table.columns)
        if (std::find(ids.begin(), ids.end(), column.id) == ids.end()) ids.push_back(column.id);
    return ids;
}

} // namespace timestep

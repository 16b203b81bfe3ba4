// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table.h"

#include <algorithm>

namespace timestep {

const Column* Table::find(std::string_view id, int run) const {
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const Column& column) {
        return column.run == run && column.id == id;
    });
    return found == columns.end() ? nullptr : &*found;
}

std::size_t Table::rows() const {
    std::size_t longest = 0;
    for (const Column& column : columns) longest = std::max(longest, column.values.size());
    return longest;
}

std::size_t Table::numbers() const {
    std::size_t sum = 0;
    for (const Column& column : columns) sum += column.values.size();
    return sum;
}

} // namespace timestep

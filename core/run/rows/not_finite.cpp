// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rows/not_finite.h"

#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

bool isInfinite(double value) {
    return std::isinf(value);
}

} // namespace

std::vector<NotFinite> notFiniteColumns(const Table& table) {
    std::vector<NotFinite> found;
    const auto add = [&](std::size_t column, std::size_t row, bool isUndefined) {
        const Column* time = table.find("time", table.columns[column].run);
        const bool isTimed = time != nullptr && row < time->values.size();
        found.push_back({column, row, isTimed ? time->values[row] : undefined, isUndefined});
    };
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const std::vector<double>& values = table.columns[i].values;
        const auto first = std::find_if(values.begin(), values.end(), isInfinite);
        if (first != values.end()) add(i, static_cast<std::size_t>(first - values.begin()), false);
    }
    const std::size_t infinite = found.size();
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        std::size_t first = column.values.size(); // the first row in which a column of the run is infinite
        bool known = false;
        for (std::size_t k = 0; k < infinite; ++k) {
            if (table.columns[found[k].column].run == column.run) first = std::min(first, found[k].row);
            known = known || found[k].column == i;
        }
        if (known) continue;
        for (std::size_t row = first; row < column.values.size(); ++row) {
            if (!std::isnan(column.values[row])) continue;
            if (row == 0 || !std::isnan(column.values[row - 1])) add(i, row, true);
            break;
        }
    }
    std::stable_sort(found.begin(), found.end(), [&](const NotFinite& one, const NotFinite& other) {
        return table.columns[one.column].run < table.columns[other.column].run;
    });
    return found;
}

bool endsInfinite(const Table& table) {
    return std::any_of(table.columns.begin(), table.columns.end(), [](const Column& column) {
        return !column.values.empty() && isInfinite(column.values.back());
    });
}

} // namespace timestep

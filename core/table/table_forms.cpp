// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_forms.h"

#include "core/table/number_text.h"
#include "core/table/word_table.h"

#include <cmath>

namespace timestep {

namespace {

std::string headOf(const Table& table, const Column& column) {
    std::string text = column.name.english();
    if (!column.unit.empty() && column.unit != "1") text += " / " + column.unit;
    const auto run = static_cast<std::size_t>(column.run);
    if (column.run >= 0 && run < table.runs.size() && table.runs.size() > 1) text += ", " + table.runs[run];
    return text;
}

/// The table as it is printed: names, units and labels of runs in the head, numbers with 6 digits.
WordTable printedForm(const Table& table) {
    WordTable printed;
    for (const Column& column : table.columns) printed.columns.push_back({headOf(table, column)});
    for (std::size_t row = 0; row < table.rows(); ++row) {
        std::vector<WordTable::Cell>& cells = printed.rows.emplace_back();
        for (const Column& column : table.columns) {
            const bool isThere = row < column.values.size();
            const bool isKnown = isThere && std::isfinite(column.values[row]);
            if (isKnown)
                cells.push_back(numberCell(shortNumber(column.values[row])));
            else
                cells.push_back({"–", isThere ? "--" : ""});
        }
    }
    return printed;
}

} // namespace

std::string toLatex(const Table& table) {
    return toLatex(printedForm(table));
}

std::string toMarkdown(const Table& table) {
    return toMarkdown(printedForm(table));
}

} // namespace timestep

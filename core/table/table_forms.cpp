// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_forms.h"

#include "core/table/chosen_columns.h"
#include "core/table/number_text.h"
#include "core/table/word_table.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

std::string headOf(const Column& column) {
    std::string text = column.name.english();
    if (!column.unit.empty() && column.unit != "1") text += " / " + column.unit;
    return text;
}

std::string headOf(const Table& table, const Column& column) {
    std::string text = headOf(column);
    const auto run = static_cast<std::size_t>(column.run);
    if (column.run >= 0 && run < table.runs.size() && table.runs.size() > 1) text += ", " + table.runs[run];
    return text;
}

/// A number with 6 digits; a dash for one that is not finite; nothing below the end of a column. `column` may
/// be null.
WordTable::Cell cellOf(const Column* column, std::size_t row) {
    const bool isThere = column != nullptr && row < column->values.size();
    if (isThere && std::isfinite(column->values[row])) return numberCell(shortNumber(column->values[row]));
    return {"–", isThere ? "--" : ""};
}

/// The table as it is printed: names, units and labels of runs in the head, numbers with 6 digits.
WordTable printedForm(const Table& table) {
    WordTable printed;
    for (const Column& column : table.columns) printed.columns.push_back({headOf(table, column)});
    for (std::size_t row = 0; row < table.rows(); ++row) {
        std::vector<WordTable::Cell>& cells = printed.rows.emplace_back();
        for (const Column& column : table.columns) cells.push_back(cellOf(&column, row));
    }
    return printed;
}

/// The same with the runs below each other: a column with their labels, and each id once.
WordTable tidyForm(const Table& table) {
    WordTable printed;
    printed.columns.push_back({"run", false});
    const std::vector<std::string> ids = idsOf(table);
    for (const std::string& id : ids) {
        const auto named = std::find_if(table.columns.begin(), table.columns.end(),
                                        [&](const Column& column) { return column.id == id; });
        printed.columns.push_back({headOf(*named)});
    }
    for (std::size_t run = 0; run < table.runs.size(); ++run) {
        std::vector<const Column*> columns;
        std::size_t rows = 0;
        for (const std::string& id : ids) {
            const Column* const own = table.find(id, static_cast<int>(run));
            columns.push_back(own != nullptr ? own : table.find(id, -1));
            if (columns.back() != nullptr) rows = std::max(rows, columns.back()->values.size());
        }
        for (std::size_t row = 0; row < rows; ++row) {
            std::vector<WordTable::Cell>& cells = printed.rows.emplace_back();
            cells.push_back({table.runs[run]});
            for (const Column* const column : columns) cells.push_back(cellOf(column, row));
        }
    }
    return printed;
}

} // namespace

std::string toLatex(const Table& table) {
    const WordTable wide = printedForm(table);
    return toLatex(table.runs.size() > 1 && !fitsPage(wide) ? tidyForm(table) : wide);
}

std::string toMarkdown(const Table& table) {
    return toMarkdown(printedForm(table));
}

} // namespace timestep

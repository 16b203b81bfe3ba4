// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_forms.h"

#include "core/table/chosen_columns.h"
#include "core/table/number_text.h"
#include "core/table/word_table.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

namespace {

/// RFC 4180: quotes around a cell with a comma, a quote or a line break.
std::string tidyCell(const std::string& cell) {
    if (cell.find_first_of(",\"\n\r") == std::string::npos) return cell;
    std::string text = "\"";
    for (const char c : cell) text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + "\"";
}

std::string headOf(const Table& table, const Column& column) {
    std::string text = column.name.english();
    if (!column.unit.empty() && column.unit != "1") text += " / " + column.unit;
    const auto run = static_cast<std::size_t>(column.run);
    if (column.run >= 0 && run < table.runs.size() && table.runs.size() > 1) text += ", " + table.runs[run];
    return text;
}

/// The table as it is printed: names, units and labels of runs in its head, numbers with 6 digits.
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

std::string toTidyCsv(const Table& table, const std::vector<std::string>& comments) {
    std::string text;
    for (const std::string& comment : comments) {
        text += "# ";
        for (const char c : comment) text += c == '\n' ? std::string("\n# ") : std::string(1, c);
        text += '\n';
    }
    const std::vector<std::string> ids = idsOf(table);
    text += "run";
    for (const std::string& id : ids) text += "," + tidyCell(id);
    text += '\n';
    std::array<char, 40> number{};
    for (std::size_t run = 0; run < std::max<std::size_t>(1, table.runs.size()); ++run) {
        std::vector<const Column*> columns;
        std::size_t rows = 0;
        for (const std::string& id : ids) {
            const Column* const own = table.find(id, static_cast<int>(run));
            columns.push_back(own != nullptr ? own : table.find(id, -1));
            if (columns.back() != nullptr) rows = std::max(rows, columns.back()->values.size());
        }
        const std::string name = run < table.runs.size() ? tidyCell(table.runs[run]) : std::string();
        for (std::size_t row = 0; row < rows; ++row) {
            text += name;
            for (const Column* const column : columns) {
                text += ',';
                if (column != nullptr && row < column->values.size())
                    text.append(number.data(), writeExactNumber(column->values[row], number));
            }
            text += '\n';
        }
    }
    return text;
}

std::string toLatex(const Table& table) {
    return toLatex(printedForm(table));
}

std::string toMarkdown(const Table& table) {
    return toMarkdown(printedForm(table));
}

} // namespace timestep

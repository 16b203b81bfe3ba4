// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_forms.h"

#include "core/table/number_text.h"
#include "core/table/tex_text.h"

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

/// "1.3e-05" as a power of ten in TeX.
std::string texNumberOf(double value) {
    if (!std::isfinite(value)) return "--";
    std::string text = shortNumber(value);
    const std::size_t at = text.find('e');
    std::string power;
    if (at != std::string::npos) {
        power = "\\cdot 10^{" + std::to_string(std::stoi(text.substr(at + 1))) + "}";
        text.erase(at);
    }
    return "$" + text + power + "$";
}

std::string markdownCell(std::string text) {
    for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2))
        text.insert(at, "\\");
    return text;
}

} // namespace

std::string toTidyCsv(const Table& table, const std::vector<std::string>& comments) {
    std::string text;
    for (const std::string& comment : comments) {
        text += "# ";
        for (const char c : comment) text += c == '\n' ? std::string("\n# ") : std::string(1, c);
        text += '\n';
    }
    std::vector<std::string> ids;
    for (const Column& column : table.columns)
        if (std::find(ids.begin(), ids.end(), column.id) == ids.end()) ids.push_back(column.id);
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
    std::string text = "% needs \\usepackage{booktabs}\n\\begin{tabular}{" +
                       std::string(table.columns.size(), 'r') + "}\n\\toprule\n";
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        text += (i == 0 ? "" : " & ") + texText(headOf(table, table.columns[i]));
    text += " \\\\\n\\midrule\n";
    for (std::size_t row = 0; row < table.rows(); ++row) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const std::vector<double>& values = table.columns[i].values;
            text += (i == 0 ? "" : " & ") + (row < values.size() ? texNumberOf(values[row]) : std::string());
        }
        text += " \\\\\n";
    }
    return text + "\\bottomrule\n\\end{tabular}\n";
}

std::string toMarkdown(const Table& table) {
    std::string text = "|", rule = "|";
    for (const Column& column : table.columns) {
        text += " " + markdownCell(headOf(table, column)) + " |";
        rule += " ---: |";
    }
    text += "\n" + rule + "\n";
    for (std::size_t row = 0; row < table.rows(); ++row) {
        text += "|";
        for (const Column& column : table.columns) {
            const bool there = row < column.values.size() && std::isfinite(column.values[row]);
            text += " " + (there ? shortNumber(column.values[row]) : std::string("–")) + " |";
        }
        text += "\n";
    }
    return text;
}

} // namespace timestep

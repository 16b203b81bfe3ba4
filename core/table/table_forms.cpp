// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_forms.h"

#include "core/table/number_text.h"
#include "core/table/tex_text.h"

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

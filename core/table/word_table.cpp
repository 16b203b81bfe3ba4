// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/word_table.h"

#include "core/table/escaped_text.h"
#include "core/table/tex_text.h"

namespace timestep {

WordTable::Cell numberCell(const std::string& shown) {
    std::string tex, power;
    const std::size_t at = shown.find_first_of("eE");
    if (at != std::string::npos)
        power = "\\cdot 10^{" + std::to_string(std::stoi(shown.substr(at + 1))) + "}";
    for (const char c : shown.substr(0, at)) tex += c == ',' ? std::string("{,}") : std::string(1, c);
    return {shown, "$" + tex + power + "$"};
}

std::string toLatex(const WordTable& table) {
    std::string text = "% needs \\usepackage{booktabs}\n\\begin{tabular}{";
    for (const WordTable::Column& column : table.columns) text += column.isNumber ? 'r' : 'l';
    text += "}\n\\toprule\n";
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        text += (i == 0 ? "" : " & ") + texText(table.columns[i].head);
    text += " \\\\\n\\midrule\n";
    for (const std::vector<WordTable::Cell>& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i == 0 ? "" : " & ") + (row[i].tex ? *row[i].tex : texText(row[i].words));
        text += " \\\\\n";
    }
    return text + "\\bottomrule\n\\end{tabular}\n";
}

std::string toMarkdown(const WordTable& table) {
    std::string text = "|", rule = "|";
    for (const WordTable::Column& column : table.columns) {
        text += " " + markdownCell(markdownText(column.head)) + " |";
        rule += column.isNumber ? " ---: |" : " --- |";
    }
    text += "\n" + rule + "\n";
    for (const std::vector<WordTable::Cell>& row : table.rows) {
        text += "|";
        for (const WordTable::Cell& cell : row) // one with TeX of its own is a number
            text += " " + markdownCell(cell.tex ? cell.words : markdownText(cell.words)) + " |";
        text += "\n";
    }
    return text;
}

} // namespace timestep

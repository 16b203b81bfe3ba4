// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/word_table.h"

#include "core/table/escaped_text.h"
#include "core/table/tex_text.h"

#include <algorithm>

namespace timestep {

WordTable::Cell numberCell(const std::string& shown) {
    std::string tex, power;
    const std::size_t at = shown.find_first_of("eE");
    if (at != std::string::npos)
        power = "\\cdot 10^{" + std::to_string(std::stoi(shown.substr(at + 1))) + "}";
    for (const char c : shown.substr(0, at)) tex += c == ',' ? std::string("{,}") : std::string(1, c);
    return {shown, "$" + tex + power + "$"};
}

namespace {

// A page of A4 in the class article with letters of 10 pt.
constexpr double lineWidth = 345, letterWidth = 5, columnGap = 12; ///< [pt]
constexpr std::size_t rowsOfPage = 42;
constexpr std::size_t headWidth = 12; ///< letters in a line of a head that is broken

/// Breaks a head at spaces into lines, with the unit in a line of its own.
std::vector<std::string> headLines(const std::string& head, bool breaks) {
    if (!breaks) return {head};
    std::vector<std::string> lines{""};
    for (std::size_t begin = 0; begin <= head.size();) {
        const std::size_t end = std::min(head.find(' ', begin), head.size());
        const std::string word = head.substr(begin, end - begin);
        const bool isFull = !lines.back().empty() && lines.back().size() + 1 + word.size() > headWidth;
        if (isFull && lines.back() != "/") lines.emplace_back();
        lines.back() += (lines.back().empty() ? "" : " ") + word;
        begin = end + 1;
    }
    return lines;
}

double widthOf(const WordTable& table, std::size_t column, bool breaks) {
    std::size_t letters = 0;
    for (const std::string& line : headLines(table.columns[column].head, breaks))
        letters = std::max(letters, line.size());
    for (const std::vector<WordTable::Cell>& row : table.rows)
        letters = std::max(letters, row[column].words.size());
    return letterWidth * static_cast<double>(letters) + columnGap;
}

/// The columns of each part of the table. Every part begins with the columns that name its rows: the words at
/// the left and the first number.
std::vector<std::vector<std::size_t>> partsOf(const WordTable& table, bool breaks) {
    std::vector<std::size_t> naming;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        naming.push_back(i);
        if (table.columns[i].isNumber) break;
    }
    double names = 0;
    for (const std::size_t i : naming) names += widthOf(table, i, breaks);
    std::vector<std::vector<std::size_t>> parts{naming};
    double width = names;
    for (std::size_t i = naming.size(); i < table.columns.size(); ++i) {
        const double own = widthOf(table, i, breaks);
        if (width + own > lineWidth && parts.back().size() > naming.size()) {
            parts.push_back(naming);
            width = names;
        }
        parts.back().push_back(i);
        width += own;
    }
    return parts;
}

std::string partInLatex(const WordTable& table, const std::vector<std::size_t>& columns, bool breaks) {
    const bool isLong = table.rows.size() > rowsOfPage;
    const std::string environment = isLong ? "longtable" : "tabular";
    std::string text = "\\begin{" + environment + "}{";
    for (const std::size_t i : columns) text += table.columns[i].isNumber ? 'r' : 'l';
    text += "}\n\\toprule\n";
    for (std::size_t k = 0; k < columns.size(); ++k) {
        const WordTable::Column& column = table.columns[columns[k]];
        const std::vector<std::string> lines = headLines(column.head, breaks);
        std::string head;
        for (const std::string& line : lines) head += (head.empty() ? "" : "\\\\") + texText(line);
        if (lines.size() > 1)
            head = std::string("\\shortstack[") + (column.isNumber ? 'r' : 'l') + "]{" + head + "}";
        text += (k == 0 ? "" : " & ") + head;
    }
    text += " \\\\\n\\midrule\n";
    if (isLong) text += "\\endhead\n";
    for (const std::vector<WordTable::Cell>& row : table.rows) {
        for (std::size_t k = 0; k < columns.size(); ++k) {
            const WordTable::Cell& cell = row[columns[k]];
            text += (k == 0 ? "" : " & ") + (cell.tex ? *cell.tex : texText(cell.words));
        }
        text += " \\\\\n";
    }
    return text + "\\bottomrule\n\\end{" + environment + "}\n";
}

} // namespace

bool fitsPage(const WordTable& table) {
    return partsOf(table, false).size() == 1;
}

std::string toLatex(const WordTable& table) {
    const bool breaks = !fitsPage(table);
    std::string text = table.rows.size() > rowsOfPage ? "% needs \\usepackage{booktabs,longtable}\n"
                                                      : "% needs \\usepackage{booktabs}\n";
    bool first = true;
    for (const std::vector<std::size_t>& columns : partsOf(table, breaks)) {
        if (!first) text += "\n\\medskip\n";
        first = false;
        text += partInLatex(table, columns, breaks);
    }
    return text;
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

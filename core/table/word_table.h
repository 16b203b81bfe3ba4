// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// A table of words and numbers as a reader sees it, for other programs. All rows are as long as `columns`.
struct WordTable {
    struct Cell {
        std::string words;
        std::optional<std::string> tex = {}; ///< in LaTeX; none: texText(words)
    };
    struct Column {
        std::string head;
        bool isNumber = true; ///< numbers are aligned right, words left
    };
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;
};

/// A cell with a number as displayed, "1.3e-05" or "9,81", which LaTeX sets as mathematics.
WordTable::Cell numberCell(const std::string& shown);

/// Whether all columns fit beside each other on a page (A4, 10 pt).
bool fitsPage(const WordTable& table);
/// LaTeX for the package booktabs: a tabular. A table that is too wide for a page (A4, 10 pt) has broken
/// heads, and if that is not enough, several parts that repeat the columns which name the rows; one that is
/// too long is a longtable.
std::string toLatex(const WordTable& table);
/// A table of Markdown (GitHub).
std::string toMarkdown(const WordTable& table);

} // namespace timestep

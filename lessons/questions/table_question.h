// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/answer.h"
#include "lessons/text/block_text.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace timestep {

struct Question;

/// One cell of a table to fill in.
struct TableCell {
    bool blank = false;           ///< to be filled in
    std::string text;             ///< content of a cell that is not blank
    std::optional<double> answer; ///< of a blank cell; none in a prediction
    Tolerance tolerance;
};

/// The blank cells of a table are filled with numbers: Answer::cells, row by row.
struct TableQuestion {
    std::vector<std::string> headings; ///< of the columns, Markdown
    std::vector<std::vector<TableCell>> rows;
    std::vector<NumberFeedback> feedback;
    /// Number of blank cells.
    std::size_t blanks() const;
    /// The n-th blank cell, from 0. Null when there are fewer.
    const TableCell* blank(std::size_t n) const;
};

void readTableQuestion(const Json& yaml, Question& question, TableQuestion& table);
void judgeTable(const Question& question, const TableQuestion& table, const Answer& answer,
                Judgement& judgement);
std::string outcomeOfTable(const TableQuestion& prediction, const Answer& answer);
std::vector<AskedNumber> numbersOfTable(const TableQuestion& table);
std::span<const BlockText> tableTexts();
/// The cells of a question's table that are given, whatever they hold.
TextPlaces givenCells(const Json& question);

} // namespace timestep

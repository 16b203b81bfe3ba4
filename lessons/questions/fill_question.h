// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/answer.h"
#include "lessons/text/block_text.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace timestep {

struct Question;

/// A text that fills a blank, with feedback to it.
struct FillFeedback {
    std::size_t blank = 0; ///< from 0
    std::string entry;
    std::string text; ///< Markdown
};

/// The blanks in lines of code are filled: Answer::cells.
struct FillQuestion {
    std::vector<std::string> code;                 ///< lines; each ___ is a blank
    std::vector<std::string> tokens;               ///< on offer for every blank; empty: the blanks are typed
    std::vector<std::string> variables;            ///< of typed formulas; empty: texts are compared
    std::vector<std::vector<std::string>> answers; ///< of each blank, the accepted entries
    std::vector<FillFeedback> feedback;
};

void readFillQuestion(const Json& yaml, Question& question, FillQuestion& fill);
void judgeFill(const Question& question, const FillQuestion& fill, const Answer& answer,
               Judgement& judgement);
std::span<const BlockText> fillTexts();
/// Whether two entries are equal: letter by letter without blanks, or as formulas with the same values.
bool sameEntry(const FillQuestion& fill, const std::string& one, const std::string& other);
/// The names that a typed formula may use: the variables, and what the lines above the blank define, with the
/// first accepted answers in their blanks.
std::vector<std::string> namesIn(const FillQuestion& fill, std::size_t blank);
/// Whether an entry can be judged: one of the tokens, or a formula of these names.
bool isReadableEntry(const FillQuestion& fill, std::size_t blank, const std::string& entry);

/// The code with its blanks filled by entries, as far as there are entries.
std::vector<std::string> filledCode(const FillQuestion& fill, const std::vector<std::string>& entries);

} // namespace timestep

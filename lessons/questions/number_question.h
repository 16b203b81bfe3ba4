// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/answer.h"
#include "lessons/text/block_text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

struct Question;

/// A number is typed: Answer::text.
struct NumberQuestion {
    AskedNumber number; ///< its unit is shown after the field
    std::vector<NumberFeedback> feedback;
    /// The number in a text, with or without the unit.
    std::optional<double> typed(std::string_view text) const;
};

void readNumberQuestion(const Json& yaml, Question& question, NumberQuestion& number);
void judgeNumber(const Question& question, const NumberQuestion& number, const Answer& answer,
                 Judgement& judgement);
std::string outcomeOfNumber(const NumberQuestion& prediction, const Answer& answer);
std::vector<AskedNumber> numberAsked(const NumberQuestion& number);
std::span<const BlockText> numberTexts();

} // namespace timestep

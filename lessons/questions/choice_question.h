// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/answer.h"
#include "lessons/text/block_text.h"

#include <span>
#include <string>
#include <vector>

namespace timestep {

struct Question;

struct QuestionChoice {
    std::string id;
    std::string text; ///< Markdown
    std::string
        feedback; ///< shown once it was chosen and checked; of a prediction: beside the outcome; may be empty
    bool right = false;   ///< never true in a prediction
    bool happens = false; ///< of a prediction: what actually happens
};

/// One of several texts is chosen: Answer::choice.
struct ChoiceQuestion {
    std::vector<QuestionChoice> choices;
    /// The chosen one; null: none.
    const QuestionChoice* chosen(const Answer& answer) const;
    /// The one that a run shows to be true; null: none.
    const QuestionChoice* happening() const;
};

void readChoiceQuestion(const Json& yaml, Question& question, ChoiceQuestion& choice);
void judgeChoice(const Question& question, const ChoiceQuestion& choice, const Answer& answer,
                 Judgement& judgement);
std::string outcomeOfChoice(const ChoiceQuestion& prediction, const Answer& answer);
std::vector<std::string_view> choicesToRead(const ChoiceQuestion& choice);
std::span<const BlockText> choiceTexts();

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/answer.h"
#include "lessons/text/block_text.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace timestep {

struct Question;
class QuestionPlace;

/// What a written method must be, by the facts that core measures; an empty entry does not matter.
struct WrittenFacts {
    std::optional<int> order = {};
    std::optional<bool> keepsArea = {}, returns = {};
    std::string sameAs = {}; ///< id of a method of the catalogue with the same motion
};

/// Feedback to a method with these facts.
struct WriteFeedback {
    WrittenFacts facts;
    std::string text; ///< Markdown
};

/// The text of a method (core/method) is written: Answer::text.
struct WriteQuestion {
    std::string start; ///< lines that are there at first; may be empty
    std::string right; ///< a text that is right
    WrittenFacts facts;
    std::vector<WriteFeedback> feedback; ///< the first that fits is shown
};

void readWriteQuestion(const Json& yaml, Question& question, WriteQuestion& write);
void judgeWrite(const Question& question, const WriteQuestion& write, const Answer& answer,
                Judgement& judgement);
/// The text that the lesson calls right must be right.
void verifyWritten(const Question& question, const WriteQuestion& write, QuestionPlace& place);
std::span<const BlockText> writeTexts();

} // namespace timestep

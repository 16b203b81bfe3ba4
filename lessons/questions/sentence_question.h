// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/answer.h"
#include "lessons/text/block_text.h"

#include <span>
#include <string>

namespace timestep {

struct Question;

/// A sentence in the learner's own words, which is committed and never graded: Answer::text.
struct SentenceQuestion {
    std::string model; ///< model answer, shown after the commit, Markdown
};

void readSentenceQuestion(const Json& yaml, Question& question, SentenceQuestion& sentence);
void judgeSentence(const Question& question, const SentenceQuestion& sentence, const Answer& answer,
                   Judgement& judgement);
std::span<const BlockText> sentenceTexts();

} // namespace timestep

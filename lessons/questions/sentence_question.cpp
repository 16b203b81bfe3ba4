// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_parts.h"
#include "lessons/text/text.h"

#include <array>

namespace timestep {

void readSentenceQuestion(const Json& yaml, Question& question, SentenceQuestion& sentence) {
    yaml.expectKeys("question", {"id", "type", "ask", "model"});
    readAsk(yaml, question);
    sentence.model = yaml.required("model", "question").asText("model");
}

void judgeSentence(const Question&, const SentenceQuestion& sentence, const Answer& answer,
                   Judgement& judgement) {
    if (trimmed(answer.text).empty()) return;
    judgement.verdict = Verdict::Committed;
    judgement.model = sentence.model;
}

std::span<const BlockText> sentenceTexts() {
    static constexpr std::array<BlockText, 1> texts{{{"model", BlockText::Form::One}}};
    return texts;
}

} // namespace timestep

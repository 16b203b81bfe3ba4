// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_kinds.h"
#include "lessons/text/text.h"

namespace timestep {

namespace {

void readSentence(const Yaml& yaml, Question& question) {
    yaml.expectKeys("question", {"id", "type", "ask", "model"});
    readAsk(yaml, question);
    question.model = yaml.required("model", "question").asText("model");
}

void judgeSentence(const Question& question, const Answer& answer, Judgement& judgement) {
    if (trimmed(answer.text).empty()) return;
    judgement.verdict = Verdict::Committed;
    judgement.model = question.model;
}

} // namespace

const QuestionKind sentenceQuestion{.word = "sentence",
                                    .type = Question::Type::Sentence,
                                    .graded = false,
                                    .read = readSentence,
                                    .judge = judgeSentence};

} // namespace timestep

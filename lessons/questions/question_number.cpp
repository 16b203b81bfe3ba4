// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_kinds.h"
#include "lessons/text/read_values.h"

namespace timestep {

namespace {

void readAnswer(const Yaml& yaml, Question& question) {
    if (question.prediction) {
        for (const char* key : {"answer", "within"})
            if (const Yaml* value = yaml.find(key))
                throw value->error(TRANSLATABLE("fault", "a prediction is not graded: it has no answer"));
        return;
    }
    question.answer = yaml.required("answer", "question").asNumber("answer");
    question.tolerance = readTolerance(yaml.required("within", "question"), "within");
}

void readNumber(const Yaml& yaml, Question& question) {
    yaml.expectKeys("question", {"id", "type", "prediction", "ask", "answer", "unit", "within", "feedback",
                                 "hints", "solution", "reason"});
    readAsk(yaml, question);
    question.reason = optionalText(yaml, "reason");
    question.unit = optionalText(yaml, "unit");
    readNumberFeedback(yaml, question);
    readAnswer(yaml, question);
    readHelp(yaml, question);
}

void judgeNumber(const Question& question, const Answer& answer, Judgement& judgement) {
    const auto value = numberOf(question, answer.text);
    if (!value) return;
    if (question.prediction || !question.answer) {
        judgement.verdict = Verdict::Committed;
        return;
    }
    const bool right = question.tolerance.accepts(*value, *question.answer);
    judgement.verdict = right ? Verdict::Right : Verdict::Wrong;
    if (!right) judgement.feedback = feedbackFor(question, *value);
}

std::string outcomeOfNumber(const Question& prediction, const Answer& answer) {
    const auto value = numberOf(prediction, answer.text);
    return value ? feedbackFor(prediction, *value) : std::string();
}

} // namespace

const QuestionKind numberQuestion{.word = "number",
                                  .type = Question::Type::Number,
                                  .read = readNumber,
                                  .judge = judgeNumber,
                                  .outcome = outcomeOfNumber};

} // namespace timestep

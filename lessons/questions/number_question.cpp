// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/typed_number.h"
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"
#include "lessons/text/text.h"

namespace timestep {

namespace {

void readAnswer(const Json& yaml, const Question& question, AskedNumber& number) {
    if (question.prediction) {
        for (const char* key : {"answer", "within"})
            if (const Json* value = yaml.find(key))
                throw value->error(TRANSLATABLE("fault", "a prediction is not graded: it has no answer"));
        return;
    }
    number.answer = yaml.required("answer", "question").asNumber("answer");
    number.tolerance = readTolerance(yaml.required("within", "question"), "within");
}

} // namespace

std::optional<double> NumberQuestion::typed(std::string_view text) const {
    text = trimmed(text);
    if (!number.unit.empty() && text.ends_with(number.unit)) text.remove_suffix(number.unit.size());
    return typedNumber(text);
}

void readNumberQuestion(const Json& yaml, Question& question, NumberQuestion& number) {
    yaml.expectKeys("question", {"id", "type", "prediction", "ask", "answer", "unit", "within", "feedback",
                                 "hints", "solution", "reason"});
    readAsk(yaml, question);
    question.reason = optionalText(yaml, "reason");
    number.number.unit = optionalText(yaml, "unit");
    number.feedback = readNumberFeedback(yaml);
    readAnswer(yaml, question, number.number);
    readHelp(yaml, question);
}

void judgeNumber(const Question& question, const NumberQuestion& number, const Answer& answer,
                 Judgement& judgement) {
    const auto value = number.typed(answer.text);
    if (!value) return;
    const AskedNumber& asked = number.number;
    if (question.prediction || !asked.answer) {
        judgement.verdict = Verdict::Committed;
        return;
    }
    const std::string_view typed = trimmed(answer.text);
    const bool right = acceptsTyped(typed, *value, *asked.answer, asked.tolerance);
    judgement.verdict = right ? Verdict::Right : Verdict::Wrong;
    if (right) return;
    judgement.feedback = feedbackFor(number.feedback, *value);
    judgement.nearness = nearnessOf(typed, *value, *asked.answer, asked.tolerance);
}

std::string outcomeOfNumber(const NumberQuestion& prediction, const Answer& answer) {
    const auto value = prediction.typed(answer.text);
    return value ? feedbackFor(prediction.feedback, *value) : std::string();
}

std::vector<AskedNumber> numberAsked(const NumberQuestion& number) {
    return {number.number};
}

std::span<const BlockText> numberTexts() {
    return feedbackTexts();
}

} // namespace timestep

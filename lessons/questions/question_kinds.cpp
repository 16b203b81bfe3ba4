// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_kinds.h"

#include "core/parameter/typed_number.h"
#include "lessons/text/read_values.h"
#include "lessons/text/text.h"

#include <algorithm>
#include <array>

namespace timestep {

std::span<const QuestionKind* const> questionKinds() {
    static constexpr std::array<const QuestionKind*, 9> kinds{
        &choiceQuestion, &numberQuestion, &tableQuestion, &sentenceQuestion, &sketchQuestion,
        &orderQuestion,  &fillQuestion,   &writeQuestion, &handQuestion};
    return kinds;
}

const QuestionKind& kindOf(const Question& question) {
    const auto kinds = questionKinds();
    return **std::find_if(kinds.begin(), kinds.end(),
                          [&](const QuestionKind* kind) { return kind->type == question.type; });
}

void readNumberFeedback(const Yaml& yaml, Question& question) {
    const Yaml* list = yaml.find("feedback");
    if (list == nullptr) return;
    list->expectList("feedback");
    for (const Yaml& item : list->items) {
        item.expectKeys("feedback", {"value", "within", "text"});
        NumberFeedback feedback;
        feedback.value = item.required("value", "feedback").asNumber("value");
        feedback.tolerance = readTolerance(item.required("within", "feedback"), "within");
        feedback.text = item.required("text", "feedback").asText("text");
        question.feedback.push_back(std::move(feedback));
    }
}

void readEffects(const Yaml& yaml, Question& question, std::size_t entries) {
    const Yaml* list = yaml.find("runs");
    if (list == nullptr) return;
    list->expectList("runs");
    for (const Yaml& item : list->items) {
        item.expectKeys("runs", {"answer", "set"});
        AnswerEffect effect;
        const Yaml& answer = item.required("answer", "runs");
        answer.expectList("answer");
        if (answer.items.size() != entries)
            throw answer.error(
                Sentence(TRANSLATABLE("fault", "this answer has %1 entries, the question asks for %2"),
                         answer.items.size(), entries));
        for (const Yaml& entry : answer.items) effect.answer.push_back(entry.asText("answer"));
        effect.set = readSettings(item.required("set", "runs"), "set");
        question.effects.push_back(std::move(effect));
    }
}

void readHelp(const Yaml& yaml, Question& question) {
    if (const Yaml* hints = yaml.find("hints")) {
        hints->expectList("hints");
        for (const Yaml& hint : hints->items) question.hints.push_back(hint.asText("hints"));
    }
    question.solution = optionalText(yaml, "solution");
    if (question.prediction) {
        for (const char* key : {"hints", "solution"})
            if (const Yaml* value = yaml.find(key))
                throw value->error(
                    TRANSLATABLE("fault", "a prediction is not graded: it has neither hints nor a solution"));
    } else if (question.hints.empty() || question.solution.empty()) {
        throw yaml.error(
            Sentence(TRANSLATABLE("fault", "the question \"%1\" needs hints and a solution"), question.id));
    }
}

void readAsk(const Yaml& yaml, Question& question) {
    question.ask = yaml.required("ask", "question").asText("ask");
    if (const Yaml* prediction = yaml.find("prediction"))
        question.prediction = prediction->asTruth("prediction");
}

std::optional<double> numberOf(const Question& question, std::string_view text) {
    text = trimmed(text);
    if (!question.unit.empty() && text.ends_with(question.unit)) text.remove_suffix(question.unit.size());
    return typedNumber(text);
}

std::string feedbackFor(const Question& question, double value) {
    for (const NumberFeedback& typical : question.feedback)
        if (typical.tolerance.accepts(value, typical.value)) return typical.text;
    return {};
}

} // namespace timestep

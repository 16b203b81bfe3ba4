// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_parts.h"

#include "lessons/text/read_values.h"

#include <array>

namespace timestep {

std::vector<NumberFeedback> readNumberFeedback(const Json& yaml) {
    std::vector<NumberFeedback> all;
    const Json* list = yaml.find("feedback");
    if (list == nullptr) return all;
    list->expectList("feedback");
    for (const Json& item : list->list()) {
        item.expectKeys("feedback", {"value", "within", "text"});
        NumberFeedback feedback;
        feedback.value = item.required("value", "feedback").asNumber("value");
        feedback.tolerance = readTolerance(item.required("within", "feedback"), "within");
        feedback.text = item.required("text", "feedback").asText("text");
        all.push_back(std::move(feedback));
    }
    return all;
}

void readEffects(const Json& yaml, Question& question, std::size_t entries) {
    const Json* list = yaml.find("runs");
    if (list == nullptr) return;
    list->expectList("runs");
    for (const Json& item : list->list()) {
        item.expectKeys("runs", {"answer", "set"});
        AnswerEffect effect;
        const Json& answer = item.required("answer", "runs");
        answer.expectList("answer");
        if (answer.list().size() != entries)
            throw answer.error(
                Sentence(TRANSLATABLE("fault", "this answer has %1 entries, the question asks for %2"),
                         answer.list().size(), entries));
        for (const Json& entry : answer.list()) effect.answer.push_back(entry.asText("answer"));
        effect.set = readSettings(item.required("set", "runs"), "set");
        question.effects.push_back(std::move(effect));
    }
}

void readHelp(const Json& yaml, Question& question) {
    if (const Json* hints = yaml.find("hints")) {
        hints->expectList("hints");
        for (const Json& hint : hints->list()) question.hints.push_back(hint.asText("hints"));
    }
    question.solution = optionalText(yaml, "solution");
    if (question.prediction) {
        for (const char* key : {"hints", "solution"})
            if (const Json* value = yaml.find(key))
                throw value->error(
                    TRANSLATABLE("fault", "a prediction is not graded: it has neither hints nor a solution"));
    } else if (question.hints.empty() || question.solution.empty()) {
        throw yaml.error(
            Sentence(TRANSLATABLE("fault", "the question \"%1\" needs hints and a solution"), question.id));
    }
}

void readAsk(const Json& yaml, Question& question) {
    question.ask = yaml.required("ask", "question").asText("ask");
    if (const Json* prediction = yaml.find("prediction"))
        question.prediction = prediction->asTruth("prediction");
}

std::string feedbackFor(const std::vector<NumberFeedback>& feedback, double value) {
    for (const NumberFeedback& typical : feedback)
        if (typical.tolerance.accepts(value, typical.value)) return typical.text;
    return {};
}

TextPlaces textsOfItems(const Json& block, std::string_view key) {
    return textsOfEntries(block.find(key), "text");
}

std::span<const BlockText> feedbackTexts() {
    static constexpr std::array<BlockText, 1> texts{{{"feedback", BlockText::Form::List, textsOfItems}}};
    return texts;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/question_parts.h"

#include "lessons/text/read_values.h"

#include <array>

namespace timestep {

std::vector<NumberFeedback> readNumberFeedback(const Yaml& yaml) {
    std::vector<NumberFeedback> all;
    const Yaml* list = yaml.find("feedback");
    if (list == nullptr) return all;
    list->expectList("feedback");
    for (const Yaml& item : list->items) {
        item.expectKeys("feedback", {"value", "within", "text"});
        NumberFeedback feedback;
        feedback.value = item.required("value", "feedback").asNumber("value");
        feedback.tolerance = readTolerance(item.required("within", "feedback"), "within");
        feedback.text = item.required("text", "feedback").asText("text");
        all.push_back(std::move(feedback));
    }
    return all;
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

std::string feedbackFor(const std::vector<NumberFeedback>& feedback, double value) {
    for (const NumberFeedback& typical : feedback)
        if (typical.tolerance.accepts(value, typical.value)) return typical.text;
    return {};
}

TextPlaces textsOfItems(const Yaml& block, std::string_view key) {
    return textsOfEntries(block.find(key), "text");
}

std::span<const BlockText> feedbackTexts() {
    static constexpr std::array<BlockText, 1> texts{{{"feedback", BlockText::Form::List, textsOfItems}}};
    return texts;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/claims/hand_deeds.h"

#include "core/table/number_text.h"
#include "core/undefined.h"
#include "lessons/model/hand_outcome.h"

namespace timestep {

namespace {

std::string deedName(const Question& question, bool right) {
    return question.id + (right ? ": right" : ": wrong");
}

/// Calls act(question, experiment of its step) for each question of this kind.
template <class Act>
void forEachHandQuestion(const Lesson& lesson, const Act& act) {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        for (const Block& block : lesson.steps[step].blocks)
            if (const auto* question = std::get_if<Question>(&block);
                question != nullptr && question->type == Question::Type::Hand)
                act(*question, stageOf(lesson, step).experiment->experiment);
}

std::optional<double> measureIn(const Laboratory& laboratory, const Question& question, bool right,
                                const HandMeasure& measure, Sentence& found) {
    try {
        const auto number = laboratory.measure(deedName(question, right), {}, measure.probe);
        found = number ? Sentence(TRANSLATABLE("fault", "measured %1"), shortNumber(*number))
                       : Sentence(TRANSLATABLE("fault", "nothing was measured"));
        return number;
    } catch (const InputError& error) {
        found = placed(error);
        return std::nullopt;
    }
}

ClaimResult testWrong(const Question& question, const Laboratory& laboratory) {
    ClaimResult result;
    result.id = question.id;
    result.line = question.line;
    std::vector<Sentence> numbers;
    bool read = true;
    for (const HandMeasure& measure : question.hand.measures) {
        Sentence found;
        const auto number = measureIn(laboratory, question, false, measure, found);
        numbers.push_back(found);
        result.measured = number.value_or(undefined);
        read = read && number.has_value();
        result.holds = result.holds || (number && !measure.expected.accepts(*number));
    }
    result.holds = result.holds && read;
    result.sentence = {TRANSLATABLE("fault", "question \"%1\": what \"wrong\" does must not be right: %2"),
                       question.id, listed(numbers)};
    return result;
}

} // namespace

std::map<std::string, Experiment> deedsOf(const Lesson& lesson) {
    std::map<std::string, Experiment> deeds;
    forEachHandQuestion(lesson, [&](const Question& question, const Experiment& staged) {
        deeds[deedName(question, true)] = afterDeed(staged, question.hand.right);
        deeds[deedName(question, false)] = afterDeed(staged, question.hand.wrong);
    });
    return deeds;
}

void wantDeeds(const Lesson& lesson, Laboratory& laboratory) {
    forEachHandQuestion(lesson, [&](const Question& question, const Experiment&) {
        for (const HandMeasure& measure : question.hand.measures)
            for (const bool right : {true, false})
                laboratory.want(deedName(question, right), {}, measure.probe);
    });
}

std::vector<ClaimResult> testDeeds(const Lesson& lesson, const Laboratory& laboratory) {
    std::vector<ClaimResult> results;
    forEachHandQuestion(lesson, [&](const Question& question, const Experiment&) {
        for (const HandMeasure& measure : question.hand.measures) {
            ClaimResult result;
            result.id = question.id;
            result.expected = measure.expected;
            result.line = question.line;
            Sentence found;
            const auto number = measureIn(laboratory, question, true, measure, found);
            result.measured = number.value_or(undefined);
            result.holds = number && measure.expected.accepts(*number);
            result.sentence = {
                TRANSLATABLE("fault", "question \"%1\": what \"right\" does must be right: %2, %3"),
                question.id, measure.text, found};
            results.push_back(std::move(result));
        }
        results.push_back(testWrong(question, laboratory));
    });
    return results;
}

} // namespace timestep

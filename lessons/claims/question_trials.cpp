// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/claims/question_trials.h"

#include "core/table/number_text.h"
#include "core/undefined.h"

namespace timestep {

namespace {

std::optional<double> measureIn(const Laboratory& laboratory, const std::string& name, const Probe& probe,
                                Sentence& found) {
    try {
        const auto number = laboratory.measure(name, {}, probe);
        found = number ? Sentence(TRANSLATABLE("fault", "measured %1"), shortNumber(*number))
                       : Sentence(TRANSLATABLE("fault", "nothing was measured"));
        return number;
    } catch (const InputError& error) {
        found = placed(error);
        return std::nullopt;
    }
}

ClaimResult testRight(const PlacedTrial& one, const QuestionTrial::Measure& measure,
                      const Laboratory& laboratory) {
    ClaimResult result;
    result.id = one.question->id;
    result.expected = measure.expected;
    result.line = one.question->line;
    Sentence found;
    const auto number = measureIn(laboratory, one.name, measure.probe, found);
    result.measured = number.value_or(undefined);
    result.holds = number && measure.expected.accepts(*number);
    result.sentence = {TRANSLATABLE("fault", "question \"%1\": what \"right\" does must be right: %2, %3"),
                       one.question->id, measure.text, found};
    return result;
}

ClaimResult testWrong(const PlacedTrial& one, const Laboratory& laboratory) {
    ClaimResult result;
    result.id = one.question->id;
    result.line = one.question->line;
    std::vector<Sentence> numbers;
    bool read = true;
    for (const QuestionTrial::Measure& measure : one.trial.measures) {
        Sentence found;
        const auto number = measureIn(laboratory, one.name, measure.probe, found);
        numbers.push_back(found);
        result.measured = number.value_or(undefined);
        read = read && number.has_value();
        result.holds = result.holds || (number && !measure.expected.accepts(*number));
    }
    result.holds = result.holds && read;
    result.sentence = {TRANSLATABLE("fault", "question \"%1\": what \"wrong\" does must not be right: %2"),
                       one.question->id, listed(numbers)};
    return result;
}

} // namespace

std::vector<PlacedTrial> trialsOf(const Lesson& lesson) {
    std::vector<PlacedTrial> placed;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const ExperimentBlock* staged = stageOf(lesson, step).experiment;
        for (const Block& block : lesson.steps[step].blocks) {
            const auto* question = std::get_if<Question>(&block);
            if (question == nullptr || staged == nullptr) continue;
            auto trials = withRow(*question, [&](const auto& row, const auto& kind) {
                return row.trials(kind, staged->experiment);
            });
            for (QuestionTrial& trial : trials) {
                const std::string name = question->id + (trial.right ? ": right" : ": wrong");
                placed.push_back({question, name, std::move(trial)});
            }
        }
    }
    return placed;
}

std::map<std::string, Experiment> experimentsOf(const std::vector<PlacedTrial>& trials) {
    std::map<std::string, Experiment> experiments;
    for (const PlacedTrial& one : trials) experiments[one.name] = one.trial.experiment;
    return experiments;
}

void want(const std::vector<PlacedTrial>& trials, Laboratory& laboratory) {
    for (const PlacedTrial& one : trials)
        for (const QuestionTrial::Measure& measure : one.trial.measures)
            laboratory.want(one.name, {}, measure.probe);
}

std::vector<ClaimResult> testTrials(const std::vector<PlacedTrial>& trials, const Laboratory& laboratory) {
    std::vector<ClaimResult> results;
    for (const PlacedTrial& one : trials) {
        if (!one.trial.right) {
            results.push_back(testWrong(one, laboratory));
            continue;
        }
        for (const QuestionTrial::Measure& measure : one.trial.measures)
            results.push_back(testRight(one, measure, laboratory));
    }
    return results;
}

} // namespace timestep

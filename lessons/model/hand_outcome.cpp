// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/hand_outcome.h"

#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"

#include <algorithm>

namespace timestep {

namespace {

/// False where all of it was done at the end of the run: nothing that is measured comes of it.
bool isFollowedByARun(EventKind kind, const Experiment& experiment) {
    return std::any_of(experiment.events.begin(), experiment.events.end(), [&](const Event& event) {
        const auto run = static_cast<std::size_t>(std::max(event.run, 0));
        return event.kind == kind && (experiment.duration == 0 || event.step < stepsOf(experiment, run));
    });
}

} // namespace

bool HandOutcome::isWhole() const {
    return done && asSet && std::all_of(measured.begin(), measured.end(), [](const auto& number) {
               return number.has_value();
           });
}

Answer HandOutcome::answer(const Question& question) const {
    Answer answer;
    answer.question = question.id;
    if (!isWhole()) return answer;
    for (const auto& number : measured) answer.cells.push_back(exactNumber(*number));
    return answer;
}

HandOutcome outcomeOf(const Question& question, const CheckContext& context) {
    const QuestionHand& hand = question.hand;
    HandOutcome outcome;
    outcome.done = true;
    if (hand.event) {
        Check check;
        check.kind = Check::Kind::Event;
        check.event = *hand.event;
        outcome.done = evaluate(check, context).state == CheckResult::State::Holds &&
                       isFollowedByARun(*hand.event, context.current);
    }
    Check settings;
    settings.conditions = hand.conditions;
    outcome.asSet = evaluate(settings, context).state == CheckResult::State::Holds;
    for (const HandMeasure& measure : hand.measures) {
        Check check;
        check.kind = Check::Kind::Measure;
        check.probe = measure.probe;
        check.expected = measure.expected;
        outcome.measured.push_back(evaluate(check, context).measured);
    }
    return outcome;
}

Experiment afterDeed(const Experiment& staged, const HandDeed& deed) {
    Experiment experiment = staged;
    for (const auto& [key, value] : deed.set) setByKey(experiment, key, value);
    experiment.events.insert(experiment.events.end(), deed.events.begin(), deed.events.end());
    std::stable_sort(experiment.events.begin(), experiment.events.end(),
                     [](const Event& a, const Event& b) { return a.step < b.step; });
    return experiment;
}

} // namespace timestep

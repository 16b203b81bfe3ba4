// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/hand_outcome.h"

#include "core/table/number_text.h"

#include <algorithm>

namespace timestep {

namespace {

/// False if all of it was done at the end of the run, so that no measurement follows.
bool isFollowedByARun(EventKind kind, const Experiment& experiment) {
    return std::any_of(experiment.events.begin(), experiment.events.end(), [&](const Event& event) {
        const auto run = static_cast<std::size_t>(std::max(event.run, 0));
        return event.kind == kind && (experiment.duration == 0 || event.step < stepsOf(experiment, run));
    });
}

/// Whether the hand has moved or thrown something without a pull, as it does while a run is paused.
bool isMoved(const Experiment& experiment) {
    return std::any_of(experiment.events.begin(), experiment.events.end(), [](const Event& event) {
        return event.kind == EventKind::Place || event.kind == EventKind::Velocity;
    });
}

} // namespace

bool HandOutcome::isWhole() const {
    return done && asSet && std::all_of(measured.begin(), measured.end(), [](const auto& number) {
               return number.has_value();
           });
}

bool HandOutcome::isReached(const HandTask& task) const {
    if (!isWhole()) return false;
    for (std::size_t i = 0; i < measured.size(); ++i)
        if (!task.measures[i].expected.accepts(*measured[i])) return false;
    return true;
}

Answer HandOutcome::answer(const std::string& question) const {
    Answer answer;
    answer.question = question;
    if (!isWhole()) return answer;
    for (const auto& number : measured) answer.cells.push_back(exactNumber(*number));
    return answer;
}

HandOutcome outcomeOf(const HandTask& task, const CheckContext& context) {
    HandOutcome outcome;
    outcome.done = true;
    if (task.event) {
        Check check;
        check.kind = Check::Kind::Event;
        check.event = *task.event;
        outcome.done = evaluate(check, context).state == CheckResult::State::Holds &&
                       isFollowedByARun(*task.event, context.run.current);
        outcome.paused = !outcome.done && *task.event == EventKind::Grab && isMoved(context.run.current);
    }
    Check settings;
    settings.conditions = task.conditions;
    outcome.asSet = evaluate(settings, context).state == CheckResult::State::Holds;
    for (const HandMeasure& measure : task.measures) {
        const std::optional<Probe> probe = inFlight(measure.probe, context.run.current);
        if (!probe) {
            outcome.measured.emplace_back();
            continue;
        }
        Check check;
        check.kind = Check::Kind::Measure;
        check.probe = *probe;
        check.expected = measure.expected;
        outcome.measured.push_back(evaluate(check, context).measured);
    }
    return outcome;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// Something that the learner does in the scene, judged by numbers of the run that follows.
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/run/simulation/event_json.h"
#include "core/table/number_text.h"
#include "lessons/questions/question_parts.h"
#include "lessons/text/read_values.h"
#include "lessons/text/yaml.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

bool hasBound(const Expectation& expected) {
    return expected.value || expected.atLeast || expected.atMost;
}

HandMeasure readHandMeasure(const Json& yaml) {
    yaml.expectKeys("measures", {"text", "measure", "event", "run", "minus-run", "take", "at", "value",
                                 "within", "at-least", "at-most", "unit", "digits"});
    HandMeasure measure;
    measure.text = yaml.required("text", "measures").asText("text");
    measure.probe = readProbe(yaml, "measures");
    measure.expected = readExpectation(yaml, "measures");
    if (!hasBound(measure.expected))
        throw yaml.error(
            TRANSLATABLE("fault", "a measure says what is expected: value and within, at-least or at-most"));
    measure.unit = optionalText(yaml, "unit");
    if (const Json* digits = yaml.find("digits")) measure.digits = digits->asWhole("digits", 1, 15);
    return measure;
}

HandFeedback readHandFeedback(const Json& yaml, std::size_t measures) {
    yaml.expectKeys("feedback", {"of", "at-least", "at-most", "text"});
    HandFeedback feedback;
    if (const Json* of = yaml.find("of"))
        feedback.measure = static_cast<std::size_t>(of->asWhole("of", 0, static_cast<int>(measures) - 1));
    feedback.where = readExpectation(yaml, "feedback");
    if (!hasBound(feedback.where))
        throw yaml.error(TRANSLATABLE("fault", "this feedback has no bounds: at-least, at-most or both"));
    feedback.text = yaml.required("text", "feedback").asText("text");
    return feedback;
}

HandDeed readDeed(const Json& yaml, std::string_view key) {
    yaml.expectKeys(key, {"set", "events"});
    HandDeed deed;
    if (const Json* set = yaml.find("set")) deed.set = readSettings(*set, "set");
    if (const Json* events = yaml.find("events")) {
        events->expectList("events");
        for (const Json& event : events->list()) {
            event.expectMap("events");
            const std::string thing = event.find("body") != nullptr ? "body" : "particle";
            try {
                deed.events.push_back(eventFromJson(event, Experiment::mostRuns, thing));
            } catch (const InputError& error) {
                throw placedIn(error, event);
            }
        }
    }
    if (deed.set.empty() && deed.events.empty())
        throw yaml.error(
            Sentence(TRANSLATABLE("fault", "\"%1\" does nothing: it has set, events or both"), key));
    return deed;
}

std::optional<double> numberIn(const std::string& cell) {
    try {
        return parseNumber(cell);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace

void readHandQuestion(const Json& yaml, Question& question, HandQuestion& hand) {
    yaml.expectKeys("question", {"id", "type", "ask", "event", "when", "measures", "feedback", "right",
                                 "wrong", "hints", "solution"});
    readAsk(yaml, question);
    if (const Json* event = yaml.find("event")) hand.task.event = readName(*event, "event", handEvents);
    if (const Json* when = yaml.find("when")) hand.task.conditions = readConditions(*when);
    const Json& measures = yaml.required("measures", "question");
    measures.expectList("measures");
    for (const Json& measure : measures.list()) hand.task.measures.push_back(readHandMeasure(measure));
    if (hand.task.measures.empty())
        throw measures.error(TRANSLATABLE("fault", "what is done by hand is judged by at least one measure"));
    if (const Json* list = yaml.find("feedback")) {
        list->expectList("feedback");
        for (const Json& item : list->list())
            hand.feedback.push_back(readHandFeedback(item, hand.task.measures.size()));
    }
    hand.right = readDeed(yaml.required("right", "question"), "right");
    hand.wrong = readDeed(yaml.required("wrong", "question"), "wrong");
    readHelp(yaml, question);
}

void judgeHand(const Question&, const HandQuestion& hand, const Answer& answer, Judgement& judgement) {
    if (answer.cells.size() != hand.task.measures.size()) return;
    std::vector<double> numbers;
    for (const std::string& cell : answer.cells) {
        const auto number = numberIn(cell);
        if (!number) return;
        numbers.push_back(*number);
    }
    judgement.verdict = Verdict::Right;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool accepted = hand.task.measures[i].expected.accepts(numbers[i]);
        judgement.cells.push_back(accepted ? Verdict::Right : Verdict::Wrong);
        if (!accepted) judgement.verdict = Verdict::Wrong;
    }
    if (judgement.verdict == Verdict::Right) return;
    for (const HandFeedback& feedback : hand.feedback)
        if (judgement.cells[feedback.measure] == Verdict::Wrong &&
            feedback.where.accepts(numbers[feedback.measure])) {
            judgement.feedback = feedback.text;
            return;
        }
}

std::optional<Probe> inFlight(const Probe& probe, const Experiment& experiment) {
    if (probe.take != Take::Flight) return probe;
    const Event* released = nullptr;
    for (const Event& event : experiment.events) {
        if (event.run >= 0 && event.run != probe.run) continue;
        if (event.kind == EventKind::Grab) released = nullptr;
        if (event.kind == EventKind::Release) released = &event;
    }
    if (released == nullptr) return std::nullopt;
    Probe flight = probe;
    flight.at = static_cast<double>(released->step) * stepOf(experiment, static_cast<std::size_t>(probe.run));
    return flight;
}

Experiment afterDeed(const Experiment& staged, const HandDeed& deed) {
    Experiment experiment = staged;
    for (const auto& [key, value] : deed.set) setByKey(experiment, key, value);
    experiment.events.insert(experiment.events.end(), deed.events.begin(), deed.events.end());
    std::stable_sort(experiment.events.begin(), experiment.events.end(),
                     [](const Event& a, const Event& b) { return a.step < b.step; });
    return experiment;
}

void verifyHand(const Question&, const HandQuestion& hand, QuestionPlace& place) {
    const Experiment& experiment = place.experiment();
    for (const Condition& condition : hand.task.conditions)
        place.verifySetting(condition.key, condition.oneOf, "when");
    for (const HandMeasure& measure : hand.task.measures) place.verifyProbe(measure.probe);
    for (const bool right : {true, false}) {
        const HandDeed& deed = right ? hand.right : hand.wrong;
        const char* key = right ? "right" : "wrong";
        for (const auto& [setting, value] : deed.set) place.verifySetting(setting, {value}, key);
        try {
            const Session session(afterDeed(experiment, deed));
            if (session.experiment().duration == 0)
                throw InputError(TRANSLATABLE("fault", "this run has no end: set its duration"));
        } catch (const InputError& fault) {
            throw place.error(key, fault.message);
        }
    }
}

std::vector<QuestionTrial> handTrials(const HandQuestion& hand, const Experiment& staged) {
    std::vector<QuestionTrial> trials;
    for (const bool right : {true, false}) {
        QuestionTrial& trial = trials.emplace_back();
        trial.right = right;
        trial.experiment = afterDeed(staged, right ? hand.right : hand.wrong);
        for (const HandMeasure& measure : hand.task.measures)
            trial.measures.push_back({measure.text,
                                      inFlight(measure.probe, trial.experiment).value_or(measure.probe),
                                      measure.expected});
    }
    return trials;
}

const HandTask* handTask(const HandQuestion& hand) {
    return &hand.task;
}

std::span<const BlockText> handTexts() {
    using Form = BlockText::Form;
    static constexpr std::array<BlockText, 2> texts{
        {{"measures", Form::List, textsOfItems}, {"feedback", Form::List, textsOfItems}}};
    return texts;
}

} // namespace timestep

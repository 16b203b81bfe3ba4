// SPDX-License-Identifier: GPL-3.0-or-later
// Something that the learner does in the scene, judged by numbers of the run that follows.
#include "core/run/experiment/experiment.h"
#include "core/run/simulation/event_json.h"
#include "core/table/number_text.h"
#include "lessons/questions/question_kinds.h"
#include "lessons/text/read_values.h"
#include "lessons/text/yaml_json.h"

#include <algorithm>

namespace timestep {

namespace {

bool hasBound(const Expectation& expected) {
    return expected.value || expected.atLeast || expected.atMost;
}

HandMeasure readHandMeasure(const Yaml& yaml) {
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
    if (const Yaml* digits = yaml.find("digits")) measure.digits = digits->asWhole("digits", 1, 15);
    return measure;
}

HandFeedback readHandFeedback(const Yaml& yaml, std::size_t measures) {
    yaml.expectKeys("feedback", {"of", "at-least", "at-most", "text"});
    HandFeedback feedback;
    if (const Yaml* of = yaml.find("of"))
        feedback.measure = static_cast<std::size_t>(of->asWhole("of", 0, static_cast<int>(measures) - 1));
    feedback.where = readExpectation(yaml, "feedback");
    if (!hasBound(feedback.where))
        throw yaml.error(TRANSLATABLE("fault", "this feedback has no bounds: at-least, at-most or both"));
    feedback.text = yaml.required("text", "feedback").asText("text");
    return feedback;
}

HandDeed readDeed(const Yaml& yaml, std::string_view key) {
    yaml.expectKeys(key, {"set", "events"});
    HandDeed deed;
    if (const Yaml* set = yaml.find("set")) deed.set = readSettings(*set, "set");
    if (const Yaml* events = yaml.find("events")) {
        events->expectList("events");
        for (const Yaml& event : events->items) {
            event.expectMap("events");
            const std::string thing = event.find("body") != nullptr ? "body" : "particle";
            try {
                deed.events.push_back(eventFromJson(jsonOf(event), Experiment::mostRuns, thing));
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

void readHand(const Yaml& yaml, Question& question) {
    yaml.expectKeys("question", {"id", "type", "ask", "event", "when", "measures", "feedback", "right",
                                 "wrong", "hints", "solution"});
    readAsk(yaml, question);
    QuestionHand& hand = question.hand;
    if (const Yaml* event = yaml.find("event")) hand.event = readName(*event, "event", handEvents);
    if (const Yaml* when = yaml.find("when")) hand.conditions = readConditions(*when);
    const Yaml& measures = yaml.required("measures", "question");
    measures.expectList("measures");
    for (const Yaml& measure : measures.items) hand.measures.push_back(readHandMeasure(measure));
    if (hand.measures.empty())
        throw measures.error(TRANSLATABLE("fault", "what is done by hand is judged by at least one measure"));
    if (const Yaml* list = yaml.find("feedback")) {
        list->expectList("feedback");
        for (const Yaml& item : list->items)
            hand.feedback.push_back(readHandFeedback(item, hand.measures.size()));
    }
    hand.right = readDeed(yaml.required("right", "question"), "right");
    hand.wrong = readDeed(yaml.required("wrong", "question"), "wrong");
    readHelp(yaml, question);
}

std::optional<double> numberIn(const std::string& cell) {
    try {
        return parseNumber(cell);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

void judgeHand(const Question& question, const Answer& answer, Judgement& judgement) {
    const QuestionHand& hand = question.hand;
    if (answer.cells.size() != hand.measures.size()) return;
    std::vector<double> numbers;
    for (const std::string& cell : answer.cells) {
        const auto number = numberIn(cell);
        if (!number) return;
        numbers.push_back(*number);
    }
    judgement.verdict = Verdict::Right;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool accepted = hand.measures[i].expected.accepts(numbers[i]);
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

} // namespace

const QuestionKind handQuestion{
    .word = "hand", .type = Question::Type::Hand, .read = readHand, .judge = judgeHand};

} // namespace timestep

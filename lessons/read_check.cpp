// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/read_blocks.h"

#include "core/parameter/parameter.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

template <class Value>
struct Named {
    std::string_view name;
    Value value;
};

constexpr std::array<Named<Check::Kind>, 6> checkKinds{{{"state", Check::Kind::State},
                                                        {"measure", Check::Kind::Measure},
                                                        {"answer", Check::Kind::Answer},
                                                        {"event", Check::Kind::Event},
                                                        {"commit", Check::Kind::Commit},
                                                        {"time", Check::Kind::Time}}};
constexpr std::array<Named<EventKind>, 13> eventKinds{{{"grab", EventKind::Grab},
                                                       {"move", EventKind::Move},
                                                       {"release", EventKind::Release},
                                                       {"cut", EventKind::Cut},
                                                       {"pin", EventKind::Pin},
                                                       {"unpin", EventKind::Unpin},
                                                       {"ghost", EventKind::Ghost},
                                                       {"brush", EventKind::Brush},
                                                       {"blow", EventKind::Blow},
                                                       {"cut-across", EventKind::CutAcross},
                                                       {"cut-around", EventKind::CutAround},
                                                       {"place", EventKind::Place},
                                                       {"velocity", EventKind::Velocity}}};
constexpr std::array<Named<Happening>, 3> happenings{
    {{"tear", Happening::Tear}, {"torn-to-border", Happening::TornToBorder}, {"rest", Happening::Rest}}};
constexpr std::array<Named<Take>, 4> takes{
    {{"end", Take::End}, {"maximum", Take::Maximum}, {"minimum", Take::Minimum}, {"slope", Take::Slope}}};

template <class List>
bool isNamed(const std::string& text, const List& list) {
    return std::any_of(list.begin(), list.end(), [&](const auto& each) { return each.name == text; });
}

template <class List>
auto readName(const Yaml& yaml, std::string_view what, const List& list) {
    const std::string& text = yaml.asText(what);
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.name == text; });
    if (found != list.end()) return found->value;
    std::string names;
    for (const auto& each : list) names += (names.empty() ? "" : ", ") + std::string(each.name);
    throw yaml.error(Sentence(TRANSLATABLE("fault", "\"%1\" is one of %2"), what, names));
}

Condition readCondition(const std::string& key, const Yaml& yaml) {
    Condition condition;
    condition.key = key;
    if (yaml.kind == Yaml::Kind::Map) {
        yaml.expectKeys(key, {"at-least", "at-most"});
        if (const Yaml* value = yaml.find("at-least")) condition.atLeast = value->asNumber("at-least");
        if (const Yaml* value = yaml.find("at-most")) condition.atMost = value->asNumber("at-most");
        if (yaml.keys.empty())
            throw yaml.error(Sentence(TRANSLATABLE("fault", "the condition on \"%1\" says nothing"), key));
    } else if (yaml.kind == Yaml::Kind::List) {
        for (const Yaml& item : yaml.items) condition.oneOf.push_back(settingText(item, key));
        if (yaml.items.empty())
            throw yaml.error(Sentence(TRANSLATABLE("fault", "the condition on \"%1\" says nothing"), key));
    } else {
        condition.oneOf.push_back(settingText(yaml, key));
    }
    return condition;
}

} // namespace

std::vector<Condition> readConditions(const Yaml& yaml) {
    yaml.expectMap("when");
    std::vector<Condition> conditions;
    for (std::size_t i = 0; i < yaml.keys.size(); ++i)
        conditions.push_back(readCondition(yaml.keys[i], yaml.items[i]));
    if (conditions.empty()) throw yaml.error(TRANSLATABLE("fault", "\"when\" names no condition"));
    return conditions;
}

EventKind readHandEvent(const Yaml& yaml) {
    return readName(yaml, "event", eventKinds);
}

Probe readProbe(const Yaml& yaml, std::string_view what) {
    Probe probe;
    const Yaml* sweep = yaml.find("sweep");
    const Yaml* residuals = yaml.find("residuals");
    const Yaml* measure = yaml.find("measure");
    const Yaml* analysis = yaml.find("analysis");
    const Yaml* event = yaml.find("event");
    if ((sweep != nullptr) + (residuals != nullptr) + (measure != nullptr) + (analysis != nullptr) +
            (event != nullptr) !=
        1)
        throw yaml.error(Sentence(
            TRANSLATABLE("fault", "\"%1\" names one source: measure, sweep, analysis, residuals or event"),
            what));
    if (analysis != nullptr) {
        probe.source = Probe::Source::Derived;
        probe.plot = readId(*analysis, "analysis");
        probe.measure = yaml.required("column", what).asText("column");
    } else if (const Yaml* column = yaml.find("column")) {
        throw column->error(TRANSLATABLE("fault", "\"column\" belongs to an analysis"));
    }
    if (event != nullptr) {
        probe.source = Probe::Source::Happening;
        probe.happening = readName(*event, "event", happenings);
        for (const char* key : {"take", "at"})
            if (const Yaml* value = yaml.find(key))
                throw value->error(TRANSLATABLE("fault", "an event is counted up to the end of the run"));
    }
    if (measure != nullptr) probe.measure = measure->asText("measure");
    if (residuals != nullptr) {
        if (!residuals->asTruth("residuals"))
            throw residuals->error(TRANSLATABLE("fault", "\"residuals\" is either yes or left out"));
        probe.source = Probe::Source::Residuals;
    }
    if (sweep != nullptr) {
        probe.source = Probe::Source::Derived;
        probe.plot = readId(*sweep, "sweep");
    }
    if (const Yaml* run = yaml.find("run")) probe.run = run->asWhole("run", 0, 63);
    if (const Yaml* run = yaml.find("minus-run")) probe.minusRun = run->asWhole("minus-run", 0, 63);
    const Yaml* take = yaml.find("take");
    if (take != nullptr) probe.take = readName(*take, "take", takes);
    if (const Yaml* at = yaml.find("at")) {
        if (take != nullptr) throw at->error(TRANSLATABLE("fault", "\"take\" and \"at\" exclude each other"));
        probe.take = Take::At;
        probe.at = at->asNumber("at");
    }
    if (probe.take == Take::Slope && sweep == nullptr && analysis == nullptr)
        throw take->error(TRANSLATABLE("fault", "a slope is taken of a sweep or of an analysis"));
    return probe;
}

Expectation readExpectation(const Yaml& yaml, std::string_view what) {
    Expectation expected;
    if (const Yaml* value = yaml.find("value")) {
        expected.value = value->asNumber("value");
        expected.tolerance = readTolerance(yaml.required("within", what), "within");
    } else if (const Yaml* within = yaml.find("within")) {
        throw within->error(TRANSLATABLE("fault", "\"within\" belongs to a value"));
    }
    if (const Yaml* bound = yaml.find("at-least")) expected.atLeast = bound->asNumber("at-least");
    if (const Yaml* bound = yaml.find("at-most")) expected.atMost = bound->asNumber("at-most");
    return expected;
}

namespace {

void requireExpectation(const Yaml& yaml, const Expectation& expected, std::string_view what) {
    if (!expected.value && !expected.atLeast && !expected.atMost)
        throw yaml.error(Sentence(
            TRANSLATABLE("fault",
                         "\"%1\" does not say what is expected: value and within, at-least or at-most"),
            what));
}

void readMeasure(const Yaml& yaml, Check& check) {
    yaml.expectKeys("check",
                    {"id",        "kind", "text",   "when",     "measure", "sweep",    "residuals", "run",
                     "minus-run", "take", "at",     "value",    "within",  "at-least", "at-most",   "outcome",
                     "cell",      "unit", "digits", "analysis", "column",  "event",    "reason"});
    check.probe = readProbe(yaml, "check");
    check.expected = readExpectation(yaml, "check");
    requireExpectation(yaml, check.expected, "check");
    if (const Yaml* outcome = yaml.find("outcome")) check.outcome = readId(*outcome, "outcome");
    if (const Yaml* cell = yaml.find("cell")) check.outcomeCell = cell->asWhole("cell", 0, 999);
    if (const Yaml* digits = yaml.find("digits")) check.digits = digits->asWhole("digits", 1, 15);
    check.unit = optionalText(yaml, "unit");
    check.reason = optionalText(yaml, "reason");
}

void readEvent(const Yaml& yaml, Check& check) {
    yaml.expectKeys("check", {"id", "kind", "text", "when", "event", "run", "not"});
    const Yaml& event = yaml.required("event", "check");
    check.happens = isNamed(event.asText("event"), happenings);
    if (check.happens) {
        check.probe.source = Probe::Source::Happening;
        check.probe.happening = readName(event, "event", happenings);
    } else if (isNamed(event.asText("event"), eventKinds)) {
        check.event = readName(event, "event", eventKinds);
    } else {
        std::string names;
        for (const auto& each : eventKinds) names += std::string(each.name) + ", ";
        throw event.error(
            Sentence(TRANSLATABLE("fault", "\"event\" is one of %1tear, torn-to-border, rest"), names));
    }
    check.probe.run = -1;
    if (const Yaml* run = yaml.find("run")) {
        if (!check.happens) throw run->error(TRANSLATABLE("fault", "what a person does is done to all runs"));
        check.probe.run = run->asWhole("run", 0, 63);
    }
    if (const Yaml* never = yaml.find("not")) check.never = never->asTruth("not");
}

} // namespace

Check readCheck(const Yaml& yaml) {
    yaml.expectMap("check");
    Check check;
    check.line = yaml.line;
    check.id = readId(yaml.required("id", "check"), "id");
    check.kind = readName(yaml.required("kind", "check"), "kind", checkKinds);
    check.text = optionalText(yaml, "text");
    if (const Yaml* when = yaml.find("when")) check.conditions = readConditions(*when);
    switch (check.kind) {
    case Check::Kind::Measure:
        readMeasure(yaml, check);
        break;
    case Check::Kind::State:
        yaml.expectKeys("check", {"id", "kind", "text", "when"});
        static_cast<void>(yaml.required("when", "check"));
        break;
    case Check::Kind::Answer:
    case Check::Kind::Commit:
        yaml.expectKeys("check", {"id", "kind", "text", "question"});
        check.question = readId(yaml.required("question", "check"), "question");
        break;
    case Check::Kind::Event:
        readEvent(yaml, check);
        break;
    case Check::Kind::Time:
        yaml.expectKeys("check", {"id", "kind", "text", "when", "time"});
        check.time = yaml.required("time", "check").asNumber("time");
        break;
    }
    return check;
}

std::span<const BlockText> checkTexts() {
    static constexpr std::array<BlockText, 1> texts{{{"text", BlockText::Form::One}}};
    return texts;
}

ReadClaim readClaim(const Yaml& yaml) {
    yaml.expectKeys("claim",
                    {"id",        "experiment", "set",      "measure", "sweep",  "residuals", "run",
                     "minus-run", "take",       "at",       "value",   "within", "at-least",  "at-most",
                     "answer",    "cell",       "analysis", "column",  "event",  "reason"});
    ReadClaim read;
    Claim& claim = read.claim;
    claim.line = yaml.line;
    claim.id = readId(yaml.required("id", "claim"), "id");
    if (const Yaml* experiment = yaml.find("experiment"))
        claim.experiment = readId(*experiment, "experiment");
    if (const Yaml* set = yaml.find("set")) claim.set = readSettings(*set, "set");
    claim.probe = readProbe(yaml, "claim");
    claim.expected = readExpectation(yaml, "claim");
    claim.reason = optionalText(yaml, "reason");
    if (const Yaml* answer = yaml.find("answer")) {
        if (claim.expected.value)
            throw answer->error(TRANSLATABLE("fault", "a claim has either a value or an answer"));
        read.answer = readId(*answer, "answer");
        if (const Yaml* cell = yaml.find("cell")) read.cell = cell->asWhole("cell", 0, 999);
    } else {
        requireExpectation(yaml, claim.expected, "claim");
    }
    return read;
}

} // namespace timestep

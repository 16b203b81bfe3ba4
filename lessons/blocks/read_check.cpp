// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/parameter.h"
#include "lessons/blocks/read_blocks.h"
#include "lessons/text/read_values.h"

#include <array>

namespace timestep {

namespace {

constexpr std::array<Named<Check::Kind>, 6> checkKinds{{{"state", Check::Kind::State},
                                                        {"measure", Check::Kind::Measure},
                                                        {"answer", Check::Kind::Answer},
                                                        {"event", Check::Kind::Event},
                                                        {"commit", Check::Kind::Commit},
                                                        {"time", Check::Kind::Time}}};
void requireExpectation(const Json& yaml, const Expectation& expected, std::string_view what) {
    if (!expected.value && !expected.atLeast && !expected.atMost)
        throw yaml.error(Sentence(
            TRANSLATABLE("fault",
                         "\"%1\" does not say what is expected: value and within, at-least or at-most"),
            what));
}

void readMeasure(const Json& yaml, Check& check) {
    yaml.expectKeys("check", {"id",        "kind",     "text",      "when",    "measure", "sweep",
                              "residuals", "run",      "minus-run", "take",    "at",      "value",
                              "within",    "at-least", "at-most",   "outcome", "cell",    "unit",
                              "digits",    "analysis", "column",    "event",   "reason",  "solved"});
    check.probe = readProbe(yaml, "check");
    check.expected = readExpectation(yaml, "check");
    requireExpectation(yaml, check.expected, "check");
    if (const Json* outcome = yaml.find("outcome")) check.outcome = readId(*outcome, "outcome");
    if (const Json* cell = yaml.find("cell")) check.outcomeCell = cell->asWhole("cell", 0, 999);
    if (const Json* solved = yaml.find("solved")) check.solved = readSettings(*solved, "solved");
    if (const Json* digits = yaml.find("digits")) check.digits = digits->asWhole("digits", 1, 15);
    check.unit = optionalText(yaml, "unit");
    check.reason = optionalText(yaml, "reason");
}

void readEvent(const Json& yaml, Check& check) {
    yaml.expectKeys("check", {"id", "kind", "text", "when", "event", "run", "not"});
    const Json& event = yaml.required("event", "check");
    check.happens = isNamed(event.asText("event"), happenings);
    if (check.happens) {
        check.probe.source = Probe::Source::Happening;
        check.probe.happening = readName(event, "event", happenings);
    } else if (isNamed(event.asText("event"), handEvents)) {
        check.event = readName(event, "event", handEvents);
    } else {
        std::string names;
        for (const auto& each : handEvents) names += std::string(each.name) + ", ";
        throw event.error(
            Sentence(TRANSLATABLE("fault", "\"event\" is one of %1tear, torn-to-border, rest"), names));
    }
    check.probe.run = -1;
    if (const Json* run = yaml.find("run")) {
        if (!check.happens) throw run->error(TRANSLATABLE("fault", "what a person does is done to all runs"));
        check.probe.run = run->asWhole("run", 0, 63);
    }
    if (const Json* never = yaml.find("not")) check.never = never->asTruth("not");
}

} // namespace

Check readCheck(const Json& yaml) {
    yaml.expectMap("check");
    Check check;
    check.line = yaml.origin().line;
    check.id = readId(yaml.required("id", "check"), "id");
    check.kind = readName(yaml.required("kind", "check"), "kind", checkKinds);
    check.text = optionalText(yaml, "text");
    if (const Json* when = yaml.find("when")) check.conditions = readConditions(*when);
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

ReadClaim readClaim(const Json& yaml) {
    yaml.expectKeys("claim",
                    {"id",        "experiment", "set",      "measure", "sweep",  "residuals", "run",
                     "minus-run", "take",       "at",       "value",   "within", "at-least",  "at-most",
                     "answer",    "cell",       "analysis", "column",  "event",  "reason"});
    ReadClaim read;
    Claim& claim = read.claim;
    claim.line = yaml.origin().line;
    claim.id = readId(yaml.required("id", "claim"), "id");
    if (const Json* experiment = yaml.find("experiment"))
        claim.experiment = readId(*experiment, "experiment");
    if (const Json* set = yaml.find("set")) claim.set = readSettings(*set, "set");
    claim.probe = readProbe(yaml, "claim");
    claim.expected = readExpectation(yaml, "claim");
    claim.reason = optionalText(yaml, "reason");
    if (const Json* answer = yaml.find("answer")) {
        if (claim.expected.value)
            throw answer->error(TRANSLATABLE("fault", "a claim has either a value or an answer"));
        read.answer = readId(*answer, "answer");
        if (const Json* cell = yaml.find("cell")) read.cell = cell->asWhole("cell", 0, 999);
    } else {
        requireExpectation(yaml, claim.expected, "claim");
    }
    return read;
}

} // namespace timestep

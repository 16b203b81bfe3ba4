// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/text/read_values.h"

#include "lessons/text/text.h"

namespace timestep {

namespace {

constexpr std::array<Named<Take>, 5> takes{{{"end", Take::End},
                                            {"maximum", Take::Maximum},
                                            {"minimum", Take::Minimum},
                                            {"slope", Take::Slope},
                                            {"maximum-in-flight", Take::Flight}}};

Condition readCondition(const std::string& key, const Json& yaml) {
    Condition condition;
    condition.key = key;
    if (yaml.is_object()) {
        yaml.expectKeys(key, {"at-least", "at-most"});
        if (const Json* value = yaml.find("at-least")) condition.atLeast = value->asNumber("at-least");
        if (const Json* value = yaml.find("at-most")) condition.atMost = value->asNumber("at-most");
        if (yaml.empty())
            throw yaml.error(Sentence(TRANSLATABLE("fault", "the condition on \"%1\" says nothing"), key));
    } else if (yaml.is_array()) {
        for (const Json& item : yaml.list()) condition.oneOf.push_back(settingText(item, key));
        if (yaml.empty())
            throw yaml.error(Sentence(TRANSLATABLE("fault", "the condition on \"%1\" says nothing"), key));
    } else {
        condition.oneOf.push_back(settingText(yaml, key));
    }
    return condition;
}

} // namespace

std::vector<Condition> readConditions(const Json& yaml) {
    yaml.expectMap("when");
    std::vector<Condition> conditions;
    for (const auto& [key, value] : yaml.items()) conditions.push_back(readCondition(key, value));
    if (conditions.empty()) throw yaml.error(TRANSLATABLE("fault", "\"when\" names no condition"));
    return conditions;
}

Probe readProbe(const Json& yaml, std::string_view what) {
    Probe probe;
    const Json* sweep = yaml.find("sweep");
    const Json* residuals = yaml.find("residuals");
    const Json* measure = yaml.find("measure");
    const Json* analysis = yaml.find("analysis");
    const Json* event = yaml.find("event");
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
    } else if (const Json* column = yaml.find("column")) {
        throw column->error(TRANSLATABLE("fault", "\"column\" belongs to an analysis"));
    }
    if (event != nullptr) {
        probe.source = Probe::Source::Happening;
        probe.happening = readName(*event, "event", happenings);
        for (const char* key : {"take", "at"})
            if (const Json* value = yaml.find(key))
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
    if (const Json* run = yaml.find("run")) probe.run = run->asWhole("run", 0, 63);
    if (const Json* run = yaml.find("minus-run")) probe.minusRun = run->asWhole("minus-run", 0, 63);
    const Json* take = yaml.find("take");
    if (take != nullptr) probe.take = readName(*take, "take", takes);
    if (const Json* at = yaml.find("at")) {
        if (take != nullptr) throw at->error(TRANSLATABLE("fault", "\"take\" and \"at\" exclude each other"));
        probe.take = Take::At;
        probe.at = at->asNumber("at");
    }
    if (probe.take == Take::Slope && sweep == nullptr && analysis == nullptr)
        throw take->error(TRANSLATABLE("fault", "a slope is taken of a sweep or of an analysis"));
    if (probe.take == Take::Flight && (measure == nullptr || what != "measures"))
        throw take->error(TRANSLATABLE("fault", "only a measure of what the hand does is taken in flight"));
    return probe;
}

Expectation readExpectation(const Json& yaml, std::string_view what) {
    Expectation expected;
    if (const Json* value = yaml.find("value")) {
        expected.value = value->asNumber("value");
        expected.tolerance = readTolerance(yaml.required("within", what), "within");
    } else if (const Json* within = yaml.find("within")) {
        throw within->error(TRANSLATABLE("fault", "\"within\" belongs to a value"));
    }
    if (const Json* bound = yaml.find("at-least")) expected.atLeast = bound->asNumber("at-least");
    if (const Json* bound = yaml.find("at-most")) expected.atMost = bound->asNumber("at-most");
    return expected;
}

std::string readId(const Json& yaml, std::string_view what) {
    const std::string& id = yaml.asText(what);
    const bool good = id.front() != '-' &&
                      id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
    if (!good)
        throw yaml.error(Sentence(
            TRANSLATABLE("fault", "an id consists of small letters, digits and hyphens, not \"%1\""), id));
    return id;
}

Tolerance readTolerance(const Json& yaml, std::string_view what) {
    Tolerance tolerance;
    Json number = yaml;
    if (const std::string_view letters = yaml.written(); letters.ends_with('%')) {
        tolerance.relative = true;
        rewrite(number, std::string(trimmed(letters.substr(0, letters.size() - 1))), true);
    }
    tolerance.amount = number.asNumber(what) * (tolerance.relative ? 0.01 : 1);
    if (tolerance.amount < 0) throw yaml.error(TRANSLATABLE("fault", "a tolerance is not negative"));
    return tolerance;
}

std::string settingText(const Json& yaml, std::string_view what) {
    const std::string& text = yaml.asText(what);
    if (yaml.origin().plain && text == "yes") return "true";
    if (yaml.origin().plain && text == "no") return "false";
    return text;
}

std::vector<std::pair<std::string, std::string>> readSettings(const Json& yaml, std::string_view what) {
    yaml.expectMap(what);
    std::vector<std::pair<std::string, std::string>> settings;
    for (const auto& [key, value] : yaml.items()) settings.emplace_back(key, settingText(value, key));
    return settings;
}

std::string optionalText(const Json& yaml, std::string_view key) {
    const Json* value = yaml.find(key);
    return value != nullptr ? value->asText(key) : std::string();
}

std::vector<Point> readPoints(const Json& yaml, std::string_view key) {
    constexpr std::size_t most = 400;
    const Json& list = yaml.required(key, "points");
    list.expectList(key);
    if (list.list().empty() || list.list().size() > most)
        throw list.error(Sentence(TRANSLATABLE("fault", "a line has 1 to %1 points"), most));
    std::vector<Point> points;
    for (const Json& point : list.list()) {
        point.expectList(key);
        if (point.list().size() != 2) throw point.error(TRANSLATABLE("fault", "a point is written [x, y]"));
        points.push_back({point.list()[0].asNumber("x"), point.list()[1].asNumber("y")});
    }
    return points;
}

void setTruth(const Json& yaml, std::string_view key, bool& value) {
    if (const Json* given = yaml.find(key)) value = given->asTruth(key);
}

} // namespace timestep

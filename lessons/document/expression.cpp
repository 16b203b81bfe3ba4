// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/document/expression.h"

#include "core/formula/formula.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/random.h"
#include "core/run/session/session.h"
#include "lessons/model/evaluate_check.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>

namespace timestep {

namespace {

[[noreturn]] void refuse(const Sentence& what, std::size_t byte) {
    InputError error(what);
    error.column = static_cast<int>(byte) + 1;
    throw error;
}

bool isLetter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// As an expression names it: "start_displacement".
std::string nameOf(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

void add(TypedFormula::Constants& constants, std::string_view id, double value) {
    const std::string name = nameOf(id);
    if (std::none_of(constants.begin(), constants.end(),
                     [&](const auto& known) { return known.first == name; }))
        constants.emplace_back(name, value);
}

void add(TypedFormula::Constants& constants, const ParameterValues& values) {
    for (const Parameter& parameter : values.descriptors())
        if (parameter.kind != ParameterKind::Choice) add(constants, parameter.id, values[parameter.id]);
}

TypedFormula::Constants constantsOf(const std::vector<PersonalValue>& personal,
                                    const Experiment* experiment) {
    TypedFormula::Constants constants;
    for (const PersonalValue& own : personal) add(constants, own.name, own.value);
    if (experiment == nullptr) return constants;
    add(constants, experiment->parameters);
    add(constants, "step", experiment->step);
    add(constants, "duration", experiment->duration);
    if (!experiment->runs.empty()) add(constants, experiment->runs.front().method);
    return constants;
}

/// A call exact("id", argument) or measured("id") in a text.
struct Call {
    std::string name, id, argument;
    std::size_t begin = 0, end = 0; ///< bytes in the text
    std::size_t argumentBegin = 0;
};

std::size_t skipBlanks(std::string_view text, std::size_t at) {
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])) != 0) ++at;
    return at;
}

/// The first call; one whose end is 0 if there is none.
Call findCall(std::string_view text) {
    Call call;
    for (const std::string_view name : {std::string_view("exact"), std::string_view("measured")}) {
        std::size_t at = text.find(name);
        while (at != std::string_view::npos && at > 0 && isLetter(text[at - 1])) at = text.find(name, at + 1);
        if (at == std::string_view::npos) continue;
        const std::size_t bracket = skipBlanks(text, at + name.size());
        if (bracket >= text.size() || text[bracket] != '(') continue;
        if (call.end != 0 && at > call.begin) continue;
        const std::string usage =
            name == "exact" ? "exact(\"x\", t)" : "measured(\"x\") or measured(\"x\", t)";
        const std::size_t quote = skipBlanks(text, bracket + 1);
        const std::size_t close = quote < text.size() ? text.find('"', quote + 1) : std::string_view::npos;
        if (quote >= text.size() || text[quote] != '"' || close == std::string_view::npos)
            refuse(Sentence(TRANSLATABLE("fault", "it is written %1"), usage), bracket);
        std::size_t end = close + 1, depth = 1;
        while (end < text.size() && depth > 0) {
            depth += text[end] == '(' ? 1U : 0U;
            depth -= text[end] == ')' ? 1U : 0U;
            ++end;
        }
        if (depth > 0) refuse(TRANSLATABLE("fault", "this bracket is not closed"), bracket);
        const std::size_t comma = skipBlanks(text, close + 1);
        const bool alone = comma == end - 1;
        if (!alone && text[comma] != ',')
            refuse(Sentence(TRANSLATABLE("fault", "it is written %1"), usage), comma);
        if (alone && name == "exact")
            refuse(Sentence(TRANSLATABLE("fault", "it is written %1"), usage), bracket);
        call = {std::string(name), std::string(text.substr(quote + 1, close - quote - 1)), {}, at, end, 0};
        if (!alone) {
            call.argumentBegin = comma + 1;
            call.argument = std::string(text.substr(comma + 1, end - comma - 2));
        }
    }
    return call;
}

} // namespace

double Expressions::value(const std::string& text, const Experiment* experiment) {
    constexpr std::size_t longest = 1000;
    if (text.size() > longest)
        refuse(TRANSLATABLE("fault", "an expression has at most 1000 characters"), longest);
    TypedFormula::Constants constants = constantsOf(personal_, experiment);
    std::string formula = text;
    for (int number = 0;; ++number) {
        const Call found = findCall(formula);
        if (found.end == 0) break;
        if (experiment == nullptr)
            refuse(Sentence(TRANSLATABLE("fault", "there is no experiment here that \"%1\" could be about"),
                            found.name),
                   found.begin);
        double result = 0;
        try {
            result = call(found.name, found.id, found.argument, *experiment);
        } catch (const InputError& error) {
            const std::size_t inside = error.column > 0
                                           ? found.argumentBegin + static_cast<std::size_t>(error.column) - 1
                                           : found.begin;
            refuse(error.message, inside);
        }
        // The name is as long as the call, so that errors after it keep their columns.
        std::string name = "_c" + std::to_string(number);
        constants.emplace_back(name, result);
        name.resize(std::max(name.size(), found.end - found.begin), ' ');
        formula.replace(found.begin, found.end - found.begin, name);
    }
    double result = 0;
    try {
        result = TypedFormula(formula, {}, constants).value();
    } catch (const InputError& error) {
        // The message gives the lesson's line and column instead.
        refuse(withoutCharacter(error), static_cast<std::size_t>(std::max(error.column, 1) - 1));
    }
    if (!std::isfinite(result))
        refuse(TRANSLATABLE("fault", "the value of this expression is not a finite number"), 0);
    return result;
}

double Expressions::call(const std::string& name, const std::string& id, const std::string& argument,
                         const Experiment& experiment) {
    const double t = argument.empty() ? experiment.duration : value(argument, &experiment);
    if (name == "exact") return exact(id, t, experiment);
    const Table& table = tableOf(experiment);
    Probe probe;
    probe.measure = id;
    probe.take = argument.empty() ? Take::End : Take::At;
    probe.at = t;
    if (table.find(id, 0) == nullptr)
        throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" is not measured in this experiment"), id));
    const auto number = readProbe(probe, table, id, "time");
    if (!number) throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" has no value there"), id));
    return *number;
}

double Expressions::exact(const std::string& id, double t, const Experiment& experiment) const {
    const auto simulation = makeSimulation(experiment, 0);
    const Problem* problem = simulation->problem();
    const auto& coordinates = experiment.scene->coordinates;
    const auto isIt = [&](const Coordinate& each) { return each.id == id || each.velocityId == id; };
    const auto found = std::find_if(coordinates.begin(), coordinates.end(), isIt);
    if (problem == nullptr || found == coordinates.end())
        throw InputError(Sentence(TRANSLATABLE("fault", "the scene has no coordinate \"%1\""), id));
    std::vector<double> q(simulation->q().begin(), simulation->q().end());
    std::vector<double> v(simulation->v().begin(), simulation->v().end());
    if (!problem->exact(t, q, v))
        throw InputError(TRANSLATABLE("fault", "this scene has no exact motion in closed form"));
    const auto index = static_cast<std::size_t>(found - coordinates.begin());
    if (index >= q.size())
        throw InputError(Sentence(TRANSLATABLE("fault", "the scene has no coordinate \"%1\""), id));
    return found->id == id ? q[index] : v[index];
}

const Table& Expressions::tableOf(const Experiment& experiment) {
    const std::string key = toJson(experiment).dump();
    auto found = tables_.find(key);
    if (found == tables_.end()) {
        Session session(experiment);
        session.runToEnd();
        found = tables_.emplace(key, session.table()).first;
    }
    return found->second;
}

double drawPersonalValue(const PersonalValue& range, const std::string& lesson, std::uint64_t seed) {
    // FNV-1a of lesson and name: another value in the lesson changes nothing.
    std::uint64_t hash = 14695981039346656037U;
    for (const char c : lesson + "/" + range.name) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 1099511628211U;
    }
    const double part = seed == 0 ? 0.5 : Random(seed, hash, 0).uniform();
    const double unit = std::pow(10.0, range.digits);
    const double drawn = std::round((range.from + (range.to - range.from) * part) * unit) / unit;
    return std::clamp(drawn, range.from, range.to);
}

} // namespace timestep

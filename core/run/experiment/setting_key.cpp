// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/setting_key.h"

#include "core/formula/assignments.h"
#include "core/formula/number_list.h"
#include "core/input_error.h"
#include "core/nearest_word.h"
#include "core/parameter/typed_number.h"
#include "core/parameter/unit.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/time_unit.h"
#include "core/scenes/coordinates.h"
#include "core/table/number_text.h"
#include "core/text.h"
#include "core/translatable.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <utility>

namespace timestep {

namespace {

constexpr std::string_view ofRuns = "runs/", ofParameters = "parameters/", ofTexts = "texts/";

template <class Number>
Number parseWhole(std::string_view text, Text refusal) {
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) throw InputError(Sentence(refusal, text));
    return value;
}

std::uint64_t parseSeed(std::string_view text) {
    return parseWhole<std::uint64_t>(
        text, TRANSLATABLE("fault", "\"%1\" is not a whole number from 0 to 18446744073709551615"));
}

/// Calls `body` and sets the path of its InputError to the key.
template <class Body>
auto atKey(const std::string& key, const Body& body) {
    try {
        return body();
    } catch (InputError& error) {
        error.path = key;
        throw;
    }
}

/// The kind of value that a key addresses.
enum class Kind : std::uint8_t {
    Step,
    Duration,
    Until,
    Crossings,
    Seed,
    Title,
    Label,
    Parameter,
    Text,
    Entry,
    Method,
    MethodText,
    StepSizes
};

/// The parts of "constants/mu": a text of the scene that is a list of "name = value", and a name in it.
struct EntryPlace {
    std::string field, name;
};

std::optional<EntryPlace> entryPlace(const Experiment& experiment, const SettingKey& key) {
    const std::size_t slash = key.id.find('/');
    if (key.run || slash == std::string::npos) return std::nullopt;
    EntryPlace place{key.id.substr(0, slash), key.id.substr(slash + 1)};
    if (!experiment.texts.contains(place.field)) return std::nullopt;
    return place;
}

std::string readEntry(const Experiment& experiment, const EntryPlace& place) {
    for (const Assignment& one : splitAssignments(experiment.texts.find(place.field)->second, 2))
        if (one.name == place.name) return one.expression;
    throw InputError(Sentence(TRANSLATABLE("fault", "the text has no \"%1 = ...\""), place.name));
}

/// The number of an expression with a unit, in SI units; any other expression as it is.
std::string withoutUnit(const std::string& expression) {
    const auto quantity = typedQuantity(expression);
    return quantity ? exactNumber(quantity->value) : expression;
}

/// A number in SI units gets the unit of the expression that it replaces.
std::string withUnitOf(const std::string& before, const std::string& text) {
    const auto quantity = typedQuantity(before);
    return quantity && typedNumber(text) ? text + " " + unitText(quantity->unit.powers) : text;
}

Kind parameterKind(const Experiment& experiment, const std::string& id) {
    if (!experiment.parameters.has(id))
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no parameter \"%1\" here"), id));
    return Kind::Parameter;
}

/// The ids that a key without a place could have.
std::vector<std::string> idsFor(const Experiment& experiment, const SettingKey& key) {
    std::vector<std::string> ids{"step", "seed", "method"};
    const auto add = [&](const std::vector<std::string>& more) {
        ids.insert(ids.end(), more.begin(), more.end());
    };
    const std::size_t run = key.run.value_or(0);
    if (run < experiment.runs.size()) add(experiment.runs[run].method.ids());
    if (key.run) {
        ids.emplace_back("label");
        return ids;
    }
    add({"duration", "until", "crossings", "title"});
    add(experiment.parameters.ids());
    for (const auto& [id, text] : experiment.texts) ids.push_back(id);
    return ids;
}

Kind kindOf(const Experiment& experiment, const SettingKey& key) {
    using Place = SettingKey::Place;
    if (key.run && *key.run >= experiment.runs.size())
        throw InputError(Sentence(TRANSLATABLE("fault", "there are only %1 runs"), experiment.runs.size()));
    if (key.place == Place::Parameters) return parameterKind(experiment, key.id);
    const bool isText = !key.run && experiment.texts.contains(key.id);
    if (key.place != Place::Parameters && entryPlace(experiment, key)) return Kind::Entry;
    if (key.place == Place::Texts && !key.run) {
        if (!isText) throw InputError(TRANSLATABLE("fault", "there is no such text in this scene"));
        return Kind::Text;
    }
    if (key.place == Place::Unnamed) {
        if (key.id == "step") return Kind::Step;
        if (key.id == "seed") return Kind::Seed;
        if (key.run && key.id == "label") return Kind::Label;
        if (key.id == "method" && !experiment.runs.empty() && takesOwnMethods(*experiment.scene))
            return Kind::MethodText;
        if (key.id == "step-sizes" && !experiment.runs.empty() &&
            experiment.runs.front().method.has("frame-loop"))
            return Kind::StepSizes;
        if (!key.run && key.id == "duration") return Kind::Duration;
        if (!key.run && key.id == "until") return Kind::Until;
        if (!key.run && key.id == "crossings") return Kind::Crossings;
        if (!key.run && key.id == "title") return Kind::Title;
        if (isText) return Kind::Text;
        if (!key.run && experiment.parameters.has(key.id)) return Kind::Parameter;
        if (!experiment.runs.empty() && experiment.runs[key.run.value_or(0)].method.has(key.id))
            return Kind::Method;
    }
    throw InputError(
        withNearest(TRANSLATABLE("fault", "there is no such setting"), key.id, idsFor(experiment, key)));
}

std::string listText(const std::vector<double>& numbers) {
    std::string text;
    for (const double number : numbers) text += (text.empty() ? "" : ", ") + exactNumber(number);
    return text;
}

std::string valueText(const ParameterValues& values, std::string_view id) {
    switch (values.descriptor(id).kind) {
    case ParameterKind::Toggle:
        return values.isOn(id) ? "true" : "false";
    case ParameterKind::Choice:
        return std::string(values.choice(id));
    case ParameterKind::Integer:
    case ParameterKind::Number:
        break;
    }
    return exactNumber(values[id]);
}

std::string read(const Experiment& experiment, const SettingKey& key) {
    const std::size_t run = key.run.value_or(0);
    switch (kindOf(experiment, key)) {
    case Kind::Step:
        return exactNumber(key.run ? stepOf(experiment, run) : experiment.step);
    case Kind::Duration:
        return exactNumber(experiment.duration);
    case Kind::Until:
        return experiment.until ? toText(*experiment.until) : std::string();
    case Kind::Crossings:
        return toText(experiment.crossings);
    case Kind::Seed:
        return std::to_string(key.run ? seedOf(experiment, run) : experiment.seed);
    case Kind::Title:
        return experiment.title;
    case Kind::Label:
        return experiment.runs[run].label;
    case Kind::Parameter:
        return valueText(key.run ? parametersOf(experiment, run) : experiment.parameters, key.id);
    case Kind::Text:
        return experiment.texts.find(key.id)->second;
    case Kind::Entry:
        return withoutUnit(readEntry(experiment, *entryPlace(experiment, key)));
    case Kind::MethodText:
        return ownTextOf(experiment.runs[run]);
    case Kind::StepSizes:
        return listText(experiment.runs[run].stepSizes);
    case Kind::Method:
        break;
    }
    return valueText(experiment.runs[run].method, key.id);
}

void setParameter(Experiment& experiment, const SettingKey& key, const Value& value) {
    if (!key.run) return experiment.parameters.set(key.id, value);
    ParameterValues changed = experiment.parameters;
    changed.set(key.id, value);
    auto& overrides = experiment.runs[*key.run].overrides;
    std::erase_if(overrides, [&](const auto& override) { return override.first == key.id; });
    overrides.emplace_back(key.id, changed[key.id]);
}

/// The run that a key names, or all.
std::span<Run> runsOf(Experiment& experiment, const SettingKey& key) {
    const std::span<Run> all = experiment.runs;
    return key.run ? all.subspan(*key.run, 1) : all;
}

void setMethod(Experiment& experiment, const SettingKey& key, const Value& value) {
    for (Run& run : runsOf(experiment, key)) run.method.set(key.id, value);
}

/// Sets the text, and the setting that lets the run use it.
void setMethodText(Experiment& experiment, const SettingKey& key, const Value& value) {
    for (Run& run : runsOf(experiment, key)) useOwnMethod(run, value.text());
}

void write(Experiment& experiment, const SettingKey& key, const Value& value) {
    switch (kindOf(experiment, key)) {
    case Kind::Step:
        (key.run ? experiment.runs[*key.run].step.emplace() : experiment.step) =
            checkedStep(numberIn(value, typedTimeUnit(*experiment.scene)));
        return;
    case Kind::Duration:
        experiment.duration = checkedDuration(numberIn(value, typedTimeUnit(*experiment.scene)));
        return;
    case Kind::Until:
        experiment.until.reset();
        if (!trimmed(value.text()).empty()) experiment.until = crossingFromText(value.text());
        return;
    case Kind::Crossings:
        experiment.crossings = crossingsFromText(value.text());
        return;
    case Kind::Seed:
        (key.run ? experiment.runs[*key.run].seed.emplace() : experiment.seed) = parseSeed(value.text());
        return;
    case Kind::Title:
        experiment.title = value.text();
        return;
    case Kind::Label:
        experiment.runs[*key.run].label = value.text();
        return;
    case Kind::Parameter:
        return setParameter(experiment, key, value);
    case Kind::Text:
        return setText(experiment, key.id, value.text());
    case Kind::Entry: {
        const EntryPlace place = *entryPlace(experiment, key);
        const std::string before = readEntry(experiment, place); // throws if the text does not have the name
        const std::string& text = experiment.texts.find(place.field)->second;
        return setText(experiment, place.field,
                       withAssignment(text, place.name, withUnitOf(before, value.text())));
    }
    case Kind::MethodText:
        return setMethodText(experiment, key, value);
    case Kind::StepSizes:
        for (Run& run : runsOf(experiment, key)) useStepSizes(run, parseNumberList(value.text()));
        return;
    case Kind::Method:
        return setMethod(experiment, key, value);
    }
}

SettingFacts factsOf(const Parameter& parameter) {
    return {parameter.name, parameter.unit, &parameter};
}

SettingFacts facts(const Experiment& experiment, const SettingKey& key) {
    const std::string_view time = timeUnitOf(experiment);
    switch (kindOf(experiment, key)) {
    case Kind::Step:
        return {TRANSLATABLE("metric", "step size h"), time};
    case Kind::Duration:
        return {TRANSLATABLE("metric", "duration"), time};
    case Kind::Until:
        return {TRANSLATABLE("parameter", "ends at"), ""};
    case Kind::Crossings:
        return {TRANSLATABLE("parameter", "crossings"), ""};
    case Kind::Seed:
        return {TRANSLATABLE("parameter", "seed")};
    case Kind::Title:
        return {TRANSLATABLE("parameter", "title"), ""};
    case Kind::Label:
        return {TRANSLATABLE("parameter", "name of the run"), ""};
    case Kind::Parameter:
        return factsOf(experiment.parameters.descriptor(key.id));
    case Kind::Text: {
        const auto& fields = experiment.scene->texts;
        const auto field = std::find_if(fields.begin(), fields.end(),
                                        [&](const TextField& one) { return one.id == key.id; });
        return {field->name, ""};
    }
    case Kind::Entry:
        return {lastingSymbol(entryPlace(experiment, key)->name), "1"};
    case Kind::MethodText:
        return {experiment.scene->kind() == SceneKind::Particles ? ownRelaxationName : ownMethodName, ""};
    case Kind::StepSizes:
        return {TRANSLATABLE("parameter", "step sizes"), time};
    case Kind::Method:
        break;
    }
    return factsOf(experiment.runs[key.run.value_or(0)].method.descriptor(key.id));
}

} // namespace

SettingKey SettingKey::parse(std::string_view text) {
    return atKey(std::string(text), [text] {
        SettingKey key;
        std::string_view rest = text;
        if (rest.starts_with(ofRuns)) {
            rest.remove_prefix(ofRuns.size());
            const std::size_t slash = rest.find('/');
            key.run = parseWhole<std::size_t>(rest.substr(0, slash),
                                              TRANSLATABLE("fault", "\"%1\" is not the number of a run"));
            if (slash == std::string_view::npos)
                throw InputError(
                    TRANSLATABLE("fault", "a setting of the run must follow, as in runs/0/step"));
            rest.remove_prefix(slash + 1);
        }
        for (const auto& [prefix, placeOfPrefix] :
             {std::pair{ofParameters, Place::Parameters}, std::pair{ofTexts, Place::Texts}})
            if (rest.starts_with(prefix)) {
                key.place = placeOfPrefix;
                rest.remove_prefix(prefix.size());
                break;
            }
        key.id = std::string(rest);
        return key;
    });
}

std::string SettingKey::text() const {
    std::string text = run ? std::string(ofRuns) + std::to_string(*run) + "/" : std::string();
    if (place == Place::Parameters) text += ofParameters;
    if (place == Place::Texts) text += ofTexts;
    return text + id;
}

SettingFacts describe(const Experiment& experiment, const SettingKey& key) {
    return atKey(key.text(), [&] { return facts(experiment, key); });
}

std::string get(const Experiment& experiment, const SettingKey& key) {
    return atKey(key.text(), [&] { return read(experiment, key); });
}

void set(Experiment& experiment, const SettingKey& key, const Value& value) {
    Experiment changed = experiment;
    atKey(key.text(), [&] { write(changed, key, value); });
    experiment = std::move(changed);
}

std::string valueByKey(const Experiment& experiment, std::string_view key) {
    return get(experiment, SettingKey::parse(key));
}

std::vector<std::string> entryKeys(const Experiment& experiment) {
    std::vector<std::string> keys;
    for (const char* field : {"constants", "start"}) {
        const auto found = experiment.texts.find(field);
        if (found == experiment.texts.end()) continue;
        try {
            for (const Assignment& one : splitAssignments(found->second, 2))
                keys.push_back(std::string(ofTexts) + field + "/" + one.name);
        } catch (const InputError&) {
            continue; // the user has not finished typing the text
        }
    }
    return keys;
}

void setByKey(Experiment& experiment, std::string_view key, const Value& value) {
    set(experiment, SettingKey::parse(key), value);
}

} // namespace timestep

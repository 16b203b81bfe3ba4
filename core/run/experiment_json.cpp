// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment_json.h"

#include "core/input_error.h"
#include "core/particles/world_json.h"
#include "core/rigid/rigid_json.h"
#include "core/run/event_json.h"
#include "core/run/experiment.h"
#include "core/scenes/rigid_rules.h"
#include "core/scenes/world_rules.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

namespace timestep {

namespace {

constexpr double mostSteps = 1e10;

/// Runs `read` and puts `path` before the path of whatever it complains about.
template <class Read>
auto at(const std::string& path, const Read& read) {
    try {
        return read();
    } catch (InputError& error) {
        error.path = error.path.empty() ? path : path + "/" + error.path;
        throw;
    }
}

void expectObject(const Json& json, std::initializer_list<std::string_view> keys) {
    if (!json.is_object()) throw InputError("this must be an object { ... }");
    for (const auto& [key, value] : json.items())
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) throw InputError("unknown key", key);
}

double number(const Json& json) {
    if (json.is_number()) {
        const double value = json.get<double>();
        if (!std::isfinite(value)) throw InputError("the value must be a finite number");
        return value;
    }
    if (json.is_string()) return parseNumber(json.get<std::string>());
    throw InputError("this must be a number");
}

std::string text(const Json& json) {
    if (!json.is_string()) throw InputError("this must be a text in quotes");
    return json.get<std::string>();
}

template <class Whole>
Whole whole(const Json& json) {
    if (!json.is_number_integer() && !json.is_number_unsigned())
        throw InputError("this must be a whole number");
    if (!json.is_number_unsigned() && json.get<std::int64_t>() < 0)
        throw InputError("this must not be negative");
    const auto value = json.get<std::uint64_t>();
    if (value > static_cast<std::uint64_t>(std::numeric_limits<Whole>::max()))
        throw InputError("this number is too large");
    return static_cast<Whole>(value);
}

void setValue(ParameterValues& values, const std::string& id, const Json& json) {
    if (!values.has(id)) throw InputError("unknown key", id);
    if (json.is_boolean())
        values.set(id, json.get<bool>() ? "true" : "false");
    else if (json.is_string())
        values.set(id, json.get<std::string>());
    else
        values.set(id, at(id, [&] { return number(json); }));
}

ParameterValues readParameters(const Json& json, ParameterValues values) {
    if (!json.is_object()) throw InputError("this must be an object { ... }");
    for (const auto& [id, value] : json.items()) setValue(values, id, value);
    return values;
}

Run readRun(const Json& json, const Experiment& experiment) {
    if (!json.is_object()) throw InputError("this must be an object { ... }");
    Run run;
    run.method = standardMethod(*experiment.scene);
    for (const auto& [key, value] : json.items()) {
        const Json& item = value;
        if (key == "label")
            run.label = at(key, [&] { return text(item); });
        else if (key == "step")
            run.step = at(key, [&] { return checkedStep(number(item)); });
        else if (key == "seed")
            run.seed = at(key, [&] { return whole<std::uint64_t>(item); });
        else if (key == "parameters")
            at(key, [&] {
                const ParameterValues changed = readParameters(item, experiment.parameters);
                for (const auto& [id, ignored] : item.items()) run.overrides.emplace_back(id, changed[id]);
            });
        else if (key == "stick-order")
            at(key, [&] {
                if (!item.is_array()) throw InputError("this must be a list of sticks [ ... ]");
                for (const Json& stick : item) run.stickOrder.push_back(whole<std::uint32_t>(stick));
            });
        else
            setValue(run.method, key, item);
    }
    return run;
}

void readRecord(const Json& json, Experiment& experiment) {
    expectObject(json, {"every", "columns"});
    if (json.contains("every")) {
        experiment.recordEvery = at("every", [&] { return whole<int>(json["every"]); });
        if (experiment.recordEvery < 1) throw InputError("this must be at least 1", "every");
    }
    if (json.contains("columns")) {
        if (!json["columns"].is_array()) throw InputError("this must be a list of names [ ... ]", "columns");
        for (std::size_t i = 0; i < json["columns"].size(); ++i)
            experiment.record.push_back(
                at("columns/" + std::to_string(i), [&] { return text(json["columns"][i]); }));
    }
}

const Scene& readScene(const Json& json) {
    if (!json.contains("scene")) {
        if (json.contains("world")) {
            const Json& world = json["world"];
            return *findScene(world.is_object() && world.contains("bodies") ? "rigid-world" : "world");
        }
        throw InputError("\"scene\" is missing");
    }
    const std::string id = at("scene", [&] { return text(json["scene"]); });
    const Scene* scene = findScene(id);
    if (scene == nullptr) throw InputError("there is no scene \"" + id + "\"", "scene");
    return *scene;
}

/// A world that the file describes in full, and what its rules say about the parameters.
void readWorld(const Json& json, Experiment& experiment) {
    const Scene& scene = *experiment.scene;
    if (scene.id == "world") {
        World world = worldFromJson(json, experiment.step);
        experiment.parameters = valuesOfRules(scene, world.rules);
        experiment.world = std::make_shared<const World>(std::move(world));
    } else if (scene.id == "rigid-world") {
        RigidWorld bodies = rigidWorldFromJson(json);
        experiment.parameters = valuesOfRigidRules(scene, bodies.rules);
        experiment.bodies = std::make_shared<const RigidWorld>(std::move(bodies));
    } else {
        throw InputError("only the scenes \"world\" and \"rigid-world\" are described by the file itself");
    }
}

/// What the index of an event counts in this scene.
const char* thingOf(const Scene& scene) {
    return scene.rigidWorld != nullptr ? "body" : "particle";
}

Json valueToJson(const ParameterValues& values, const Parameter& parameter) {
    switch (parameter.kind) {
    case ParameterKind::Toggle:
        return values.isOn(parameter.id);
    case ParameterKind::Choice:
        return std::string(values.choice(parameter.id));
    case ParameterKind::Integer:
        return static_cast<std::int64_t>(values[parameter.id]);
    case ParameterKind::Number:
        break;
    }
    return values[parameter.id];
}

Json runToJson(const Experiment& experiment, const Run& run) {
    Json json = Json::object();
    if (!run.label.empty()) json["label"] = run.label;
    for (const Parameter& parameter : run.method.descriptors())
        json[std::string(parameter.id)] = valueToJson(run.method, parameter);
    if (run.step) json["step"] = *run.step;
    if (run.seed) json["seed"] = *run.seed;
    if (!run.stickOrder.empty()) json["stick-order"] = run.stickOrder;
    if (!run.overrides.empty()) {
        ParameterValues changed = experiment.parameters;
        for (const auto& [id, value] : run.overrides) {
            changed.set(id, value);
            json["parameters"][id] = valueToJson(changed, changed.descriptor(id));
        }
    }
    return json;
}

void checkRuns(const Experiment& experiment) {
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) {
        const double h = stepOf(experiment, i);
        if (experiment.duration / h > mostSteps)
            throw InputError("this run would take more than 10^10 steps", "runs/" + std::to_string(i));
    }
}

} // namespace

double checkedStep(double step) {
    if (!std::isfinite(step) || step <= 0) throw InputError("the step must be a number greater than 0");
    return step;
}

double checkedDuration(double duration) {
    if (!std::isfinite(duration) || duration < 0) throw InputError("the duration must not be negative");
    return duration;
}

Experiment experimentFromJson(const Json& json) {
    expectObject(json, {"timestep", "title", "scene", "parameters", "texts", "world", "step", "duration",
                        "runs", "record", "seed", "events", "analysis"});
    const Scene& scene = readScene(json);
    Experiment experiment = standardExperiment(scene);
    if (json.contains("title")) experiment.title = at("title", [&] { return text(json["title"]); });
    if (json.contains("step"))
        experiment.step = at("step", [&] { return checkedStep(number(json["step"])); });
    if (json.contains("duration"))
        experiment.duration = at("duration", [&] { return checkedDuration(number(json["duration"])); });
    if (json.contains("seed"))
        experiment.seed = at("seed", [&] { return whole<std::uint64_t>(json["seed"]); });
    if (json.contains("world")) {
        at("world", [&] { readWorld(json["world"], experiment); });
    } else if (scene.id == "world") {
        throw InputError("the world is missing", "world");
    }
    if (json.contains("parameters"))
        experiment.parameters =
            at("parameters", [&] { return readParameters(json["parameters"], experiment.parameters); });
    if (json.contains("texts"))
        at("texts", [&] {
            const Json& texts = json["texts"];
            if (!texts.is_object()) throw InputError("this must be an object { ... }");
            for (const auto& [id, value] : texts.items()) {
                const Json& item = value;
                setText(experiment, id, at(id, [&] { return text(item); }));
            }
        });
    if (json.contains("runs")) {
        const Json& runs = json["runs"];
        if (!runs.is_array() || runs.empty())
            throw InputError("this must be a list of at least one run [ ... ]", "runs");
        if (runs.size() > Experiment::mostRuns)
            throw InputError("there can be at most " + std::to_string(Experiment::mostRuns) + " runs",
                             "runs");
        std::vector<Run> list;
        for (std::size_t i = 0; i < runs.size(); ++i)
            list.push_back(at("runs/" + std::to_string(i), [&] { return readRun(runs[i], experiment); }));
        experiment.runs = std::move(list);
    }
    if (json.contains("record")) at("record", [&] { readRecord(json["record"], experiment); });
    if (json.contains("events")) {
        if (!json["events"].is_array()) throw InputError("this must be a list of events [ ... ]", "events");
        for (std::size_t i = 0; i < json["events"].size(); ++i)
            experiment.events.push_back(at("events/" + std::to_string(i), [&] {
                return eventFromJson(json["events"][i], experiment.runs.size(), thingOf(scene));
            }));
        std::stable_sort(experiment.events.begin(), experiment.events.end(),
                         [](const Event& a, const Event& b) { return a.step < b.step; });
    }
    checkRuns(experiment);
    return experiment;
}

Json toJson(const Experiment& experiment) {
    Json json = {{"timestep", TIMESTEP_VERSION}};
    if (!experiment.title.empty()) json["title"] = experiment.title;
    json["scene"] = std::string(experiment.scene->id);
    json["parameters"] = Json::object();
    for (const Parameter& parameter : experiment.parameters.descriptors())
        json["parameters"][std::string(parameter.id)] = valueToJson(experiment.parameters, parameter);
    if (!experiment.texts.empty()) json["texts"] = experiment.texts;
    if (experiment.world != nullptr) json["world"] = worldToJson(*experiment.world);
    if (experiment.bodies != nullptr) json["world"] = rigidWorldToJson(*experiment.bodies);
    json["step"] = experiment.step;
    json["duration"] = experiment.duration;
    json["runs"] = Json::array();
    for (const Run& run : experiment.runs) json["runs"].push_back(runToJson(experiment, run));
    json["record"] = {{"every", experiment.recordEvery}};
    if (!experiment.record.empty()) json["record"]["columns"] = experiment.record;
    json["seed"] = experiment.seed;
    if (!experiment.events.empty()) {
        json["events"] = Json::array();
        for (const Event& event : experiment.events)
            json["events"].push_back(toJson(event, thingOf(*experiment.scene)));
    }
    return json;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/experiment_json.h"

#include "core/input_error.h"
#include "core/json/json_field.h"
#include "core/json/list_size.h"
#include "core/nearest_word.h"
#include "core/parameter/unit.h"
#include "core/particles/world_json.h"
#include "core/rigid/rigid_json.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/run_method.h"
#include "core/run/simulation/event_json.h"
#include "core/scenes/rigid_rules.h"
#include "core/scenes/world_rules.h"
#include "core/table/number_text.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>

namespace timestep {

namespace {

constexpr double mostSteps = 1e10;

/// Calls `read` and adds the path of the field before the path of its InputError.
template <class Read>
auto within(const JsonField& field, const Read& read) {
    try {
        return read();
    } catch (InputError& error) {
        error.path = field.path().empty() || error.path.empty() ? field.path() + error.path
                                                                : field.path() + "/" + error.path;
        throw;
    }
}

void setValue(ParameterValues& values, const JsonField& object, const std::string& id) {
    const JsonField field = object.member(id);
    if (!values.has(id)) field.refuse(withNearest(TRANSLATABLE("fault", "unknown key"), id, values.ids()));
    within(object, [&] {
        if (field.json().is_boolean())
            values.set(id, field.toggle() ? "true" : "false");
        else if (field.isString())
            values.set(id, field.anyText());
        else
            values.set(id, JsonField(field.json(), id).number());
    });
}

ParameterValues readParameters(const JsonField& field, ParameterValues values) {
    for (const std::string& id : field.keys()) setValue(values, field, id);
    return values;
}

/// A time with or without a unit.
double timeIn(const JsonField& field, const Scene& scene) {
    if (!field.isString()) return field.number();
    return within(field, [&] { return numberIn(field.anyText(), typedTimeUnit(scene)); });
}

double stepIn(const JsonField& field, const Scene& scene) {
    const double step = timeIn(field, scene);
    return within(field, [step] { return checkedStep(step); });
}

/// Returns the text of a user-written method, which is a list of lines or one text.
std::string methodTextIn(const JsonField& field) {
    if (field.isString()) return field.anyText();
    std::string text;
    for (const std::string& line : field.texts()) text += line + "\n";
    return text;
}

Json linesOfMethod(std::string_view text) {
    Json lines = Json::array();
    for (const std::string_view line : linesOf(text)) lines.push_back(std::string(line));
    return lines;
}

CrossingCondition conditionIn(const JsonField& field) {
    const std::string text = field.anyText();
    return within(field, [&] { return crossingFromText(text); });
}

/// Returns a text of one line without control characters: terminals print it, and such characters could move
/// their cursor.
std::string lineIn(const JsonField& field) {
    const std::string text = field.anyText();
    if (std::any_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
        field.refuse(TRANSLATABLE("fault", "control characters and line breaks are not allowed here"));
    return text;
}

Run readRun(const JsonField& field, const Experiment& experiment) {
    Run run;
    run.method = standardMethod(*experiment.scene);
    for (const std::string& key : field.keys()) {
        const JsonField item = field.member(key);
        if (key == "label") {
            run.label = lineIn(item);
        } else if (key == "step") {
            run.step = stepIn(item, *experiment.scene);
        } else if (key == "seed") {
            run.seed = item.whole();
        } else if (key == "method") {
            run.methodText = methodTextIn(item);
        } else if (key == "parameters") {
            const ParameterValues changed = readParameters(item, experiment.parameters);
            for (const std::string& id : item.keys()) run.overrides.emplace_back(id, changed[id]);
        } else if (key == "stick-order") {
            for (const JsonField& stick : item.elements())
                run.stickOrder.push_back(
                    static_cast<std::uint32_t>(stick.whole(std::numeric_limits<std::uint32_t>::max())));
        } else if (key == "step-sizes") {
            std::vector<double> sizes;
            for (const JsonField& size : item.elements()) sizes.push_back(stepIn(size, *experiment.scene));
            if (!run.method.has("frame-loop")) item.refuse(TRANSLATABLE("fault", "unknown key"));
            const ParameterValues given = run.method;
            within(item, [&] { useStepSizes(run, std::move(sizes)); });
            if (field.has("frame-loop")) run.method = given;
        } else {
            setValue(run.method, field, key);
        }
    }
    if (!field.has("method")) return run;
    if (!takesOwnMethods(*experiment.scene))
        field.member("method").refuse(TRANSLATABLE("fault", "rigid bodies do not run a method of your own"));
    const bool isNamed = field.has("integrator") || field.has("relaxation");
    within(field, [&] { isNamed ? checkOwnMethod(run) : useOwnMethod(run, run.methodText); });
    return run;
}

void readRecord(const JsonField& field, Experiment& experiment) {
    field.expectObject({"every", "columns", "calculated"});
    if (field.has("every")) experiment.recordEvery = field.member("every").integer(1);
    if (field.has("calculated")) experiment.calculated = calculatedFromJson(field.member("calculated"));
    if (!field.has("columns")) return;
    experiment.record = field.member("columns").texts();
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < experiment.record.size(); ++i)
        if (!seen.insert(experiment.record[i]).second)
            field.member("columns").elements()[i].refuse(
                TRANSLATABLE("fault", "this column is in the list twice"));
}

const Scene& readScene(const JsonField& field) {
    if (!field.has("scene")) {
        if (field.has("world"))
            return sceneOfFiles(field.member("world").has("bodies") ? SceneKind::RigidBodies
                                                                    : SceneKind::Particles);
        field.refuse(TRANSLATABLE("fault", "\"scene\" is missing"));
    }
    const JsonField id = field.member("scene");
    const Scene* scene = findScene(id.anyText());
    if (scene == nullptr) {
        std::vector<std::string> known;
        for (const Scene& one : scenes()) known.emplace_back(one.id);
        id.refuse(withNearest(Sentence(TRANSLATABLE("fault", "there is no scene \"%1\""), id.anyText()),
                              id.anyText(), known));
    }
    return *scene;
}

/// Reads a world that the file describes completely and sets the parameters from its rules.
void readWorld(const Json& json, Experiment& experiment) {
    const Scene& scene = *experiment.scene;
    if (scene.source == WorldSource::Scene)
        throw InputError(TRANSLATABLE(
            "fault", "only the scenes \"world\" and \"rigid-world\" are described by the file itself"));
    if (scene.kind() == SceneKind::Particles) {
        World world = worldFromJson(json, experiment.step);
        experiment.parameters = valuesOfRules(scene, world.rules);
        experiment.world = std::make_shared<const World>(std::move(world));
    } else {
        RigidWorld bodies = rigidWorldFromJson(json);
        experiment.parameters = valuesOfRigidRules(scene, bodies.rules);
        experiment.bodies = std::make_shared<const RigidWorld>(std::move(bodies));
    }
}

/// Returns the key for the index of an event in this scene: "particle" or "body".
const char* thingOf(const Scene& scene) {
    return scene.kind() == SceneKind::RigidBodies ? "body" : "particle";
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
    if (usesOwnMethod(run) || !run.methodText.empty()) json["method"] = linesOfMethod(ownTextOf(run));
    if (run.step) json["step"] = *run.step;
    if (run.seed) json["seed"] = *run.seed;
    if (!run.stickOrder.empty()) json["stick-order"] = run.stickOrder;
    if (!run.stepSizes.empty()) json["step-sizes"] = run.stepSizes;
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
        if (experiment.duration / stepOf(experiment, i) > mostSteps ||
            static_cast<double>(mostStepsOf(experiment, i)) > mostSteps)
            throw InputError(TRANSLATABLE("fault", "this run would take more than 10^10 steps"),
                             "runs/" + std::to_string(i));
    }
}

} // namespace

std::string_view typedTimeUnit(const Scene& scene) {
    return scene.timeUnit == "1" ? "s" : scene.timeUnit;
}

double checkedStep(double step) {
    if (!std::isfinite(step) || step <= 0)
        throw InputError(TRANSLATABLE("fault", "the step must be a number greater than 0"));
    return step;
}

double checkedDuration(double duration) {
    if (!std::isfinite(duration) || duration < 0)
        throw InputError(TRANSLATABLE("fault", "the duration must not be negative"));
    return duration;
}

Experiment experimentFromJson(const Json& json) {
    const JsonField field(json);
    field.expectObject({"timestep", "title", "scene", "parameters", "texts", "world", "step", "duration",
                        "until", "crossings", "runs", "record", "seed", "events", "analysis"});
    const Scene& scene = readScene(field);
    Experiment experiment = standardExperiment(scene);
    if (field.has("title")) experiment.title = lineIn(field.member("title"));
    if (field.has("step")) experiment.step = stepIn(field.member("step"), scene);
    if (field.has("duration")) {
        const JsonField item = field.member("duration");
        const double duration = timeIn(item, scene);
        experiment.duration = within(item, [duration] { return checkedDuration(duration); });
    }
    if (field.has("until")) experiment.until = conditionIn(field.member("until"));
    if (field.has("crossings")) {
        const JsonField list = field.member("crossings");
        if (list.size() > CrossingCondition::most)
            list.refuse(Sentence(TRANSLATABLE("fault", "there can be at most %1 conditions"),
                                 CrossingCondition::most));
        for (const JsonField& one : list.elements()) experiment.crossings.push_back(conditionIn(one));
    }
    if (field.has("seed")) experiment.seed = field.member("seed").whole();
    if (field.has("world")) {
        const JsonField world = field.member("world");
        within(world, [&] { readWorld(world.json(), experiment); });
    } else if (scene.source == WorldSource::File) {
        throw InputError(TRANSLATABLE("fault", "the world is missing"), "world");
    }
    if (field.has("parameters"))
        experiment.parameters = readParameters(field.member("parameters"), experiment.parameters);
    if (field.has("texts")) {
        const JsonField texts = field.member("texts");
        for (const std::string& id : texts.keys()) {
            const std::string text = texts.member(id).anyText();
            within(texts, [&] { setText(experiment, id, text); });
        }
        const std::vector<std::string> given = texts.keys();
        emptyTextsThatFollow(experiment, {given.begin(), given.end()});
    }
    if (field.has("runs")) {
        const JsonField runs = field.member("runs");
        if (runs.size() == 0)
            runs.refuse(TRANSLATABLE("fault", "a list of at least one run [...] is expected here"));
        if (runs.size() > Experiment::mostRuns)
            runs.refuse(
                Sentence(TRANSLATABLE("fault", "there can be at most %1 runs"), Experiment::mostRuns));
        std::vector<Run> list;
        for (const JsonField& run : runs.elements()) list.push_back(readRun(run, experiment));
        experiment.runs = std::move(list);
    }
    if (field.has("record")) readRecord(field.member("record"), experiment);
    if (field.has("events")) {
        const JsonField events = field.member("events");
        sizeWithin(events, mostEntries, TRANSLATABLE("fault", "events"));
        for (const JsonField& event : events.elements())
            experiment.events.push_back(within(
                event, [&] { return eventFromJson(event.json(), experiment.runs.size(), thingOf(scene)); }));
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
    if (experiment.until) json["until"] = toText(*experiment.until);
    if (!experiment.crossings.empty()) {
        json["crossings"] = Json::array();
        for (const CrossingCondition& condition : experiment.crossings)
            json["crossings"].push_back(toText(condition));
    }
    json["runs"] = Json::array();
    for (const Run& run : experiment.runs) json["runs"].push_back(runToJson(experiment, run));
    json["record"] = {{"every", experiment.recordEvery}};
    if (!experiment.record.empty()) json["record"]["columns"] = experiment.record;
    if (!experiment.calculated.empty()) json["record"]["calculated"] = toJson(experiment.calculated);
    json["seed"] = experiment.seed;
    if (!experiment.events.empty()) {
        json["events"] = Json::array();
        for (const Event& event : experiment.events)
            json["events"].push_back(toJson(event, thingOf(*experiment.scene)));
    }
    return json;
}

Experiment experimentFromText(std::string_view text, const std::string& file) {
    constexpr std::string_view csvMark = "# experiment: ";
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3); // a byte order mark
    const std::size_t mark = text.substr(0, 4096).find(csvMark);
    const bool isCsv = text.starts_with("#") && mark != std::string_view::npos;
    if (isCsv) {
        const std::string_view rest = text.substr(mark + csvMark.size());
        text = rest.substr(0, rest.find('\n'));
    }
    const Json json = jsonFromText(text, file);
    const Json* const carried = json.find("experiment");
    try {
        return experimentFromJson(carried != nullptr ? *carried : json);
    } catch (InputError& error) {
        if (!isCsv) throw placedIn(error, text, file, carried != nullptr ? "experiment" : "");
        error.file = file; // one line among others
        throw;
    }
}

} // namespace timestep

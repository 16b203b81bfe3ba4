// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment.h"

#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/particles/relaxation.h"
#include "core/rigid/contact_code.h"
#include "core/rigid/rigid_settings.h"
#include "core/run/acting.h"
#include "core/run/experiment_json.h"
#include "core/run/frame_loop.h"
#include "core/run/number_type_simulation.h"
#include "core/run/problem_simulation.h"
#include "core/run/rigid_simulation.h"
#include "core/run/verlet_settings.h"
#include "core/run/world_simulation.h"
#include "core/scenes/rigid_rules.h"
#include "core/scenes/world_rules.h"
#include "core/table/number_text.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace timestep {

namespace {

std::vector<Choice> integratorChoices() {
    std::vector<Choice> choices;
    for (const Integrator& integrator : integrators()) choices.push_back({integrator.id, integrator.name});
    return choices;
}

double indexOfIntegrator(std::string_view id) {
    const auto all = integrators();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == id) return static_cast<double>(i);
    return 0;
}

template <class Number>
Number parseWhole(std::string_view text, const std::string& what) {
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw InputError("\"" + std::string(text) + "\" is not " + what);
    return value;
}

std::uint64_t parseSeed(std::string_view text) {
    return parseWhole<std::uint64_t>(text, "a whole number from 0 to 18446744073709551615");
}

void setOfRun(Experiment& experiment, std::size_t index, std::string_view key, std::string_view value) {
    Run& run = experiment.runs[index];
    if (key == "label") {
        run.label = std::string(value);
    } else if (key == "step") {
        run.step = checkedStep(parseNumber(value));
    } else if (key == "seed") {
        run.seed = parseSeed(value);
    } else if (run.method.has(key)) {
        run.method.set(key, value);
    } else if (key.starts_with("parameters/") && experiment.parameters.has(key.substr(11))) {
        const std::string id(key.substr(11));
        ParameterValues changed = experiment.parameters;
        changed.set(id, value);
        std::erase_if(run.overrides, [&](const auto& override) { return override.first == id; });
        run.overrides.emplace_back(id, changed[id]);
    } else {
        throw InputError("there is no such setting");
    }
}

void setChecked(Experiment& experiment, std::string_view key, std::string_view value) {
    if (key.starts_with("parameters/")) return experiment.parameters.set(key.substr(11), value);
    if (key.starts_with("texts/")) return setText(experiment, key.substr(6), value);
    if (key.starts_with("runs/")) {
        const std::string_view rest = key.substr(5);
        const std::size_t slash = rest.find('/');
        const auto index = parseWhole<std::size_t>(rest.substr(0, slash), "the number of a run");
        if (index >= experiment.runs.size())
            throw InputError("there are only " + std::to_string(experiment.runs.size()) + " runs");
        if (slash == std::string_view::npos)
            throw InputError("a setting of the run must follow, as in runs/0/step");
        return setOfRun(experiment, index, rest.substr(slash + 1), value);
    }
    if (key == "step") {
        experiment.step = checkedStep(parseNumber(value));
    } else if (key == "duration") {
        experiment.duration = checkedDuration(parseNumber(value));
    } else if (key == "seed") {
        experiment.seed = parseSeed(value);
    } else if (key == "title") {
        experiment.title = std::string(value);
    } else if (experiment.texts.contains(key)) {
        setText(experiment, key, value);
    } else if (experiment.parameters.has(key)) {
        experiment.parameters.set(key, value);
    } else if (experiment.runs.front().method.has(key)) {
        for (Run& run : experiment.runs) run.method.set(key, value);
    } else {
        throw InputError("there is no such setting");
    }
}

World startOfWorld(const Experiment& experiment, const ParameterValues& parameters, std::uint64_t seed) {
    const Scene& scene = *experiment.scene;
    if (experiment.world != nullptr) return *experiment.world;
    return scene.worldOfTexts != nullptr ? scene.worldOfTexts(parameters, experiment.texts, seed)
                                         : scene.world(parameters, seed);
}

std::string translated(std::string (*translate)(std::string_view, std::string_view), std::string_view context,
                       std::string_view text) {
    return translate != nullptr ? translate(context, text) : std::string(text);
}

/// "Explicit Euler", "passes 4", "braced: off".
std::string valueText(const Parameter& parameter, double value,
                      std::string (*translate)(std::string_view, std::string_view)) {
    const std::string name = translated(translate, "parameter", parameter.name);
    if (parameter.kind == ParameterKind::Toggle)
        return name + ": " +
               translated(translate, "parameter",
                          value != 0 ? TRANSLATABLE("parameter", "on") : TRANSLATABLE("parameter", "off"));
    if (parameter.kind != ParameterKind::Choice) return name + " " + shortNumber(value);
    const bool method = parameter.id == "integrator" || parameter.id == "relaxation";
    return translated(translate, method ? parameter.id : "parameter",
                      parameter.choices[static_cast<std::size_t>(value)].name);
}

/// The listed order of a run, as far as it takes to tell it from those of the others: "order of sticks 2 0
/// …".
std::string listedOrder(const Experiment& experiment, std::size_t index,
                        std::string (*translate)(std::string_view, std::string_view)) {
    const Run& run = experiment.runs[index];
    std::size_t shown = 1;
    for (const Run& other : experiment.runs) {
        const auto [mine, its] = std::mismatch(run.stickOrder.begin(), run.stickOrder.end(),
                                               other.stickOrder.begin(), other.stickOrder.end());
        if (mine != run.stickOrder.end())
            shown = std::max(shown, static_cast<std::size_t>(mine - run.stickOrder.begin()) + 1);
    }
    std::string text = translated(translate, "parameter", run.method.descriptor("order").name);
    for (std::size_t i = 0; i < std::min(shown, run.stickOrder.size()); ++i)
        text += " " + std::to_string(run.stickOrder[i]);
    return shown < run.stickOrder.size() ? text + " …" : text;
}

std::vector<Parameter> joined(std::span<const Parameter> first, std::span<const Parameter> second) {
    std::vector<Parameter> all(first.begin(), first.end());
    all.insert(all.end(), second.begin(), second.end());
    return all;
}

} // namespace

std::span<const Parameter> problemMethodParameters() {
    static const std::vector<Choice> choices = integratorChoices();
    static const std::array<Parameter, 2> parameters{
        Parameter{.id = "integrator",
                  .name = TRANSLATABLE("parameter", "Method"),
                  .kind = ParameterKind::Choice,
                  .standard = indexOfIntegrator("velocity-verlet"),
                  .choices = choices},
        Parameter{
            .id = "tolerance",
            .name = TRANSLATABLE("parameter", "tolerance"),
            .unit = "1",
            .standard = standardTolerance,
            .minimum = 1e-13,
            .maximum = 1e-1,
            .description = TRANSLATABLE(
                "parameter", "How much an inner step of an adaptive method may err, absolute and relative."),
            .acts = [](const ParameterValues& values) {
                return findIntegrator(values.choice("integrator"))->adaptive;
            }}};
    return parameters;
}

std::span<const Parameter> methodParameters(const Scene& scene) {
    static const std::vector<Parameter> ofProblems =
        joined(joined(problemMethodParameters(), verletSettings()), frameLoopParameters());
    static const std::vector<Parameter> ofWorlds = joined(worldMethodParameters(), frameLoopParameters());
    static const std::vector<Parameter> withTypes = joined(ofProblems, numberTypeParameters());
    if (scene.rigidWorld != nullptr) return rigidMethodParameters();
    if (scene.problem == nullptr) return ofWorlds;
    return scene.problem(ParameterValues(scene.parameters))->offersFloat() ? withTypes : ofProblems;
}

ParameterValues standardMethod(const Scene& scene) {
    ParameterValues values(methodParameters(scene));
    for (const MethodSetting& setting : scene.method) values.set(setting.id, setting.value);
    return values;
}

void setText(Experiment& experiment, std::string_view id, std::string_view text) {
    for (const TextField& field : experiment.scene->texts) {
        if (field.id != id) continue;
        const auto characters =
            std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
        if (static_cast<std::size_t>(characters) > field.longest)
            throw InputError("this text is too long: at most " + std::to_string(field.longest) +
                                 " characters",
                             std::string(id));
        experiment.texts[std::string(id)] = std::string(text);
        return;
    }
    throw InputError("there is no such text in this scene", std::string(id));
}

Experiment standardExperiment(const Scene& scene) {
    Experiment experiment;
    experiment.scene = &scene;
    experiment.parameters = ParameterValues(scene.parameters);
    for (const TextField& field : scene.texts) experiment.texts[std::string(field.id)] = field.standard;
    experiment.step = scene.step;
    experiment.duration = scene.duration;
    Run run;
    run.method = standardMethod(scene);
    experiment.runs.push_back(std::move(run));
    return experiment;
}

void setByKey(Experiment& experiment, std::string_view key, std::string_view value) {
    Experiment changed = experiment;
    try {
        setChecked(changed, key, value);
    } catch (InputError& error) {
        error.path = std::string(key);
        throw;
    }
    experiment = std::move(changed);
}

double stepOf(const Experiment& experiment, std::size_t run) {
    return experiment.runs[run].step.value_or(experiment.step);
}

std::int64_t stepsOf(const Experiment& experiment, std::size_t run) {
    return std::llround(experiment.duration / stepOf(experiment, run));
}

std::uint64_t seedOf(const Experiment& experiment, std::size_t run) {
    return experiment.runs[run].seed.value_or(experiment.seed);
}

std::string runLabel(const Experiment& experiment, std::size_t index,
                     std::string (*translate)(std::string_view, std::string_view)) {
    const Run& run = experiment.runs[index];
    if (!run.label.empty()) return run.label;
    const auto differs = [&experiment](const auto& read) {
        return std::any_of(experiment.runs.begin(), experiment.runs.end(),
                           [&](const Run& other) { return read(other) != read(experiment.runs.front()); });
    };
    const Parameter& method = run.method.descriptors().front(); // the integrator or the relaxation
    const std::string name = method.id == "relaxation" && !hasSticks(experiment, index)
                                 ? translated(translate, "relaxation", TRANSLATABLE("relaxation", "Verlet"))
                             : experiment.scene->rigidWorld != nullptr
                                 ? translated(translate, "contact-solver", contactSolverName)
                                 : valueText(method, run.method[method.id], translate);
    std::vector<std::string> parts;
    for (const Parameter& parameter : run.method.descriptors())
        if (differs([&](const Run& other) { return other.method[parameter.id]; }) &&
            settingActs(experiment, index, parameter.id))
            parts.push_back(valueText(parameter, run.method[parameter.id], translate));
    if (!run.stickOrder.empty() && run.method.choice("order") == "listed" &&
        differs([](const Run& other) { return other.stickOrder; }))
        parts.push_back(listedOrder(experiment, index, translate));
    for (const Parameter& parameter : experiment.parameters.descriptors()) {
        const auto valueOf = [&](const Run& other) {
            for (const auto& [id, value] : other.overrides)
                if (id == parameter.id) return value;
            return experiment.parameters[parameter.id];
        };
        if (differs(valueOf)) parts.push_back(valueText(parameter, valueOf(run), translate));
    }
    if (differs([&](const Run& other) { return other.step.value_or(experiment.step); }))
        parts.push_back("h = " + shortNumber(stepOf(experiment, index)));
    if (differs([&](const Run& other) { return other.seed.value_or(experiment.seed); }))
        parts.push_back(translated(translate, "parameter", TRANSLATABLE("parameter", "seed")) + " " +
                        std::to_string(seedOf(experiment, index)));
    const bool namesItself = std::find(parts.begin(), parts.end(), name) != parts.end();
    if (!namesItself && (parts.empty() || method.id == "integrator")) parts.insert(parts.begin(), name);
    std::string label;
    for (const std::string& part : parts) label += (label.empty() ? "" : ", ") + part;
    return label;
}

std::unique_ptr<Simulation> makeSimulation(const Experiment& experiment, std::size_t index) {
    const Run& run = experiment.runs[index];
    ParameterValues parameters = experiment.parameters;
    for (const auto& [id, value] : run.overrides) parameters.set(id, value);
    const double h = stepOf(experiment, index);
    const std::uint64_t seed = seedOf(experiment, index);
    if (asksForNumberType(run.method))
        return makeNumberTypeSimulation(*experiment.scene, std::move(parameters), run.method, h);
    if (experiment.scene->problem != nullptr)
        return std::make_unique<ProblemSimulation>(*experiment.scene, std::move(parameters), run.method, h,
                                                   seed, experiment.texts);
    if (experiment.scene->rigidWorld != nullptr) {
        RigidWorld bodies = experiment.bodies != nullptr ? *experiment.bodies
                                                         : experiment.scene->rigidWorld(parameters, seed);
        bodies.rules = rigidRulesOf(parameters, bodies.rules);
        return std::make_unique<RigidSimulation>(*experiment.scene, std::move(parameters), run.method, h,
                                                 std::move(bodies), seed);
    }
    World world = startOfWorld(experiment, parameters, seed);
    world.rules = rulesOf(parameters, world.rules);
    return std::make_unique<WorldSimulation>(*experiment.scene, std::move(parameters), run.method, h,
                                             std::move(world), run.stickOrder, seed);
}

} // namespace timestep

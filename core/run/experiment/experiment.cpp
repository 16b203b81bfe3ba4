// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/experiment.h"

#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/method/own_method.h"
#include "core/particles/relaxation/world_method.h"
#include "core/rigid/rigid_settings.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/simulation/game_loop.h"
#include "core/run/simulation/number_type_simulation.h"
#include "core/run/simulation/verlet_settings.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

std::vector<Choice> integratorChoices() {
    std::vector<Choice> choices;
    for (const Integrator& integrator : integrators()) choices.push_back({integrator.id, integrator.name});
    choices.push_back({ownMethodId, ownMethodName});
    return choices;
}

double indexOfIntegrator(std::string_view id) {
    const auto all = integrators();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == id) return static_cast<double>(i);
    return 0;
}

std::vector<Parameter> joined(std::span<const Parameter> first, std::span<const Parameter> second) {
    std::vector<Parameter> all(first.begin(), first.end());
    all.insert(all.end(), second.begin(), second.end());
    return all;
}

/// The settings of runs on problems: the integrator.
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
                const Integrator* integrator = findIntegrator(values.choice("integrator"));
                return integrator != nullptr && integrator->isAdaptive();
            }}};
    return parameters;
}

} // namespace

std::span<const Parameter> methodParameters(const Scene& scene) {
    static const std::vector<Parameter> ofProblems =
        joined(joined(problemMethodParameters(), verletSettings()), gameLoopParameters());
    static const std::vector<Parameter> ofWorlds = joined(worldMethodParameters(), gameLoopParameters());
    static const std::vector<Parameter> withTypes = joined(ofProblems, numberTypeParameters());
    if (scene.kind() == SceneKind::RigidBodies) return rigidMethodParameters();
    if (scene.kind() == SceneKind::Particles) return ofWorlds;
    return problemOf(scene, ParameterValues(scene.parameters))->offersFloat() ? withTypes : ofProblems;
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
            throw InputError(Sentence(TRANSLATABLE("fault", "this text is too long: at most %1 characters"),
                                      field.longest),
                             std::string(id));
        experiment.texts[std::string(id)] = std::string(text);
        return;
    }
    throw InputError(TRANSLATABLE("fault", "there is no such text in this scene"), std::string(id));
}

void emptyTextsThatFollow(Experiment& experiment, const std::set<std::string>& given) {
    for (const TextField& field : experiment.scene->texts)
        if (given.contains(std::string(field.follows)) && !given.contains(std::string(field.id)))
            experiment.texts[std::string(field.id)].clear();
}

Experiment standardExperiment(const Scene& scene) {
    Experiment experiment;
    experiment.scene = &scene;
    experiment.parameters = ParameterValues(scene.parameters);
    experiment.texts = scene.standardTexts();
    experiment.step = scene.step;
    experiment.duration = scene.duration;
    Run run;
    run.method = standardMethod(scene);
    experiment.runs.push_back(std::move(run));
    return experiment;
}

double stepOf(const Experiment& experiment, std::size_t run) {
    return experiment.runs[run].step.value_or(experiment.step);
}

std::int64_t stepsOf(const Experiment& experiment, std::size_t run) {
    return std::llround(experiment.duration / stepOf(experiment, run));
}

std::int64_t mostStepsOf(const Experiment& experiment, std::size_t run) {
    return gameLoopOf(experiment, run).mostSteps(experiment.duration);
}

void useStepSizes(Run& run, std::vector<double> sizes) {
    if (sizes.size() > Experiment::mostStepSizes)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "there can be at most %1 step sizes"), Experiment::mostStepSizes));
    for (const double size : sizes) checkedStep(size);
    run.stepSizes = std::move(sizes);
    run.method.set("frame-loop", std::string_view("listed"));
}

std::uint64_t seedOf(const Experiment& experiment, std::size_t run) {
    return experiment.runs[run].seed.value_or(experiment.seed);
}

ParameterValues parametersOf(const Experiment& experiment, std::size_t run) {
    ParameterValues parameters = experiment.parameters;
    for (const auto& [id, value] : experiment.runs[run].overrides) parameters.set(id, value);
    return parameters;
}

Experiment onlyRun(Experiment experiment, std::size_t run) {
    const int kept = static_cast<int>(run);
    std::erase_if(experiment.events,
                  [kept](const Event& event) { return event.run >= 0 && event.run != kept; });
    for (Event& event : experiment.events) event.run = std::min(event.run, 0);
    experiment.runs = {experiment.runs.at(run)};
    return experiment;
}

Experiment withoutTexts(Experiment experiment) {
    experiment.title.clear();
    for (Run& run : experiment.runs) run.label.clear();
    return experiment;
}

} // namespace timestep

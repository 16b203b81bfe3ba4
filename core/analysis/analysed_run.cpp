// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysed_run.h"

#include "core/input_error.h"
#include "core/integration/applies.h"
#include "core/run/simulation/verlet_settings.h"
#include "core/table/number_text.h"
#include "core/translatable.h"

namespace timestep {

double AnalysedRun::distance(std::span<const double> one, std::span<const double> other) const {
    const std::size_t n = problem->coordinates();
    double sum = 0;
    for (std::size_t i = 0; i < 2 * n; ++i) {
        const bool first = problem->isFirstOrder(i % n);
        if (first && i < n) continue;
        const double difference = (one[i] - other[i]) / (i < n || first ? 1 : velocityScale);
        sum += difference * difference;
    }
    return std::sqrt(sum);
}

AnalysedRun analysedRun(const Experiment& experiment, std::size_t index) {
    const Run& run = experiment.runs.at(index);
    if (experiment.scene->kind() != SceneKind::Problem)
        throw InputError(TRANSLATABLE("fault", "this analysis needs a scene with equations of motion, and "
                                               "this one is a world of particles or bodies"));
    if (!experiment.events.empty())
        throw InputError(
            TRANSLATABLE("fault",
                         "this analysis follows undisturbed motions, and the experiment has timed events"),
            "events");
    AnalysedRun analysed;
    analysed.parameters = experiment.parameters;
    for (const auto& [id, value] : run.overrides) analysed.parameters.set(id, value);
    analysed.problem = problemOf(*experiment.scene, analysed.parameters, experiment.texts);
    const RunMethod method = methodOfRun(run);
    analysed.own = method.own;
    analysed.integrator = method.integrator;
    analysed.h = stepOf(experiment, index);
    if (const double w = analysed.problem->naturalFrequency(); w > 0) analysed.velocityScale = w;
    if (asksForVerletSettings(run.method))
        throw InputError(
            TRANSLATABLE("fault", "this analysis needs friction in the force and the method's own velocity"),
            "runs/" + std::to_string(index));
    const auto simulation = makeSimulation(experiment, index);
    if (simulation->stepVaries() || analysed.integrator->isAdaptive())
        throw InputError(TRANSLATABLE("fault", "this analysis needs steps of one size"),
                         "runs/" + std::to_string(index));
    return analysed;
}

std::vector<AnalysedRun> analysedRuns(const Experiment& experiment) {
    std::vector<AnalysedRun> runs;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) runs.push_back(analysedRun(experiment, i));
    return runs;
}

void expectSecondOrder(const std::vector<AnalysedRun>& runs) {
    for (const AnalysedRun& run : runs)
        if (hasFirstOrder(*run.problem))
            throw InputError(
                TRANSLATABLE("fault", "this analysis needs equations of second order, x'' = ..., and this "
                                      "problem has equations of first order, x' = ..."));
}

std::vector<std::string> runLabels(const Experiment& experiment) {
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) labels.push_back(runLabel(experiment, i));
    return labels;
}

void expectDuration(const Experiment& experiment) {
    if (!(experiment.duration > 0))
        throw InputError(TRANSLATABLE("fault", "this analysis needs a run with a duration"), "duration");
}

Column columnOf(std::string id, Wording name, std::string_view unit, int run) {
    return {std::move(id), std::move(name), std::string(unit), run, {}};
}

std::int64_t countedSteps(double steps, const char* setting) {
    constexpr double most = 1e10;
    if (!(steps <= most))
        throw InputError(Sentence(TRANSLATABLE("fault", "this takes %1 steps, and at most %2 are made"),
                                  shortNumber(steps), shortNumber(most)),
                         setting);
    return static_cast<std::int64_t>(steps);
}

} // namespace timestep

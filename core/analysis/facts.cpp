// SPDX-License-Identifier: GPL-3.0-or-later
// What the method of each run is: order, area, way back, stability, cost, measured on problems of reference.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/analysis/method_facts.h"
#include "core/input_error.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <utility>

namespace timestep {

namespace {

std::vector<RunMethod> measuredMethods(const Experiment& experiment) {
    if (experiment.scene->kind() != SceneKind::Problem)
        throw InputError(
            "this analysis measures integrators, and this scene is a world of particles or bodies");
    std::vector<RunMethod> methods;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) {
        methods.push_back(methodOfRun(experiment.runs[i]));
        if (methods.back().integrator->isAdaptive())
            throw InputError(
                "an adaptive method chooses its own steps: its order and its stability limit are not "
                "those of a fixed step",
                "runs/" + std::to_string(i));
    }
    return methods;
}

void proposeFacts(const Experiment& experiment, AnalysisSpec&) {
    measuredMethods(experiment);
}

double orderOrNot(const MeasuredOrder& order) {
    return order.order ? order.measured : undefined;
}

void addColumns(AnalysisResult& result, const MethodFacts& facts, int run) {
    const auto evidence = [&](const char* id, Text name, const MeasuredOrder& order) {
        Column column = columnOf(id, name, "1", run);
        column.values = order.errors;
        result.table.columns.push_back(std::move(column));
    };
    evidence("error", TRANSLATABLE("metric", "largest error"), facts.order);
    evidence("error-damped", TRANSLATABLE("metric", "largest error with friction"), facts.whenDamped);
    evidence("error-driven", TRANSLATABLE("metric", "largest error when driven"), facts.whenDriven);
    evidence("error-alternating", TRANSLATABLE("metric", "largest error on alternating steps"),
             facts.onAlternatingSteps);
    const auto fact = [&](const char* id, Text name, double value) {
        Column column = columnOf(id, name, "1", run);
        column.values = {value};
        result.summary.columns.push_back(std::move(column));
    };
    fact("order", TRANSLATABLE("metric", "order"), orderOrNot(facts.order));
    fact("order-damped", TRANSLATABLE("metric", "order with friction"), orderOrNot(facts.whenDamped));
    fact("order-driven", TRANSLATABLE("metric", "order when driven"), orderOrNot(facts.whenDriven));
    fact("order-alternating", TRANSLATABLE("metric", "order on alternating steps"),
         orderOrNot(facts.onAlternatingSteps));
    fact("area-deviation", TRANSLATABLE("metric", "change of area in a step"), facts.areaDeviation);
    fact("return-distance", TRANSLATABLE("metric", "distance after a step forward and back"),
         facts.returnDistance);
    fact("stability-limit", TRANSLATABLE("metric", "stability limit of w h"), facts.stability.limit);
    fact("energy-growth", TRANSLATABLE("metric", "energy error of 20 periods over that of 2"),
         facts.energyGrowth.value_or(undefined));
    fact("evaluations", TRANSLATABLE("metric", "evaluations per step"), facts.evaluations.second);
}

AnalysisResult runFacts(const Experiment& experiment, const AnalysisSpec&, const Progress& progress,
                        unsigned threads) {
    const std::vector<RunMethod> methods = measuredMethods(experiment);
    std::vector<std::optional<MethodFacts>> facts(methods.size());
    AnalysisResult result;
    result.table.runs = result.summary.runs = runLabels(experiment);
    result.complete = inParallel(
        methods.size(), methods.size(), progress,
        [&](std::size_t item, Worker& worker) {
            facts[item] = measureFacts(*methods[item].integrator, worker);
            worker.advance();
        },
        threads);
    for (std::size_t i = 0; i < facts.size() && result.complete; ++i) {
        if (i == 0) {
            Column steps = columnOf("step", TRANSLATABLE("metric", "step size h"), "s", -1);
            steps.values = facts[i]->order.steps;
            result.table.columns.push_back(std::move(steps));
        }
        addColumns(result, *facts[i], static_cast<int>(i));
        result.sentences.push_back(factSentences(*facts[i]));
    }
    return result;
}

} // namespace

constinit const Analysis factsAnalysis{
    .id = "facts",
    .name = TRANSLATABLE("analysis", "Facts of a method"),
    .description =
        TRANSLATABLE("analysis", "Measures what each method is, on a pendulum and a spring: order, area in "
                                 "phase space, way back, stability limit, evaluations."),
    .chart = {.x = "step",
              .y = "error",
              .marks = AnalysisChart::Marks::LineAndPoints,
              .scale = AnalysisChart::Scale::Logarithmic},
    .propose = proposeFacts,
    .run = runFacts,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of the method of each run: order, area, reversibility, stability and cost, measured on reference
// problems; for a rule for sticks its fixed point, the share of the error left by a pass, and the momentum.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/analysis/method_facts.h"
#include "core/analysis/rule_facts.h"
#include "core/input_error.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

std::vector<RunMethod> measuredMethods(const Experiment& experiment) {
    std::vector<RunMethod> methods;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) {
        methods.push_back(methodOfRun(experiment.runs[i]));
        if (methods.back().integrator->isAdaptive())
            throw InputError(TRANSLATABLE("fault", "an adaptive method chooses its own steps: its order and "
                                                   "its stability limit are not those of a fixed step"),
                             "runs/" + std::to_string(i));
    }
    return methods;
}

bool isOfRules(const Experiment& experiment) {
    return experiment.scene->kind() == SceneKind::Particles;
}

void proposeFacts(const Experiment& experiment, AnalysisSpec&) {
    if (experiment.scene->kind() == SceneKind::RigidBodies)
        throw InputError(TRANSLATABLE(
            "fault", "this analysis measures integrators and rules for sticks; this scene has rigid bodies"));
    if (isOfRules(experiment))
        for (const Run& run : experiment.runs) ownRelaxationOf(run);
    else
        measuredMethods(experiment);
}

double orderOrNot(const MeasuredOrder& order) {
    return order.order ? order.measured : undefined;
}

void addSeries(AnalysisResult& result, const char* id, Text name, const char* unit, int run,
               std::vector<double> values) {
    Column column = columnOf(id, name, unit, run);
    column.values = std::move(values);
    result.table.columns.push_back(std::move(column));
}

void addFact(AnalysisResult& result, const char* id, Text name, int run, double value) {
    Column column = columnOf(id, name, "1", run);
    column.values = {value};
    result.summary.columns.push_back(std::move(column));
}

/// Some of the steps below 8 and the limit itself: w h, and the spectral radius there.
std::pair<std::vector<double>, std::vector<double>> amplification(const MeasuredStability& stability) {
    constexpr double lastShown = 8;
    constexpr std::size_t mostShown = 34;
    std::pair<std::vector<double>, std::vector<double>> shown;
    const auto& steps = stability.steps;
    const auto count =
        static_cast<std::size_t>(std::upper_bound(steps.begin(), steps.end(), lastShown) - steps.begin());
    const std::size_t every = count / mostShown + 1;
    bool limitShown = !std::isfinite(stability.limit) || stability.limit <= 0;
    for (std::size_t i = 0; i < count; i += every) {
        if (!limitShown && steps[i] > stability.limit) {
            shown.first.push_back(stability.limit);
            shown.second.push_back(1);
            limitShown = true;
        }
        shown.first.push_back(steps[i]);
        const double r = stability.radius[i];
        shown.second.push_back(std::abs(r - 1) < doubleEigenvalue ? 1 : r);
    }
    return shown;
}

void addMethodColumns(AnalysisResult& result, const MethodFacts& facts, int run) {
    if (run == 0) {
        addSeries(result, "step", TRANSLATABLE("metric", "step size h"), "s", -1, facts.order.steps);
        std::vector<double> angles;
        for (const AreaFactor& one : facts.areaFactors) angles.push_back(one.angle);
        addSeries(result, "start-angle", TRANSLATABLE("metric", "angle before the step"), "rad", -1, angles);
    }
    addSeries(result, "error", TRANSLATABLE("metric", "largest error"), "1", run, facts.order.errors);
    addSeries(result, "error-damped", TRANSLATABLE("metric", "largest error with friction"), "1", run,
              facts.whenDamped.errors);
    addSeries(result, "error-driven", TRANSLATABLE("metric", "largest error when driven"), "1", run,
              facts.whenDriven.errors);
    addSeries(result, "error-alternating", TRANSLATABLE("metric", "largest error on alternating steps"), "1",
              run, facts.onAlternatingSteps.errors);
    std::vector<double> factors;
    for (const AreaFactor& one : facts.areaFactors) factors.push_back(one.factor);
    addSeries(result, "area-factor", TRANSLATABLE("metric", "area after a step over area before"), "1", run,
              factors);
    const auto [steps, radius] = amplification(facts.stability);
    addSeries(result, "w-h", TRANSLATABLE("metric", "w h"), "1", run, steps);
    addSeries(result, "amplification", TRANSLATABLE("metric", "growth of an oscillation in a step"), "1", run,
              radius);
    const auto fact = [&](const char* id, Text name, double value) { addFact(result, id, name, run, value); };
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
    result.sentences.push_back(factSentences(facts));
}

/// Enough passes to show how errors decrease, few enough for a readable table.
std::vector<double> firstPasses(const std::vector<double>& errors) {
    constexpr std::ptrdiff_t shown = 31;
    return {errors.begin(), errors.begin() + std::min(shown, static_cast<std::ptrdiff_t>(errors.size()))};
}

void addRuleColumns(AnalysisResult& result, const RuleFacts& facts, int run) {
    if (run == 0) {
        std::vector<double> passes;
        for (int pass = 0; pass <= 30; ++pass) passes.push_back(pass);
        addSeries(result, "pass", TRANSLATABLE("metric", "passes"), "1", -1, passes);
    }
    addSeries(result, "error-bar", TRANSLATABLE("metric", "error of a bar"), "1", run,
              firstPasses(facts.bar));
    addSeries(result, "error-free-chain", TRANSLATABLE("metric", "error of a free chain"), "1", run,
              firstPasses(facts.freeChain));
    addSeries(result, "error-pinned-chain", TRANSLATABLE("metric", "error of a pinned chain"), "1", run,
              firstPasses(facts.pinnedChain));
    const auto fact = [&](const char* id, Text name, double value) { addFact(result, id, name, run, value); };
    fact("move-at-rest", TRANSLATABLE("metric", "move of sticks at rest"), facts.moveAtRest);
    fact("bar-factor", TRANSLATABLE("metric", "error of a bar left by a pass"), facts.barFactor);
    fact("half-stiffness-factor", TRANSLATABLE("metric", "error of a bar left with stiffness 1/2"),
         facts.halfStiffnessFactor);
    fact("free-chain-factor", TRANSLATABLE("metric", "error of a free chain left by a pass"),
         facts.freeFactor);
    fact("pinned-chain-factor", TRANSLATABLE("metric", "error of a pinned chain left by a pass"),
         facts.pinnedFactor);
    fact("centre-shift", TRANSLATABLE("metric", "shift of the centre of mass over the largest move"),
         facts.centreShift);
    fact("turn", TRANSLATABLE("metric", "angular momentum over the greatest possible"), facts.turn);
    result.sentences.push_back(ruleSentences(facts));
}

/// Makes all columns equally long.
void padColumns(Table& table) {
    const std::size_t rows = table.rows();
    for (Column& column : table.columns) column.values.resize(rows, undefined);
}

template <class Facts, class Measure, class Add>
AnalysisResult factsOfRuns(const Experiment& experiment, const Progress& progress, unsigned threads,
                           const Measure& measure, const Add& add) {
    std::vector<std::optional<Facts>> facts(experiment.runs.size());
    AnalysisResult result;
    result.table.runs = result.summary.runs = runLabels(experiment);
    result.complete = inParallel(
        facts.size(), facts.size(), progress,
        [&](std::size_t item, Worker& worker) {
            facts[item] = measure(item, worker);
            worker.advance();
        },
        threads);
    for (std::size_t i = 0; i < facts.size() && result.complete; ++i)
        add(result, *facts[i], static_cast<int>(i));
    padColumns(result.table);
    return result;
}

AnalysisResult runFacts(const Experiment& experiment, const AnalysisSpec&, const Progress& progress,
                        unsigned threads) {
    if (isOfRules(experiment)) {
        std::vector<WorldMethod> methods;
        for (std::size_t i = 0; i < experiment.runs.size(); ++i)
            methods.push_back(worldMethodOf(experiment, i));
        return factsOfRuns<RuleFacts>(
            experiment, progress, threads,
            [&](std::size_t item, Worker& worker) { return measureRule(methods[item], worker); },
            addRuleColumns);
    }
    const std::vector<RunMethod> methods = measuredMethods(experiment);
    return factsOfRuns<MethodFacts>(
        experiment, progress, threads,
        [&](std::size_t item, Worker& worker) { return measureFacts(*methods[item].integrator, worker); },
        addMethodColumns);
}

constexpr AnalysisChart errorChart(std::string_view column) {
    return {.x = "step",
            .y = column,
            .marks = AnalysisChart::Marks::LineAndPoints,
            .scale = AnalysisChart::Scale::Logarithmic};
}

constexpr AnalysisChart passChart(std::string_view column) {
    return {.x = "pass",
            .y = column,
            .marks = AnalysisChart::Marks::LineAndPoints,
            .scale = AnalysisChart::Scale::LogarithmicY};
}

constexpr AnalysisPicture factPictures[] = {
    {TRANSLATABLE("analysis", "error of the pendulum"), errorChart("error")},
    {TRANSLATABLE("analysis", "error with friction"), errorChart("error-damped")},
    {TRANSLATABLE("analysis", "error when driven"), errorChart("error-driven")},
    {TRANSLATABLE("analysis", "error on alternating steps"), errorChart("error-alternating")},
    {TRANSLATABLE("analysis", "area in phase space"),
     {.x = "start-angle", .y = "area-factor", .marks = AnalysisChart::Marks::Points}},
    {TRANSLATABLE("analysis", "stability on an oscillation"),
     {.x = "w-h", .y = "amplification", .marks = AnalysisChart::Marks::LineAndPoints}},
    {TRANSLATABLE("analysis", "error of a bar"), passChart("error-bar")},
    {TRANSLATABLE("analysis", "error of a free chain"), passChart("error-free-chain")},
    {TRANSLATABLE("analysis", "error of a pinned chain"), passChart("error-pinned-chain")},
};

} // namespace

constinit const Analysis factsAnalysis{
    .id = "facts",
    .name = TRANSLATABLE("analysis", "Facts of a method"),
    .description =
        TRANSLATABLE("analysis", "Measures what each method is, on a pendulum and a spring: order, area in "
                                 "phase space, way back, stability limit, evaluations; of a rule for sticks, "
                                 "on a bar and a chain: what a pass leaves of the error, and the momentum."),
    .chart = errorChart("error"),
    .pictures = factPictures,
    .propose = proposeFacts,
    .run = runFacts,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// Growth of small changes in one step: against the step, and over the plane of a parameter and the step.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/analysis/parameter_range.h"
#include "core/analysis/step_matrix.h"
#include "core/input_error.h"
#include "core/integration/applies.h"
#include "core/run/experiment/time_unit.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr double stableGrowth = 1 + 1e-8; ///< 1 plus a tolerance for round-off and defective eigenvalues

/// Largest growth per step that counts as stable. Along a motion that is not linear, a perturbation grows
/// even where the method is stable: neighbours have other periods and move apart in proportion to the number
/// n of steps, up to 130 in 100 steps of a pendulum. So only a factor above n² in n steps, n^(2/n) per step,
/// counts. With 100 steps, the largest stable step of a damped pendulum comes out up to a sixth too large.
double stableGrowthOf(const Problem& problem, std::size_t perturbed) {
    if (isLinear(problem)) return stableGrowth;
    const auto n = static_cast<double>(perturbed);
    return std::max(stableGrowth, std::pow(n, 2 / n));
}

constexpr Parameter smallestStep{.id = "step-from",
                                 .name = TRANSLATABLE("parameter", "smallest step"),
                                 .unit = "1",
                                 .standard = 0.01,
                                 .minimum = 1e-12};
constexpr Parameter largestStep{.id = "step-to",
                                .name = TRANSLATABLE("parameter", "largest step"),
                                .unit = "1",
                                .standard = 1,
                                .minimum = 1e-12};
constexpr Parameter perturbedSteps{
    .id = "perturbed-steps",
    .name = TRANSLATABLE("parameter", "steps of a perturbation"),
    .unit = "1",
    .kind = ParameterKind::Integer,
    .standard = 100,
    .minimum = 1,
    .maximum = 1e6,
    .description = TRANSLATABLE(
        "parameter",
        "Where the equations are not linear, the growth is the mean over this number of steps.")};

constexpr Parameter growthSettings[] = {smallestStep,
                                        largestStep,
                                        {.id = "points",
                                         .name = TRANSLATABLE("parameter", "points"),
                                         .unit = "1",
                                         .kind = ParameterKind::Integer,
                                         .standard = 241,
                                         .minimum = 2,
                                         .maximum = 100000},
                                        perturbedSteps};

constexpr Parameter mapSettings[] = {parameterFrom,
                                     parameterTo,
                                     smallestStep,
                                     largestStep,
                                     {.id = "columns",
                                      .name = TRANSLATABLE("parameter", "columns"),
                                      .unit = "1",
                                      .kind = ParameterKind::Integer,
                                      .standard = 256,
                                      .minimum = 2,
                                      .maximum = 256},
                                     {.id = "rows",
                                      .name = TRANSLATABLE("parameter", "rows"),
                                      .unit = "1",
                                      .kind = ParameterKind::Integer,
                                      .standard = 256,
                                      .minimum = 2,
                                      .maximum = 256},
                                     perturbedSteps};

/// Growth per step of one method on problems of one size.
class GrowthMeter {
public:
    GrowthMeter(const Integrator& integrator, const Problem& problem, std::size_t perturbed)
        : integrator_(&integrator),
          linear_(isLinear(problem)),
          perturbed_(perturbed),
          matrix_(integrator, linear_ ? problem.coordinates() : 1) {}

    double operator()(const Problem& problem, double h) {
        return linear_ ? matrix_.growthOfLinear(problem, h)
                       : growthOfPerturbation(*integrator_, problem, h, perturbed_);
    }

private:
    const Integrator* integrator_;
    bool linear_;
    std::size_t perturbed_;
    StepMatrix matrix_;
};

/// Largest stable step by theory: stabilityLimit / w with the fastest frequency w. NaN if the motion is not
/// an undamped linear oscillation, or if the method has no limit.
double theoreticalLimit(const Integrator& integrator, const Problem& problem) {
    const double limit = integrator.stabilityLimit;
    if (!(limit > 0) || !std::isfinite(limit) || !isLinear(problem)) return undefined;
    return limit / fastestFrequency(problem);
}

std::size_t whole(const ParameterValues& settings, std::string_view id) {
    return static_cast<std::size_t>(settings[id]);
}

std::vector<double> stepsOfAxis(const AnalysisSpec& spec, std::string_view count) {
    const double from = spec.settings["step-from"], to = spec.settings["step-to"];
    if (!(from < to))
        throw InputError(TRANSLATABLE("fault", "the largest step must be greater than the smallest"),
                         "step-to");
    return evenly(from, to, whole(spec.settings, count));
}

/// The largest stable step, interpolated linearly between two steps of the axis; NaN: unstable from the
/// first, infinite: stable up to the last.
double measuredLimit(std::span<const double> steps, double stable, const auto& growthAt) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const double growth = growthAt(i);
        if (growth <= stable) continue;
        return i == 0 ? undefined : (steps[i - 1] + steps[i]) / 2;
    }
    return std::numeric_limits<double>::infinity();
}

/// A step size near which stability is decided.
double typicalStep(const Experiment& experiment, std::size_t run) {
    const AnalysedRun analysed = analysedRun(experiment, run);
    if (hasFirstOrder(*analysed.problem)) expectSecondOrder(analysedRuns(experiment));
    const double w = isLinear(*analysed.problem) ? fastestFrequency(*analysed.problem)
                                                 : analysed.problem->naturalFrequency();
    return w > 0 ? 1 / w : 2 * analysed.h;
}

double largestTypicalStep(const Experiment& experiment) {
    double step = 0;
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        step = std::max(step, typicalStep(experiment, run));
    return step;
}

void proposeGrowth(const Experiment& experiment, AnalysisSpec& spec) {
    const double step = largestTypicalStep(experiment);
    spec.settings.set("step-from", step * 3.2 / 320);
    spec.settings.set("step-to", step * 3.2);
    spec.settings.set("points", 320);
}

AnalysisResult runGrowth(const Experiment& experiment, const AnalysisSpec& spec, const Progress& progress,
                         unsigned threads) {
    const std::vector<double> steps = stepsOfAxis(spec, "points");
    const std::vector<AnalysedRun> runs = analysedRuns(experiment);
    expectSecondOrder(runs);
    AnalysisResult result;
    result.table.runs = result.summary.runs = runLabels(experiment);
    result.table.columns.push_back(
        {"step", TRANSLATABLE("metric", "step size h"), std::string(timeUnitOf(experiment)), -1, steps});
    for (std::size_t i = 0; i < runs.size(); ++i) {
        result.table.columns.push_back({"growth", TRANSLATABLE("metric", "growth factor per step"), "1",
                                        static_cast<int>(i), std::vector<double>(steps.size(), undefined)});
    }
    const std::size_t chunk = 16, chunks = (steps.size() + chunk - 1) / chunk;
    result.complete = inParallel(
        chunks * runs.size(), chunks * runs.size(), progress,
        [&](std::size_t item, Worker& worker) {
            const AnalysedRun& run = runs[item / chunks];
            GrowthMeter growth(*run.integrator, *run.problem, whole(spec.settings, "perturbed-steps"));
            std::vector<double>& values = result.table.columns[1 + item / chunks].values;
            const std::size_t begin = item % chunks * chunk, end = std::min(begin + chunk, steps.size());
            for (std::size_t i = begin; i < end && worker.goesOn(); ++i)
                values[i] = growth(*run.problem, steps[i]);
            worker.advance();
        },
        threads);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const auto& values = result.table.columns[1 + i].values;
        Column measured = columnOf("measured-limit", TRANSLATABLE("metric", "largest stable step, measured"),
                                   timeUnitOf(experiment), static_cast<int>(i));
        Column theory = columnOf("theory-limit", TRANSLATABLE("metric", "largest stable step, theory"),
                                 timeUnitOf(experiment), static_cast<int>(i));
        measured.values = {
            measuredLimit(steps, stableGrowthOf(*runs[i].problem, whole(spec.settings, "perturbed-steps")),
                          [&](std::size_t k) { return values[k]; })};
        theory.values = {theoreticalLimit(*runs[i].integrator, *runs[i].problem)};
        result.summary.columns.push_back(std::move(measured));
        result.summary.columns.push_back(std::move(theory));
    }
    return result;
}

/// The proposed parameter: a stiffness, or the first positive number that is not an initial value.
std::string firstParameter(const ParameterValues& values) {
    for (const char* id : {"stiffness", "length"})
        if (values.has(id)) return id;
    for (const Parameter& parameter : values.descriptors())
        if (parameter.kind == ParameterKind::Number && !parameter.restarts && values[parameter.id] > 0)
            return std::string(parameter.id);
    throw InputError(TRANSLATABLE("fault", "this scene has no parameter for a map"));
}

void proposeMap(const Experiment& experiment, AnalysisSpec& spec) {
    const AnalysedRun run = analysedRun(experiment, 0);
    spec.over = firstParameter(run.parameters);
    const Parameter& parameter = run.parameters.descriptor(spec.over);
    const double now = run.parameters[spec.over];
    spec.settings.set("from", std::max(now / 4, parameter.minimum));
    spec.settings.set("to", std::min(now * 4, parameter.maximum));
    const double step = largestTypicalStep(experiment);
    const double rows = isLinear(*run.problem) ? 256 : 64;
    spec.settings.set("columns", rows);
    spec.settings.set("rows", rows);
    spec.settings.set("step-from", step * 4 / rows);
    spec.settings.set("step-to", step * 4);
}

AnalysisResult runMap(const Experiment& experiment, const AnalysisSpec& spec, const Progress& progress,
                      unsigned threads) {
    const std::vector<double> steps = stepsOfAxis(spec, "rows");
    const std::vector<double> values = parameterRange(spec, whole(spec.settings, "columns"));
    const std::vector<AnalysedRun> runs = analysedRuns(experiment);
    expectSecondOrder(runs);
    if (!runs.front().parameters.has(spec.over))
        throw InputError(Sentence(TRANSLATABLE("fault", "the scene has no parameter \"%1\""), spec.over),
                         "over");
    const Parameter& parameter = runs.front().parameters.descriptor(spec.over);
    if (parameter.kind != ParameterKind::Number)
        throw InputError(TRANSLATABLE("fault", "a map needs a parameter that is a number"), "over");
    const std::size_t nx = values.size(), ny = steps.size();
    for (const double value : {values.front(), values.back()})
        ParameterValues(runs.front().parameters).set(spec.over, value);

    AnalysisResult result;
    result.table.runs = result.summary.runs = runLabels(experiment);
    const Column across{"value", parameter.name, std::string(parameter.unit), -1, {}};
    result.table.columns.push_back(across);
    result.table.columns.push_back(
        columnOf("step", TRANSLATABLE("metric", "step size h"), timeUnitOf(experiment), -1));
    for (std::size_t cell = 0; cell < nx * ny; ++cell) {
        result.table.columns[0].values.push_back(values[cell % nx]);
        result.table.columns[1].values.push_back(steps[cell / nx]);
    }
    result.summary.columns.push_back(across);
    result.summary.columns[0].values = values;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const int run = static_cast<int>(i);
        result.table.columns.push_back({"growth", TRANSLATABLE("metric", "growth factor per step"), "1", run,
                                        std::vector<double>(nx * ny, undefined)});
        for (const auto& [id, name] :
             {std::pair{"measured-limit", TRANSLATABLE("metric", "largest stable step, measured")},
              std::pair{"theory-limit", TRANSLATABLE("metric", "largest stable step, theory")}}) {
            Column limit = columnOf(id, name, timeUnitOf(experiment), run);
            limit.values.assign(nx, undefined);
            result.summary.columns.push_back(std::move(limit));
        }
    }
    result.complete = inParallel(
        nx * runs.size(), nx * runs.size(), progress,
        [&](std::size_t item, Worker& worker) {
            const std::size_t run = item / nx, x = item % nx;
            ParameterValues parameters = runs[run].parameters;
            parameters.set(spec.over, values[x]);
            const auto problem = problemOf(*experiment.scene, parameters, experiment.texts);
            GrowthMeter meter(*runs[run].integrator, *problem, whole(spec.settings, "perturbed-steps"));
            std::vector<double>& growth = result.table.columns[2 + run].values;
            for (std::size_t y = 0; y < ny && worker.goesOn(); ++y)
                growth[y * nx + x] = meter(*problem, steps[y]);
            result.summary.columns[1 + 2 * run].values[x] =
                measuredLimit(steps, stableGrowthOf(*problem, whole(spec.settings, "perturbed-steps")),
                              [&](std::size_t y) { return growth[y * nx + x]; });
            result.summary.columns[2 + 2 * run].values[x] = theoreticalLimit(*runs[run].integrator, *problem);
            worker.advance();
        },
        threads);
    return result;
}

std::vector<ChartLine> growthLines(const DerivedResult&, const ChartRequest&) {
    ChartLine line;
    line.label = TRANSLATABLE("analysis", "1: above it, a perturbation grows");
    line.y = {1};
    return {line};
}

/// The theoretical stability boundary over the parameter, or the measured boundary if there is no theory.
std::vector<ChartLine> mapLines(const DerivedResult& derived, const ChartRequest&) {
    const Table& summary = derived.result.summary;
    for (const auto& [id, label] :
         {std::pair{"theory-limit", TRANSLATABLE("analysis", "largest stable step, theory")},
          std::pair{"measured-limit", TRANSLATABLE("analysis", "largest stable step, measured")}}) {
        ChartLine line;
        line.label = label;
        const std::vector<double>& limits = summary.find(id, 0)->values;
        for (std::size_t i = 0; i < limits.size(); ++i) {
            if (!std::isfinite(limits[i])) continue;
            line.x.push_back(summary.find("value", -1)->values[i]);
            line.y.push_back(limits[i]);
        }
        if (!line.x.empty()) return {line};
    }
    return {};
}

} // namespace

constinit const Analysis growthAnalysis{
    .id = "growth",
    .name = TRANSLATABLE("analysis", "Growth factor against step"),
    .description = TRANSLATABLE("analysis", "The factor by which one step multiplies a small perturbation, "
                                            "for each method. Above 1 the method is not stable."),
    .settings = growthSettings,
    .chart = {.x = "step", .y = "growth", .yRange = {0, 2.5}, .lines = growthLines},
    .propose = proposeGrowth,
    .run = runGrowth,
};

constinit const Analysis stabilityMapAnalysis{
    .id = "stability-map",
    .name = TRANSLATABLE("analysis", "Stability map"),
    .description = TRANSLATABLE("analysis", "The growth factor per step over the plane of a parameter and "
                                            "the step, with the theoretical boundary where one is known."),
    .settings = mapSettings,
    .needsOver = true,
    .chart = {.x = "value", .y = "step", .colour = "growth", .colourRange = {0, 2}, .lines = mapLines},
    .propose = proposeMap,
    .run = runMap,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// Error against work, and the work needed for a wanted error.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/analysis/measured_error.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr Choice takes[] = {{"maximum", TRANSLATABLE("parameter", "largest over the run")},
                            {"end", TRANSLATABLE("parameter", "at the end")}};

constexpr Parameter workPrecisionSettings[] = {
    {.id = "error",
     .name = TRANSLATABLE("parameter", "wanted error"),
     .unit = "1",
     .standard = 1e-4,
     .minimum = 1e-15,
     .description = TRANSLATABLE("parameter", "In the unit of what is measured.")},
    {.id = "take",
     .name = TRANSLATABLE("parameter", "error taken"),
     .kind = ParameterKind::Choice,
     .choices = takes},
    {.id = "fewest-steps",
     .name = TRANSLATABLE("parameter", "fewest steps"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 8,
     .minimum = 1,
     .maximum = 1e9},
    {.id = "most-steps",
     .name = TRANSLATABLE("parameter", "most steps"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 262144,
     .minimum = 1,
     .maximum = 1e9,
     .description = TRANSLATABLE("parameter", "No result for a method that needs more steps.")},
};

/// One method's runs: the curve, and the answer.
struct Trials {
    std::vector<ErrorOfRun> curve;
    double steps = undefined, evaluations = undefined, error = undefined;
};

/// Doubles N from the fewest steps on, until the error is 100 times below the wanted one if N allows; then
/// narrows down the smallest N that reaches it, at the place predicted by a power law between the two ends
/// or, if that does not help, in the middle, to 1 step or 1/500 of N.
Trials trialsOf(const Experiment& experiment, std::size_t run, const AnalysisSpec& spec, Worker& worker) {
    const double wanted = spec.settings["error"], beyond = wanted / 100;
    const bool end = spec.settings.choice("take") == "end";
    const auto fewest = static_cast<std::int64_t>(spec.settings["fewest-steps"]);
    const auto most = static_cast<std::int64_t>(spec.settings["most-steps"]);
    Trials trials;
    const auto errorOf = [&](const ErrorOfRun& one) { return end ? one.end : one.maximum; };
    const auto reached = [&](const ErrorOfRun& one) { return errorOf(one) <= wanted; };
    const auto trial = [&](std::int64_t N) {
        return measureError(experiment, run, spec.measure, N, [&] { return worker.goesOn(); });
    };
    std::size_t first = 0; // of the curve that reaches it
    for (std::int64_t N = fewest; N <= most && worker.goesOn(); N *= 2) {
        trials.curve.push_back(trial(N));
        const std::size_t last = trials.curve.size() - 1;
        if (!reached(trials.curve[last])) first = last + 1;
        const bool floor = last > 0 && errorOf(trials.curve[last]) > errorOf(trials.curve[last - 1]);
        if (reached(trials.curve[last]) && (errorOf(trials.curve[last]) <= beyond || floor)) break;
    }
    if (first >= trials.curve.size() || !worker.goesOn()) return trials;
    ErrorOfRun above = trials.curve[first];
    if (first > 0) {
        ErrorOfRun below = trials.curve[first - 1];
        while (above.steps - below.steps > std::max<std::int64_t>(1, above.steps / 500) && worker.goesOn()) {
            const double low = static_cast<double>(below.steps), high = static_cast<double>(above.steps);
            const double order = std::log(errorOf(below) / errorOf(above)) / std::log(high / low);
            // Slightly beyond the prediction, so that the next two trials enclose the answer.
            const double guess = low * std::pow(errorOf(below) / wanted, 1 / order);
            const double nudged = guess + (guess - (low + high) / 2 > 0 ? -0.001 : 0.001) * guess;
            const double margin = (high - low) / 16;
            const double at = std::isfinite(nudged) && order > 0
                                  ? std::clamp(nudged, low + margin, high - margin)
                                  : (low + high) / 2;
            const std::int64_t N =
                std::clamp<std::int64_t>(std::llround(at), below.steps + 1, above.steps - 1);
            const ErrorOfRun between = trial(N);
            (reached(between) ? above : below) = between;
        }
    }
    trials.steps = static_cast<double>(above.steps);
    trials.evaluations = static_cast<double>(above.evaluations);
    trials.error = errorOf(above);
    return trials;
}

void proposeWorkPrecision(const Experiment& experiment, AnalysisSpec& spec) {
    spec.measure = proposedErrorMeasure(experiment);
    expectDuration(experiment);
}

AnalysisResult runWorkPrecision(const Experiment& experiment, const AnalysisSpec& spec,
                                const Progress& progress, unsigned threads) {
    expectDuration(experiment);
    expectMeasure(experiment, spec.measure);
    if (spec.settings["fewest-steps"] > spec.settings["most-steps"])
        throw InputError(TRANSLATABLE("fault", "the fewest steps must not be more than the most"),
                         "most-steps");
    const std::size_t count = experiment.runs.size();
    std::vector<Trials> trials(count);
    AnalysisResult result;
    result.complete = inParallel(
        count, count, progress,
        [&](std::size_t item, Worker& worker) {
            trials[item] = trialsOf(experiment, item, spec, worker);
            worker.advance();
        },
        threads);
    result.table.runs = result.summary.runs = runLabels(experiment);
    const std::string_view time = experiment.scene->timeUnit;
    const bool end = spec.settings.choice("take") == "end";
    const MeasureNames names = measureNames(experiment, spec.measure);
    for (std::size_t i = 0; i < count; ++i) {
        const int r = static_cast<int>(i);
        Column evaluations = columnOf("evaluations", TRANSLATABLE("metric", "force evaluations"), "1", r);
        Column error = columnOf("error", names.name, names.unit, r);
        Column steps = columnOf("steps", TRANSLATABLE("metric", "steps"), "1", r);
        Column size = columnOf("step-size", TRANSLATABLE("metric", "step size h"), time, r);
        for (const ErrorOfRun& one : trials[i].curve) {
            evaluations.values.push_back(static_cast<double>(one.evaluations));
            error.values.push_back(end ? one.end : one.maximum);
            steps.values.push_back(static_cast<double>(one.steps));
            size.values.push_back(experiment.duration / static_cast<double>(one.steps));
        }
        for (Column* column : {&evaluations, &error, &steps, &size})
            result.table.columns.push_back(std::move(*column));
        const auto answer = [&](const char* id, Text name, double value) {
            result.summary.columns.push_back({id, name, "1", r, {value}});
        };
        answer("evaluations-needed", TRANSLATABLE("metric", "evaluations for the wanted error"),
               trials[i].evaluations);
        answer("steps-needed", TRANSLATABLE("metric", "steps for the wanted error"), trials[i].steps);
    }
    return result;
}

/// The error of a method of order p is proportional to work^-p. Draws a line of that slope through the point
/// at which the wanted error is reached.
std::vector<ChartLine> linesOfWorkPrecision(const DerivedResult& derived, const ChartRequest&) {
    const Table &table = derived.result.table, &summary = derived.result.summary;
    std::vector<ChartLine> slopes;
    for (std::size_t i = 0; i < table.runs.size(); ++i) {
        const int run = static_cast<int>(i);
        const double order = expectedOrder(derived.of, i);
        const double needed = summary.find("evaluations-needed", run)->values.front();
        if (!std::isfinite(needed) || !std::isfinite(order) ||
            table.find("evaluations", run)->values.size() < 2)
            continue;
        ChartLine line;
        line.run = run;
        line.label = TRANSLATABLE("analysis", "slope −%1");
        line.numbers = {{order}};
        for (const double factor : {0.25, 4.0}) {
            line.x.push_back(needed * factor);
            line.y.push_back(derived.spec.settings["error"] * std::pow(factor, -order));
        }
        slopes.push_back(std::move(line));
    }
    return slopes;
}

} // namespace

constinit const Analysis workPrecisionAnalysis{
    .id = "work-precision",
    .name = TRANSLATABLE("analysis", "Error against work"),
    .description =
        TRANSLATABLE("analysis", "The error of each method against the number of force evaluations, "
                                 "and how many a wanted error takes."),
    .settings = workPrecisionSettings,
    .needsMeasure = true,
    .chart = {.x = "evaluations",
              .y = "error",
              .marks = AnalysisChart::Marks::LineAndPoints,
              .scale = AnalysisChart::Scale::Logarithmic,
              .lines = linesOfWorkPrecision},
    .propose = proposeWorkPrecision,
    .run = runWorkPrecision,
};

} // namespace timestep

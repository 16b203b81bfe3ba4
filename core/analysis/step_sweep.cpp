// SPDX-License-Identifier: GPL-3.0-or-later
// Repeated halving of the step: error, fitted order, and the order that the method's record declares.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/analysis/measured_error.h"
#include "core/analysis/sweep.h"
#include "core/curve_fit/fits.h"
#include "core/curve_fit/rounding_floor.h"
#include "core/input_error.h"
#include "core/translatable.h"
#include "core/undefined.h"

namespace timestep {

namespace {

constexpr Parameter stepSweepSettings[] = {
    {.id = "largest-step",
     .name = TRANSLATABLE("parameter", "largest step"),
     .unit = "1",
     .standard = 0.1,
     .minimum = 1e-12},
    {.id = "halvings",
     .name = TRANSLATABLE("parameter", "halvings"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 6,
     .minimum = 1,
     .maximum = 30},
};

void proposeStepSweep(const Experiment& experiment, AnalysisSpec& spec) {
    expectDuration(experiment);
    spec.measure = proposedErrorMeasure(experiment);
    spec.settings.set("largest-step", 2 * experiment.step);
}

AnalysisResult runStepSweep(const Experiment& experiment, const AnalysisSpec& spec, const Progress& progress,
                            unsigned threads) {
    expectDuration(experiment);
    expectMeasure(experiment, spec.measure);
    std::vector<double> steps = spec.swept.values;
    const bool listed = !steps.empty();
    double h = spec.settings["largest-step"];
    for (int i = 0; !listed && i <= static_cast<int>(spec.settings["halvings"]); ++i, h /= 2)
        steps.push_back(h);
    AnalysisResult result =
        sweepAnalysis.run(experiment, sweepOver("step", steps, spec.measure), progress, threads);
    for (std::size_t i = 0; i < result.table.runs.size(); ++i) {
        const int r = static_cast<int>(i);
        const AboveFloor used = aboveRoundingFloor(result.table.find("value", -1)->values,
                                                   result.table.find(spec.measure + "-maximum", r)->values);
        const Fit law = fitCurve(FitKind::PowerLaw, used.steps, used.errors);
        result.summary.columns.push_back({"fitted-order",
                                          TRANSLATABLE("metric", "fitted order"),
                                          "1",
                                          r,
                                          {law.found() ? law.parameters[1].value : undefined}});
        result.summary.columns.push_back({"expected-order",
                                          TRANSLATABLE("metric", "expected order"),
                                          "1",
                                          r,
                                          {expectedOrder(experiment, i)}});
    }
    return result;
}

std::vector<ChartLine> linesOfStepSweep(const DerivedResult& derived, const ChartRequest&) {
    return fittedSlopes(derived, derived.spec.measure + "-maximum");
}

} // namespace

constinit const Analysis stepSweepAnalysis{
    .id = "step-sweep",
    .name = TRANSLATABLE("analysis", "Error against step"),
    .description =
        TRANSLATABLE("analysis", "The step is halved again and again; the slope on log-log paper is "
                                 "the order, next to the one that the method declares."),
    .settings = stepSweepSettings,
    .needsMeasure = true,
    .takesSteps = true,
    .chart = {.x = "value",
              .y = "-maximum",
              .marks = AnalysisChart::Marks::LineAndPoints,
              .scale = AnalysisChart::Scale::LogarithmicIfPositive,
              .namedByMeasure = true,
              .lines = linesOfStepSweep},
    .propose = proposeStepSweep,
    .run = runStepSweep,
};

} // namespace timestep

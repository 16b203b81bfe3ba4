// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates the error of a run from runs with h, h/2 and h/4.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/run/experiment/time_unit.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>

namespace timestep {

namespace {

void proposeHalveStep(const Experiment& experiment, AnalysisSpec& spec) {
    static_cast<void>(spec);
    expectDuration(experiment);
    analysedRuns(experiment);
}

/// Three runs of one method in step with each other.
struct Columns {
    std::vector<double> time, difference, estimate, error, order;
    double largestEstimate = 0, largestError = 0; ///< over all steps, including those without a row
};

constexpr std::int64_t mostRows = 5000; ///< longer runs record every second, third ... step

/// The larger value; NaN as soon as one of them is NaN.
double larger(double sofar, double value) {
    return std::isnan(value) || value > sofar ? value : sofar;
}

/// L. F. Richardson, Phil. Trans. R. Soc. A 210 (1911) 307-357: with an error c h^p, the finer of two runs is
/// wrong by |y(h) - y(h/2)| / (2^p - 1), and p = log2(|y(h) - y(h/2)| / |y(h/2) - y(h/4)|).
Columns compared(const Experiment& experiment, std::size_t index, const AnalysedRun& run, Worker& worker) {
    const double order = expectedOrder(experiment, index);
    const std::int64_t steps = stepsOf(experiment, index);
    const std::size_t n = run.problem->coordinates();
    IntegratorState states[3] = {run.start(run.h), run.start(run.h / 2), run.start(run.h / 4)};
    Experiment finer = experiment;
    finer.runs[index].step = run.h / 2;
    const auto truth = makeSimulation(finer, index); // for its exact motion or computed reference
    std::vector<double> exact(2 * n);
    const std::int64_t apart = steps / mostRows + 1;
    Columns columns;
    for (std::int64_t step = 0; step <= steps && worker.goesOn(); ++step) {
        const double difference = run.distance(states[0].y, states[1].y);
        const double next = run.distance(states[1].y, states[2].y);
        const auto q = truth->exactQ(), v = truth->exactV();
        std::copy(q.begin(), q.end(), exact.begin());
        std::copy(v.begin(), v.end(), exact.begin() + static_cast<std::ptrdiff_t>(n));
        const double estimate = difference / (std::exp2(order) - 1);
        const double error = q.empty() ? undefined : run.distance(states[1].y, exact);
        columns.largestEstimate = larger(columns.largestEstimate, estimate);
        columns.largestError = larger(columns.largestError, error);
        if (step % apart == 0 || step == steps) {
            columns.time.push_back(static_cast<double>(step) * run.h);
            columns.difference.push_back(difference);
            columns.estimate.push_back(estimate);
            columns.error.push_back(error);
            columns.order.push_back(difference > 0 && next > 0 ? std::log2(difference / next) : undefined);
        }
        if (step == steps) break;
        for (int level = 0; level < 3; ++level) {
            const int substeps = 1 << level;
            const double h = run.h / substeps;
            for (int i = 0; i < substeps; ++i)
                run.integrator->step(*run.problem, states[level],
                                     static_cast<double>(step * substeps + i) * h, h);
        }
        truth->step();
        truth->step();
    }
    return columns;
}

AnalysisResult runHalveStep(const Experiment& experiment, const AnalysisSpec& spec, const Progress& progress,
                            unsigned threads) {
    static_cast<void>(spec);
    expectDuration(experiment);
    const std::vector<AnalysedRun> runs = analysedRuns(experiment);
    std::vector<Columns> columns(runs.size());
    AnalysisResult result;
    result.complete = inParallel(
        runs.size(), runs.size(), progress,
        [&](std::size_t item, Worker& worker) {
            columns[item] = compared(experiment, item, runs[item], worker);
            worker.advance();
        },
        threads);
    result.table.runs = result.summary.runs = runLabels(experiment);
    const std::string_view unit =
        experiment.scene->coordinates.empty() ? "1" : experiment.scene->coordinates[0].unit;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const int r = static_cast<int>(i);
        const auto add = [&](const char* id, Text name, std::string_view u, std::vector<double> values) {
            result.table.columns.push_back({id, name, std::string(u), r, std::move(values)});
        };
        const auto sum = [&](const char* id, Text name, std::string_view u, double value) {
            result.summary.columns.push_back({id, name, std::string(u), r, {value}});
        };
        const double estimate = columns[i].largestEstimate, error = columns[i].largestError;
        const double order = columns[i].order.empty() ? undefined : columns[i].order.back();
        add("time", TRANSLATABLE("metric", "time t"), timeUnitOf(experiment), std::move(columns[i].time));
        add("difference", TRANSLATABLE("metric", "difference between h and h/2"), unit,
            std::move(columns[i].difference));
        add("estimate", TRANSLATABLE("metric", "error of h/2, estimated"), unit,
            std::move(columns[i].estimate));
        add("error", TRANSLATABLE("metric", "error of h/2"), unit, std::move(columns[i].error));
        add("estimated-order", TRANSLATABLE("metric", "estimated order"), "1", std::move(columns[i].order));
        sum("estimate-maximum", TRANSLATABLE("metric", "largest estimated error"), unit, estimate);
        sum("error-maximum", TRANSLATABLE("metric", "largest error"), unit, error);
        sum("estimated-order", TRANSLATABLE("metric", "estimated order"), "1", order);
        sum("expected-order", TRANSLATABLE("metric", "expected order"), "1", expectedOrder(experiment, i));
    }
    return result;
}

} // namespace

constinit const Analysis halveStepAnalysis{
    .id = "halve-step",
    .name = TRANSLATABLE("analysis", "Halve the step"),
    .description =
        TRANSLATABLE("analysis", "Runs with h, h/2 and h/4, and the error that Richardson's rule "
                                 "reads off their differences, beside the true one where it is known."),
    .chart = {.x = "time", .y = "estimate", .secondY = "error"},
    .propose = proposeHalveStep,
    .run = runHalveStep,
};

} // namespace timestep

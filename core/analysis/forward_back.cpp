// SPDX-License-Identifier: GPL-3.0-or-later
// N steps forward, then N steps of -h: the distance from the start afterwards.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/input_error.h"
#include "core/translatable.h"
#include "core/undefined.h"

namespace timestep {

namespace {

constexpr Parameter forwardBackSettings[] = {
    {.id = "most-steps",
     .name = TRANSLATABLE("parameter", "most steps"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 1024,
     .minimum = 1,
     .maximum = 1e8},
};

void proposeForwardBack(const Experiment& experiment, AnalysisSpec& spec) {
    analysedRuns(experiment);
    std::int64_t most = 64;
    while (most < stepsOf(experiment, 0) && most < (1 << 20)) most *= 2;
    spec.settings.set("most-steps", static_cast<double>(most));
}

/// The backward run starts like any run: methods with a memory fill it for steps of -h from the present
/// state.
double distanceFromStart(const AnalysedRun& run, std::int64_t N, const Worker& worker) {
    IntegratorState state = run.start(run.h);
    const std::vector<double> first = state.y;
    for (std::int64_t n = 0; n < N && worker.goesOn(); ++n)
        run.integrator->step(*run.problem, state, static_cast<double>(n) * run.h, run.h);
    IntegratorState back = startIntegrator(*run.integrator, *run.problem, static_cast<double>(N) * run.h,
                                           -run.h, state.q(), state.v());
    for (std::int64_t n = N; n > 0 && worker.goesOn(); --n)
        run.integrator->step(*run.problem, back, static_cast<double>(n) * run.h, -run.h);
    const double distance = run.distance(back.y, first);
    return worker.goesOn() && std::isfinite(distance) ? distance : undefined;
}

AnalysisResult runForwardBack(const Experiment& experiment, const AnalysisSpec& spec,
                              const Progress& progress, unsigned threads) {
    const std::vector<AnalysedRun> runs = analysedRuns(experiment);
    std::vector<std::int64_t> counts;
    const auto most = static_cast<std::int64_t>(spec.settings["most-steps"]);
    for (std::int64_t N = 1; N < most; N *= 2) counts.push_back(N);
    counts.push_back(most);
    AnalysisResult result;
    result.table.runs = result.summary.runs = runLabels(experiment);
    Column steps = columnOf("steps", TRANSLATABLE("metric", "steps forward and back"), "1", -1);
    for (const std::int64_t N : counts) steps.values.push_back(static_cast<double>(N));
    result.table.columns.push_back(std::move(steps));
    const std::string_view unit =
        experiment.scene->coordinates.empty() ? "1" : experiment.scene->coordinates[0].unit;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const int r = static_cast<int>(i);
        Column distance = columnOf("distance", TRANSLATABLE("metric", "distance from the start"), unit, r);
        distance.values.assign(counts.size(), undefined);
        result.table.columns.push_back(std::move(distance));
        result.summary.columns.push_back({"declared-reversible",
                                          TRANSLATABLE("metric", "reversible in theory (1: yes, 0: no)"),
                                          "1",
                                          r,
                                          {isOwn(*runs[i].integrator)       ? undefined
                                           : runs[i].integrator->reversible ? 1.0
                                                                            : 0.0}});
    }
    const std::size_t rows = counts.size(), items = rows * runs.size();
    result.complete = inParallel(
        items, items, progress,
        [&](std::size_t item, Worker& worker) {
            const std::size_t row = rows - 1 - item / runs.size(),
                              run = item % runs.size(); // long runs first
            result.table.columns[1 + run].values[row] = distanceFromStart(runs[run], counts[row], worker);
            worker.advance();
        },
        threads);
    return result;
}

} // namespace

constinit const Analysis forwardBackAnalysis{
    .id = "forward-back",
    .name = TRANSLATABLE("analysis", "Forward and back"),
    .description = TRANSLATABLE("analysis", "N steps forward, then N steps back with -h. A reversible method "
                                            "returns to its start, up to round-off."),
    .settings = forwardBackSettings,
    .chart = {.x = "steps",
              .y = "distance",
              .marks = AnalysisChart::Marks::LineAndPoints,
              .scale = AnalysisChart::Scale::Logarithmic},
    .propose = proposeForwardBack,
    .run = runForwardBack,
};

} // namespace timestep

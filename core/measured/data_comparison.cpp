// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/data_comparison.h"

#include "core/input_error.h"
#include "core/measured/followed_run.h"
#include "core/run/session.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Rows of the run until `last`; fewer where it is long.
Table rowsUntil(Experiment experiment, const std::string& measure, std::size_t run, double last,
                const std::function<bool()>& goesOn) {
    constexpr double mostRows = 20'000;
    experiment.record = {measure};
    experiment.duration = std::max(last, stepOf(experiment, run));
    experiment.recordEvery =
        std::max(1, static_cast<int>(experiment.duration / stepOf(experiment, run) / mostRows));
    Session session(experiment);
    constexpr std::int64_t askEvery = 256;
    while (session.ticks() % askEvery != 0 || goesOn())
        if (!session.step()) break;
    Table table;
    table.runs = session.table().runs;
    for (const char* id : {"time", measure.c_str()})
        table.columns.push_back(*session.table().find(id, static_cast<int>(run)));
    return table;
}

} // namespace

double DataComparison::fittedShift() const {
    if (!fit || !fit->found()) return 0;
    const FittedParameter& last = fit->parameters.back();
    return last.key == timeShiftKey ? last.value : 0;
}

DataComparison compareWithData(const Experiment& experiment, const FitRequest& request, bool fits,
                               const Progress& progress) {
    DataComparison comparison;
    Experiment compared = experiment;
    const auto goesOn = [&] {
        comparison.complete = comparison.complete && (!progress || progress(0, 1));
        return comparison.complete;
    };
    if (fits) {
        comparison.fit = fitParameters(experiment, request, progress);
        comparison.complete = comparison.fit->complete;
        if (!comparison.complete) return comparison;
        if (comparison.fit->found()) compared = withFittedValues(experiment, *comparison.fit);
    }
    if (request.series.empty()) throw InputError("a comparison needs a measured column", "columns");
    const MeasuredSeries& points = request.series.front();
    comparison.measured = points.value;
    comparison.sigma = points.sigma;
    const double shift = comparison.fittedShift();
    FollowedRun followed;
    comparison.complete = inParallel(
        1, 1, [&](std::size_t, std::size_t) { return goesOn(); },
        [&](std::size_t, Worker& worker) {
            followed = followRun(compared, request.run, {&points, 1}, shift, worker);
        });
    if (!comparison.complete) return comparison;
    const double last = *std::max_element(points.time.begin(), points.time.end()) + shift;
    comparison.run = rowsUntil(compared, points.measure, request.run, last, goesOn);
    const Column& column = comparison.run.columns[1];
    FittedSeries& series = comparison.series;
    series = {points.measure, column.name, column.unit, {}, {}, {}};
    for (const double time : points.time) series.time.push_back(time + shift);
    double squares = 0;
    for (std::size_t i = 0; followed.defined && i < points.time.size(); ++i) {
        series.model.push_back(followed.values[i]);
        series.residual.push_back(points.value[i] - followed.values[i]);
        squares += series.residual.back() * series.residual.back();
    }
    series.rms = std::sqrt(squares / static_cast<double>(points.time.size()));
    if (!followed.defined) return comparison;
    comparison.residuals.runs = {comparison.run.runs[request.run]};
    comparison.residuals.columns = {
        {"time", comparison.run.columns[0].name, comparison.run.columns[0].unit, 0, series.time},
        {"residual", TRANSLATABLE("fit", "measured value minus run"), column.unit, 0, series.residual}};
    return comparison;
}

} // namespace timestep

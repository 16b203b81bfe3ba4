// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/data_comparison.h"

#include "core/input_error.h"
#include "core/measured/followed_run.h"
#include "core/run/rows/column_calculator.h"
#include "core/run/session/session.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace timestep {

namespace {

/// The experiment until `last` with these measures as columns; fewer rows if the run is long.
Experiment until(Experiment experiment, const std::vector<std::string>& measures, std::size_t run,
                 double last) {
    constexpr double mostRows = 20'000;
    experiment.record = measures;
    experiment.duration = std::max(last, stepOf(experiment, run));
    const bool remembers = !experiment.calculated.empty() &&
                           ColumnCalculator(experiment, *makeSimulation(experiment, run)).remembers();
    if (!remembers) // otherwise delta() and sum() depend on the rows
        experiment.recordEvery =
            std::max(1, static_cast<int>(experiment.duration / stepOf(experiment, run) / mostRows));
    return experiment;
}

Table rowsOf(const Experiment& experiment, const std::function<bool()>& goesOn) {
    Session session(experiment);
    constexpr std::int64_t askEvery = 256;
    while (session.ticks() % askEvery != 0 || goesOn())
        if (!session.step()) break;
    return session.table();
}

} // namespace

double DataComparison::fittedShift() const {
    if (!fit || !fit->found()) return 0;
    const FittedParameter& last = fit->parameters.back();
    return last.key == timeShiftKey ? last.value : 0;
}

DataComparison compareWithData(const Experiment& experiment, const FitRequest& request,
                               std::optional<ParameterFit> fit, const Progress& progress) {
    DataComparison comparison;
    const Experiment compared = fit && fit->found() ? withFittedValues(experiment, *fit) : experiment;
    comparison.fit = std::move(fit);
    const auto goesOn = [&] {
        comparison.complete = comparison.complete && (!progress || progress(0, 1));
        return comparison.complete;
    };
    if (request.series.empty())
        throw InputError(TRANSLATABLE("fault", "a comparison needs a measured column"), "columns");
    const double shift = comparison.fittedShift();
    FollowedRun followed;
    comparison.complete = inParallel(
        1, 1, [&](std::size_t, std::size_t) { return goesOn(); },
        [&](std::size_t, Worker& worker) {
            followed = followRun(compared, request.run, request.series, shift, worker);
        });
    if (!comparison.complete) return comparison;
    double last = 0;
    std::vector<std::string> measures;
    for (const MeasuredSeries& points : request.series) {
        last = std::max(last, *std::max_element(points.time.begin(), points.time.end()) + shift);
        if (std::find(measures.begin(), measures.end(), points.measure) == measures.end())
            measures.push_back(points.measure);
    }
    comparison.experiment = until(compared, measures, request.run, last);
    comparison.run = rowsOf(comparison.experiment, goesOn);
    const Column& time = *comparison.run.find("time", static_cast<int>(request.run));
    std::size_t from = 0; // index into the run's values at the points, one series after the other
    for (const MeasuredSeries& points : request.series) {
        const Column& column = *comparison.run.find(points.measure, static_cast<int>(request.run));
        ComparedSeries one{
            {points.measure, column.name, column.unit, {}, {}, {}}, points.value, points.sigma};
        FittedSeries& series = one.fitted;
        for (const double measured : points.time) series.time.push_back(measured + shift);
        double squares = 0;
        for (std::size_t i = 0; followed.defined && i < points.time.size(); ++i) {
            series.model.push_back(followed.values[from + i]);
            series.residual.push_back(points.value[i] - series.model.back());
            squares += series.residual.back() * series.residual.back();
        }
        from += points.time.size();
        series.rms = std::sqrt(squares / static_cast<double>(points.time.size()));
        if (followed.defined) {
            const int run = static_cast<int>(comparison.series.size());
            comparison.residuals.runs.push_back(column.name.english());
            comparison.residuals.columns.push_back({"time", time.name, time.unit, run, series.time});
            comparison.residuals.columns.push_back({"residual",
                                                    TRANSLATABLE("fit", "measured value minus run"),
                                                    column.unit, run, series.residual});
        }
        comparison.series.push_back(std::move(one));
    }
    return comparison;
}

} // namespace timestep

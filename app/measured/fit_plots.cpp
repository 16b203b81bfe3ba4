// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/fit_plots.h"

#include "widgets/text/text.h"

#include <algorithm>
#include <utility>

namespace timestep {

std::vector<MeasuredPoints> measuredPoints(const DataComparison& comparison, const QString& file) {
    std::vector<MeasuredPoints> all;
    for (const ComparedSeries& one : comparison.series)
        all.push_back({"time " + one.fitted.measure, file, one.fitted.time, one.measured, one.sigma});
    return all;
}

PlotSpec comparisonPlot(const DataComparison& comparison, std::size_t run,
                        const std::vector<MeasuredPoints>& points) {
    PlotSpec plot;
    plot.x = "time";
    plot.runs = {static_cast<int>(run)};
    for (std::size_t i = 0; i < points.size(); ++i) {
        // After one set for each series there may be those that are left out.
        const bool isSeries = i < comparison.series.size();
        plot.added.points.push_back(points[i]);
        plot.added.points.back().axes = points.front().axes; // all on the same plot
        if (!isSeries) continue;
        const FittedSeries& series = comparison.series[i].fitted;
        if (std::find(plot.y.begin(), plot.y.end(), series.measure) == plot.y.end())
            plot.y.push_back(series.measure);
        if (comparison.series.size() > 1) plot.added.points.back().label = translated(series.name);
    }
    return plot;
}

PlotSpec residualPlot(const DataComparison& comparison) {
    PlotSpec plot;
    plot.x = "time";
    plot.y = {"residual"};
    plot.marks = Marks::Markers;
    plot.referenceLines = {ReferenceLine::horizontal({}, 0)};
    for (const ComparedSeries& one : comparison.series) {
        if (one.sigma.empty() || one.fitted.residual.empty()) continue;
        ReferenceLine bars{{}, -1, one.fitted.time, one.fitted.residual};
        bars.points = true;
        bars.errors = one.sigma;
        plot.referenceLines.push_back(std::move(bars));
    }
    return plot;
}

} // namespace timestep

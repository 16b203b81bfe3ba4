// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handouts/paper/lesson_charts.h"

#include "app/names.h"
#include "app/plots/analysis_plots.h"
#include "app/plots/lesson_stage.h"
#include "core/input_error.h"
#include "core/run/session/session.h"
#include "lessons/model/stage_scene.h"
#include "widgets/plot/axes/ranges.h"
#include "widgets/plot/content/curves.h"

namespace timestep {

namespace {

/// The stage of the experiment for which the plot shows the most curves; without an experiment: there is
/// none.
Stage stageFor(const Lesson& lesson, const PlotBlock& plot) {
    Stage best;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const Stage stage = stageOf(lesson, step);
        if (stage.experiment == nullptr || stage.plots.at(plot.slot == 2 ? 1 : 0) != &plot) continue;
        if (stage.experiment->experiment.duration <= 0) continue;
        if (best.experiment == nullptr ||
            stage.experiment->experiment.runs.size() > best.experiment->experiment.runs.size())
            best = stage;
    }
    return best;
}

const Column* columnOf(const Table& table, const std::string& id) {
    const Column* column = table.find(id, 0);
    return column != nullptr ? column : table.find(id, -1);
}

/// The ranges that the chart itself would choose.
PlotRange rangeOf(const SheetChart& chart, bool horizontal) {
    const auto& given = horizontal ? chart.plot.xRange : chart.plot.yRange;
    Extent extent;
    const auto take = [&extent](const std::vector<double>& values) {
        Extent one; // a growing extent only reads rows after those already read
        one.append(values);
        extent.unite(one);
    };
    for (const Curve& curve : curvesOf(chart.table, chart.plot, Theme::Print).curves) {
        if (curve.referenceLine >= 0) continue;
        take(chart.table.columns[horizontal ? curve.x : curve.y].values);
    }
    if (!chart.plot.colour.empty() && !chart.plot.y.empty()) // a heat map has no curves
        if (const Column* column = columnOf(chart.table, horizontal ? chart.plot.x : chart.plot.y.front()))
            take(column->values);
    const bool log = horizontal ? chart.plot.logX : chart.plot.logY;
    return chosenRange(given, niceRange(extent, log), log);
}

/// Runs an experiment and returns the plot with its result.
std::optional<LessonChart> chartOf(const PlotBlock& plot, const Experiment& experiment) {
    const StagedPlot staged = stagedPlot(plot, experiment);
    try {
        if (plot.source == PlotBlock::Source::Derived) {
            DerivedResult derived{experiment, analysisOf(plot, experiment), {}};
            derived.result = analyse(derived.of, derived.spec);
            nameRuns(derived.result.table, derived.of);
            nameRuns(derived.result.summary, derived.of);
            AnalysisPlot drawn = analysisPlot(derived, staged.source, staged.spec);
            return LessonChart{{std::move(drawn.plot), *drawn.table}, derived.of, derived.spec};
        }
        Session session(experiment);
        session.runToEnd();
        Table table = plot.source == PlotBlock::Source::Residuals ? session.residualTable() : session.table();
        if (table.runs.empty()) table.runs = session.table().runs;
        nameRuns(table, experiment);
        return LessonChart{{staged.spec, std::move(table)}, experiment};
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace

std::optional<LessonChart> lessonChart(const Lesson& lesson, const std::string& plotId) {
    const PlotBlock* plot = lesson.plot(plotId);
    const Stage stage = plot != nullptr ? stageFor(lesson, *plot) : Stage{};
    if (stage.experiment == nullptr) return std::nullopt;
    std::optional<LessonChart> found = chartOf(*plot, stage.experiment->experiment);
    if (found) found->controls = stage.controls;
    return found;
}

std::optional<SheetChart> chartOfStep(const PlotBlock& plot, const ExperimentBlock& experiment) {
    if (experiment.experiment.duration <= 0) return std::nullopt;
    std::optional<LessonChart> found = chartOf(plot, experiment.experiment);
    if (!found) return std::nullopt;
    return std::move(found->chart);
}

std::optional<SheetChart> outcomeChart(const Lesson& lesson, const std::string& plotId, const Check& check) {
    const PlotBlock* plot = lesson.plot(plotId);
    if (plot == nullptr) return std::nullopt;
    std::optional<LessonChart> found = chartOf(*plot, measuredBy(lesson, check));
    if (!found) return std::nullopt;
    found->chart.plot.runs = {check.probe.run};
    return std::move(found->chart);
}

std::optional<SheetChart> filledChart(const Lesson& lesson, const std::string& plotId) {
    std::optional<LessonChart> found = lessonChart(lesson, plotId);
    if (!found) return std::nullopt;
    return std::move(found->chart);
}

SheetChart emptyChart(const SheetChart& filled) {
    SheetChart empty = filled;
    empty.plot.xRange = rangeOf(filled, true);
    empty.plot.yRange = rangeOf(filled, false);
    empty.plot.referenceLines.clear();
    empty.plot.colour.clear();
    empty.table.runs.clear();
    // One run is enough for the labels of the axes.
    std::erase_if(empty.table.columns, [&](const Column& column) {
        return column.run > 0 && empty.table.find(column.id, 0) != nullptr;
    });
    empty.plot.runs.clear();
    for (Column& column : empty.table.columns) column.values.clear();
    return empty;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lesson_stage.h"

#include <algorithm>

namespace timestep {

namespace {

PlotSource::Kind kindOf(PlotBlock::Source source) {
    switch (source) {
    case PlotBlock::Source::Residuals:
        return PlotSource::Kind::Residuals;
    case PlotBlock::Source::Sweep:
        return PlotSource::Kind::Sweep;
    case PlotBlock::Source::Analysis:
        return PlotSource::Kind::Analysis;
    case PlotBlock::Source::Run:
        break;
    }
    return PlotSource::Kind::Run;
}

std::optional<PlotRange> rangeOf(const std::optional<double>& from, const std::optional<double>& to) {
    if (!from || !to) return std::nullopt;
    return PlotRange{*from, *to};
}

/// How many passes or iterations a step makes at most, over all runs.
double passesOf(const Experiment& experiment) {
    double most = 1;
    for (const Run& run : experiment.runs)
        for (const char* setting : {"passes", "iterations"})
            if (run.method.has(setting)) most = std::max(most, run.method[setting]);
    return most;
}

/// From where to where a line across the plot reaches: the axis range, the swept values, the passes of a
/// step, or the run.
PlotRange reachOf(const PlotBlock& block, const Experiment& experiment, bool vertical) {
    const auto& from = vertical ? block.yFrom : block.xFrom;
    const auto& to = vertical ? block.yTo : block.xTo;
    if (from && to) return {*from, *to};
    if (!vertical && block.source == PlotBlock::Source::Sweep && !block.values.empty()) {
        const auto [low, high] = std::minmax_element(block.values.begin(), block.values.end());
        return {*low, *high};
    }
    if (!vertical && block.source == PlotBlock::Source::Residuals) return {0, passesOf(experiment)};
    return {0, experiment.duration > 0 ? experiment.duration : 1};
}

} // namespace

StagedPlot stagedPlot(const PlotBlock& block, const Experiment& experiment) {
    StagedPlot staged;
    staged.source.kind = kindOf(block.source);
    staged.source.sweep = block.id;
    staged.source.measure = block.measure;
    staged.source.suffix = block.take == SweepTake::Maximum ? "-maximum" : "-end";
    staged.source.slopes = block.showSlope;
    PlotSpec& spec = staged.spec;
    spec.title = QString::fromStdString(block.title);
    spec.x = block.x;
    spec.y = block.y;
    if (block.source == PlotBlock::Source::Residuals) {
        spec.x = "pass";
        spec.y = {"residual"};
        spec.marks = Marks::LinesAndMarkers;
    } else if (block.source == PlotBlock::Source::Sweep) {
        spec.x = "value";
        spec.y = {block.measure + staged.source.suffix};
        spec.marks = Marks::LinesAndMarkers;
    }
    if (block.source == PlotBlock::Source::Analysis)
        if (const Analysis* analysis = findAnalysis(block.analysis.kind)) {
            spec.x = std::string(analysis->x);
            if (!analysis->y.empty()) spec.y = {std::string(analysis->y)};
        }
    spec.logX = block.logX;
    spec.logY = block.logY;
    spec.xRange = rangeOf(block.xFrom, block.xTo);
    spec.yRange = rangeOf(block.yFrom, block.yTo);
    if (block.source == PlotBlock::Source::Run && block.x == "time" && !spec.xRange && !block.logX &&
        experiment.duration > 0)
        spec.xRange = PlotRange{0, experiment.duration};
    spec.runs = block.runs;
    for (const PlotLine& line : block.lines) {
        const PlotRange reach = reachOf(block, experiment, line.vertical);
        ReferenceLine drawn;
        drawn.label = QString::fromStdString(line.label);
        drawn.x = line.vertical ? std::vector<double>{line.value, line.value}
                                : std::vector<double>{reach.low, reach.high};
        drawn.y = line.vertical ? std::vector<double>{reach.low, reach.high}
                                : std::vector<double>{line.value, line.value};
        spec.referenceLines.push_back(std::move(drawn));
    }
    return staged;
}

} // namespace timestep

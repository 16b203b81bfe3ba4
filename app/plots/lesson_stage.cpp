// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/lesson_stage.h"

#include <limits>

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
    constexpr double open = std::numeric_limits<double>::infinity();
    if (!from && !to) return std::nullopt;
    return PlotRange{from.value_or(-open), to.value_or(open)};
}

} // namespace

StagedPlot stagedPlot(const PlotBlock& block, const Experiment& experiment) {
    StagedPlot staged;
    staged.source.kind = kindOf(block.source);
    staged.source.sweep = block.id;
    staged.source.measure = block.measure;
    staged.source.suffix = block.take == SweepTake::Maximum ? "-maximum" : "-end";
    staged.source.slopes = block.showSlope;
    staged.source.summary = block.analysis.summary;
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
        const QString label = QString::fromStdString(line.label);
        spec.referenceLines.push_back(line.vertical ? ReferenceLine::vertical(label, line.value)
                                                    : ReferenceLine::horizontal(label, line.value));
    }
    return staged;
}

} // namespace timestep

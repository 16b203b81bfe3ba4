// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/lesson_stage.h"

#include "app/plots/analysis_plots.h"

#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace timestep {

namespace {

PlotSource::Kind kindOf(PlotBlock::Source source) {
    switch (source) {
    case PlotBlock::Source::Residuals:
        return PlotSource::Kind::Residuals;
    case PlotBlock::Source::Derived:
        return PlotSource::Kind::Derived;
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
    staged.source = {kindOf(block.source), block.id, block.chart, block.scalesGiven};
    PlotSpec& spec = staged.spec;
    if (block.source == PlotBlock::Source::Derived) {
        spec = plannedPlot(block.analysis.kind, block.analysis.measure, block.chart);
    } else if (block.source == PlotBlock::Source::Residuals) {
        spec.x = "pass";
        spec.y = {"residual"};
        spec.marks = Marks::LinesAndMarkers;
    } else {
        spec.x = block.x;
        spec.y = block.y;
    }
    spec.title = QString::fromStdString(block.title);
    spec.logX = block.logX;
    spec.logY = block.logY;
    spec.equalScales = block.equalScales;
    spec.exactMotion = block.exactMotion;
    spec.rectangles = block.rectangles;
    spec.signedErrors = block.signedErrors;
    spec.xRange = rangeOf(block.xFrom, block.xTo);
    spec.yRange = rangeOf(block.yFrom, block.yTo);
    spec.yRangeYields = true;
    if (block.source == PlotBlock::Source::Run && block.x == "time" && !spec.xRange && !block.logX &&
        experiment.duration > 0)
        spec.xRange = PlotRange{0, experiment.duration};
    spec.runs = block.runs;
    for (const PlotLine& line : block.lines) {
        const QString label = QString::fromStdString(line.label);
        if (!line.points.empty()) {
            ReferenceLine points{label, -1, {}, {}};
            points.points = true;
            for (const Point& point : line.points) {
                points.x.push_back(point.x);
                points.y.push_back(point.y);
            }
            if (line.error > 0) points.errors.assign(line.points.size(), line.error);
            spec.referenceLines.push_back(std::move(points));
            continue;
        }
        if (line.circle) {
            ReferenceLine circle{label, -1, {}, {}};
            constexpr int corners = 180;
            for (int i = 0; i <= corners; ++i) {
                const double angle = 2 * std::numbers::pi * i / corners;
                circle.x.push_back(line.value * std::cos(angle));
                circle.y.push_back(line.value * std::sin(angle));
            }
            spec.referenceLines.push_back(std::move(circle));
            continue;
        }
        spec.referenceLines.push_back(line.vertical ? ReferenceLine::vertical(label, line.value)
                                                    : ReferenceLine::horizontal(label, line.value));
    }
    return staged;
}

std::vector<ControlSpec> controlsOf(const ControlsBlock& block) {
    std::vector<ControlSpec> controls;
    for (const Control& control : block.controls) {
        ControlSpec spec;
        spec.id = QString::fromStdString(control.key);
        spec.lower = control.lower;
        spec.upper = control.upper;
        spec.locked = control.locked;
        spec.runs = control.runs == Control::For::All    ? ControlSpec::Runs::All
                    : control.runs == Control::For::Each ? ControlSpec::Runs::Each
                                                         : ControlSpec::Runs::Agreeing;
        spec.values = control.values;
        controls.push_back(std::move(spec));
    }
    return controls;
}

} // namespace timestep

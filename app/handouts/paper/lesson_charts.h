// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/paper/sheet.h"
#include "core/analysis/analysis.h"
#include "core/run/experiment/experiment.h"
#include "lessons/model/lesson.h"

#include <optional>
#include <string>

namespace timestep {

/// A plot of a lesson with its numbers and its experiment.
struct LessonChart {
    SheetChart chart;
    Experiment experiment;
    std::optional<AnalysisSpec> analysis = {}; ///< none: the run
    const ControlsBlock* controls = nullptr;   ///< of its step
};

/// Runs the experiment of a plot and returns the plot with its result. If several steps show the plot, it
/// takes the one that compares the most runs. Returns nothing if the experiment has no duration or cannot
/// run.
std::optional<LessonChart> lessonChart(const Lesson& lesson, const std::string& plotId);
/// The chart of lessonChart() alone.
std::optional<SheetChart> filledChart(const Lesson& lesson, const std::string& plotId);

/// The plot with the result of one experiment of the lesson. Returns nothing if that has no end or cannot
/// run.
std::optional<SheetChart> chartOfStep(const PlotBlock& plot, const ExperimentBlock& experiment);

/// The plot with the run that a check measures, and with no other run. Returns nothing if that cannot run.
std::optional<SheetChart> outcomeChart(const Lesson& lesson, const std::string& plotId, const Check& check);

/// The axes of a chart, with its ranges and without its curves.
SheetChart emptyChart(const SheetChart& filled);

} // namespace timestep

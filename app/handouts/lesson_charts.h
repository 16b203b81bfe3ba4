// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/sheet.h"
#include "core/analysis/analysis.h"
#include "core/analysis/sweep.h"
#include "core/run/experiment.h"
#include "lessons/lesson.h"

#include <optional>
#include <string>

namespace timestep {

/// A plot of a lesson with its numbers, and how they were made.
struct LessonChart {
    SheetChart chart;
    Experiment experiment;
    std::optional<SweepSpec> sweep = {};
    std::optional<AnalysisSpec> analysis = {};
};

/// The plot of a lesson with what its experiment gives: of the steps that show the plot, the one that
/// compares the most runs. Nothing when that experiment has no end of its own, or cannot be run.
std::optional<LessonChart> lessonChart(const Lesson& lesson, const std::string& plotId);
/// The same without how it was made.
std::optional<SheetChart> filledChart(const Lesson& lesson, const std::string& plotId);

/// The same axes, wide enough for what will come of it, without any curve.
SheetChart emptyChart(const SheetChart& filled);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress/progress.h"
#include "app/report/report.h"
#include "lessons/model/lesson.h"

#include <optional>

namespace timestep {

/// Creates a report of a learner's work: questions, predictions with outcomes, measured numbers and
/// sentences. It has no figures.
Report reportOf(const Lesson& lesson, const LessonProgress& progress);

/// Computes the coursework chart of the lesson. Returns nothing if the lesson has none.
std::optional<ReportFigure> lessonFigure(const Lesson& lesson);
/// Computes the chart of a plot of the lesson. Returns nothing if it cannot run.
std::optional<ReportFigure> lessonFigure(const Lesson& lesson, const std::string& plotId);
/// The ids of the plots of a lesson, in the order of its steps.
std::vector<std::string> plotsOf(const Lesson& lesson);

/// Adds figures to a report, with their methods, settings and references.
void addFigures(Report& report, std::vector<ReportFigure> figures);

} // namespace timestep

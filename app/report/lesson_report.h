// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress.h"
#include "app/report/report.h"
#include "lessons/lesson.h"

#include <optional>

namespace timestep {

/// What somebody did in a lesson as a report: what was asked, what was predicted and what came out, what was
/// measured, the sentences that were written. Without figures.
Report reportOf(const Lesson& lesson, const LessonProgress& progress);

/// The coursework chart of the lesson, computed now. Nothing where there is none.
std::optional<ReportFigure> lessonFigure(const Lesson& lesson);

/// A report with more figures: their methods, settings and references come with them.
void addFigures(Report& report, std::vector<ReportFigure> figures);

} // namespace timestep

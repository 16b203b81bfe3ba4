// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/sheet.h"
#include "lessons/lesson.h"

#include <QString>

namespace timestep {

/// Markdown of a lesson for paper: a link is the words that it underlines.
QString onPaper(const std::string& markdown);

/// "Lesson 2 · Ten steps of Euler".
QString sheetTitle(const Lesson& lesson);
/// "15 min · beginner · builds on ..."; Markdown.
QString sheetSubtitle(const Lesson& lesson);
/// Program, version and the lesson's file, so that a sheet can be told from an older one.
QString sheetFooter(const Lesson& lesson);

/// "Predict", "Observe" ...
QString stepKindOnPaper(StepKind kind);
QString levelName(const std::string& level);

SheetPart headingPart(const Lesson& lesson, std::size_t step);
SheetPart textPart(const QString& markdown);
SheetPart remarkPart(const QString& markdown);

/// SHA-256 of the lesson's original file, as hexadecimal digits; empty when it cannot be read.
QString lessonHash(const Lesson& lesson);

} // namespace timestep

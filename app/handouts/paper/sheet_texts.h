// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/paper/sheet.h"
#include "lessons/model/lesson.h"

#include <QString>

#include <type_traits>
#include <variant>

namespace timestep {

/// Converts a lesson's Markdown for paper: links become plain words.
QString onPaper(const std::string& markdown);

/// "Lesson N · Title", or the title alone.
QString sheetTitle(const Lesson& lesson);
/// "15 min · beginner · builds on ..."; Markdown.
QString sheetSubtitle(const Lesson& lesson);
/// Program, version and a hash of the lesson's file; sheets of different versions differ here.
QString sheetFooter(const Lesson& lesson);

/// "Predict", "Observe" ...
QString stepKindOnPaper(StepKind kind);
QString levelName(const std::string& level);

/// Calls `print` for each printed block of a step, in document order. Does not compile if `print` does not
/// accept a kind of block whose row sets onPaper.
template <class Print>
void forEachOnPaper(const LessonStep& step, Print print) {
    const auto printOne = [&print](const auto& block) {
        if constexpr (blockKind<std::decay_t<decltype(block)>>.onPaper) print(block);
    };
    for (const Block& block : step.blocks) std::visit(printOne, block);
}

SheetPart headingPart(const Lesson& lesson, std::size_t step);
SheetPart textPart(const QString& markdown);
SheetPart remarkPart(const QString& markdown);
/// Lines of code, unchanged.
SheetPart codePart(const std::vector<std::string>& lines);

/// SHA-256 of the lesson's original file, as hexadecimal digits; empty when it cannot be read.
QString lessonHash(const Lesson& lesson);

} // namespace timestep

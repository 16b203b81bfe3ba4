// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/sheet.h"
#include "lessons/lesson.h"

namespace timestep {

/// The sheet that learners fill in during the lesson: predictions, measured numbers, answers, sentences, and
/// the axes of the lesson's chart. It is in the language of the lesson and of the program.
SheetVariants handoutOf(const Lesson& lesson);

/// The answer key for teachers: the goal, the numbers that the runs give now, right choices, feedback to
/// typical wrong answers, worked solutions, model answers, and how to mark sentences.
SheetVariants keyOf(const Lesson& lesson);

} // namespace timestep

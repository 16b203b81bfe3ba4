// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/sheet.h"
#include "lessons/lesson.h"

namespace timestep {

/// The sheet that learners fill in beside the lesson: predictions, what they measure, answers, sentences, and
/// the axes of the lesson's chart. In the language of the lesson and of the program.
SheetVariants handoutOf(const Lesson& lesson);

/// The same lesson for whoever teaches it: its goal, what the runs give when they are run now, right choices,
/// typical wrong answers with what to say to them, worked solutions, model answers and how to mark sentences.
SheetVariants keyOf(const Lesson& lesson);

} // namespace timestep

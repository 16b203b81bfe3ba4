// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/answers.h"
#include "app/handouts/paper/sheet.h"
#include "lessons/model/lesson.h"

namespace timestep {

/// Creates the worksheet that learners fill in: predictions, measured numbers, answers, sentences and the
/// axes of the lesson's chart. Lesson texts are in the lesson's language, the others in the program's.
SheetVariants handoutOf(const Lesson& lesson);

/// Creates the answer key for teachers: the goal, the numbers that the runs give, right choices, feedback on
/// typical wrong answers, worked solutions, model answers, and marking hints for sentences.
SheetVariants keyOf(const Lesson& lesson, const MeasuredAnswers& answers);
inline SheetVariants keyOf(const Lesson& lesson) {
    return keyOf(lesson, MeasuredAnswers(lesson));
}

/// Creates slides for a projector from the core path: what each step says and asks, and after it the charts
/// of its runs and the answers to the predictions that they decide. No slide answers a question of a later
/// one.
SheetVariants slidesOf(const Lesson& lesson, const MeasuredAnswers& answers);
inline SheetVariants slidesOf(const Lesson& lesson) {
    return slidesOf(lesson, MeasuredAnswers(lesson));
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress/progress.h"
#include "lessons/model/lesson.h"
#include "lessons/read/library.h"

#include <string>
#include <vector>

namespace timestep {

/// How far a learner has come in a lesson.
struct LessonState {
    bool begun = false;
    bool done = false;              ///< every step is done except the deeper ones
    std::vector<double> stepShares; ///< without deeper steps; empty if the lesson was not begun
    std::size_t current = 0;        ///< the open step, from 0, not counting the deeper steps before it

    std::size_t count() const; ///< number of steps that are done
};

/// The stored progress of a lesson. If the lesson was split from another one, answers and checks that were
/// given there are taken over.
ProgressReading progressOf(const Lesson& lesson, const ProgressStore& store);

/// Reads the progress and, if the lesson was begun, the lesson. Without the lesson's file, a finished lesson
/// counts as done.
LessonState lessonState(const LessonInfo& lesson, const ProgressStore& store);

/// The first question of the lesson itself, as Markdown; empty if it asks nothing. The text does not reveal
/// the answer.
std::string openingQuestion(const Lesson& lesson);
/// The same from the lesson's file; empty if it cannot be read.
std::string openingQuestion(const LessonInfo& lesson);

/// The lesson to continue with, for the end of a lesson.
struct NextLesson {
    QString id; ///< empty: there is none
    QString title;
    int number = 0, minutes = 0;
    std::string question;             ///< its first question, as Markdown
    int lessonsDone = 0, lessons = 0; ///< of the course
    bool handIn = false;              ///< the result of this one goes to the hand-in folder of the class
};

/// The readable lesson with the lowest number above `number`.
NextLesson nextLesson(const std::vector<LessonInfo>& lessons, int number, const ProgressStore& store);

} // namespace timestep

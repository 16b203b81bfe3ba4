// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"
#include "lessons/walk/lesson_walk.h"
#include "widgets/view/contents/view_contents.h"

#include <QLocale>

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace timestep {

class Workbench;

/// The tools of the view that a step of a lesson needs, by id: those that its text names in emphasis
/// (*Cut around*), in the language of the program or in English, and those whose action one of its checks
/// waits for.
std::vector<std::string_view> toolsOf(const Lesson& lesson, std::size_t step);

// The following functions need an open step.
/// Where the questions want a body to be brought by hand, as far as the picture shows it. `falls`: the run
/// ends where the body comes to the ground, so that a goal along x is a cup.
std::vector<ViewGoal> goalsOf(const LessonWalk& walk, bool falls);
/// The present value of a measure; none: it is not known.
using ValueNow = std::function<std::optional<double>(const Probe& probe)>;
/// What the present values come from: nothing yet, a run on its way, or something done (a thing put somewhere
/// at the start, a run without an end, or one that has come to its end).
enum class Doing { Nothing, Running, Done };
Doing doneByNow(const Workbench& workbench);
/// The goals that have no place in the picture, with their present values: what a question wants to be done
/// by hand, and what a check wants to be found with a setting. No value counts as reached before something
/// is done, and none is shown that would look so before something is begun.
std::vector<GoalNote> goalNotesOf(const LessonWalk& walk, const ValueNow& now, Doing doing,
                                  const QLocale& locale);
/// The places that the learner has predicted.
std::vector<ViewGuess> guessesOf(const LessonWalk& walk);
/// In the newest row, or as the hand has made it since.
std::optional<double> valueNow(Workbench& workbench, const Probe& probe);

} // namespace timestep

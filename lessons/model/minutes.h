// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

namespace timestep {

/// How long a class takes for the core path of a lesson, with the questions from earlier ones [min]: its
/// words at 130 a minute, a time for each thing to do, for the runs, and for the feedback that a learner
/// reads: one to each prediction, and one to every second graded question. The core path is every step but
/// the deeper and the open ones. Boxes count where they compare model and world; asides do not.
int estimatedMinutes(const Lesson& lesson);
/// The same for the deeper steps and the open one, which counts as a whole.
int estimatedDeeperMinutes(const Lesson& lesson);
/// The number of steps on the core path.
int stepsOfCorePath(const Lesson& lesson);

/// Limits for the lessons of the course.
inline constexpr int longestCorePath = 25; ///< [min]
inline constexpr int fewestCoreSteps = 6, mostCoreSteps = 10;

} // namespace timestep

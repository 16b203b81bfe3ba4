// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"
#include "lessons/walk/lesson_progress.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/view/contents/view_contents.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace timestep {

/// The tools of the view that a step of a lesson needs, by id: those that its text names in emphasis
/// (*Cut around*), in the language of the program or in English, and those whose action one of its checks
/// waits for.
std::vector<std::string_view> toolsOf(const Lesson& lesson, std::size_t step);

/// The controls that a lesson offers, for the parameter panel.
std::vector<ControlSpec> controlsOf(const ControlsBlock& block);

/// Where the open questions of a step want a body to be brought by hand, as far as its picture shows it.
std::vector<ViewGoal> goalsOf(const Lesson& lesson, std::size_t step, const LessonProgress& progress);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

namespace timestep {

/// Whether an experiment has a scene of this step: that of its stage, or of another experiment in the step.
bool isOnStage(const Lesson& lesson, std::size_t step, const Experiment& experiment);

} // namespace timestep

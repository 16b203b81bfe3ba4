// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"

namespace timestep {

/// How long a class takes for a lesson [min]: its words at 130 a minute, and a time for each thing to do.
/// What is folded (boxes) is not counted, and an open step counts as a whole.
int estimatedMinutes(const Lesson& lesson);

} // namespace timestep

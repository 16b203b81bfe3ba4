// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"
#include "widgets/panel/parameter_panel.h"

#include <vector>

namespace timestep {

/// The controls that a lesson offers, for the parameter panel.
std::vector<ControlSpec> controlsOf(const ControlsBlock& block);

} // namespace timestep

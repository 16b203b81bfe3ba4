// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"
#include "widgets/plot/content/curves.h"

namespace timestep {

/// Returns the exact motion of an experiment at any time, for plots that draw it smoothly. Empty if the scene
/// has none in closed form, or if its values were changed during the run.
ExactMotion exactMotionOf(const Experiment& experiment);

} // namespace timestep

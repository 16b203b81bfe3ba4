// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// The region that the view shows at the start [scene length]: of the world or the bodies of the file, or of
/// the scene.
Box startBounds(const Experiment& experiment);

/// Returns the parameters of the scene that give the same start as an event of the user (Place, Velocity,
/// Ghost) at step 0, rounded to a thousandth of the range of the slider.
/// Directions without a parameter are left out. Returns nothing if the scene has no parameters for the
/// change, or if a run has its own.
std::optional<SettingValues> startValues(const Experiment& experiment, const Event& event);

} // namespace timestep

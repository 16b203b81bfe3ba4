// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <cstddef>
#include <string_view>

namespace timestep {

/// True if the world of this run has sticks or angle springs. False if the scene is not a world of particles,
/// or if its world cannot be made.
bool hasSticks(const Experiment& experiment, std::size_t run);

/// Whether a setting of the method of this run has any effect, given the other settings and the scene.
/// Settings of sticks have no effect in a world without sticks.
bool settingActs(const Experiment& experiment, std::size_t run, std::string_view id);

} // namespace timestep

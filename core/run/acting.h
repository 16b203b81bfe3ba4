// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"

#include <cstddef>
#include <string_view>

namespace timestep {

/// True if a relaxation has something to restore in this run: sticks or angle springs. False for a scene that
/// is no world of particles, and for one that cannot be made.
bool hasSticks(const Experiment& experiment, std::size_t run);

/// Whether a setting of this run's method, by id, has any effect, given the other settings and the scene:
/// settings of sticks have none in a world without sticks.
bool settingActs(const Experiment& experiment, std::size_t run, std::string_view id);

} // namespace timestep

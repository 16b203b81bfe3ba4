// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace timestep {

struct Experiment;

/// The unit of times: that of the scene, or seconds where typed equations have units.
std::string_view timeUnitOf(const Experiment& experiment);

} // namespace timestep

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

/// The parameters of the scene that give the start to which an act of the hand (Place, Velocity, Ghost) at
/// step 0 leads, as keys and values for setByKey(); rounded to a thousandth of the range that is offered.
/// Directions in which the scene has no parameter are left out. None: the scene has no parameters for what
/// has changed, or a run has its own.
std::optional<std::vector<std::pair<std::string, std::string>>> startValues(const Experiment& experiment,
                                                                            const Event& event);

} // namespace timestep

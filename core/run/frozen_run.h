// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/run/experiment.h"
#include "core/run/simulation.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace timestep {

/// One run of a session, alone, as it is when its next step begins.
struct FrozenRun {
    Experiment experiment;
    std::size_t run = 0;
    std::unique_ptr<Simulation> simulation;
    std::vector<Event> done; ///< events that were due before this step; they have been carried out
};

/// From what Session::save() returns. Throws InputError.
FrozenRun freeze(const Json& state, std::size_t run);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/run/experiment/experiment.h"
#include "core/run/simulation/simulation.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace timestep {

/// One run of a session at the start of its next step.
struct FrozenRun {
    Experiment experiment;
    std::size_t run = 0;
    std::unique_ptr<Simulation> simulation;
    std::vector<Event> done; ///< the events before this step, all carried out
};

/// Restores a run from a state of Session::save(). Throws InputError.
FrozenRun freeze(const Json& state, std::size_t run);

} // namespace timestep

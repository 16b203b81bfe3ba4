// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/run/simulation.h"

namespace timestep {

/// Returns measured values of the current state that the next step does not need: energies with their
/// velocity convention, whole-step velocities of particles, relative strain of every stick, counters.
/// `passes` adds the RMS strain before the first and after each relaxation pass of the last step.
Json observedState(const Simulation& simulation, bool passes);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/run/simulation.h"

namespace timestep {

/// What can be measured of a simulation now, beyond what the next step needs: energies with the convention of
/// the velocity, whole-step velocities of particles, relative strain of every stick, counters. With `passes`
/// also the RMS strain before the first and after each relaxation pass of the last step.
Json observedState(const Simulation& simulation, bool passes);

} // namespace timestep

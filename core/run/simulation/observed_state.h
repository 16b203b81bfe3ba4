// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/run/simulation/simulation.h"

namespace timestep {

/// Returns measured values of the current state that the next step does not need: energies with their
/// velocity convention, velocities of particles at the instant of the state (observedVelocities()), relative
/// strain of every stick, forces of the sticks and on each pin if the relaxation computes them, counters; for
/// rigid bodies also contacts, joints, separations of the pairs, momenta and the coefficients of soft
/// contacts. `passes` adds the RMS strain before the first and after each relaxation pass of the last step.
Json observedState(const Simulation& simulation, bool passes);

} // namespace timestep

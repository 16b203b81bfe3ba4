// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"
#include "core/particles/world_method.h"

#include <vector>

namespace timestep {

/// Returns the convention for the velocities of a method.
WorldVelocity velocityOf(const WorldMethod& method);
/// Returns the velocities of all particles at the end of a step of size h, at `time`; 0 for pinned particles.
/// With substeps, the central and whole-step velocities are those at the end of the last substep. Allocates.
std::vector<Point> worldVelocities(const World& world, const WorldMethod& method, double h, double time);
/// Returns the kinetic energy of the particles that are not pinned, with these velocities [mass
/// length²/time²].
double kineticEnergy(const World& world, const std::vector<Point>& velocities);

} // namespace timestep

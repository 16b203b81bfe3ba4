// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"
#include "core/particles/world_method.h"

#include <vector>

namespace timestep {

/// The convention in which a method's velocities are read.
WorldVelocity velocityOf(const WorldMethod& method);
/// Velocities of all particles at the end of a step of h, at `time`; those of pinned ones are 0. With
/// substeps the central and the whole-step velocity belong to the end of the last substep. Allocates.
std::vector<Point> worldVelocities(const World& world, const WorldMethod& method, double h, double time);
/// Kinetic energy of the particles that are not pinned, with these velocities [mass length²/time²].
double kineticEnergy(const World& world, const std::vector<Point>& velocities);

} // namespace timestep

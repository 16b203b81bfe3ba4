// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation/world_method.h"
#include "core/particles/world/world.h"

#include <vector>

namespace timestep {

/// Returns the convention for the velocities of a method.
WorldVelocity velocityOf(const WorldMethod& method);
/// Returns the velocities of all particles at `time`, the end of a step; 0 for pinned particles. h is the
/// time between previous and current positions, `kick` the (sub)step whose second half the central and
/// whole-step velocities contain [time]. Allocates.
std::vector<Point> worldVelocities(const World& world, WorldVelocity kind, double h, double kick,
                                   double time);
/// The same in the convention of a method after a step of size h, with the kick of its last substep.
std::vector<Point> worldVelocities(const World& world, const WorldMethod& method, double h, double time);
/// Returns the velocities that an observer measures at the end of a step of size h, at `time`: whole-step
/// velocities if they are the convention of the method, otherwise central ones. Particles on motors have the
/// velocity of their last (sub)step. Allocates.
std::vector<Point> observedVelocities(const World& world, const WorldMethod& method, double h, double time);
/// Returns the kinetic energy of the particles that are not pinned, with these velocities [mass
/// length²/time²].
double kineticEnergy(const World& world, const std::vector<Point>& velocities);
/// Returns the kinetic energy with the central velocities (x - p) / h + h a / 2 at `time`. Allocates nothing.
double centralKineticEnergy(const World& world, double h, double time);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <cstdint>

namespace timestep {

// The parts of a step other than gravity, drag, sticks and walls. Each costs nothing if the world has no
// force of its kind.

/// Turns the motors by one step of h. Their particles move along circles.
void turnMotors(World& world, double h);

/// Second half of the update of free particles, after gravity and drag: x += a push. a is the acceleration by
/// wind and centres of force at the positions before the step (previousX, previousY), `push` is the factor of
/// the step on accelerations [time²] (h² for a fixed step), `time` is the start of the step.
/// History::Overwritten acts here.
void applyForces(World& world, double push, double time);

/// Makes one pass over the angle springs, in the order in which they were made, and corrects each by its
/// stiffness. The stepper calls it after each pass over the sticks.
void applyAngleSprings(World& world);

/// Cuts the sticks that break by WorldRules::tearRule and counts them in World::torn. The stepper calls it
/// after all passes.
void tearSticks(World& world);

/// Potential energy of the free particles in the centres of force [mass length²/time²]; 0 outside of their
/// radius.
double centreEnergy(const World& world);

/// Which positions count for particles that are centres of force.
enum class CentrePlace : std::uint8_t {
    Now,       ///< x, y: for energies and velocities of one instant
    BeforeStep ///< previousX, previousY: for the update, which has already moved some of the particles
};
/// Returns the acceleration of a particle by wind and centres of force at the position `at` [length/time²].
Point forceAt(const WorldRules& rules, const World& world, std::size_t particle, Point at, double time,
              CentrePlace place = CentrePlace::Now);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"

namespace timestep {

// Parts of a step besides gravity, drag, sticks and walls. Each costs nothing in a world without its kind of
// force.

/// Turns the motors by one step of h: their particles move along their circles.
void turnMotors(World& world, double h);

/// The second half of the update of free particles, after gravity and drag: x += a push, with a the
/// acceleration by the wind and by the centres of force at the positions before the step (previousX,
/// previousY), `push` [time²] the step's factor on accelerations (h² with a fixed step) and `time` the
/// beginning of the step. History::Overwritten acts here.
void applyForces(World& world, double push, double time);

/// Corrects every angle spring by its stiffness, in the order in which they were made. One pass; after a pass
/// over the sticks.
void applyAngleSprings(World& world);

/// Cuts the sticks that WorldRules::tearRule breaks, and counts them in World::torn. After all passes.
void tearSticks(World& world);

/// Energy of the free particles in the centres of force [mass length²/time²], 0 beyond their radius.
double centreEnergy(const World& world);

/// The particles' accelerations by wind and centres at the positions `at` [length/time²].
Point forceAt(const WorldRules& rules, const World& world, std::size_t particle, Point at, double time);

} // namespace timestep

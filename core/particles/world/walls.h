// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <cstddef>

namespace timestep {

/// Returns the first particle from number `from` on that is beyond a wall, or also on the floor if that
/// freezes particles (FloorFriction::FreezeX). Only such particles can change in applyWalls(). Returns
/// particles() if there is none or the world has no walls.
std::size_t firstAtWalls(const World& world, std::size_t from = 0);

/// Puts every particle that is not fixed, from number `from` on, back between the walls by the rule of the
/// world. Does nothing if the world has no walls. A particle in a corner meets the left or right wall first,
/// then floor or ceiling. A particle that overshot by more than the width of the box is still outside
/// afterwards.
///
/// With ClampAndFlip and Mirror, a particle can be outside although it already moves inwards: sticks moved it
/// out again after it was reflected in this step. It is put onto the wall and keeps its displacement, because
/// a second reflection would turn it outwards. A particle with a radius meets the wall with its rim. If the
/// walls are closer than its diameter, the second wall determines its position. FloorFriction::Factor is part
/// of the update; all other friction rules act here.
void applyWalls(World& world, std::size_t from = 0);

/// True if the world has walls and the particle is on the floor or below it.
bool touchesFloor(const World& world, std::size_t particle);
bool someTouchFloor(const World& world); ///< touchesFloor() of any particle

} // namespace timestep

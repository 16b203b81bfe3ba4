// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"

#include <cstddef>

namespace timestep {

/// Puts every particle that is not fixed back between the walls by the rule of the world; nothing when it has
/// no walls. A particle in a corner meets the left or right wall first, then floor or ceiling. One that
/// overshot by more than the width of the box is still outside afterwards.
///
/// With ClampAndFlip and Mirror a particle that is outside but already on its way in (sticks pushed it out
/// again after it was reflected in this step) is put onto the wall with its displacement kept: reflecting it
/// twice would turn it back. A particle with a radius meets the wall with its rim; between walls that are
/// closer than its diameter it stays where the second wall puts it. FloorFriction::Factor belongs to the
/// update; the others act here.
void applyWalls(World& world);

/// True when the world has walls and the particle is on its floor or beyond.
bool touchesFloor(const World& world, std::size_t particle);

} // namespace timestep

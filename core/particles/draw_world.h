// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/particles/world.h"

namespace timestep {

/// Appends the picture of a world: polygons, walls (Role::Ground), sticks with their strain (hidden and cut
/// ones left out) and particles with their index (Role::Pin when pinned). With GhostLayer the previous
/// positions of what can move, with VelocityLayer arrows as long as the displacement of the last step.
void drawWorld(const World& world, Frame& frame);

/// A box around the whole world with a margin: around its walls or, without walls, its particles.
Box boundsOf(const World& world);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/particles/world/world.h"

namespace timestep {

/// Appends the picture of a world: polygons, walls (Role::Ground), sticks with their strain (except hidden
/// and cut ones), sheets and particles with their index (Role::Pin if pinned). GhostLayer adds the previous
/// positions of particles that can move. VelocityLayer adds arrows as long as the displacement of the last
/// step, of size `step` [time unit].
void drawWorld(const World& world, Frame& frame, double step = 1);

/// Returns a box with a margin around the walls or, without walls, around the particles.
Box boundsOf(const World& world);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/particles/world/world.h"

#include <cstddef>

namespace timestep {

/// A cloth with more nodes than this is thinned out in pictures: they have every n-th of its rows and
/// columns, the last ones, and the nodes that are pinned or held; their threads are chains of n sticks, which
/// are torn if one of them is cut. n is the least that leaves at most this many nodes, which are more than a
/// screen shows apart, and so a picture of any cloth costs a bounded time and memory.
inline constexpr std::size_t mostDrawnNodes = 65'536;

/// Appends the picture of a world: polygons, walls (Role::Ground), sticks with their strain (except hidden
/// and cut ones), sheets and particles with their index (Role::Pin if pinned). GhostLayer adds the previous
/// positions of particles that can move. VelocityLayer adds arrows as long as the displacement of the last
/// step, of size `step` [time unit].
void drawWorld(const World& world, Frame& frame, double step = 1);

/// Returns a box with a margin around the walls or, without walls, around the particles.
Box boundsOf(const World& world);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <span>

namespace timestep {

// Loops over all particles, vectorised, with the same bytes on every processor.

/// Moves every particle whose entry of `free` is not 0:
///
///     d = (x - p) keep + push,   p' = x,   x' = x + d
///
/// with the position x, the previous position p and `push` [length], and `keep` [1].
void moveParticles(World& world, std::span<const double> free, double keep, Point push);

/// True if no number is infinite or NaN.
bool allFinite(std::span<const double> numbers);

} // namespace timestep

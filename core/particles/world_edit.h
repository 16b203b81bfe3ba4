// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"

#include <cstdint>
#include <vector>

namespace timestep {

/// What an editor does to a world. Particles and sticks are named by their index; indices must exist.

/// A copy without these particles and sticks, and without everything that refers to the particles.
World without(const World& world, const std::vector<std::uint32_t>& particles,
              const std::vector<std::uint32_t>& sticks);

/// A world of those particles and the sticks between them, and nothing else.
World partOf(const World& world, const std::vector<std::uint32_t>& particles);

/// Appends the particles and sticks of `part`, moved by `shift`; returns the index of its first particle.
std::uint32_t append(World& world, const World& part, Point shift);

/// Mirrors particles left to right about the middle of the space they take.
void mirror(World& world, const std::vector<std::uint32_t>& particles);

/// Moves a particle and its previous position. Sticks whose rest length was the distance of their ends (times
/// the pre-tension) take the new distance.
void moveParticle(World& world, std::uint32_t particle, Point to);

} // namespace timestep

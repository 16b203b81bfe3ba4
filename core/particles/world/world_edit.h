// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <cstdint>
#include <vector>

namespace timestep {

/// Operations of the world editor. Particles and sticks are given by index; every index must exist.

/// Returns a copy without these particles and sticks, and without everything that refers to these particles.
World without(const World& world, const std::vector<std::uint32_t>& particles,
              const std::vector<std::uint32_t>& sticks);

/// Returns a world with only these particles and the sticks between them.
World partOf(const World& world, const std::vector<std::uint32_t>& particles);

/// Appends the particles and sticks of `part`, moved by `shift`; returns the index of its first particle.
std::uint32_t append(World& world, const World& part, Point shift);

/// Mirrors particles left to right about the middle of their bounding box.
void mirror(World& world, const std::vector<std::uint32_t>& particles);

/// Moves a particle and its previous position. If the rest length of a stick was the distance of its ends
/// (times the pre-tension), it becomes the new distance.
void moveParticle(World& world, std::uint32_t particle, Point to);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"

#include <cstdint>

namespace timestep {

// What a hand does to a particle between two steps. The particle's index must exist.

/// The hand takes the particle and puts it at `at`: from now on only the hand moves it.
void grabParticle(World& world, std::uint32_t particle, Point at);
/// Moves a particle that is held; several moves between two steps count as one.
void moveHeldParticle(World& world, std::uint32_t particle, Point at);
/// Lets go. The particle flies on by the displacement that the hand gave it in the last step: a hand that
/// rested drops it.
void releaseParticle(World& world, std::uint32_t particle);

/// Pins the particle where it is.
void pinParticle(World& world, std::uint32_t particle);
/// Frees a pinned particle. It sets off with the displacement that it was given: at rest unless the world
/// began otherwise.
void unpinParticle(World& world, std::uint32_t particle);

/// Cuts a stick for good.
void cutStick(World& world, std::uint32_t stick);

} // namespace timestep

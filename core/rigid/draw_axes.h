// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/rigid/rigid_world.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace timestep {

/// Returns the two bodies whose separating axes are shown: in a world of two bodies both, otherwise the
/// bodies of the deepest contact. Returns nothing if there is no contact.
std::optional<std::pair<std::uint32_t, std::uint32_t>> comparedBodies(const RigidWorld& world);

/// Appends every axis of the two compared bodies, drawn beside them, with their shadows and the overlap of
/// the shadows. The axis of least overlap (or largest gap) also shows its normal.
void drawAxes(const RigidWorld& world, Frame& frame);

} // namespace timestep

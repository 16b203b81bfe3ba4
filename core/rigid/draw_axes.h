// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/rigid/rigid_world.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace timestep {

/// The two bodies whose separating axes are worth seeing: both, where there are no others, and else those of
/// the deepest contact. Nothing where bodies do not touch.
std::optional<std::pair<std::uint32_t, std::uint32_t>> comparedBodies(const RigidWorld& world);

/// Appends every axis of these two bodies, drawn beside them, with the shadow of each on it and the overlap
/// of the shadows. The axis of least overlap (or largest gap) has a normal on it.
void drawAxes(const RigidWorld& world, Frame& frame);

} // namespace timestep

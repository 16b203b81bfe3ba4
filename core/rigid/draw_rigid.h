// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/rigid/rigid_world.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace timestep {

/// Appends the picture of a rigid world: bodies as polygons, joints, hands, and the layers in Frame::layers.
/// Bodies that can move have a grip. Circles are polygons with many corners and a line that shows their
/// angle. The contacts drawn are those of world.contacts.
void drawRigidWorld(const RigidWorld& world, Frame& frame);

/// Returns the two bodies whose separating axes are shown: in a world of two bodies both, otherwise the
/// bodies of the deepest contact. Returns nothing if there is no contact.
std::optional<std::pair<std::uint32_t, std::uint32_t>> comparedBodies(const RigidWorld& world);
/// Appends every axis of the two compared bodies, drawn beside them, with their shadows and the overlap of
/// the shadows. The axis of least overlap (or largest gap) also shows its normal.
void drawAxes(const RigidWorld& world, Frame& frame);

/// Appends the outline of a body at another position and angle, in Role::Ghost.
void drawGhostOfBody(const RigidWorld& world, std::uint32_t body, Point at, double angle, Frame& frame);

/// Returns a box with a margin around all bodies that are not static, or around all bodies if all are static
/// [length].
Box boundsOf(const RigidWorld& world);

} // namespace timestep

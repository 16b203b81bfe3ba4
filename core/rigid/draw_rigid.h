// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/rigid/rigid_world.h"

namespace timestep {

/// Appends the picture of a rigid world: bodies as polygons, joints, hands, and the layers in Frame::layers.
/// Bodies that can move have a grip. Circles are polygons with many corners and a line that shows their
/// angle. The contacts drawn are those of world.contacts.
void drawRigidWorld(const RigidWorld& world, Frame& frame);

/// Appends the outline of a body at another position and angle, in Role::Ghost.
void drawGhostOfBody(const RigidWorld& world, std::uint32_t body, Point at, double angle, Frame& frame);

/// Returns a box with a margin around all bodies that are not static, or around all bodies if all are static
/// [length].
Box boundsOf(const RigidWorld& world);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/rigid/rigid_world.h"

namespace timestep {

/// Appends the picture of a rigid world: bodies as polygons with a grip each that can move (circles as
/// many-cornered ones, with a line that shows how they are turned), joints, hands, and the layers that the
/// frame asks for. Contacts are those of world.contacts.
void drawRigidWorld(const RigidWorld& world, Frame& frame);

/// Appends the outline of a body as if it were elsewhere, in the role of a ghost.
void drawGhostOfBody(const RigidWorld& world, std::uint32_t body, Point at, double angle, Frame& frame);

/// A box around all bodies that are not static (around all, if all are), with a margin [length].
Box boundsOf(const RigidWorld& world);

} // namespace timestep

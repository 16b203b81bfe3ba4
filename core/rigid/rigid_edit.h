// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/rigid/rigid_world.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace timestep {

/// Operations of the world editor on rigid bodies. Bodies and joints are given by index; every index must
/// exist.

/// Returns a copy without these bodies and joints, and without everything that refers to these bodies.
RigidWorld without(const RigidWorld& world, const std::vector<std::uint32_t>& bodies,
                   const std::vector<std::uint32_t>& joints);

/// Returns a world with only these bodies, without their names, and the joints between them and those to the
/// plane.
RigidWorld partOf(const RigidWorld& world, const std::vector<std::uint32_t>& bodies);

/// Appends the bodies and joints of `part`, moved by `shift`; returns the index of its first body.
std::uint32_t append(RigidWorld& world, const RigidWorld& part, Point shift);

/// Moves bodies. Where a joint leads to a body that stays, it fits again: a rod gets its new length, a hinge
/// or weld keeps its point on its second body.
void moveBodies(RigidWorld& world, const std::vector<std::uint32_t>& bodies, Point by);

/// Bodies that cover a point or are nearer than `reach` [length], the last one made first.
std::vector<std::uint32_t> bodiesAt(const RigidWorld& world, Point at, double reach);

/// A member of a body or joint in the form of rigidWorldFromJson(), by a path such as "box/0" or
/// "motor/speed"; null: there is none.
const Json* memberAt(const Json& element, std::string_view path);

/// Changes a member of an element ("bodies" or "joints") of the world; a null value removes it. Throws
/// InputError for a value out of range.
RigidWorld withMember(const RigidWorld& world, std::string_view list, std::uint32_t index,
                      std::string_view path, const Json& value);

/// Gives the world a floor with its top at y = 0 and walls beside it that leave room around all other bodies:
/// static boxes named "ground", "left wall" and "right wall", which are changed if they exist.
RigidWorld withGround(const RigidWorld& world);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/json/json_field.h"
#include "core/rigid/rigid_world.h"

namespace timestep {

/// Joints in the form that rigid_json.h describes, for worlds that have their bodies.
void readJoint(RigidWorld& world, const JsonField& json);
Json jointToJson(const RigidWorld& world, const RigidJoint& joint);

} // namespace timestep

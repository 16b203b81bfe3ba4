// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/json/json_field.h"
#include "core/rigid/rigid_world.h"

namespace timestep {

/// Reads joints in the form of rigid_json.h into worlds that already have their bodies.
void readJoint(RigidWorld& world, const JsonField& json);
Json jointToJson(const RigidWorld& world, const RigidJoint& joint);

} // namespace timestep

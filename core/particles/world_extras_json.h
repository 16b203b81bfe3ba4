// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/particles/world/world.h"

namespace timestep {

/// Reads angle springs, motors and sheets into a world that already has its particles and sticks.
void readExtras(World& world, const JsonField& json);
/// Adds angle springs, motors and sheets to a JSON object. Adds nothing if there are none.
void writeExtras(const World& world, Json& json);

} // namespace timestep

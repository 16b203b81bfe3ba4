// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/particles/world.h"

namespace timestep {

/// Reads angle springs and motors into a world that has its particles.
void readExtras(World& world, const JsonField& json);
/// Adds them to an object; nothing where there are none.
void writeExtras(const World& world, Json& json);

} // namespace timestep

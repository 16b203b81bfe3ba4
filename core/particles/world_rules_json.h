// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/particles/world/world.h"

namespace timestep {

/// Reads the rules of a world with this number of particles from the members of an object. Rules without a
/// member keep their standard value.
WorldRules readRules(const JsonField& json, std::size_t particles);
/// Adds the rules that differ from their standard value to an object.
void writeRules(const WorldRules& rules, Json& json);

} // namespace timestep

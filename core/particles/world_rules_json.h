// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/particles/world.h"

namespace timestep {

/// Reads the rules of a world of so many particles from those members of an object that name rules; the
/// others stay at their standard.
WorldRules readRules(const JsonField& json, std::size_t particles);
/// Adds those that differ from their standard to an object.
void writeRules(const WorldRules& rules, Json& json);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/particles/world.h"

namespace timestep {

/// Takes over the rules that the parameters of a world scene name: gravity, drag, drag-form, walls,
/// wall-rule, bounce, floor-friction, friction-factor. Whatever is not among the parameters (the box, yDown,
/// everything of the scene "world") stays as it is. Costs a few look-ups: call it whenever one of these
/// parameters changes while a run goes on.
void setRules(WorldRules& rules, const ParameterValues& parameters);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation/world_method.h"
#include "core/particles/world/world.h"

#include <cstdint>
#include <vector>

namespace timestep {

/// Writes the sticks in the order of a pass to `order`. `pass` counts the passes of the whole run from 0 (for
/// Alternating); `stream` numbers the passes of the step (for Random). The cost is linear in sticks and
/// particles.
void arrangeSticks(std::vector<std::uint32_t>& order, const World& world, const WorldMethod& method,
                   std::int64_t step, std::int64_t pass, int stream);

/// Sorts the sticks by layers, then by colours. The layer of a stick is the sum of the graph distances of its
/// ends from the nearest particle that is pinned or infinitely heavy (in a component without one: from its
/// first particle). Colours are greedy; sticks of one colour share no particle. Cut sticks count too, so that
/// a cut does not change the order of the other sticks.
void orderByLayersAndColours(std::vector<std::uint32_t>& order, const World& world);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"
#include "core/particles/world_method.h"

#include <cstdint>
#include <vector>

namespace timestep {

/// The sticks in the order of a pass. `pass` counts the passes of the whole run from 0 (Alternating);
/// `stream` numbers those of the step (Random). Linear in sticks and particles.
void arrangeSticks(std::vector<std::uint32_t>& order, const World& world, const WorldMethod& method,
                   std::int64_t step, std::int64_t pass, int stream);

/// The sticks sorted by the sum of the graph distances of their ends from the nearest particle that is pinned
/// or infinitely heavy (in a part without one: from its first particle), and within equal sums by greedy
/// colours, so that sticks of one colour share no particle. Cut sticks count, so that the order of the others
/// does not depend on when one was cut.
void orderByLayersAndColours(std::vector<std::uint32_t>& order, const World& world);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"
#include "tests/bench/tutorial/cloth.h"

#include <cstddef>
#include <memory>

namespace timestep {

/// The particles and sticks of a world as a cloth of the tutorial.
inline std::unique_ptr<tutorial::Cloth> tutorialOf(const World& world) {
    auto copy = std::make_unique<tutorial::Cloth>();
    for (std::size_t i = 0; i < world.particles(); ++i)
        copy->addPoint(world.x[i], world.y[i], (world.flags[i] & Pinned) != 0);
    for (std::size_t s = 0; s < world.sticks(); ++s)
        copy->addStick(world.stickA[s], world.stickB[s], world.length[s]);
    return copy;
}

} // namespace timestep

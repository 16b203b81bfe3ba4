// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/rigid/rigid_stepper.h"

#include <cstdint>

namespace timestep {

/// What a run on rigid bodies is asked for beside its world.
struct RigidStatistics {
    RigidCounters last;         ///< of the last step
    double residual = 0;        ///< largest approach speed after the last iteration [length/time]
    std::int64_t pairTests = 0; ///< since the start
    RigidEnergyChange energy;   ///< summed since the start
    double outside = 0; ///< energy that changed settings and placed bodies brought [mass length²/time²]
    std::uint32_t watched = 0; ///< the body named "watched"; else the last one that is not static
    Point start = {};          ///< where it was at the start [length]
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/rigid/rigid_stepper.h"

#include <cstdint>
#include <limits>

namespace timestep {

/// Counters and sums of a run on rigid bodies, the source of its metrics.
struct RigidStatistics {
    RigidCounters last;         ///< of the last step
    double residual = 0;        ///< largest approach speed after the last iteration [length/time]
    std::int64_t pairTests = 0; ///< since the start
    RigidEnergyChange energy;   ///< summed since the start
    double outside = 0; ///< change of energy by changed settings and placed bodies [mass length²/time²]
    /// Index of the body named "watched", otherwise of the last body that is not static.
    std::uint32_t watched = 0;
    /// Instant of the last swept impact [time]; NaN: there was none.
    double lastImpact = std::numeric_limits<double>::quiet_NaN();
    Point start = {}; ///< its position at the start [length]
};

} // namespace timestep

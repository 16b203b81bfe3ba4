// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

struct BounceState {
    double y = 0; ///< height [m]
    double v = 0; ///< [m/s], upwards
};

/// Returns the exact state of a bouncing ball at time t >= 0 [s]. It starts at rest at `height` >= 0 [m],
/// falls under `gravity` > 0 [m/s²] and keeps the fraction 0 <= e <= 1 of its speed at each bounce. For e < 1
/// it is at rest from bounceEnd() on.
BounceState bounceMotion(double height, double gravity, double e, double t);

/// Returns the time at which the infinitely many bounces end [s]: sqrt(2 height / gravity) (1 + e) / (1 - e).
/// Infinite for e = 1.
double bounceEnd(double height, double gravity, double e);

} // namespace timestep

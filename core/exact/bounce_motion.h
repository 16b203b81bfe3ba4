// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

struct BounceState {
    double y = 0; ///< height [m]
    double v = 0; ///< [m/s], upwards
};

/// The exact height of a ball that falls from `height` >= 0 [m] at rest under `gravity` > 0 [m/s²] and keeps
/// the fraction 0 <= e <= 1 of its speed at each bounce, t >= 0 [s] later. For e < 1 it lies still from
/// bounceEnd() on.
BounceState bounceMotion(double height, double gravity, double e, double t);

/// sqrt(2 height / gravity) (1 + e) / (1 - e): when infinitely many bounces are over [s]; infinite for e = 1.
double bounceEnd(double height, double gravity, double e);

} // namespace timestep

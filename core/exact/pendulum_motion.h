// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

struct PendulumState {
    double theta = 0; ///< angle from the lowest point [rad]; it counts full turns
    double omega = 0; ///< angular velocity [rad/s]
};

/// Returns the exact solution of theta'' = -w² sin(theta) at time t [s] after `start`, by Jacobi's elliptic
/// functions. t may be negative. w = sqrt(g / L) >= 0 [rad/s] is the angular frequency of small oscillations.
PendulumState pendulumMotion(double w, PendulumState start, double t);

/// Returns the period of one oscillation, or of one full turn if the pendulum turns over [s]. Infinite on the
/// separatrix between the two, and for w = 0 at rest.
double pendulumPeriod(double w, PendulumState start);

} // namespace timestep

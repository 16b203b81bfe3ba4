// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

struct PendulumState {
    double theta = 0; ///< angle from the lowest point [rad]; it counts full turns
    double omega = 0; ///< angular velocity [rad/s]
};

/// The exact motion theta'' = -w² sin(theta), in Jacobi's functions, at time t [s] (negative too) after
/// `start`; w = sqrt(g / L) >= 0 [rad/s] is the angular frequency of small oscillations.
PendulumState pendulumMotion(double w, PendulumState start, double t);

/// Time of one oscillation to and fro, or of one full turn where it turns over [s]. Infinite on the
/// separatrix between the two, and where nothing brings it back (w = 0 at rest).
double pendulumPeriod(double w, PendulumState start);

} // namespace timestep

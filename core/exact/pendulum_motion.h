// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

struct PendulumState {
    double theta = 0; ///< angle from the lowest point [rad]; it counts full turns
    double omega = 0; ///< angular velocity [rad/s]
};

/// The exact solution of theta'' = -w² sin(theta) after `start`, by Jacobi's elliptic functions. It keeps
/// what does not depend on time. w = sqrt(g / L) >= 0 [rad/s] is the angular frequency of small oscillations.
class PendulumMotion {
public:
    PendulumMotion(double w, PendulumState start);
    /// Returns the state at time t [s], which may be negative.
    PendulumState at(double t) const;

private:
    double w_;
    PendulumState start_;
    bool oscillates_ = false;                 ///< false: it turns over, or is on the separatrix
    double turn_ = 0, k_ = 0, direction_ = 1; ///< HalfAngle::turn and k; sign of the speed
    double complement_ = 0, u0_ = 0;          ///< of the modulus; argument at the start
};

/// Returns PendulumMotion(w, start).at(t).
PendulumState pendulumMotion(double w, PendulumState start, double t);

/// Returns the period of one oscillation, or of one full turn if the pendulum turns over [s]. Infinite on the
/// separatrix between the two, and for w = 0 at rest.
double pendulumPeriod(double w, PendulumState start);

} // namespace timestep

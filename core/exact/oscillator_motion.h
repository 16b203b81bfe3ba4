// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

struct OscillatorState {
    double x = 0; ///< displacement [m]
    double v = 0; ///< velocity [m/s]
};

/// Returns the exact solution of x'' = -w² x - 2 gamma x' at time t [s] after `start`, for w >= 0 [rad/s] and
/// gamma >= 0 [1/s]. It covers under-, over- and critical damping and keeps its accuracy near the critical
/// case.
OscillatorState oscillatorMotion(double w, double gamma, OscillatorState start, double t);

} // namespace timestep

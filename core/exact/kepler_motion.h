// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Solves Kepler's equation M = E - e sin(E) for the eccentric anomaly E [rad], 0 <= e < 1 and any mean
/// anomaly M [rad]. E and M are in the same turn. `oneMinusE` is 1 - e, which keeps the digits that e loses
/// near 1.
double eccentricAnomaly(double meanAnomaly, double oneMinusE);

struct KeplerState {
    double x = 0, y = 0;   ///< [m], from the centre of attraction; periapsis on the positive x axis
    double vx = 0, vy = 0; ///< [m/s]
};

/// Returns the state of the motion r'' = -gm r / |r|³ on an ellipse of semi-major axis a > 0 [m] and
/// eccentricity 0 <= e < 1, anticlockwise, at time t [s] after periapsis; gm > 0 [m³/s²].
KeplerState keplerMotion(double gm, double a, double e, double t);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Solves Kepler's equation M = E - e sin(E) for the eccentric anomaly E [rad], 0 <= e < 1, any mean anomaly
/// M [rad]; E and M are in the same turn. `oneMinusE` = 1 - e holds the digits that e near 1 has lost.
double eccentricAnomaly(double meanAnomaly, double oneMinusE);

struct KeplerState {
    double x = 0, y = 0;   ///< [m], from the centre of attraction; periapsis on the positive x axis
    double vx = 0, vy = 0; ///< [m/s]
};

/// The motion r'' = -gm r / r³ on an ellipse of semi-major axis a > 0 [m] and eccentricity 0 <= e < 1,
/// anticlockwise, at time t [s] after periapsis; gm > 0 [m³/s²].
KeplerState keplerMotion(double gm, double a, double e, double t);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/problem_scene.h"
#include "core/scenes/scene.h"

#include <span>

namespace timestep {

// What scenes of orbits share.

/// Throws InputError if e is 1 or more.
void expectClosedOrbit(double e);

inline constexpr auto orbitCoordinates = planeCoordinates("m", "m/s");

/// A planet around a sun at the origin, which starts at the periapsis of an ellipse with the semi-major axis
/// a and the eccentricity e. Energies are per unit mass.
class Orbit : public SceneProblem {
public:
    explicit Orbit(const ParameterValues& values);

    /// |E| = GM / 2a.
    double energyScale() const override { return gm_ / (2 * a_); }

protected:
    struct Invariants {
        double L;      ///< angular momentum x vy - y vx [m²/s]
        double ex, ey; ///< eccentricity vector (vy L, -vx L) / GM - r/|r|, which points to periapsis [1]
    };
    Invariants invariants(std::span<const double> q, std::span<const double> v) const;

    double gm_; ///< [m³/s²]
    double a_;  ///< [m]
    double e_;  ///< [1]
};

/// Draws a planet at q = [x, y], the sun at the origin, and as a guide the ellipse with one focus there: from
/// the parameters "semi-major-axis" and "eccentricity", the periapsis on the positive x axis.
void drawOrbit(const ParameterValues& values, std::span<const double> q, Frame& frame);

} // namespace timestep

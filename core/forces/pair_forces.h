// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace timestep {

// Forces between all pairs of n bodies in two or three dimensions, in open space and without a cutoff.
//
// Coordinates are stored body by body: [x0 y0 x1 y1 ...] or [x0 y0 z0 x1 y1 z1 ...], as in a Problem's q; n
// is mass.size(), and position and acceleration hold n times `dimensions` numbers, where dimensions is 2 or
// 3.
//
// Each body sums its partners in the order 0, 1, 2 ... with one rounding per operation, in a plain loop and
// in vector lanes. Therefore every processor gives the same bytes. The functions allocate nothing. Two bodies
// at the same position give numbers that are not finite.

/// Newton's gravity: a_i = G sum_{j != i} m_j (r_j - r_i) / |r_j - r_i|³. `gravity` is G [length³/(mass
/// time²)], `mass` [mass].
void gravityAccelerations(double gravity, std::span<const double> mass, std::span<const double> position,
                          std::span<double> acceleration, int dimensions);

/// Potential energy -G sum_{i<j} m_i m_j / |r_j - r_i| [mass length²/time²].
double gravityEnergy(double gravity, std::span<const double> mass, std::span<const double> position,
                     int dimensions);

/// The potential 4 depth ((sigma/r)¹² - (sigma/r)⁶) of two atoms: 0 at r = sigma, -depth at r = 2^(1/6)
/// sigma.
struct LennardJones {
    double depth = 1; ///< [energy]
    double sigma = 1; ///< [length]
};

/// a_i = 24 depth / m_i sum_{j != i} (2 s⁶ - s³) (r_i - r_j) / r², s = sigma² / r², r = |r_i - r_j|.
void lennardJonesAccelerations(const LennardJones& potential, std::span<const double> mass,
                               std::span<const double> position, std::span<double> acceleration,
                               int dimensions);

/// Sum of the potential over all pairs [energy].
double lennardJonesEnergy(const LennardJones& potential, std::span<const double> position, int dimensions);

} // namespace timestep

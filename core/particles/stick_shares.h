// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"
#include "core/particles/world_method.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace timestep {

/// Inverse masses of the ends of a stick as a pin rule sees them, and what their corrections are divided by
/// [1/mass]. sum is 0 when neither end can move.
struct StickWeights {
    double a = 0, b = 0, sum = 0;
};

StickWeights weightsOf(const World& world, std::size_t stick, PinRule pinRule);

/// The parts of the correction of every stick that its ends take [1], in the order in which the sticks were
/// made; 0 for ends that do not move, for sticks that are cut and for those without stiffness.
struct StickShares {
    std::vector<double> a, b;

    /// `factor` multiplies every correction. Linear in sticks.
    void compute(const World& world, const WorldMethod& method, double factor);
};

/// A one-way stick counts no error below 0, others any.
inline double minError(const World& world, std::size_t stick) {
    return world.stickFlags[stick] & TensionOnly ? 0 : -std::numeric_limits<double>::max();
}

/// Source: Jakobsen 2001, section 4, with masses and stiffness as in Müller et al. 2007, eqs. (10) and (11).
/// For a stick between particles a and b, d the vector from a to b [length]:
///
///     q = max(|d| - L, least) / |d|,   a += (sa q) d,   b -= (sb q) d
///
/// L rest length [length], sa and sb the shares [1]: sa = k wa / (wa + wb), with k the stiffness [1] and wa
/// the inverse mass [1/mass], 0 for a fixed end. Departures: an end of share 0 is not written to; two
/// particles at the same place have no direction: they are pushed apart along x by q = -L, b to the right.
/// The vector code makes the same operations in the same order.
inline void projectStick(double* x, double* y, std::uint32_t a, std::uint32_t b, double length, double least,
                         double shareA, double shareB) {
    double dx = x[b] - x[a];
    const double dy = y[b] - y[a];
    double distance = std::sqrt(dx * dx + dy * dy);
    double error = distance - length;
    if (error < least) error = 0;
    if (distance == 0) dx = distance = 1;
    const double q = error / distance;
    const double ca = shareA * q;
    const double cb = shareB * q;
    if (shareA != 0) {
        x[a] = x[a] + ca * dx;
        y[a] = y[a] + ca * dy;
    }
    if (shareB != 0) {
        x[b] = x[b] - cb * dx;
        y[b] = y[b] - cb * dy;
    }
}

} // namespace timestep

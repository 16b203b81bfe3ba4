// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation/world_method.h"
#include "core/particles/world/world.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace timestep {

/// Inverse masses of the ends of a stick after a pin rule, and `sum`, the divisor of the corrections
/// [1/mass]. sum is 0 if neither end can move.
struct StickWeights {
    double a = 0, b = 0, sum = 0;
};

StickWeights weightsOf(const World& world, std::size_t stick, PinRule pinRule);

/// The fraction of the error of a stick that one pass removes, after StiffnessForm [1].
double stiffnessPerPass(const World& world, std::size_t stick, const WorldMethod& method);

/// The shares of the correction of every stick that its two ends take [1], in the order in which the sticks
/// were made. A share is 0 if the end does not move, the stick is cut or its stiffness is 0.
struct StickShares {
    std::vector<double> a, b;

    /// Computes the shares; `factor` multiplies every correction. For an ordered relaxation with compliances
    /// and for a rule written by hand it computes the weights of the ends instead. The cost is linear in
    /// sticks.
    void compute(const World& world, const WorldMethod& method, double factor);
};

/// Returns the least error |d| - L that counts: 0 for a tension-only stick, minus infinity for others.
inline double minError(const World& world, std::size_t stick) {
    return world.stickFlags[stick] & TensionOnly ? 0 : -std::numeric_limits<double>::max();
}

/// Moves the ends of a stick along d = (dx, dy), each by its share of q d; an end with share 0 is not written
/// to.
inline void moveEnds(double* x, double* y, std::uint32_t a, std::uint32_t b, double shareA, double shareB,
                     double q, double dx, double dy) {
    if (shareA != 0) {
        x[a] = x[a] + shareA * q * dx;
        y[a] = y[a] + shareA * q * dy;
    }
    if (shareB != 0) {
        x[b] = x[b] - shareB * q * dx;
        y[b] = y[b] - shareB * q * dy;
    }
}

/// Source: Jakobsen 2001, section 4, with masses and stiffness as in Müller et al. 2007, eqs. (10) and (11).
/// For a stick between particles a and b, d the vector from a to b [length]:
///
///     q = max(|d| - L, least) / |d|,   a += (sa q) d,   b -= (sb q) d
///
/// L rest length [length], sa and sb the shares [1]: sa = k wa / (wa + wb), with k the stiffness [1] and wa
/// the inverse mass [1/mass], 0 for a fixed end. Departures from the source: an end with share 0 is not
/// written to; two particles at the same place have no direction and are moved apart along x by q = -L, b to
/// the right. The vector code performs the same operations in the same order.
inline void projectStick(double* x, double* y, std::uint32_t a, std::uint32_t b, double length, double least,
                         double shareA, double shareB) {
    double dx = x[b] - x[a];
    const double dy = y[b] - y[a];
    double distance = std::sqrt(dx * dx + dy * dy);
    double error = distance - length;
    if (error < least) error = 0;
    if (distance == 0) dx = distance = 1;
    const double q = error / distance;
    moveEnds(x, y, a, b, shareA, shareB, q, dx, dy);
}

/// Source: Jakobsen 2001, section 4: the square root of the length |d|² is taken from its tangent at L². In
/// the letters of projectStick:
///
///     q = 1 - 2 L² / (|d|² + L²)
///
/// A one-way stick of at most its length has q = 0. Departures: signs (the copies of the paper that are in
/// circulation have both ends wrong), shares by mass and stiffness.
inline void projectWithoutRoot(double* x, double* y, std::uint32_t a, std::uint32_t b, double length,
                               double least, double shareA, double shareB) {
    double dx = x[b] - x[a];
    const double dy = y[b] - y[a];
    const double squared = dx * dx + dy * dy;
    const double target = length * length;
    if (squared == 0) dx = length;
    double q = 1 - (target + target) / (squared + target);
    if (least == 0 && squared <= target) q = 0;
    moveEnds(x, y, a, b, shareA, shareB, q, dx, dy);
}

/// Returns alpha / h² of a stick, with its compliance alpha [length/force] and the (sub)step h [time].
inline double softnessOf(const World& world, std::size_t stick, double h) {
    return world.compliance[stick] / (h * h);
}

/// Source: Macklin, Müller and Chentanez 2016, eqs. (17) and (18), for C = |d| - L, d the vector from a to b
/// [length]:
///
/// @code
/// r = (C - t lambda) / (wa + wb + t),   lambda += r
/// a += wa r d / |d|,   b -= wb r d / |d|
/// @endcode
///
/// t the softness alpha / h² [1/mass], w inverse masses [1/mass], lambda the force that the stick has
/// transmitted, times h² [length mass]; 0 at the beginning of every (sub)step. Departures: the sign of lambda
/// (positive when the stick pulls); a one-way stick does not transmit less than 0; an end of weight 0 is not
/// written to.
inline void projectCompliant(double* x, double* y, std::uint32_t a, std::uint32_t b, double length,
                             double least, const StickWeights& w, double t, double& lambda) {
    double dx = x[b] - x[a];
    const double dy = y[b] - y[a];
    double distance = std::sqrt(dx * dx + dy * dy);
    double r = (distance - length - t * lambda) / (w.sum + t);
    if (least == 0 && r < -lambda) r = -lambda;
    lambda += r;
    if (distance == 0) dx = distance = 1;
    r /= distance;
    moveEnds(x, y, a, b, w.a, w.b, r, dx, dy);
}

} // namespace timestep

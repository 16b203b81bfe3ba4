// SPDX-License-Identifier: GPL-3.0-or-later
// The rules for one stick, each as its formula. All passes over sticks use them, in any order.
#pragma once

#include "core/particles/world/world.h"

#include <cmath>
#include <cstdint>

namespace timestep {

/// The data of a stick between particles a and b that the rules read.
struct Stick {
    Point d;             ///< the vector from a to b [length]
    double length = 0;   ///< rest length L [length]
    bool oneWay = false; ///< it does not resist being shorter than L
};

/// The result of a rule: a moves by sa q d and b by -sb q d.
struct Correction {
    double q = 0; ///< [1]; by compliance [mass]
    Point d;      ///< [length]; along x if the ends are at the same place, because there is no direction
};

/// The shares sa and sb of its correction that the ends of a stick take [1]; by compliance their inverse
/// masses [1/mass]. A share is 0 if the end does not move, the stick is cut or its stiffness is 0.
struct EndShares {
    double a = 0, b = 0;
    bool none() const { return a == 0 && b == 0; }
};

/// The vector from particle a to particle b [length].
inline Point between(const World& world, std::uint32_t a, std::uint32_t b) {
    return {world.x[b] - world.x[a], world.y[b] - world.y[a]};
}

inline Stick stickOf(const World& world, std::size_t s) {
    return {between(world, world.stickA[s], world.stickB[s]), world.length[s],
            (world.stickFlags[s] & TensionOnly) != 0};
}

/// Moves the ends of a stick between particles a and b. An end with share 0 is not written to.
inline void moveEnds(World& world, std::uint32_t a, std::uint32_t b, const EndShares& share,
                     const Correction& c) {
    if (share.a != 0) {
        world.x[a] += share.a * c.q * c.d.x;
        world.y[a] += share.a * c.q * c.d.y;
    }
    if (share.b != 0) {
        world.x[b] -= share.b * c.q * c.d.x;
        world.y[b] -= share.b * c.q * c.d.y;
    }
}

inline void moveEnds(World& world, std::size_t s, const EndShares& share, const Correction& c) {
    moveEnds(world, world.stickA[s], world.stickB[s], share, c);
}

/// Source: Jakobsen 2001, section 4, with masses and stiffness as in Müller et al. 2007, eqs. (10) and (11):
///
///     C = |d| - L,   q = C / |d|
///
/// For a one-way stick, C is at least 0. The shares are sa = k wa / (wa + wb) and sb = k wb / (wa + wb), with
/// the stiffness k [1] and the inverse masses w [1/mass], 0 for a fixed end. Departure from the source: two
/// particles at the same place are moved apart along x by q d = -L, b to the right.
inline Correction correctionOf(const Stick& stick) {
    Point d = stick.d;
    double r = std::sqrt(d.x * d.x + d.y * d.y);
    double C = r - stick.length;
    if (stick.oneWay && C < 0) C = 0;
    if (r == 0) d.x = r = 1;
    return {C / r, d};
}

/// Source: Jakobsen 2001, section 4: the square root of |d|² is replaced by its tangent at L²:
///
///     q = 1 - 2 L² / (|d|² + L²)
///
/// A one-way stick that is not longer than L has q = 0. Departures: signs (the copies of the paper in
/// circulation have both ends wrong), shares by mass and stiffness.
inline Correction correctionWithoutRoot(const Stick& stick) {
    Point d = stick.d;
    const double squared = d.x * d.x + d.y * d.y;
    const double target = stick.length * stick.length;
    double q = 1 - (target + target) / (squared + target);
    if (stick.oneWay && squared <= target) q = 0;
    if (squared == 0) d.x = stick.length;
    return {q, d};
}

/// Source: Macklin, Müller and Chentanez 2016, eqs. (17) and (18), for C = |d| - L:
///
/// @code
/// r = (C - t lambda) / (wa + wb + t),   lambda += r
/// a += wa r d / |d|,   b -= wb r d / |d|
/// @endcode
///
/// `weights` is wa + wb [1/mass], `softness` is t = alpha / h² [1/mass] with the compliance alpha
/// [length/force] and the (sub)step h [time], lambda is the force that the stick has transmitted, times h²
/// [length mass], 0 at the beginning of every (sub)step. The shares are the weights. Departures: the sign of
/// lambda (positive when the stick pulls); a one-way stick does not transmit less than 0.
inline Correction compliantCorrection(const Stick& stick, double weights, double softness, double& lambda) {
    Point d = stick.d;
    double distance = std::sqrt(d.x * d.x + d.y * d.y);
    double r = (distance - stick.length - softness * lambda) / (weights + softness);
    if (stick.oneWay && r < -lambda) r = -lambda;
    lambda += r;
    if (distance == 0) d.x = distance = 1;
    return {r / distance, d};
}

/// The damping of a stick in a (sub)step.
struct StickDamping {
    double gamma = 0; ///< alpha c / h [1] with the damping c [force time/length]
    Point before;     ///< the vector from a to b before the (sub)step [length]
};

/// compliantCorrection() of a damped stick. Source: the same, eq. (26): with n = d / |d|
///
/// @code
/// r = (C - t lambda + gamma n.(d - before)) / ((1 + gamma) (wa + wb) + t),   gamma = alpha c / h
/// @endcode
///
/// In the letters of the source gamma = alpha~ beta~ / h with alpha~ = alpha / h² and beta~ = h² c. Once r is
/// 0, the stick transmits C / alpha + c n.(d - before) / h [force], so c is that of a dashpot beside the
/// spring. A rigid stick (alpha = 0) has gamma = 0: its damping does nothing. Departure: as above.
inline Correction dampedCorrection(const Stick& stick, double weights, double softness,
                                   const StickDamping& damping, double& lambda) {
    Point d = stick.d;
    const double distance = std::sqrt(d.x * d.x + d.y * d.y);
    if (distance == 0) d.x = 1;
    const double length = distance == 0 ? 1 : distance;
    const double grown =
        ((stick.d.x - damping.before.x) * d.x + (stick.d.y - damping.before.y) * d.y) / length;
    double r = (distance - stick.length - softness * lambda + damping.gamma * grown) /
               ((1 + damping.gamma) * weights + softness);
    if (stick.oneWay && r < -lambda) r = -lambda;
    lambda += r;
    return {r / length, d};
}

/// gamma = alpha c / h of a stick in a (sub)step h [time].
inline double dampingGamma(const World& world, std::size_t s, double h) {
    return world.compliance[s] * world.damping[s] / h;
}

/// Whether a stick is damped.
inline bool isDamped(const World& world) {
    for (std::size_t s = 0; s < world.sticks(); ++s)
        if (world.damping[s] != 0 && world.compliance[s] != 0) return true;
    return false;
}

/// t = alpha / h² of a stick in a (sub)step h [time].
inline double softnessOf(const World& world, std::size_t s, double h) {
    return world.compliance[s] / (h * h);
}

} // namespace timestep

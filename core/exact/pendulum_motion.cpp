// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/pendulum_motion.h"

#include "core/exact/elliptic.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

/// The start in the half angle. The energy is e² + s² = k², in units of 2 w² per m L². The pendulum
/// oscillates for k < 1 and turns over for k > 1. The distance from the separatrix is computed as c² - e² = 1
/// - k², which loses no digits.
struct HalfAngle {
    double turn;       ///< full turns of the start, as an angle [rad]
    double sine;       ///< s = sin(theta / 2)
    double cosine;     ///< c = cos(theta / 2) >= 0, counted from the turn
    double speed;      ///< e = omega / 2w
    double k;          ///< sqrt(e² + s²)
    double difference; ///< c² - e² = 1 - k²

    HalfAngle(double w, PendulumState start)
        : sine(std::sin(start.theta / 2)), cosine(std::cos(start.theta / 2)), speed(start.omega / (2 * w)) {
        if (cosine < 0) {
            sine = -sine;
            cosine = -cosine;
        }
        const double fullTurn = 2 * std::numbers::pi;
        turn = fullTurn * std::round((start.theta - 2 * std::atan2(sine, cosine)) / fullTurn);
        k = std::hypot(speed, sine);
        difference = (cosine - std::abs(speed)) * (cosine + std::abs(speed));
    }
};

/// sin(theta/2) = k sn(u, k), cos(theta/2) = dn(u, k), omega = 2 w k cn(u, k), u = w t + u0. The angle is
/// computed from both sine and cosine: near the upright position the sine alone loses half of the digits.
PendulumState oscillation(double w, const HalfAngle& start, double t) {
    if (start.k == 0) return {start.turn, 0};
    const double complement = std::sqrt(start.difference);
    const double u0 = ellipticF(start.sine / start.k, start.speed / start.k, start.cosine, complement);
    const JacobiFunctions at = jacobiFunctions(w * t + u0, complement);
    return {start.turn + 2 * std::atan2(start.k * at.sn, at.dn), 2 * w * start.k * at.cn};
}

/// theta/2 = am(u, 1/k), omega = +-2 w k dn(u, 1/k), u = +-w k t + u0; on the separatrix k = 1 as well.
PendulumState rotation(double w, const HalfAngle& start, double t) {
    const double direction = std::copysign(1, start.speed);
    const double complement = std::sqrt(-start.difference) / start.k;
    const double u0 = ellipticF(start.sine, start.cosine, std::abs(start.speed) / start.k, complement);
    const JacobiFunctions at = jacobiFunctions(direction * w * start.k * t + u0, complement);
    return {start.turn + 2 * at.am, direction * 2 * w * start.k * at.dn};
}

} // namespace

PendulumState pendulumMotion(double w, PendulumState start, double t) {
    if (w == 0) return {start.theta + start.omega * t, start.omega};
    const HalfAngle half(w, start);
    return half.difference > 0 ? oscillation(w, half, t) : rotation(w, half, t);
}

double pendulumPeriod(double w, PendulumState start) {
    if (w == 0) return 2 * std::numbers::pi / std::abs(start.omega);
    const HalfAngle half(w, start);
    if (half.difference > 0) return 4 * completeEllipticK(std::sqrt(half.difference)) / w;
    return 2 * completeEllipticK(std::sqrt(-half.difference) / half.k) / (w * half.k);
}

} // namespace timestep

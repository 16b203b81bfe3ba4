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

} // namespace

PendulumMotion::PendulumMotion(double w, PendulumState start) : w_(w), start_(start) {
    if (w == 0) return;
    const HalfAngle half(w, start);
    turn_ = half.turn;
    k_ = half.k;
    direction_ = std::copysign(1, half.speed);
    oscillates_ = half.difference > 0;
    if (oscillates_ && k_ != 0) {
        complement_ = std::sqrt(half.difference);
        u0_ = ellipticF(half.sine / k_, half.speed / k_, half.cosine, complement_);
    } else if (!oscillates_) {
        complement_ = std::sqrt(-half.difference) / k_;
        u0_ = ellipticF(half.sine, half.cosine, std::abs(half.speed) / k_, complement_);
    }
}

/// While it oscillates sin(theta/2) = k sn(u, k), cos(theta/2) = dn(u, k), omega = 2 w k cn(u, k), u = w t +
/// u0. The angle is computed from both sine and cosine: near the upright position the sine alone loses half
/// of the digits. Otherwise theta/2 = am(u, 1/k), omega = +-2 w k dn(u, 1/k), u = +-w k t + u0; on the
/// separatrix k = 1 as well.
PendulumState PendulumMotion::at(double t) const {
    if (w_ == 0) return {start_.theta + start_.omega * t, start_.omega};
    if (!oscillates_) {
        const JacobiFunctions now = jacobiFunctions(direction_ * w_ * k_ * t + u0_, complement_);
        return {turn_ + 2 * now.am, direction_ * 2 * w_ * k_ * now.dn};
    }
    if (k_ == 0) return {turn_, 0};
    const JacobiFunctions now = jacobiFunctions(w_ * t + u0_, complement_);
    return {turn_ + 2 * std::atan2(k_ * now.sn, now.dn), 2 * w_ * k_ * now.cn};
}

PendulumState pendulumMotion(double w, PendulumState start, double t) {
    return PendulumMotion(w, start).at(t);
}

double pendulumPeriod(double w, PendulumState start) {
    if (w == 0) return 2 * std::numbers::pi / std::abs(start.omega);
    const HalfAngle half(w, start);
    if (half.difference > 0) return 4 * completeEllipticK(std::sqrt(half.difference)) / w;
    return 2 * completeEllipticK(std::sqrt(-half.difference) / half.k) / (w * half.k);
}

} // namespace timestep

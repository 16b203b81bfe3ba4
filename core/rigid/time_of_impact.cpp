// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/placed_body.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Whether the circles around two bodies can meet within h.
bool mayMeet(const RigidBody& a, const RigidBody& b, double h) {
    const double reach = a.radius + b.radius + h * std::hypot(a.vx - b.vx, a.vy - b.vy);
    return std::hypot(a.x - b.x, a.y - b.y) <= reach;
}

} // namespace

std::optional<double> timeOfImpact(const RigidWorld& world, std::uint32_t a, std::uint32_t b, double h) {
    // Conservative advancement (Mirtich 1996): along a fixed axis n the gap s shrinks at most with the speed
    // u = (vA - vB)·n + |omegaA| rA + |omegaB| rB, so the bodies do not touch before s / u. Each round
    // advances by s / u and chooses the axis again.
    const RigidBody& first = world.bodies[a];
    const RigidBody& second = world.bodies[b];
    const double turning = (first.isCircle() ? 0 : std::abs(first.omega) * first.radius) +
                           (second.isCircle() ? 0 : std::abs(second.omega) * second.radius);
    const double close = 1e-9 * std::min(first.radius, second.radius);
    double time = 0;
    for (int round = 0; round < 200; ++round) {
        const PlacedBody placedA(world, a, time), placedB(world, b, time);
        const Separation gap = separation(placedA.shape, placedB.shape);
        if (gap.distance <= 0 && round == 0) return std::nullopt;
        if (gap.distance <= close) return time;
        const double speed =
            (first.vx - second.vx) * gap.normal.x + (first.vy - second.vy) * gap.normal.y + turning;
        if (!(speed > 0)) return std::nullopt;
        time += gap.distance / speed;
        if (!(time <= h)) return std::nullopt;
    }
    return time;
}

void stopBullets(RigidPass& pass) {
    const std::vector<RigidBody>& bodies = pass.world.bodies;
    for (std::uint32_t i = 0; i < bodies.size(); ++i) {
        if (!bodies[i].bullet || bodies[i].isStatic()) continue;
        double fraction = 1;
        for (std::uint32_t k = 0; k < bodies.size(); ++k) {
            if (k == i || !mayMeet(bodies[i], bodies[k], pass.h)) continue;
            ++pass.work.counters.sweptTests;
            const std::optional<double> time = timeOfImpact(pass.world, i, k, pass.h);
            if (!time) continue;
            pass.work.firstImpact = std::min(pass.work.firstImpact, pass.substep * pass.h + *time);
            // Goes a little further, so that the next step finds the bodies with an overlap of half the slop.
            const double speed = std::hypot(bodies[i].vx - bodies[k].vx, bodies[i].vy - bodies[k].vy);
            const double into = std::max(0.5 * pass.method.slop, 1e-6 * bodies[i].radius);
            fraction = std::min(fraction, speed > 0 ? (*time + into / speed) / pass.h : 1);
        }
        pass.work.fraction[i] = fraction;
    }
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/placed_body.h"
#include "core/rigid/rigid_work.h"
#include "core/stop.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Whether the circles around two bodies can meet within h.
bool mayMeet(const RigidBody& a, const RigidBody& b, double h) {
    const double reach = a.radius + b.radius + h * std::hypot(a.vx - b.vx, a.vy - b.vy);
    return std::hypot(a.x - b.x, a.y - b.y) <= reach;
}

/// Largest speed of a corner by rotation [length/time].
double turningSpeed(const RigidBody& body) {
    return body.isCircle() ? 0 : std::abs(body.omega) * body.radius;
}

} // namespace

std::optional<double> timeOfImpact(const RigidWorld& world, std::uint32_t a, std::uint32_t b, double h,
                                   double deeper) {
    // Conservative advancement (Mirtich 1996): along a fixed axis n the gap s shrinks at most with the speed
    // u = (vA - vB)·n + |omegaA| rA + |omegaB| rB, so the bodies do not touch before s / u. Each round
    // advances by s / u and chooses the axis again. For bodies that overlap, s is measured from the overlap
    // at the start plus `deeper`.
    const RigidBody& first = world.bodies[a];
    const RigidBody& second = world.bodies[b];
    const double turning = turningSpeed(first) + turningSpeed(second);
    const double close = 1e-9 * std::min(first.radius, second.radius);
    double time = 0, start = 0;
    for (int round = 0; round < 200; ++round) {
        const PlacedBody placedA(world, a, time), placedB(world, b, time);
        const Separation gap = separation(placedA.shape, placedB.shape);
        if (gap.distance <= 0 && round == 0) {
            if (!(deeper > 0)) return std::nullopt;
            start = gap.distance - deeper;
        }
        const double distance = gap.distance - start;
        if (distance <= close) return time;
        const double speed =
            (first.vx - second.vx) * gap.normal.x + (first.vy - second.vy) * gap.normal.y + turning;
        if (!(speed > 0)) return std::nullopt;
        time += distance / speed;
        if (!(time <= h)) return std::nullopt;
    }
    return time;
}

void stopBullets(RigidPass& pass) {
    const std::vector<RigidBody>& bodies = pass.world.bodies;
    for (std::uint32_t i = 0; i < bodies.size(); ++i) {
        if (!bodies[i].bullet || bodies[i].isStatic()) continue;
        mayStop(4 * bodies.size());
        double fraction = 1;
        for (std::uint32_t k = 0; k < bodies.size(); ++k) {
            if (k == i || !mayMeet(bodies[i], bodies[k], pass.h)) continue;
            ++pass.work.counters.sweptTests;
            mayStop(1000);
            const double into = std::max(0.5 * pass.method.slop, 1e-6 * bodies[i].radius);
            if (const std::optional<double> time = timeOfImpact(pass.world, i, k, pass.h)) {
                pass.work.firstImpact = std::min(pass.work.firstImpact, pass.substep * pass.h + *time);
                // Goes a little further, so that the next step finds the bodies with an overlap of half the
                // slop.
                const double speed = std::hypot(bodies[i].vx - bodies[k].vx, bodies[i].vy - bodies[k].vy) +
                                     turningSpeed(bodies[i]) + turningSpeed(bodies[k]);
                fraction = std::min(fraction, speed > 0 ? (*time + into / speed) / pass.h : 1);
            } else if (const std::optional<double> deep = timeOfImpact(pass.world, i, k, pass.h, into)) {
                fraction = std::min(fraction, *deep / pass.h);
            }
        }
        pass.work.fraction[i] = fraction;
    }
}

} // namespace timestep

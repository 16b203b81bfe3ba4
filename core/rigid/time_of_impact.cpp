// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/collide.h"
#include "core/rigid/placed_body.h"

#include <algorithm>
#include <cmath>

namespace timestep {

std::optional<double> timeOfImpact(const RigidWorld& world, std::uint32_t a, std::uint32_t b, double h) {
    // Conservative advancement (Mirtich 1996): along a fixed axis n the gap s shrinks at most with the speed
    // u = (vA - vB)·n + |omegaA| rA + |omegaB| rB, so that nothing touches before s / u. Each round advances
    // by s / u and chooses the axis again.
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

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace timestep {

/// Returns the restitution of a contact: the larger value of its two bodies.
inline double restitution(const RigidWorld& world, std::uint32_t a, std::uint32_t b) {
    return std::max(world.bodies[a].restitution, world.bodies[b].restitution);
}

/// Relative velocity of b against a along the normal at contact k of a lane [length/time].
inline double normalVelocity(const RigidWork& work, const ContactPack& pack, std::size_t lane,
                             std::size_t k) {
    const SolverBody& a = work.bodies[pack.a[lane]];
    const SolverBody& b = work.bodies[pack.b[lane]];
    return pack.normalX[lane] * (b.vx - a.vx) + pack.normalY[lane] * (b.vy - a.vy) +
           b.omega * pack.points[k].normalArmB[lane] - a.omega * pack.points[k].normalArmA[lane];
}

/// Relative velocity of b against a along the tangent, the normal turned by +90 degrees [length/time].
inline double tangentVelocity(const RigidWork& work, const ContactPack& pack, std::size_t lane,
                              std::size_t k) {
    const SolverBody& a = work.bodies[pack.a[lane]];
    const SolverBody& b = work.bodies[pack.b[lane]];
    return pack.normalX[lane] * (b.vy - a.vy) - pack.normalY[lane] * (b.vx - a.vx) +
           b.omega * pack.points[k].tangentArmB[lane] - a.omega * pack.points[k].tangentArmA[lane];
}

/// Applies impulses along normal and tangent to b, and their opposites to a [mass length/time].
inline void applyImpulses(RigidWork& work, const ContactPack& pack, std::size_t lane, std::size_t k,
                          double normal, double tangent) {
    SolverBody& a = work.bodies[pack.a[lane]];
    SolverBody& b = work.bodies[pack.b[lane]];
    const PackedPoints& points = pack.points[k];
    const double x = normal * pack.normalX[lane] - tangent * pack.normalY[lane];
    const double y = normal * pack.normalY[lane] + tangent * pack.normalX[lane];
    a.vx -= a.inverseMass * x;
    a.vy -= a.inverseMass * y;
    a.omega -= a.inverseInertia * (normal * points.normalArmA[lane] + tangent * points.tangentArmA[lane]);
    b.vx += b.inverseMass * x;
    b.vy += b.inverseMass * y;
    b.omega += b.inverseInertia * (normal * points.normalArmB[lane] + tangent * points.tangentArmB[lane]);
}

} // namespace timestep

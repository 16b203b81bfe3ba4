// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cstdint>

namespace timestep {

/// Of a contact of two bodies: the larger of theirs.
inline double restitution(const RigidWorld& world, std::uint32_t a, std::uint32_t b) {
    return std::max(world.bodies[a].restitution, world.bodies[b].restitution);
}

/// Relative velocity of b against a along the normal at a contact [length/time].
inline double normalVelocity(const SolverBody& a, const SolverBody& b, const SolverContact& contact,
                             const SolverPoint& point) {
    return contact.normal.x * (b.vx - a.vx) + contact.normal.y * (b.vy - a.vy) + b.omega * point.normalArmB -
           a.omega * point.normalArmA;
}

/// The same along the normal turned by +90 degrees.
inline double tangentVelocity(const SolverBody& a, const SolverBody& b, const SolverContact& contact,
                              const SolverPoint& point) {
    return contact.normal.x * (b.vy - a.vy) - contact.normal.y * (b.vx - a.vx) + b.omega * point.tangentArmB -
           a.omega * point.tangentArmA;
}

/// Applies a normal impulse to b and its opposite to a [mass length/time].
inline void applyNormal(SolverBody& a, SolverBody& b, const SolverContact& contact, const SolverPoint& point,
                        double impulse) {
    const double x = impulse * contact.normal.x, y = impulse * contact.normal.y;
    a.vx -= a.inverseMass * x;
    a.vy -= a.inverseMass * y;
    a.omega -= a.inverseInertia * impulse * point.normalArmA;
    b.vx += b.inverseMass * x;
    b.vy += b.inverseMass * y;
    b.omega += b.inverseInertia * impulse * point.normalArmB;
}

inline void applyTangent(SolverBody& a, SolverBody& b, const SolverContact& contact, const SolverPoint& point,
                         double impulse) {
    const double x = -impulse * contact.normal.y, y = impulse * contact.normal.x;
    a.vx -= a.inverseMass * x;
    a.vy -= a.inverseMass * y;
    a.omega -= a.inverseInertia * impulse * point.tangentArmA;
    b.vx += b.inverseMass * x;
    b.vy += b.inverseMass * y;
    b.omega += b.inverseInertia * impulse * point.tangentArmB;
}

} // namespace timestep

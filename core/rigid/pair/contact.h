// SPDX-License-Identifier: GPL-3.0-or-later
// One contact of two bodies, solved by sequential impulses. This is the text of the method. The contact
// solver (contact_solver.cpp) applies it to every contact of a world.
//
// Source: E. Catto, Fast and Simple Physics using Sequential Impulses, GDC 2006; Box2D-lite, Arbiter.cpp.
#pragma once

#include "core/frame/frame.h"

#include <algorithm>
#include <cstdint>

namespace timestep {

/// The motion of a body while contacts and joints are solved, in one cache line: two rows of four numbers.
struct alignas(64) SolverBody {
    double vx = 0, vy = 0, omega = 0;                      ///< [length/time], [rad/time]
    double inverseMass = 0;                                ///< [1/mass]
    double displacementX = 0, displacementY = 0, turn = 0; ///< displacement by split impulses [length], [rad]
    double inverseInertia = 0;                             ///< [1/(mass length²)]

    bool moves() const { return inverseMass != 0 || inverseInertia != 0; }
};

/// The direction in which two bodies A and B act on each other at a point.
struct ContactAxis {
    Point d = {};              ///< unit vector; an impulse along it acts on B, its opposite on A
    double armA = 0, armB = 0; ///< rA × d, rB × d; r: from the centre of mass to the point [length]
    double mass = 0;           ///< effective mass m [mass]
};

/// The data of the solver about a contact point of two bodies.
struct SolverContact {
    std::uint32_t a = 0, b = 0;    ///< bodies
    std::uint32_t number = 0;      ///< in RigidWorld::contacts
    bool pushed = false;           ///< jn was > 0 in a substep since contacts were found
    ContactAxis normal = {};       ///< along n, from A to B
    ContactAxis tangent = {};      ///< along t, which is n turned by +90 degrees
    double friction = 0;           ///< mu [1]
    double bias = 0;               ///< the solver makes vn = -bias [length/time]
    double normalImpulse = 0;      ///< jn, accumulated [mass length/time]
    double tangentImpulse = 0;     ///< jt, accumulated [mass length/time]
    double separation = 0;         ///< negative: overlap [length]
    double approach = 0;           ///< vn before forces and solver, negative: approaching [length/time]
    double bounceSpeed = 0;        ///< speed after the impact by restitution [length/time]
    double targetDisplacement = 0; ///< displacement along n by the split impulse [length]
    double positionImpulse = 0;    ///< accumulated split impulse [mass length]
};

/// One or two contacts of a pair of bodies, which stay together in every order of contacts.
struct BodyPair {
    std::uint32_t a = 0, b = 0;         ///< bodies
    std::uint32_t first = 0, count = 0; ///< in RigidWorld::contacts
};

/// How an impulse follows from a velocity error. A soft contact has the massScale and the impulseScale of
/// SoftCoefficients: keep = 1 - impulseScale.
struct Stiffness {
    double massScale = 1; ///< [1]
    double keep = 1;      ///< share of the accumulated impulse that is kept [1]
};

/// @code
/// m = 1 / (1/mA + 1/mB + (rA × d)²/IA + (rB × d)²/IB)
/// @endcode
inline ContactAxis contactAxis(Point d, Point rA, Point rB, const SolverBody& a, const SolverBody& b) {
    const double armA = rA.x * d.y - rA.y * d.x;
    const double armB = rB.x * d.y - rB.y * d.x;
    const double k =
        a.inverseMass + b.inverseMass + armA * armA * a.inverseInertia + armB * armB * b.inverseInertia;
    return {d, armA, armB, k > 0 ? 1 / k : 0};
}

/// Velocity of B relative to A at the contact: d·(vB - vA) + omegaB (rB × d) - omegaA (rA × d).
inline double velocityAlong(const ContactAxis& axis, const SolverBody& a, const SolverBody& b) {
    return axis.d.x * (b.vx - a.vx) + axis.d.y * (b.vy - a.vy) + b.omega * axis.armB - a.omega * axis.armA;
}

/// The same for the displacements [length].
inline double displacementAlong(const ContactAxis& axis, const SolverBody& a, const SolverBody& b) {
    return axis.d.x * (b.displacementX - a.displacementX) + axis.d.y * (b.displacementY - a.displacementY) +
           b.turn * axis.armB - a.turn * axis.armA;
}

/// Applies the impulse j along d to B and its opposite to A: v += j d / m, omega += j (r × d) / I.
inline void applyImpulse(const ContactAxis& axis, double j, SolverBody& a, SolverBody& b) {
    const double x = j * axis.d.x, y = j * axis.d.y;
    a.vx -= a.inverseMass * x;
    a.vy -= a.inverseMass * y;
    a.omega -= a.inverseInertia * j * axis.armA;
    b.vx += b.inverseMass * x;
    b.vy += b.inverseMass * y;
    b.omega += b.inverseInertia * j * axis.armB;
}

/// Applies impulses along n and t at once: those of the warm start and of impacts.
inline void applyImpulses(const SolverContact& contact, double jn, double jt, SolverBody& a, SolverBody& b) {
    const ContactAxis &n = contact.normal, &t = contact.tangent;
    const double x = jn * n.d.x + jt * t.d.x, y = jn * n.d.y + jt * t.d.y;
    a.vx -= a.inverseMass * x;
    a.vy -= a.inverseMass * y;
    a.omega -= a.inverseInertia * (jn * n.armA + jt * t.armA);
    b.vx += b.inverseMass * x;
    b.vy += b.inverseMass * y;
    b.omega += b.inverseInertia * (jn * n.armB + jt * t.armB);
}

/// The normal impulse makes vn = -bias. It may only push, so its sum jn is kept >= 0. A single impulse may be
/// negative, because a later iteration may have to take back part of an earlier impulse.
inline void solveNormal(SolverContact& contact, Stiffness stiffness, SolverBody& a, SolverBody& b) {
    const double vn = velocityAlong(contact.normal, a, b);
    const double before = contact.normalImpulse;
    const double wanted = stiffness.massScale * contact.normal.mass * (vn + contact.bias);
    contact.normalImpulse = std::max(before * stiffness.keep - wanted, 0.0);
    applyImpulse(contact.normal, contact.normalImpulse - before, a, b);
}

/// The friction impulse makes vt = 0 as far as Coulomb's law allows: |jt| <= mu jn.
inline void solveFriction(SolverContact& contact, SolverBody& a, SolverBody& b) {
    const double vt = velocityAlong(contact.tangent, a, b);
    const double before = contact.tangentImpulse;
    const double most = contact.friction * contact.normalImpulse;
    contact.tangentImpulse = std::min(most, std::max(-most, before - contact.tangent.mass * vt));
    applyImpulse(contact.tangent, contact.tangentImpulse - before, a, b);
}

/// Both without accumulation: every single impulse is clamped. In a stack the impulses then become too large,
/// and the stack jitters.
inline void solveSingly(SolverContact& contact, Stiffness stiffness, SolverBody& a, SolverBody& b) {
    const double vn = velocityAlong(contact.normal, a, b);
    const double jn = std::max(0 - stiffness.massScale * contact.normal.mass * (vn + contact.bias), 0.0);
    applyImpulse(contact.normal, jn, a, b);
    const double vt = velocityAlong(contact.tangent, a, b);
    const double most = contact.friction * jn;
    const double jt = std::min(most, std::max(-most, 0 - contact.tangent.mass * vt));
    applyImpulse(contact.tangent, jt, a, b);
    contact.normalImpulse += jn;
    contact.tangentImpulse += jt;
}

/// The split impulse displaces the bodies along n until the target displacement is reached. `accumulate`: its
/// sum is kept >= 0; otherwise every single impulse is.
inline void solvePosition(SolverContact& contact, bool accumulate, SolverBody& a, SolverBody& b) {
    const ContactAxis& n = contact.normal;
    const double missing = contact.targetDisplacement - displacementAlong(n, a, b);
    const double before = contact.positionImpulse;
    contact.positionImpulse = std::max(before + n.mass * missing, accumulate ? 0.0 : before);
    const double j = contact.positionImpulse - before, x = j * n.d.x, y = j * n.d.y;
    a.displacementX -= a.inverseMass * x;
    a.displacementY -= a.inverseMass * y;
    a.turn -= a.inverseInertia * j * n.armA;
    b.displacementX += b.inverseMass * x;
    b.displacementY += b.inverseMass * y;
    b.turn += b.inverseInertia * j * n.armB;
}

} // namespace timestep

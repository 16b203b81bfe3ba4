// SPDX-License-Identifier: GPL-3.0-or-later
// One joint of two bodies. joint_solver.cpp iterates over the joints of a world.
#pragma once

#include "core/rigid/pair/contact.h"

namespace timestep {

/// Solver data of a joint.
struct SolverJoint {
    std::uint32_t a = 0, b = 0;
    Point armA = {}, armB = {}; ///< from the centres of mass [length]
    Point axis = {};            ///< for a distance joint: unit vector from a to b
    double k11 = 0, k12 = 0,
           k22 = 0;   ///< inverse of the effective mass matrix; k11 is the effective mass of a distance joint
    Point error = {}; ///< position error [length]; for a distance joint, the error along the axis is in x
    Point bias = {};  ///< [length/time]
    double massScale = 1, impulseScale = 0;
    double softness = 0;  ///< gamma of a mouse joint [1/mass]
    double limitMass = 0; ///< effective moment of inertia of the turn [mass length²]; 0: no limits
    double toLower = 0, toUpper = 0;     ///< angle above the lower and below the upper limit [rad]
    double lowerBias = 0, upperBias = 0; ///< [rad/time]
};

/// Velocity of the joined point of B relative to that of A [length/time].
inline Point relativeVelocity(const SolverJoint& joint, const SolverBody& a, const SolverBody& b) {
    return {b.vx - b.omega * joint.armB.y - a.vx + a.omega * joint.armA.y,
            b.vy + b.omega * joint.armB.x - a.vy - a.omega * joint.armA.x};
}

/// Applies the impulse p to B and its opposite to A [mass length/time].
inline void applyImpulse(const SolverJoint& joint, Point p, SolverBody& a, SolverBody& b) {
    a.vx -= a.inverseMass * p.x;
    a.vy -= a.inverseMass * p.y;
    a.omega -= a.inverseInertia * (joint.armA.x * p.y - joint.armA.y * p.x);
    b.vx += b.inverseMass * p.x;
    b.vy += b.inverseMass * p.y;
    b.omega += b.inverseInertia * (joint.armB.x * p.y - joint.armB.y * p.x);
}

/// The same for a split impulse [mass length].
inline void applyPositionImpulse(const SolverJoint& joint, Point p, SolverBody& a, SolverBody& b) {
    a.displacementX -= a.inverseMass * p.x;
    a.displacementY -= a.inverseMass * p.y;
    a.turn -= a.inverseInertia * (joint.armA.x * p.y - joint.armA.y * p.x);
    b.displacementX += b.inverseMass * p.x;
    b.displacementY += b.inverseMass * p.y;
    b.turn += b.inverseInertia * (joint.armB.x * p.y - joint.armB.y * p.x);
}

/// Solves K p = -v: the impulse that makes the relative velocity v zero.
inline Point impulseAgainst(const SolverJoint& joint, Point v) {
    const double determinant = joint.k11 * joint.k22 - joint.k12 * joint.k12;
    const double inverse = determinant != 0 ? 1 / determinant : 0;
    return {-inverse * (joint.k22 * v.x - joint.k12 * v.y), -inverse * (joint.k11 * v.y - joint.k12 * v.x)};
}

} // namespace timestep

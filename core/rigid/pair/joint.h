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
           k22 = 0; ///< inverse of the effective mass matrix; k11 is the effective mass of a distance joint
    double k13 = 0, k23 = 0, k33 = 0; ///< of a weld: its third row, of the angle; k33 = 0: the angle is free
    Point error = {}; ///< position error [length]; for a distance joint, the error along the axis is in x
    Point bias = {};  ///< [length/time]
    double angleError = 0; ///< of a weld [rad]
    double angleBias = 0;  ///< of a weld or a spring on the angle [rad/time]
    double massScale = 1, impulseScale = 0;
    double softness = 0;      ///< gamma of a mouse joint or of a spring between points [1/mass]
    double springMass = 0;    ///< effective moment of inertia of a spring on the angle; 0: no spring
    double angleSoftness = 0; ///< its gamma [1/(mass length²)]
    double motorMass = 0;     ///< effective moment of inertia of a motor; 0: no motor
    double limitMass = 0;     ///< effective moment of inertia of the turn [mass length²]; 0: no limits
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

/// Velocity and angular velocity, or impulse and angular impulse, at a weld.
struct WeldTriple {
    Point p = {};
    double turn = 0;
};

/// Solves K P = -v for the three rows of a weld by Cramer's rule (Box2D 2.4, b2WeldJoint, b2Mat33::Solve33).
inline WeldTriple weldImpulseAgainst(const SolverJoint& k, const WeldTriple& v) {
    // The columns of the symmetric K are ex, ey, ez; c = ey x ez.
    const double cx = k.k22 * k.k33 - k.k23 * k.k23, cy = k.k23 * k.k13 - k.k12 * k.k33,
                 cz = k.k12 * k.k23 - k.k22 * k.k13;
    const double determinant = k.k11 * cx + k.k12 * cy + k.k13 * cz;
    const double inverse = determinant != 0 ? 1 / determinant : 0;
    const double x = v.p.x, y = v.p.y, z = v.turn;
    // x = b·(ey x ez) / det, y = ex·(b x ez) / det, z = ex·(ey x b) / det, with b = v
    const double px = x * cx + y * cy + z * cz;
    const double py =
        k.k11 * (y * k.k33 - z * k.k23) + k.k12 * (z * k.k13 - x * k.k33) + k.k13 * (x * k.k23 - y * k.k13);
    const double pz =
        k.k11 * (k.k22 * z - k.k23 * y) + k.k12 * (k.k23 * x - k.k12 * z) + k.k13 * (k.k12 * y - k.k22 * x);
    return {{-inverse * px, -inverse * py}, -inverse * pz};
}

} // namespace timestep

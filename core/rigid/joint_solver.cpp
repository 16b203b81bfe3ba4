// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

/// Soft joints are twice as stiff as soft contacts and have the damping of Box2D 3.
constexpr double jointHertzRatio = 2, jointDamping = 2;

void applyTurn(double impulse, SolverBody& a, SolverBody& b) {
    a.omega -= a.inverseInertia * impulse;
    b.omega += b.inverseInertia * impulse;
}

double crossed(Point arm, Point axis) {
    return arm.x * axis.y - arm.y * axis.x;
}

/// d: from the point of a to that of b [length].
void setUpAxis(const SolverBody& a, const SolverBody& b, const RigidJoint& from, Point d,
               SolverJoint& joint) {
    const double length = std::hypot(d.x, d.y);
    joint.axis = length > 0 ? Point{d.x / length, d.y / length} : Point{0, 1};
    const double armA = crossed(joint.armA, joint.axis), armB = crossed(joint.armB, joint.axis);
    const double k =
        a.inverseMass + b.inverseMass + armA * armA * a.inverseInertia + armB * armB * b.inverseInertia;
    joint.k11 = k > 0 ? 1 / k : 0;
    joint.error = {length - from.length, 0};
}

void setUpMatrix(const SolverBody& a, const SolverBody& b, Point d, SolverJoint& joint) {
    const Point rA = joint.armA, rB = joint.armB;
    const double iA = a.inverseInertia, iB = b.inverseInertia;
    joint.k11 = a.inverseMass + b.inverseMass + iA * rA.y * rA.y + iB * rB.y * rB.y;
    joint.k12 = -iA * rA.x * rA.y - iB * rB.x * rB.y;
    joint.k22 = a.inverseMass + b.inverseMass + iA * rA.x * rA.x + iB * rB.x * rB.x;
    joint.error = d;
}

/// A damped spring with the constants k and d as a velocity constraint: v + beta C + gamma P = 0, with its
/// error C and accumulated impulse P. This is the implicit Euler step of the spring.
/// @code
/// gamma = 1 / (h (d + h k)),   beta = h k gamma
/// @endcode
/// Source: E. Catto, Soft Constraints, GDC 2011 (there beta / h is called beta).
struct SoftSpring {
    double gamma = 0; ///< [1/mass], on an angle [1/(mass length²)]
    double beta = 0;  ///< [1/time]
};
SoftSpring softSpring(const SpringConstants& spring, double h) {
    const double sum = h * (spring.damper + h * spring.stiffness);
    const double gamma = sum > 0 ? 1 / sum : 0;
    return {gamma, h * spring.stiffness * gamma};
}

/// A hand: omega = 2 pi f, d = 2 m zeta omega, k = m omega², with the mass m of the held body.
void soften(const RigidPass& pass, const RigidJoint& from, SolverJoint& joint) {
    const double inverseMass = pass.work.bodies[joint.b].inverseMass;
    const double mass = inverseMass > 0 ? 1 / inverseMass : 0;
    const double omega = 2 * std::numbers::pi * from.hertz;
    const SoftSpring soft = softSpring({mass * omega * omega, 2 * mass * from.damping * omega}, pass.h);
    joint.softness = soft.gamma;
    joint.k11 += joint.softness;
    joint.k22 += joint.softness;
    joint.bias = {soft.beta * joint.error.x, soft.beta * joint.error.y};
}

/// A spring between two points: the effective mass becomes 1 / (1/m + gamma).
void softenLength(const RigidPass& pass, const RigidJoint& from, SolverJoint& joint) {
    const SoftSpring soft = softSpring(springOf(pass.world, from), pass.h);
    joint.softness = soft.gamma;
    if (joint.k11 > 0) joint.k11 = 1 / (1 / joint.k11 + soft.gamma);
    joint.bias = {soft.beta * joint.error.x, 0};
}

/// A spring or a motor on the angle.
void setUpTurning(const RigidPass& pass, const RigidJoint& from, double error, SolverJoint& joint) {
    const double k = pass.work.bodies[joint.a].inverseInertia + pass.work.bodies[joint.b].inverseInertia;
    if (!(k > 0)) return;
    if (from.motor) joint.motorMass = 1 / k;
    if (!from.spring) return;
    const SoftSpring soft = softSpring(springOf(pass.world, from), pass.h);
    joint.angleSoftness = soft.gamma;
    joint.springMass = 1 / (k + soft.gamma);
    joint.angleBias = soft.beta * error;
}

/// The rows of the angle (Box2D 2.4, b2WeldJoint::InitVelocityConstraints).
void setUpWeld(const SolverBody& a, const SolverBody& b, double error, SolverJoint& joint) {
    const double iA = a.inverseInertia, iB = b.inverseInertia;
    joint.k13 = -joint.armA.y * iA - joint.armB.y * iB;
    joint.k23 = joint.armA.x * iA + joint.armB.x * iB;
    joint.k33 = iA + iB;
    joint.angleError = error;
}

/// The limits as velocity constraints, which let the angle reach a limit in this step.
void setUpLimits(const RigidPass& pass, const RigidJoint& from, double angle, SolverJoint& joint) {
    const double k = pass.work.bodies[joint.a].inverseInertia + pass.work.bodies[joint.b].inverseInertia;
    if (!from.limited || !(k > 0)) return;
    joint.limitMass = 1 / k;
    joint.toLower = angle - from.lower;
    joint.toUpper = from.upper - angle;
}

void setBiases(const RigidPass& pass, const SoftCoefficients& soft, SolverJoint& joint) {
    double rate = 0;
    if (pass.method.positionCorrection == PositionCorrection::Baumgarte) {
        rate = pass.method.correctionFactor / pass.h;
    } else if (pass.method.positionCorrection == PositionCorrection::Soft) {
        rate = soft.biasRate;
        joint.massScale = soft.massScale;
        joint.impulseScale = soft.impulseScale;
    }
    joint.bias = {rate * joint.error.x, rate * joint.error.y};
    if (joint.k33 > 0) joint.angleBias = rate * joint.angleError;
    joint.lowerBias = joint.toLower * (joint.toLower > 0 ? 1 / pass.h : rate);
    joint.upperBias = joint.toUpper * (joint.toUpper > 0 ? 1 / pass.h : rate);
}

/// The impulse of one limit, >= 0. `toLimit`: the angle left, < 0: beyond [rad]; `speed`: away from the
/// limit; `before`: its accumulated impulse. A soft joint has soft limits, but the way to a limit is never
/// soft.
double limitImpulse(const SolverJoint& joint, double toLimit, double bias, double speed, bool relax,
                    double before) {
    const bool soft = toLimit < 0 && !relax;
    const double massScale = soft ? joint.massScale : 1, keep = soft ? 1 - joint.impulseScale : 1;
    return std::max(0.0, keep * before -
                             massScale * joint.limitMass * (speed + (relax && toLimit < 0 ? 0 : bias)));
}

/// The sum of the impulses of both limits: > 0 keeps the angle above the lower one, < 0 below the upper one.
/// The speed between them needs none, so at most one of the two terms is not 0.
void solveLimits(SolverBody& a, SolverBody& b, const SolverJoint& joint, bool relax, double& impulse) {
    const double speed = b.omega - a.omega;
    const double before = impulse;
    impulse = limitImpulse(joint, joint.toLower, joint.lowerBias, speed, relax, before) -
              limitImpulse(joint, joint.toUpper, joint.upperBias, -speed, relax, -before);
    const double turn = impulse - before;
    a.omega -= a.inverseInertia * turn;
    b.omega += b.inverseInertia * turn;
}

/// b2RevoluteJoint (Box2D 2.4): the impulse that brings the angular velocity to that of the motor; its sum is
/// at most h times the largest torque.
void solveMotor(SolverBody& a, SolverBody& b, const SolverJoint& joint, double most, RigidJoint& to) {
    const double before = to.motorImpulse;
    const double wanted = before - joint.motorMass * (b.omega - a.omega - to.motorSpeed);
    to.motorImpulse = std::clamp(wanted, -most, most);
    applyTurn(to.motorImpulse - before, a, b);
}

void solveAngleSpring(SolverBody& a, SolverBody& b, const SolverJoint& joint, RigidJoint& to) {
    const double turn =
        -joint.springMass * (b.omega - a.omega + joint.angleBias + joint.angleSoftness * to.angleImpulse);
    to.angleImpulse += turn;
    applyTurn(turn, a, b);
}

/// b2WeldJoint (Box2D 2.4): point and angle in one block.
void solveWeld(SolverBody& a, SolverBody& b, const SolverJoint& joint, bool relax, RigidJoint& to) {
    const double massScale = relax ? 1 : joint.massScale, impulseScale = relax ? 0 : joint.impulseScale;
    const double share = relax ? 0 : 1; // of the biases
    const Point v = relativeVelocity(joint, a, b);
    const WeldTriple p = weldImpulseAgainst(joint, {{v.x + share * joint.bias.x, v.y + share * joint.bias.y},
                                                    b.omega - a.omega + share * joint.angleBias});
    const Point added = {massScale * p.p.x - impulseScale * to.impulseX,
                         massScale * p.p.y - impulseScale * to.impulseY};
    const double turn = massScale * p.turn - impulseScale * to.angleImpulse;
    applyImpulse(joint, added, a, b);
    applyTurn(turn, a, b);
    to.impulseX += added.x;
    to.impulseY += added.y;
    to.angleImpulse += turn;
}

double angleAhead(const RigidPass& pass, std::uint32_t body, double ahead) {
    if (body == noBody) return 0;
    const SolverBody& moving = pass.work.bodies[body];
    return pass.world.bodies[body].angle + ahead * moving.omega + moving.turn;
}

/// Where a point of a body will be at the end of the step, displaced so far. Also sets its arm.
Point placeAhead(const RigidPass& pass, std::uint32_t body, Point local, double ahead, Point& arm) {
    if (body == noBody) return local;
    const SolverBody& moving = pass.work.bodies[body];
    const RigidBody& at = pass.world.bodies[body];
    const double angle = angleAhead(pass, body, ahead);
    const double c = std::cos(angle), s = std::sin(angle);
    arm = {c * local.x - s * local.y, s * local.x + c * local.y};
    return {at.x + ahead * moving.vx + moving.displacementX + arm.x,
            at.y + ahead * moving.vy + moving.displacementY + arm.y};
}

} // namespace

void setUpJoints(RigidPass& pass) {
    RigidWork& work = pass.work;
    const RigidWorld& world = pass.world;
    const auto plane = static_cast<std::uint32_t>(world.bodies.size());
    const SoftCoefficients soft = softCoefficients(
        std::min(jointHertzRatio * pass.method.softHertz, 0.25 / pass.h), jointDamping, pass.h);
    work.joints.resize(world.joints.size());
    for (std::size_t i = 0; i < world.joints.size(); ++i) {
        const RigidJoint& from = world.joints[i];
        SolverJoint& joint = work.joints[i];
        joint = {};
        joint.a = from.a == noBody ? plane : from.a;
        joint.b = from.b;
        const Point onA = world.toPlane(from.a, from.localA), onB = world.toPlane(from.b, from.localB);
        if (from.a != noBody) joint.armA = {onA.x - world.bodies[from.a].x, onA.y - world.bodies[from.a].y};
        joint.armB = {onB.x - world.bodies[from.b].x, onB.y - world.bodies[from.b].y};
        const Point d = {onB.x - onA.x, onB.y - onA.y};
        const SolverBody &a = work.bodies[joint.a], &b = work.bodies[joint.b];
        if (from.kind == RigidJointKind::Distance)
            setUpAxis(a, b, from, d, joint);
        else
            setUpMatrix(a, b, d, joint);
        if (from.kind == RigidJointKind::Mouse) {
            soften(pass, from, joint);
            continue;
        }
        if (from.kind == RigidJointKind::Distance) {
            if (from.spring)
                softenLength(pass, from, joint);
            else
                setBiases(pass, soft, joint);
            continue;
        }
        const double angle =
            world.bodies[from.b].angle - (from.a == noBody ? 0 : world.bodies[from.a].angle) - from.rest;
        if (from.kind == RigidJointKind::Revolute) setUpLimits(pass, from, angle, joint);
        if (from.kind == RigidJointKind::Weld && !from.spring) setUpWeld(a, b, angle, joint);
        setBiases(pass, soft, joint);
        if (from.spring || from.motor) setUpTurning(pass, from, angle, joint);
    }
}

void warmStartJoints(RigidPass& pass) {
    for (std::size_t i = 0; i < pass.work.joints.size(); ++i) {
        const SolverJoint& joint = pass.work.joints[i];
        RigidJoint& to = pass.world.joints[i];
        if (joint.limitMass == 0) to.limitImpulse = 0;
        if (!pass.method.warmStart || !pass.method.accumulate) {
            to.impulseX = to.impulseY = to.limitImpulse = to.motorImpulse = to.angleImpulse = 0;
            continue;
        }
        SolverBody& a = pass.work.bodies[joint.a];
        SolverBody& b = pass.work.bodies[joint.b];
        if (to.kind == RigidJointKind::Distance)
            applyImpulse(joint, {to.impulseX * joint.axis.x, to.impulseX * joint.axis.y}, a, b);
        else
            applyImpulse(joint, {to.impulseX, to.impulseY}, a, b);
        applyTurn(to.limitImpulse + to.motorImpulse + to.angleImpulse, a, b);
    }
}

void iterateJoints(RigidPass& pass, bool relax) {
    for (std::size_t i = 0; i < pass.work.joints.size(); ++i) {
        const SolverJoint& joint = pass.work.joints[i];
        RigidJoint& to = pass.world.joints[i];
        SolverBody& a = pass.work.bodies[joint.a];
        SolverBody& b = pass.work.bodies[joint.b];
        if (joint.springMass > 0) solveAngleSpring(a, b, joint, to);
        if (joint.motorMass > 0) solveMotor(a, b, joint, to.strongest * pass.h, to);
        if (joint.k33 > 0) {
            solveWeld(a, b, joint, relax, to);
            continue;
        }
        const bool hand = to.kind == RigidJointKind::Mouse;
        const bool rigid = relax && joint.softness == 0;
        const double massScale = rigid ? 1 : joint.massScale, impulseScale = rigid ? 0 : joint.impulseScale;
        const Point bias = rigid ? Point{} : joint.bias;
        if (joint.limitMass > 0) solveLimits(a, b, joint, relax, to.limitImpulse);
        const Point v = relativeVelocity(joint, a, b);
        if (to.kind == RigidJointKind::Distance) {
            const double along = joint.axis.x * v.x + joint.axis.y * v.y;
            const double impulse = -massScale * joint.k11 * (along + bias.x + joint.softness * to.impulseX) -
                                   impulseScale * to.impulseX;
            applyImpulse(joint, {impulse * joint.axis.x, impulse * joint.axis.y}, a, b);
            to.impulseX += impulse;
            continue;
        }
        const Point p = impulseAgainst(joint, {v.x + bias.x + joint.softness * to.impulseX,
                                               v.y + bias.y + joint.softness * to.impulseY});
        Point sum = {to.impulseX + massScale * p.x - impulseScale * to.impulseX,
                     to.impulseY + massScale * p.y - impulseScale * to.impulseY};
        const double most = to.strongest * pass.h, size = std::hypot(sum.x, sum.y);
        if (hand && size > most) sum = {sum.x * most / size, sum.y * most / size};
        applyImpulse(joint, {sum.x - to.impulseX, sum.y - to.impulseY}, a, b);
        to.impulseX = sum.x;
        to.impulseY = sum.y;
    }
}

// Nonlinear Gauss-Seidel (Box2D 2.4, b2RevoluteJoint::SolvePositionConstraints): one joint after the other is
// closed where the bodies are by now, with the error C, the arms and K of that place:
//
//     K P = -beta C        P: split impulse [mass length], beta: correctionFactor
//
// Box2D has beta = 1. Here each of the iterations takes the share that contacts take, because a correction
// that is better than the velocities lifts a chain that they let fall, and so it would gain energy.
void correctJoints(RigidPass& pass, double ahead) {
    const double share = pass.method.correctionFactor;
    for (std::size_t i = 0; i < pass.work.joints.size(); ++i) {
        const RigidJoint& from = pass.world.joints[i];
        if (!isRigid(from)) continue;
        SolverJoint joint = pass.work.joints[i];
        SolverBody& a = pass.work.bodies[joint.a];
        SolverBody& b = pass.work.bodies[joint.b];
        if (joint.limitMass > 0) {
            const double angle =
                angleAhead(pass, from.b, ahead) - angleAhead(pass, from.a, ahead) - from.rest;
            const double turn = share * joint.limitMass *
                                (std::max(0.0, from.lower - angle) + std::min(0.0, from.upper - angle));
            a.turn -= a.inverseInertia * turn;
            b.turn += b.inverseInertia * turn;
        }
        const Point onA = placeAhead(pass, from.a, from.localA, ahead, joint.armA);
        const Point onB = placeAhead(pass, from.b, from.localB, ahead, joint.armB);
        const Point d = {onB.x - onA.x, onB.y - onA.y};
        if (from.kind == RigidJointKind::Distance) {
            setUpAxis(a, b, from, d, joint);
            const double impulse = -joint.k11 * share * joint.error.x;
            applyPositionImpulse(joint, {impulse * joint.axis.x, impulse * joint.axis.y}, a, b);
        } else if (joint.k33 > 0) {
            setUpMatrix(a, b, d, joint);
            setUpWeld(a, b, angleAhead(pass, from.b, ahead) - angleAhead(pass, from.a, ahead) - from.rest,
                      joint);
            const WeldTriple p = weldImpulseAgainst(
                joint, {{share * joint.error.x, share * joint.error.y}, share * joint.angleError});
            applyPositionImpulse(joint, p.p, a, b);
            a.turn -= a.inverseInertia * p.turn;
            b.turn += b.inverseInertia * p.turn;
        } else {
            setUpMatrix(a, b, d, joint);
            applyPositionImpulse(joint, impulseAgainst(joint, {share * joint.error.x, share * joint.error.y}),
                                 a, b);
        }
    }
}

} // namespace timestep

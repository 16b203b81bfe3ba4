// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

/// Soft joints are twice as stiff as soft contacts and have the damping of Box2D 3.
constexpr double jointHertzRatio = 2, jointDamping = 2;

double crossed(Point arm, Point axis) {
    return arm.x * axis.y - arm.y * axis.x;
}

void setUpAxis(const RigidPass& pass, const RigidJoint& from, Point d, SolverJoint& joint) {
    const SolverBody& a = pass.work.bodies[joint.a];
    const SolverBody& b = pass.work.bodies[joint.b];
    const double length = std::hypot(d.x, d.y);
    joint.axis = length > 0 ? Point{d.x / length, d.y / length} : Point{0, 1};
    const double armA = crossed(joint.armA, joint.axis), armB = crossed(joint.armB, joint.axis);
    const double k =
        a.inverseMass + b.inverseMass + armA * armA * a.inverseInertia + armB * armB * b.inverseInertia;
    joint.k11 = k > 0 ? 1 / k : 0;
    joint.error = {length - from.length, 0};
}

void setUpMatrix(const RigidPass& pass, Point d, SolverJoint& joint) {
    const SolverBody& a = pass.work.bodies[joint.a];
    const SolverBody& b = pass.work.bodies[joint.b];
    const Point rA = joint.armA, rB = joint.armB;
    const double iA = a.inverseInertia, iB = b.inverseInertia;
    joint.k11 = a.inverseMass + b.inverseMass + iA * rA.y * rA.y + iB * rB.y * rB.y;
    joint.k12 = -iA * rA.x * rA.y - iB * rB.x * rB.y;
    joint.k22 = a.inverseMass + b.inverseMass + iA * rA.x * rA.x + iB * rB.x * rB.x;
    joint.error = d;
}

/// A damped spring as a velocity constraint (E. Catto, Soft Constraints, GDC 2011): omega = 2 pi f, d = 2 m
/// zeta omega, k = m omega², gamma = 1 / (h (d + h k)), beta = h k gamma; the bias is beta C.
void soften(const RigidPass& pass, const RigidJoint& from, SolverJoint& joint) {
    const double inverseMass = pass.work.bodies[joint.b].inverseMass;
    const double mass = inverseMass > 0 ? 1 / inverseMass : 0;
    const double omega = 2 * std::numbers::pi * from.hertz;
    const double damper = 2 * mass * from.damping * omega, spring = mass * omega * omega;
    const double sum = pass.h * (damper + pass.h * spring);
    joint.softness = sum > 0 ? 1 / sum : 0;
    const double beta = pass.h * spring * joint.softness;
    joint.k11 += joint.softness;
    joint.k22 += joint.softness;
    joint.bias = {beta * joint.error.x, beta * joint.error.y};
}

/// The nearer limit as a velocity constraint, which lets the angle reach the limit in this step.
void setUpLimit(const RigidPass& pass, const RigidJoint& from, double angle, SolverJoint& joint) {
    const double k = pass.work.bodies[joint.a].inverseInertia + pass.work.bodies[joint.b].inverseInertia;
    if (!from.limited || !(k > 0)) return;
    joint.limitMass = 1 / k;
    joint.limitSign = angle - from.lower < from.upper - angle ? 1 : -1;
    joint.limitError = joint.limitSign > 0 ? angle - from.lower : from.upper - angle;
}

void setBiases(const RigidPass& pass, const SoftCoefficients& soft, SolverJoint& joint) {
    const bool open = joint.limitError > 0;
    double rate = 0;
    if (pass.method.positionCorrection == PositionCorrection::Baumgarte) {
        rate = pass.method.correctionFactor / pass.h;
    } else if (pass.method.positionCorrection == PositionCorrection::Soft) {
        rate = soft.biasRate;
        joint.massScale = soft.massScale;
        joint.impulseScale = soft.impulseScale;
    }
    joint.bias = {rate * joint.error.x, rate * joint.error.y};
    joint.limitBias = joint.limitError * (open ? 1 / pass.h : rate);
}

void solveLimit(SolverBody& a, SolverBody& b, const SolverJoint& joint, bool relax, double& impulse) {
    const double bias = relax && joint.limitError < 0 ? 0 : joint.limitBias;
    const double speed = joint.limitSign * (b.omega - a.omega);
    const double before = joint.limitSign * impulse;
    const double sum = std::max(0.0, before - joint.limitMass * (speed + bias));
    impulse = joint.limitSign * sum;
    const double turn = joint.limitSign * (sum - before);
    a.omega -= a.inverseInertia * turn;
    b.omega += b.inverseInertia * turn;
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
        if (from.kind == RigidJointKind::Distance)
            setUpAxis(pass, from, d, joint);
        else
            setUpMatrix(pass, d, joint);
        if (from.kind == RigidJointKind::Mouse) {
            soften(pass, from, joint);
            continue;
        }
        if (from.kind == RigidJointKind::Revolute)
            setUpLimit(pass, from,
                       world.bodies[from.b].angle - (from.a == noBody ? 0 : world.bodies[from.a].angle) -
                           from.rest,
                       joint);
        setBiases(pass, soft, joint);
    }
}

void warmStartJoints(RigidPass& pass) {
    for (std::size_t i = 0; i < pass.work.joints.size(); ++i) {
        const SolverJoint& joint = pass.work.joints[i];
        RigidJoint& to = pass.world.joints[i];
        // A limit that is no longer the nearer one has no impulse.
        if (to.limitImpulse * joint.limitSign < 0 || joint.limitMass == 0) to.limitImpulse = 0;
        if (!pass.method.warmStart || !pass.method.accumulate) {
            to.impulseX = to.impulseY = to.limitImpulse = 0;
            continue;
        }
        SolverBody& a = pass.work.bodies[joint.a];
        SolverBody& b = pass.work.bodies[joint.b];
        if (to.kind == RigidJointKind::Distance)
            applyImpulse(joint, {to.impulseX * joint.axis.x, to.impulseX * joint.axis.y}, a, b);
        else
            applyImpulse(joint, {to.impulseX, to.impulseY}, a, b);
        a.omega -= a.inverseInertia * to.limitImpulse;
        b.omega += b.inverseInertia * to.limitImpulse;
    }
}

void iterateJoints(RigidPass& pass, bool relax) {
    for (std::size_t i = 0; i < pass.work.joints.size(); ++i) {
        const SolverJoint& joint = pass.work.joints[i];
        RigidJoint& to = pass.world.joints[i];
        SolverBody& a = pass.work.bodies[joint.a];
        SolverBody& b = pass.work.bodies[joint.b];
        const bool hand = to.kind == RigidJointKind::Mouse;
        const bool rigid = relax && !hand;
        const double massScale = rigid ? 1 : joint.massScale, impulseScale = rigid ? 0 : joint.impulseScale;
        const Point bias = rigid ? Point{} : joint.bias;
        if (joint.limitMass > 0) solveLimit(a, b, joint, relax, to.limitImpulse);
        const Point v = relativeVelocity(joint, a, b);
        if (to.kind == RigidJointKind::Distance) {
            const double along = joint.axis.x * v.x + joint.axis.y * v.y;
            const double impulse = -massScale * joint.k11 * (along + bias.x) - impulseScale * to.impulseX;
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

void correctJoints(RigidPass& pass) {
    for (std::size_t i = 0; i < pass.work.joints.size(); ++i) {
        const SolverJoint& joint = pass.work.joints[i];
        if (pass.world.joints[i].kind == RigidJointKind::Mouse) continue;
        SolverBody& a = pass.work.bodies[joint.a];
        SolverBody& b = pass.work.bodies[joint.b];
        const double share = pass.method.correctionFactor;
        const Point d = relativeDisplacement(joint, a, b);
        if (pass.world.joints[i].kind == RigidJointKind::Distance) {
            const double along = joint.axis.x * d.x + joint.axis.y * d.y;
            const double impulse = -joint.k11 * (along + share * joint.error.x);
            applyPositionImpulse(joint, {impulse * joint.axis.x, impulse * joint.axis.y}, a, b);
            continue;
        }
        applyPositionImpulse(
            joint, impulseAgainst(joint, {d.x + share * joint.error.x, d.y + share * joint.error.y}), a, b);
        if (joint.limitError < 0) {
            const double turned = joint.limitSign * (b.turn - a.turn);
            const double turn =
                joint.limitSign * std::max(0.0, -joint.limitMass * (turned + share * joint.limitError));
            a.turn -= a.inverseInertia * turn;
            b.turn += b.inverseInertia * turn;
        }
    }
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_work.h"

namespace timestep {

namespace {

/// Relative velocity of the points that a joint joins, B against A [length/time].
Point relative(const std::vector<SolverBody>& bodies, const SolverJoint& joint) {
    const SolverBody &a = bodies[joint.a], &b = bodies[joint.b];
    return {b.vx - b.omega * joint.armB.y - a.vx + a.omega * joint.armA.y,
            b.vy + b.omega * joint.armB.x - a.vy - a.omega * joint.armA.x};
}

/// Returns the work of the impulses of all joints, with the mean of the relative velocities before and after.
double workOfJoints(const RigidPass& pass) {
    const RigidWork& work = pass.work;
    double sum = 0;
    for (std::size_t i = 0; i < work.joints.size(); ++i) {
        const SolverJoint& joint = work.joints[i];
        const RigidJoint& from = pass.world.joints[i];
        const bool rod = from.kind == RigidJointKind::Distance;
        const Point impulse = rod ? Point{from.impulseX * joint.axis.x, from.impulseX * joint.axis.y}
                                  : Point{from.impulseX, from.impulseY};
        const Point old = relative(work.before, joint), now = relative(work.bodies, joint);
        const double turned = work.before[joint.b].omega - work.before[joint.a].omega +
                              work.bodies[joint.b].omega - work.bodies[joint.a].omega;
        sum += (impulse.x * (old.x + now.x) + impulse.y * (old.y + now.y) + from.limitImpulse * turned) / 2;
    }
    return sum;
}

/// By how much the work of gravity is larger with the mean of the velocities before and after than with those
/// before and after its kick alone: m h g·(v1 - v0 - h g) / 2.
double workOfGravity(const RigidPass& pass) {
    const RigidWork& work = pass.work;
    const Point g = pass.world.rules.gravity;
    double sum = 0;
    for (std::size_t i = 0; i < pass.world.bodies.size(); ++i) {
        const SolverBody &old = work.before[i], &now = work.bodies[i];
        if (now.inverseMass == 0) continue;
        sum += (g.x * (now.vx - old.vx - pass.h * g.x) + g.y * (now.vy - old.vy - pass.h * g.y)) * pass.h /
               (2 * now.inverseMass);
    }
    return sum;
}

} // namespace

void shareEnergy(RigidPass& pass, const RigidEnergyChange& start) {
    RigidEnergyChange& energy = pass.work.energy;
    const double impulses = energy.contacts - start.contacts + energy.joints - start.joints;
    const double gravity = workOfGravity(pass), joints = workOfJoints(pass);
    energy.motion += gravity;
    energy.joints = start.joints + joints;
    energy.contacts = start.contacts + impulses - gravity - joints;
}

} // namespace timestep

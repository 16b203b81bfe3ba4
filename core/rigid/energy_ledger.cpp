// SPDX-License-Identifier: GPL-3.0-or-later
// The change of energy by cause. Nothing here is computed unless measureEnergy() is on.
#include "core/rigid/rigid_work.h"

namespace timestep {

namespace {

/// Energy of the bodies with the solver's velocities [mass length²/time²].
double energyOf(const RigidPass& pass) {
    double energy = 0;
    const Point g = pass.world.rules.gravity;
    for (std::size_t i = 0; i < pass.world.bodies.size(); ++i) {
        const RigidBody& at = pass.world.bodies[i];
        const SolverBody& b = pass.work.bodies[i];
        if (at.isStatic()) continue;
        energy += (b.vx * b.vx + b.vy * b.vy) / (2 * b.inverseMass) +
                  b.omega * b.omega / (2 * b.inverseInertia) - (g.x * at.x + g.y * at.y) / b.inverseMass;
    }
    return energy;
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
        const SolverBody &oldA = work.before[joint.a], &oldB = work.before[joint.b];
        const SolverBody &a = work.bodies[joint.a], &b = work.bodies[joint.b];
        const Point old = relativeVelocity(joint, oldA, oldB), now = relativeVelocity(joint, a, b);
        const double turned = oldB.omega - oldA.omega + b.omega - a.omega;
        sum += (impulse.x * (old.x + now.x) + impulse.y * (old.y + now.y) + from.limitImpulse * turned) / 2;
    }
    return sum;
}

/// Returns the work of gravity with the mean of the velocities before and after the (sub)step, minus its work
/// with the mean of those before and after its kick alone: m h g·(v1 - v0 - h g) / 2.
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

void startLedger(RigidPass& pass) {
    if (pass.work.measuresEnergy) pass.work.energyNow = energyOf(pass);
}

void bookEnergy(RigidPass& pass, double RigidEnergyChange::*cause) {
    if (!pass.work.measuresEnergy) return;
    const double energy = energyOf(pass);
    pass.work.energy.*cause += energy - pass.work.energyNow;
    pass.work.energyNow = energy;
}

void shareEnergy(RigidPass& pass, const RigidEnergyChange& start) {
    if (!pass.work.measuresEnergy) return;
    RigidEnergyChange& energy = pass.work.energy;
    const double impulses = energy.contacts - start.contacts + energy.joints - start.joints;
    const double gravity = workOfGravity(pass), joints = workOfJoints(pass);
    energy.motion += gravity;
    energy.joints = start.joints + joints;
    energy.contacts = start.contacts + impulses - gravity - joints;
}

} // namespace timestep

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
                  b.omega * b.omega / (2 * b.inverseInertia) -
                  at.gravityFactor * (g.x * at.x + g.y * at.y) / b.inverseMass;
    }
    return energy;
}

/// The work of impulses of joints, with the mean of the relative velocities before and after.
struct WorkOfJoints {
    double motors = 0; ///< [mass length²/time²]
    double others = 0;
};
WorkOfJoints workOfJoints(const RigidPass& pass) {
    const RigidWork& work = pass.work;
    WorkOfJoints sum;
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
        const double turning = from.limitImpulse + from.angleImpulse;
        sum.others += (impulse.x * (old.x + now.x) + impulse.y * (old.y + now.y) + turning * turned) / 2;
        sum.motors += from.motorImpulse * turned / 2;
    }
    return sum;
}

/// The same for impulses on bodies.
double workOf(const RigidPass& pass, const std::vector<BodyImpulse>& impulses) {
    double sum = 0;
    for (const BodyImpulse& p : impulses) {
        const SolverBody &old = pass.work.before[p.body], &now = pass.work.bodies[p.body];
        sum += (p.x * (old.vx + now.vx) + p.y * (old.vy + now.vy) + p.turn * (old.omega + now.omega)) / 2;
    }
    return sum;
}

/// Returns the work of gravity with the mean of the velocities before and after the (sub)step, minus its work
/// with the mean of those before and after its kick alone: m h g·(v1 - v0 - h g) / 2.
double workOfGravity(const RigidPass& pass) {
    const RigidWork& work = pass.work;
    double sum = 0;
    for (std::size_t i = 0; i < pass.world.bodies.size(); ++i) {
        const SolverBody &old = work.before[i], &now = work.bodies[i];
        if (now.inverseMass == 0) continue;
        const double factor = pass.world.bodies[i].gravityFactor;
        const Point g = {factor * pass.world.rules.gravity.x, factor * pass.world.rules.gravity.y};
        sum += (g.x * (now.vx - old.vx - pass.h * g.x) + g.y * (now.vy - old.vy - pass.h * g.y)) * pass.h /
               (2 * now.inverseMass);
    }
    return sum;
}

} // namespace

void startLedger(RigidPass& pass) {
    if (pass.work.measuresEnergy) pass.work.energyNow = energyOf(pass);
}

void startShare(RigidPass& pass) {
    RigidWork& work = pass.work;
    if (!work.measuresEnergy) return;
    work.before.assign(work.bodies.begin(), work.bodies.end());
    work.forced.clear();
    work.damped.clear();
    work.springsAtStart = springEnergy(pass.world);
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
    const double impulses = energy.contacts - start.contacts + energy.joints - start.joints +
                            (energy.drives - start.drives) + (energy.damping - start.damping);
    const WorkOfJoints joints = workOfJoints(pass);
    const double gravity = workOfGravity(pass), drives = workOf(pass, pass.work.forced) + joints.motors;
    const double damping = workOf(pass, pass.work.damped);
    energy.motion += gravity;
    energy.joints = start.joints + joints.others + (springEnergy(pass.world) - pass.work.springsAtStart);
    energy.drives = start.drives + drives;
    energy.damping = start.damping + damping;
    // The rest is that of the contacts.
    energy.contacts = start.contacts + impulses - gravity - joints.others - drives - damping;
}

} // namespace timestep

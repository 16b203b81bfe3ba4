// SPDX-License-Identifier: GPL-3.0-or-later
// Solves the contacts of a world, one after the other. core/rigid/pair/contact.h solves one of them.
#include "core/rigid/rigid_work.h"
#include "core/stop.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace timestep {

void warmStartContacts(RigidPass& pass) {
    RigidWork& work = pass.work;
    const bool warm = pass.method.warmStart && pass.method.accumulate;
    if (warm && work.inPacks) return work.packs.warmStart(work.contacts, work.bodies);
    for (SolverContact& contact : work.contacts) {
        if (warm)
            applyImpulses(contact, contact.normalImpulse, contact.tangentImpulse, work.bodies[contact.a],
                          work.bodies[contact.b]);
        else
            contact.normalImpulse = contact.tangentImpulse = 0;
        notifyWatcher(pass, RigidPart::Warm,
                      {contact.number, contact.normalImpulse, contact.tangentImpulse, contact.normalImpulse,
                       contact.tangentImpulse});
    }
}

void iterateContacts(RigidPass& pass, Stiffness stiffness) {
    RigidWork& work = pass.work;
    work.counters.pointSolves += static_cast<std::int64_t>(work.contacts.size());
    if (work.inPacks) {
        work.packs.solve(work.bodies, stiffness);
        return;
    }
    for (SolverContact& contact : work.contacts) {
        SolverBody &a = work.bodies[contact.a], &b = work.bodies[contact.b];
        const double jn = contact.normalImpulse, jt = contact.tangentImpulse;
        if (pass.method.accumulate) {
            solveNormal(contact, stiffness, a, b);
            solveFriction(contact, a, b);
        } else {
            solveSingly(contact, stiffness, a, b);
        }
        notifyWatcher(pass, RigidPart::Contact,
                      {contact.number, contact.normalImpulse - jn, contact.tangentImpulse - jt,
                       contact.normalImpulse, contact.tangentImpulse});
    }
}

void sequentialImpacts(RigidPass& pass) {
    // A round gives every contact that approaches its whole impact j = -(1 + e) m v and the friction that mu
    // j allows. Without losses the rounds end; with losses they need not end, so there are at most 100.
    RigidWork& work = pass.work;
    const double slowest = std::max(pass.method.bounceFrom, 1e-12);
    bool quiet = false;
    for (int round = 0; round < 100 && !quiet; ++round) {
        mayStop(8 * work.contacts.size());
        quiet = true;
        for (const SolverContact& contact : work.contacts) {
            SolverBody &a = work.bodies[contact.a], &b = work.bodies[contact.b];
            const double v = velocityAlong(contact.normal, a, b);
            if (v >= -slowest) continue;
            const double e = restitution(pass.world, contact);
            const double normal = -(1 + e) * contact.normal.mass * v;
            applyImpulses(contact, normal, 0, a, b);
            const double most = contact.friction * normal;
            const double stop = -contact.tangent.mass * velocityAlong(contact.tangent, a, b);
            const double tangent = std::clamp(stop, -most, most);
            applyImpulses(contact, 0, tangent, a, b);
            double& sum = pass.world.contacts[contact.number].impactImpulse;
            sum += normal;
            notifyWatcher(pass, RigidPart::Impact, {contact.number, normal, tangent, sum, 0});
            quiet = false;
        }
    }
}

void notePushes(RigidPass& pass) {
    if (!pass.work.bounces) return;
    eachContact(pass,
                [](SolverContact& contact) { contact.pushed = contact.pushed || contact.normalImpulse > 0; });
}

bool biasForRestitution(RigidPass& pass) {
    if (!pass.work.bounces) return false;
    bool any = false;
    for (SolverContact& contact : pass.work.contacts) {
        // A contact without a normal impulse does not bounce: others have separated it before the impact. The
        // impulses of all substeps count, because the first one may stop the bodies (Box2D 3,
        // b2ApplyRestitution: totalNormalImpulse).
        const double speed = contact.pushed ? contact.bounceSpeed : 0;
        contact.bias = std::min(contact.bias, -speed);
        any = any || speed > 0;
    }
    return any;
}

void clearPositionBias(RigidPass& pass) {
    eachContact(pass, [](SolverContact& contact) { contact.bias = std::max(0.0, contact.bias); });
}

double residual(const RigidPass& pass) {
    const std::vector<SolverBody>& bodies = pass.work.bodies;
    double worst = 0;
    for (const SolverContact& contact : pass.work.contacts)
        worst = std::max(worst, -velocityAlong(contact.normal, bodies[contact.a], bodies[contact.b]));
    return worst;
}

namespace {

/// Subtracts the separation that the solved velocities make in the step from the target displacements.
void reduceTargets(RigidPass& pass) {
    const std::vector<SolverBody>& bodies = pass.work.bodies;
    eachContact(pass, [&](SolverContact& contact) {
        double& target = contact.targetDisplacement;
        if (!(target > 0)) return;
        const double vn = velocityAlong(contact.normal, bodies[contact.a], bodies[contact.b]);
        target = std::max(0.0, target - std::max(0.0, pass.h * vn));
    });
}

void correctContacts(RigidPass& pass, bool accumulate) {
    RigidWork& work = pass.work;
    if (work.inPacks) {
        work.packs.correct(work.bodies);
        return;
    }
    for (SolverContact& contact : work.contacts)
        solvePosition(contact, accumulate, work.bodies[contact.a], work.bodies[contact.b]);
}

} // namespace

void correctPositions(RigidPass& pass, double ahead) {
    const bool accumulate = pass.method.positionCorrection == PositionCorrection::SplitImpulse;
    if (!accumulate && pass.method.positionCorrection != PositionCorrection::SplitAsSeed) return;
    if (accumulate) reduceTargets(pass);
    const std::vector<SolverContact>& contacts = pass.work.contacts;
    const bool overlaps =
        firstInShares(0, contacts.size(), fewestShared() / sticksPerContact,
                      [&](std::size_t i) { return contacts[i].targetDisplacement > 0; }) < contacts.size();
    if (!overlaps && pass.world.joints.empty()) return;
    loadPacks(pass);
    for (int n = 0; n < pass.method.iterations; ++n) {
        mayStop(8 * (pass.work.contacts.size() + pass.world.joints.size() + 1));
        correctJoints(pass, ahead);
        correctContacts(pass, accumulate);
    }
    storePacks(pass);
}

// Chooses between text and kernel. Packs give the same bytes as the loops over contacts and are faster if
// many pairs of bodies can be solved side by side. They cannot call a watcher, and they support only
// accumulated impulses.

void choosePacks(RigidPass& pass) {
    using Kernels = RigidStepper::Kernels;
    RigidWork& work = pass.work;
    const bool always = work.kernels == Kernels::Always;
    work.inPacks = work.kernels != Kernels::Never && (always || work.pairs.size() >= 64) &&
                   work.watcher == nullptr && pass.method.accumulate &&
                   pass.method.positionCorrection != PositionCorrection::SplitAsSeed;
    if (!work.inPacks) return;
    const std::size_t packs = work.packs.arrange(work.pairs, work.bodies);
    work.inPacks = always || work.pairs.size() >= packs * ContactPacks::lanes / 2;
}

void loadPacks(RigidPass& pass) {
    if (pass.work.inPacks) pass.work.packs.load(pass.work.contacts, pass.work.bodies);
}

void storePacks(RigidPass& pass) {
    if (pass.work.inPacks) pass.work.packs.store(pass.work.contacts);
}

} // namespace timestep

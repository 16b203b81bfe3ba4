// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/contact_velocity.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace timestep {

namespace {

/// 1 / (1/mA + 1/mB + (rA × d)²/IA + (rB × d)²/IB).
double effectiveMass(const SolverBody& a, const SolverBody& b, double armA, double armB) {
    const double k =
        a.inverseMass + b.inverseMass + armA * armA * a.inverseInertia + armB * armB * b.inverseInertia;
    return k > 0 ? 1 / k : 0;
}

void setUpPoint(const RigidContact& from, const RigidWorld& world, const RigidWork& work, std::size_t lane,
                PackedPoints& points) {
    const RigidBody& a = world.bodies[from.a];
    const RigidBody& b = world.bodies[from.b];
    const Point n = from.normal, t = {-n.y, n.x};
    const Point rA = {from.at.x - a.x, from.at.y - a.y}, rB = {from.at.x - b.x, from.at.y - b.y};
    const double normalA = rA.x * n.y - rA.y * n.x, normalB = rB.x * n.y - rB.y * n.x;
    const double tangentA = rA.x * t.y - rA.y * t.x, tangentB = rB.x * t.y - rB.y * t.x;
    const SolverBody& solverA = work.bodies[from.a];
    const SolverBody& solverB = work.bodies[from.b];
    points.normalArmA[lane] = normalA;
    points.normalArmB[lane] = normalB;
    points.tangentArmA[lane] = tangentA;
    points.tangentArmB[lane] = tangentB;
    points.normalMass[lane] = effectiveMass(solverA, solverB, normalA, normalB);
    points.tangentMass[lane] = effectiveMass(solverA, solverB, tangentA, tangentB);
    points.bias[lane] = 0;
    points.normalImpulse[lane] = from.normalImpulse;
    points.tangentImpulse[lane] = from.tangentImpulse;
}

/// A contact that no iteration changes: for lanes that are empty.
void emptyPoint(std::size_t lane, PackedPoints& points) {
    for (Lanes* lanes : {&points.normalArmA, &points.normalArmB, &points.tangentArmA, &points.tangentArmB,
                         &points.normalMass, &points.tangentMass, &points.bias, &points.normalImpulse,
                         &points.tangentImpulse})
        (*lanes)[lane] = 0;
}

void setUpLane(const RigidPass& pass, ContactPack& pack, ContactTargets& targets, std::size_t lane) {
    const RigidWorld& world = pass.world;
    const RigidContact& from = world.contacts[pack.first[lane]];
    pack.normalX[lane] = from.normal.x;
    pack.normalY[lane] = from.normal.y;
    pack.friction[lane] =
        pass.method.friction ? std::sqrt(world.bodies[from.a].friction * world.bodies[from.b].friction) : 0;
    pack.inverseMassA[lane] = world.bodies[from.a].inverseMass;
    pack.inverseMassB[lane] = world.bodies[from.b].inverseMass;
    pack.inverseInertiaA[lane] = world.bodies[from.a].inverseInertia;
    pack.inverseInertiaB[lane] = world.bodies[from.b].inverseInertia;
    for (std::size_t k = 0; k < pack.count[lane]; ++k) {
        const RigidContact& contact = world.contacts[pack.first[lane] + k];
        setUpPoint(contact, world, pass.work, lane, pack.points[k]);
        targets.separation[k][lane] = contact.separation;
    }
}

void emptyLane(ContactPack& pack, std::size_t lane) {
    for (Lanes* lanes : {&pack.normalX, &pack.normalY, &pack.friction, &pack.inverseMassA, &pack.inverseMassB,
                         &pack.inverseInertiaA, &pack.inverseInertiaB})
        (*lanes)[lane] = 0;
    pack.count[lane] = 0;
}

} // namespace

void setUpContacts(RigidPass& pass) {
    packContacts(pass);
    for (std::size_t i = 0; i < pass.work.packs.size(); ++i) {
        ContactPack& pack = pass.work.packs[i];
        ContactTargets& targets = pass.work.targets[i];
        targets = {};
        for (std::size_t lane = 0; lane < packLanes; ++lane) {
            if (lane < pack.used)
                setUpLane(pass, pack, targets, lane);
            else
                emptyLane(pack, lane);
            for (std::size_t k = pack.count[lane]; k < 2; ++k) emptyPoint(lane, pack.points[k]);
        }
    }
}

void measureApproach(RigidPass& pass) {
    eachContact(
        pass.work, [&](const ContactPack& pack, const ContactTargets&, std::size_t lane, std::size_t k) {
            pass.world.contacts[pack.first[lane] + k].approach = normalVelocity(pass.work, pack, lane, k);
        });
}

void setBounces(RigidPass& pass) {
    if (pass.method.impact == ImpactRule::Sequential) return;
    eachContact(
        pass.work, [&](const ContactPack& pack, ContactTargets& targets, std::size_t lane, std::size_t k) {
            const double approach = pass.world.contacts[pack.first[lane] + k].approach;
            if (approach < -pass.method.bounceFrom)
                targets.bounce[k][lane] = -restitution(pass.world, pack.a[lane], pack.b[lane]) * approach;
        });
}

void followSeparations(RigidPass& pass) {
    eachContact(pass.work,
                [&](const ContactPack& pack, ContactTargets& targets, std::size_t lane, std::size_t k) {
                    const Displacement& a = pass.work.moved[pack.a[lane]];
                    const Displacement& b = pass.work.moved[pack.b[lane]];
                    const double apart = pack.normalX[lane] * (b.x - a.x) + pack.normalY[lane] * (b.y - a.y);
                    targets.separation[k][lane] = pass.world.contacts[pack.first[lane] + k].separation +
                                                  apart + b.turn * pack.points[k].normalArmB[lane] -
                                                  a.turn * pack.points[k].normalArmA[lane];
                });
}

void setBiases(RigidPass& pass) {
    const RigidMethod& method = pass.method;
    const SoftCoefficients soft =
        softCoefficients(std::min(method.softHertz, 0.25 / pass.h), method.softDamping, pass.h);
    const bool split = method.positionCorrection == PositionCorrection::SplitImpulse ||
                       method.positionCorrection == PositionCorrection::SplitAsSeed;
    const double share = method.positionCorrection == PositionCorrection::Baumgarte
                             ? method.correctionFactor / pass.h
                         : method.positionCorrection == PositionCorrection::Soft ? soft.biasRate
                                                                                 : 0;
    const double most = method.positionCorrection == PositionCorrection::Soft
                            ? method.fastestCorrection
                            : std::numeric_limits<double>::infinity();
    const bool bounces = method.restitution == RestitutionRule::WithVelocities;
    eachContact(pass.work, [&](ContactPack& pack, ContactTargets& targets, std::size_t lane, std::size_t k) {
        const double separation = targets.separation[k][lane];
        const double overlap = std::max(0.0, -(separation + method.slop));
        targets.displacement[k][lane] = split ? method.correctionFactor * overlap : 0;
        targets.positionImpulse[k][lane] = 0;
        double speed = std::min(share * overlap, most);
        if (bounces) speed = std::max(speed, targets.bounce[k][lane]);
        // An open contact may close during the step, but no further.
        pack.points[k].bias[lane] = std::max(0.0, separation) / pass.h - speed;
    });
}

void storeContacts(RigidPass& pass) {
    eachContact(pass.work,
                [&](const ContactPack& pack, const ContactTargets& targets, std::size_t lane, std::size_t k) {
                    RigidContact& to = pass.world.contacts[pack.first[lane] + k];
                    to.normalImpulse = pack.points[k].normalImpulse[lane];
                    to.tangentImpulse = pack.points[k].tangentImpulse[lane];
                    to.positionImpulse = targets.positionImpulse[k][lane];
                    to.impactImpulse = targets.impact[k][lane];
                });
}

} // namespace timestep

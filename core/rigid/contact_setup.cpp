// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/contact_velocity.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace timestep {

namespace {

void loadPoint(const RigidContact& from, const RigidWorld& world, std::size_t lane, PackedPoints& points,
               ContactArms& arms) {
    const RigidBody& a = world.bodies[from.a];
    const RigidBody& b = world.bodies[from.b];
    arms.aX[lane] = from.at.x - a.x;
    arms.aY[lane] = from.at.y - a.y;
    arms.bX[lane] = from.at.x - b.x;
    arms.bY[lane] = from.at.y - b.y;
    points.normalImpulse[lane] = from.normalImpulse;
    points.tangentImpulse[lane] = from.tangentImpulse;
}

/// Copies what the world knows of the contacts of a pair.
void loadLane(const RigidPass& pass, std::size_t lane, ContactPack& pack, ContactTargets& targets,
              std::array<ContactArms, 2>& arms) {
    const RigidWorld& world = pass.world;
    const RigidContact& from = world.contacts[pack.first[lane]];
    const RigidBody& a = world.bodies[from.a];
    const RigidBody& b = world.bodies[from.b];
    pack.normalX[lane] = from.normal.x;
    pack.normalY[lane] = from.normal.y;
    pack.friction[lane] = pass.method.friction ? a.friction * b.friction : 0;
    pack.inverseMassA[lane] = a.inverseMass;
    pack.inverseMassB[lane] = b.inverseMass;
    pack.inverseInertiaA[lane] = a.inverseInertia;
    pack.inverseInertiaB[lane] = b.inverseInertia;
    for (std::size_t k = 0; k < pack.count[lane]; ++k) {
        const RigidContact& contact = world.contacts[pack.first[lane] + k];
        loadPoint(contact, world, lane, pack.points[k], arms[k]);
        targets.separation[k][lane] = contact.separation;
    }
}

void emptyLane(ContactPack& pack, std::size_t lane) {
    for (Lanes* lanes : {&pack.normalX, &pack.normalY, &pack.friction, &pack.inverseMassA, &pack.inverseMassB,
                         &pack.inverseInertiaA, &pack.inverseInertiaB})
        (*lanes)[lane] = 0;
    pack.count[lane] = 0;
}

/// A contact that no iteration changes: without masses and impulses.
void emptyPoint(PackedPoints& points, std::size_t lane) {
    for (Lanes* lanes :
         {&points.normalArmA, &points.normalArmB, &points.tangentArmA, &points.tangentArmB,
          &points.normalMass, &points.tangentMass, &points.normalImpulse, &points.tangentImpulse})
        (*lanes)[lane] = 0;
}

} // namespace

void setUpContacts(RigidPass& pass) {
    packContacts(pass);
    std::array<ContactArms, 2> arms;
    for (std::size_t i = 0; i < pass.work.packs.size(); ++i) {
        ContactPack& pack = pass.work.packs[i];
        ContactTargets& targets = pass.work.targets[i];
        for (std::size_t k = 0; k < 2; ++k) { // the rest is computed before it is read
            targets.separation[k].fill(0);
            targets.bounce[k].fill(0);
            targets.impact[k].fill(0);
            pack.points[k].bias.fill(0);
        }
        for (std::size_t lane = 0; lane < packLanes; ++lane) {
            if (lane < pack.used)
                loadLane(pass, lane, pack, targets, arms);
            else
                emptyLane(pack, lane);
        }
        setUpMasses(pack, arms);
        for (std::size_t lane = 0; lane < packLanes; ++lane)
            for (std::size_t k = pack.count[lane]; k < 2; ++k) emptyPoint(pack.points[k], lane);
    }
}

void measureApproach(RigidPass& pass) {
    measureApproaches(pass.work);
}

void setBounces(RigidPass& pass) {
    pass.work.bounces = pass.method.impact != ImpactRule::Sequential &&
                        std::any_of(pass.world.bodies.begin(), pass.world.bodies.end(),
                                    [](const RigidBody& body) { return body.restitution != 0; });
    if (!pass.work.bounces) return; // the target velocities are 0
    eachContact(
        pass.work, [&](const ContactPack& pack, ContactTargets& targets, std::size_t lane, std::size_t k) {
            const double approach = targets.approach[k][lane];
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
    biasPacks(pass.work, {method.slop, share, most, split ? method.correctionFactor : 0, pass.h,
                          method.restitution == RestitutionRule::WithVelocities});
}

void storeContacts(RigidPass& pass) {
    eachContact(pass.work,
                [&](const ContactPack& pack, const ContactTargets& targets, std::size_t lane, std::size_t k) {
                    RigidContact& to = pass.world.contacts[pack.first[lane] + k];
                    to.normalImpulse = pack.points[k].normalImpulse[lane];
                    to.tangentImpulse = pack.points[k].tangentImpulse[lane];
                    to.approach = targets.approach[k][lane];
                    to.positionImpulse = targets.positionImpulse[k][lane];
                    to.impactImpulse = targets.impact[k][lane];
                });
}

} // namespace timestep

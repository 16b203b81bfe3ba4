// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/contact_velocity.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

namespace {

std::uint32_t contactOf(const ContactPack& pack, std::size_t lane, std::size_t k) {
    return pack.first[lane] + static_cast<std::uint32_t>(k);
}

/// One contact of a pack in a pack of its own.
ContactPack alone(const ContactPack& pack, std::size_t lane, std::size_t k, std::uint32_t emptyLane) {
    ContactPack one;
    one.a.fill(emptyLane);
    one.b.fill(emptyLane);
    one.used = one.most = 1;
    one.a[0] = pack.a[lane];
    one.b[0] = pack.b[lane];
    one.count[0] = 1;
    for (Lanes ContactPack::*number :
         {&ContactPack::normalX, &ContactPack::normalY, &ContactPack::friction, &ContactPack::inverseMassA,
          &ContactPack::inverseMassB, &ContactPack::inverseInertiaA, &ContactPack::inverseInertiaB})
        (one.*number)[0] = (pack.*number)[lane];
    for (Lanes PackedPoints::*number :
         {&PackedPoints::normalArmA, &PackedPoints::normalArmB, &PackedPoints::tangentArmA,
          &PackedPoints::tangentArmB, &PackedPoints::normalMass, &PackedPoints::tangentMass,
          &PackedPoints::bias, &PackedPoints::normalImpulse, &PackedPoints::tangentImpulse})
        (one.points[0].*number)[0] = (pack.points[k].*number)[lane];
    return one;
}

/// Like iteratePacks(), but one contact at a time, so that the watcher sees each of them.
void iterateOneByOne(const RigidPass& pass, double massScale, double keep) {
    RigidWork& work = pass.work;
    std::vector<ContactPack> packs;
    packs.swap(work.packs);
    for (ContactPack& pack : packs)
        for (std::size_t lane = 0; lane < pack.used; ++lane)
            for (std::size_t k = 0; k < pack.count[lane]; ++k) {
                work.packs.assign(1,
                                  alone(pack, lane, k, static_cast<std::uint32_t>(work.bodies.size() - 1)));
                iteratePacks(work, pass.method.accumulate, massScale, keep);
                const PackedPoints& after = work.packs.front().points[0];
                double &normal = pack.points[k].normalImpulse[lane],
                       &tangent = pack.points[k].tangentImpulse[lane];
                const ContactImpulse impulse = {contactOf(pack, lane, k), after.normalImpulse[0] - normal,
                                                after.tangentImpulse[0] - tangent, after.normalImpulse[0],
                                                after.tangentImpulse[0]};
                normal = after.normalImpulse[0];
                tangent = after.tangentImpulse[0];
                notifyWatcher(pass, RigidPart::Contact, impulse);
            }
    packs.swap(work.packs);
}

} // namespace

void warmStartContacts(RigidPass& pass) {
    RigidWork& work = pass.work;
    const bool warm = pass.method.warmStart && pass.method.accumulate;
    if (warm && work.watcher == nullptr) {
        warmStartPacks(work);
        return;
    }
    eachContact(work, [&](ContactPack& pack, const ContactTargets&, std::size_t lane, std::size_t k) {
        PackedPoints& points = pack.points[k];
        double &normal = points.normalImpulse[lane], &tangent = points.tangentImpulse[lane];
        if (warm)
            applyImpulses(work, pack, lane, k, normal, tangent);
        else
            normal = tangent = 0;
        notifyWatcher(pass, RigidPart::Warm, {contactOf(pack, lane, k), normal, tangent, normal, tangent});
    });
}

void iterateContacts(RigidPass& pass, double massScale, double impulseScale) {
    if (pass.work.watcher != nullptr)
        iterateOneByOne(pass, massScale, 1 - impulseScale);
    else
        iteratePacks(pass.work, pass.method.accumulate, massScale, 1 - impulseScale);
    pass.work.counters.pointSolves += static_cast<std::int64_t>(pass.world.contacts.size());
}

void sequentialImpacts(RigidPass& pass) {
    // A round gives every contact that approaches its whole impact j = -(1 + e) m v and the friction that mu
    // j allows. Without losses the rounds end; with them they need not, so 100 are enough.
    RigidWork& work = pass.work;
    const double slowest = std::max(pass.method.bounceFrom, 1e-12);
    bool quiet = false;
    for (int round = 0; round < 100 && !quiet; ++round) {
        quiet = true;
        eachContact(
            work, [&](const ContactPack& pack, ContactTargets& targets, std::size_t lane, std::size_t k) {
                const double v = normalVelocity(work, pack, lane, k);
                if (v >= -slowest) return;
                const double e = restitution(pass.world, pack.a[lane], pack.b[lane]);
                const double normal = -(1 + e) * pack.points[k].normalMass[lane] * v;
                applyImpulses(work, pack, lane, k, normal, 0);
                const double limit = pack.friction[lane] * normal;
                const double stop = -pack.points[k].tangentMass[lane] * tangentVelocity(work, pack, lane, k);
                applyImpulses(work, pack, lane, k, 0, std::clamp(stop, -limit, limit));
                targets.impact[k][lane] += normal;
                notifyWatcher(pass, RigidPart::Impact,
                              {contactOf(pack, lane, k), normal, std::clamp(stop, -limit, limit),
                               targets.impact[k][lane], 0});
                quiet = false;
            });
    }
}

bool biasForRestitution(RigidPass& pass) {
    return pass.work.bounces && bouncePacks(pass.work);
}

void clearPositionBias(RigidPass& pass) {
    for (ContactPack& pack : pass.work.packs)
        for (PackedPoints& points : pack.points)
            for (double& bias : points.bias) bias = std::max(0.0, bias);
}

double residual(const RigidPass& pass) {
    double worst = 0;
    eachContact(pass.work,
                [&](const ContactPack& pack, const ContactTargets&, std::size_t lane, std::size_t k) {
                    worst = std::max(worst, -normalVelocity(pass.work, pack, lane, k));
                });
    return worst;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/contact_velocity.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace timestep {

void warmStartContacts(RigidPass& pass) {
    RigidWork& work = pass.work;
    const bool warm = pass.method.warmStart && pass.method.accumulate;
    eachContact(work, [&](ContactPack& pack, const PackedGoals&, std::size_t lane, std::size_t k) {
        PackedPoints& points = pack.points[k];
        if (warm)
            applyImpulses(work, pack, lane, k, points.normalImpulse[lane], points.tangentImpulse[lane]);
        else
            points.normalImpulse[lane] = points.tangentImpulse[lane] = 0;
    });
}

void sweepContacts(RigidPass& pass, double massScale, double impulseScale) {
    sweepPacks(pass.work, pass.method.accumulate, massScale, 1 - impulseScale);
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
        eachContact(work, [&](const ContactPack& pack, PackedGoals& goals, std::size_t lane, std::size_t k) {
            const double v = normalVelocity(work, pack, lane, k);
            if (v >= -slowest) return;
            const double e = restitution(pass.world, pack.a[lane], pack.b[lane]);
            const double normal = -(1 + e) * pack.points[k].normalMass[lane] * v;
            applyImpulses(work, pack, lane, k, normal, 0);
            const double limit = pack.friction[lane] * normal;
            const double stop = -pack.points[k].tangentMass[lane] * tangentVelocity(work, pack, lane, k);
            applyImpulses(work, pack, lane, k, 0, std::clamp(stop, -limit, limit));
            goals.impact[k][lane] += normal;
            quiet = false;
        });
    }
}

bool biasForRestitution(RigidPass& pass) {
    bool any = false;
    eachContact(pass.work, [&](ContactPack& pack, const PackedGoals& goals, std::size_t lane, std::size_t k) {
        // What was pulled apart by others before it could hit has nothing to bounce off.
        const double bounce = pack.points[k].normalImpulse[lane] > 0 ? goals.bounce[k][lane] : 0;
        pack.points[k].bias[lane] = std::min(pack.points[k].bias[lane], -bounce);
        any = any || bounce > 0;
    });
    return any;
}

void clearPushes(RigidPass& pass) {
    for (ContactPack& pack : pass.work.packs)
        for (PackedPoints& points : pack.points)
            for (double& bias : points.bias) bias = std::max(0.0, bias);
}

double residual(const RigidPass& pass) {
    double worst = 0;
    eachContact(pass.work, [&](const ContactPack& pack, const PackedGoals&, std::size_t lane, std::size_t k) {
        worst = std::max(worst, -normalVelocity(pass.work, pack, lane, k));
    });
    return worst;
}

} // namespace timestep

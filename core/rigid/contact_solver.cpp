// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/contact_velocity.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Sequential impulses (E. Catto, GDC 2006): the normal impulse of a contact that makes its relative normal
/// velocity vanish is -m (v + bias); the sum of them is kept >= 0, and that of the friction within mu times
/// it. Soft: dj = -massScale m (v + bias) - impulseScale j. Without accumulation each impulse is clamped by
/// itself.
template <bool Accumulate>
void solvePoint(SolverBody& a, SolverBody& b, const SolverContact& contact, SolverPoint& point,
                double massScale, double keep) {
    const double wanted = -massScale * point.normalMass * (normalVelocity(a, b, contact, point) + point.bias);
    const double before = Accumulate ? point.normalImpulse : 0;
    const double normal = std::max(0.0, before * keep + wanted);
    applyNormal(a, b, contact, point, normal - before);
    point.normalImpulse += normal - before;

    const double limit = contact.friction * (Accumulate ? point.normalImpulse : normal);
    const double held = Accumulate ? point.tangentImpulse : 0;
    const double stop = held - point.tangentMass * tangentVelocity(a, b, contact, point);
    const double tangent = std::min(std::max(stop, -limit), limit);
    applyTangent(a, b, contact, point, tangent - held);
    point.tangentImpulse += tangent - held;
}

template <bool Accumulate>
void sweep(RigidWork& work, double massScale, double impulseScale) {
    const double keep = 1 - impulseScale;
    for (SolverContact& contact : work.contacts) {
        // Copies of the bodies stay in registers while both points are solved.
        SolverBody a = work.bodies[contact.a], b = work.bodies[contact.b];
        for (std::uint32_t k = 0; k < contact.count; ++k)
            solvePoint<Accumulate>(a, b, contact, contact.points[k], massScale, keep);
        work.bodies[contact.a] = a;
        work.bodies[contact.b] = b;
    }
}

} // namespace

void warmStartContacts(RigidPass& pass) {
    RigidWork& work = pass.work;
    const bool warm = pass.method.warmStart && pass.method.accumulate;
    for (SolverContact& contact : work.contacts) {
        SolverBody& a = work.bodies[contact.a];
        SolverBody& b = work.bodies[contact.b];
        for (std::uint32_t k = 0; k < contact.count; ++k) {
            SolverPoint& point = contact.points[k];
            if (!warm) {
                point.normalImpulse = point.tangentImpulse = 0;
                continue;
            }
            applyNormal(a, b, contact, point, point.normalImpulse);
            applyTangent(a, b, contact, point, point.tangentImpulse);
        }
    }
}

void sweepContacts(RigidPass& pass, double massScale, double impulseScale) {
    if (pass.method.accumulate)
        sweep<true>(pass.work, massScale, impulseScale);
    else
        sweep<false>(pass.work, massScale, impulseScale);
    pass.work.counters.pointSolves += static_cast<std::int64_t>(pass.world.contacts.size());
}

void sequentialImpacts(RigidPass& pass) {
    // A round gives every contact that approaches its whole impact j = -(1 + e) m v and the friction that mu
    // j allows. Without losses the rounds end; with them they need not, so 100 are enough.
    for (int round = 0; round < 100; ++round) {
        bool quiet = true;
        for (std::size_t i = 0; i < pass.work.contacts.size(); ++i) {
            const SolverContact& contact = pass.work.contacts[i];
            SolverBody& a = pass.work.bodies[contact.a];
            SolverBody& b = pass.work.bodies[contact.b];
            const double e = restitution(pass.world, contact.a, contact.b);
            for (std::uint32_t k = 0; k < contact.count; ++k) {
                const SolverPoint& point = contact.points[k];
                const double v = normalVelocity(a, b, contact, point);
                if (v >= -std::max(pass.method.bounceFrom, 1e-12)) continue;
                const double normal = -(1 + e) * point.normalMass * v;
                applyNormal(a, b, contact, point, normal);
                const double limit = contact.friction * normal;
                const double stop = -point.tangentMass * tangentVelocity(a, b, contact, point);
                applyTangent(a, b, contact, point, std::clamp(stop, -limit, limit));
                pass.work.goals[i].impact[k] += normal;
                quiet = false;
            }
        }
        if (quiet) return;
    }
}

bool biasForRestitution(RigidPass& pass) {
    bool any = false;
    for (std::size_t i = 0; i < pass.work.contacts.size(); ++i) {
        SolverContact& contact = pass.work.contacts[i];
        for (std::uint32_t k = 0; k < contact.count; ++k) {
            // What was pulled apart by others before it could hit has nothing to bounce off.
            const double bounce = contact.points[k].normalImpulse > 0 ? pass.work.goals[i].bounce[k] : 0;
            contact.points[k].bias = std::min(contact.points[k].bias, -bounce);
            any = any || bounce > 0;
        }
    }
    return any;
}

void clearPushes(RigidPass& pass) {
    for (SolverContact& contact : pass.work.contacts)
        for (SolverPoint& point : contact.points) point.bias = std::max(0.0, point.bias);
}

double residual(const RigidPass& pass) {
    double worst = 0;
    for (const SolverContact& contact : pass.work.contacts)
        for (std::uint32_t k = 0; k < contact.count; ++k)
            worst = std::max(worst, -normalVelocity(pass.work.bodies[contact.a], pass.work.bodies[contact.b],
                                                    contact, contact.points[k]));
    return worst;
}

} // namespace timestep

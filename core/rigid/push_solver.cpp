// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/contact_velocity.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>

namespace timestep {

namespace {

/// Displacement of b against a along the normal by split impulses so far [length].
double pushed(const SolverBody& a, const SolverBody& b, const SolverContact& contact,
              const SolverPoint& point) {
    return contact.normal.x * (b.pushX - a.pushX) + contact.normal.y * (b.pushY - a.pushY) +
           b.turn * point.normalArmB - a.turn * point.normalArmA;
}

void push(SolverBody& a, SolverBody& b, const SolverContact& contact, const SolverPoint& point,
          double impulse) {
    const double x = impulse * contact.normal.x, y = impulse * contact.normal.y;
    a.pushX -= a.inverseMass * x;
    a.pushY -= a.inverseMass * y;
    a.turn -= a.inverseInertia * impulse * point.normalArmA;
    b.pushX += b.inverseMass * x;
    b.pushY += b.inverseMass * y;
    b.turn += b.inverseInertia * impulse * point.normalArmB;
}

/// What the solved velocities open during the step needs no push. False when nothing is left to push.
bool lessenGoals(RigidPass& pass) {
    const bool counts = pass.method.push == PushRule::SplitImpulse;
    bool any = false;
    for (std::size_t i = 0; i < pass.work.contacts.size(); ++i) {
        const SolverContact& contact = pass.work.contacts[i];
        for (std::uint32_t k = 0; k < contact.count; ++k) {
            double& goal = pass.work.goals[i].push[k];
            if (goal > 0 && counts) {
                const double opens =
                    pass.h * normalVelocity(pass.work.bodies[contact.a], pass.work.bodies[contact.b], contact,
                                            contact.points[k]);
                goal = std::max(0.0, goal - std::max(0.0, opens));
            }
            any = any || goal > 0;
        }
    }
    return any;
}

} // namespace

void pushApart(RigidPass& pass) {
    const bool sums = pass.method.push == PushRule::SplitImpulse;
    if (!sums && pass.method.push != PushRule::SplitAsSeed) return;
    const bool overlaps = lessenGoals(pass);
    if (!overlaps && pass.world.joints.empty()) return;
    for (int n = 0; n < pass.method.iterations; ++n) {
        pushJoints(pass);
        for (std::size_t i = 0; i < pass.work.contacts.size(); ++i) {
            const SolverContact& contact = pass.work.contacts[i];
            ContactGoal& goal = pass.work.goals[i];
            SolverBody& a = pass.work.bodies[contact.a];
            SolverBody& b = pass.work.bodies[contact.b];
            for (std::uint32_t k = 0; k < contact.count; ++k) {
                const SolverPoint& point = contact.points[k];
                const double missing = goal.push[k] - pushed(a, b, contact, point);
                const double before = goal.pushImpulse[k];
                const double least = sums ? 0 : before;
                goal.pushImpulse[k] = std::max(least, before + point.normalMass * missing);
                push(a, b, contact, point, goal.pushImpulse[k] - before);
            }
        }
    }
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/rigid/contact_velocity.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Which contacts of the world stand together: pairs of bodies, cut into twos.
void listGroups(const RigidWorld& world, RigidWork& work) {
    work.sequence.clear();
    for (std::size_t i = 0; i < world.contacts.size();) {
        work.sequence.push_back(static_cast<std::uint32_t>(i));
        const bool two = i + 1 < world.contacts.size() && world.contacts[i + 1].a == world.contacts[i].a &&
                         world.contacts[i + 1].b == world.contacts[i].b;
        i += two ? 2 : 1;
    }
}

void orderGroups(const RigidPass& pass) {
    RigidWork& work = pass.work;
    const std::vector<RigidContact>& contacts = pass.world.contacts;
    const Point g = pass.world.rules.gravity;
    switch (pass.method.order) {
    case ContactOrder::AsMade:
        break;
    case ContactOrder::Reversed:
        std::reverse(work.sequence.begin(), work.sequence.end());
        break;
    case ContactOrder::BottomUp:
        std::sort(work.sequence.begin(), work.sequence.end(), [&](std::uint32_t p, std::uint32_t q) {
            const double lowP = g.x * contacts[p].at.x + g.y * contacts[p].at.y;
            const double lowQ = g.x * contacts[q].at.x + g.y * contacts[q].at.y;
            return lowP > lowQ || (lowP == lowQ && p < q);
        });
        break;
    case ContactOrder::Random:
        Random(pass.method.seed, static_cast<std::uint64_t>(pass.step),
               static_cast<std::uint64_t>(pass.substep))
            .shuffle(work.sequence);
        break;
    }
}

/// 1 / (1/mA + 1/mB + (rA × d)²/IA + (rB × d)²/IB).
double effectiveMass(const SolverBody& a, const SolverBody& b, double armA, double armB) {
    const double k =
        a.inverseMass + b.inverseMass + armA * armA * a.inverseInertia + armB * armB * b.inverseInertia;
    return k > 0 ? 1 / k : 0;
}

void setUpPoint(const RigidContact& from, const RigidWorld& world, const RigidWork& work,
                SolverPoint& point) {
    const RigidBody& a = world.bodies[from.a];
    const RigidBody& b = world.bodies[from.b];
    const Point n = from.normal, t = {-n.y, n.x};
    const Point rA = {from.at.x - a.x, from.at.y - a.y}, rB = {from.at.x - b.x, from.at.y - b.y};
    point.normalArmA = rA.x * n.y - rA.y * n.x;
    point.normalArmB = rB.x * n.y - rB.y * n.x;
    point.tangentArmA = rA.x * t.y - rA.y * t.x;
    point.tangentArmB = rB.x * t.y - rB.y * t.x;
    const SolverBody& solverA = work.bodies[from.a];
    const SolverBody& solverB = work.bodies[from.b];
    point.normalMass = effectiveMass(solverA, solverB, point.normalArmA, point.normalArmB);
    point.tangentMass = effectiveMass(solverA, solverB, point.tangentArmA, point.tangentArmB);
    point.bias = 0;
    point.normalImpulse = from.normalImpulse;
    point.tangentImpulse = from.tangentImpulse;
}

} // namespace

void setUpContacts(RigidPass& pass) {
    RigidWork& work = pass.work;
    RigidWorld& world = pass.world;
    listGroups(world, work);
    orderGroups(pass);
    work.contacts.resize(work.sequence.size());
    work.goals.resize(work.sequence.size());
    for (std::size_t i = 0; i < work.sequence.size(); ++i) {
        const std::uint32_t first = work.sequence[i];
        const RigidContact& from = world.contacts[first];
        SolverContact& contact = work.contacts[i];
        contact.a = from.a;
        contact.b = from.b;
        contact.first = first;
        const bool two = first + 1 < world.contacts.size() && world.contacts[first + 1].a == from.a &&
                         world.contacts[first + 1].b == from.b;
        // Of an odd number of contacts in a pair the last one stands alone, as listGroups has it.
        contact.count = two ? 2 : 1;
        contact.normal = from.normal;
        contact.friction = pass.method.friction
                               ? std::sqrt(world.bodies[from.a].friction * world.bodies[from.b].friction)
                               : 0;
        for (std::uint32_t k = 0; k < contact.count; ++k)
            setUpPoint(world.contacts[first + k], world, work, contact.points[k]);
        work.goals[i] = {};
        for (std::uint32_t k = 0; k < contact.count; ++k)
            work.goals[i].separation[k] = world.contacts[first + k].separation;
    }
}

void measureApproach(RigidPass& pass) {
    for (const SolverContact& contact : pass.work.contacts) {
        const SolverBody& a = pass.work.bodies[contact.a];
        const SolverBody& b = pass.work.bodies[contact.b];
        for (std::uint32_t k = 0; k < contact.count; ++k)
            pass.world.contacts[contact.first + k].approach =
                normalVelocity(a, b, contact, contact.points[k]);
    }
}

void setBounces(RigidPass& pass) {
    if (pass.method.impact == ImpactRule::Sequential) return;
    for (std::size_t i = 0; i < pass.work.contacts.size(); ++i) {
        const SolverContact& contact = pass.work.contacts[i];
        for (std::uint32_t k = 0; k < contact.count; ++k) {
            const double approach = pass.world.contacts[contact.first + k].approach;
            if (approach < -pass.method.bounceFrom)
                pass.work.goals[i].bounce[k] = -restitution(pass.world, contact.a, contact.b) * approach;
        }
    }
}

void followSeparations(RigidPass& pass) {
    for (std::size_t i = 0; i < pass.work.contacts.size(); ++i) {
        const SolverContact& contact = pass.work.contacts[i];
        const Displacement& a = pass.work.moved[contact.a];
        const Displacement& b = pass.work.moved[contact.b];
        const double apart = contact.normal.x * (b.x - a.x) + contact.normal.y * (b.y - a.y);
        for (std::uint32_t k = 0; k < contact.count; ++k)
            pass.work.goals[i].separation[k] = pass.world.contacts[contact.first + k].separation + apart +
                                               b.turn * contact.points[k].normalArmB -
                                               a.turn * contact.points[k].normalArmA;
    }
}

void setBiases(RigidPass& pass) {
    const RigidMethod& method = pass.method;
    const SoftCoefficients soft =
        softCoefficients(std::min(method.softHertz, 0.25 / pass.h), method.softDamping, pass.h);
    const bool split = method.push == PushRule::SplitImpulse || method.push == PushRule::SplitAsSeed;
    for (std::size_t i = 0; i < pass.work.contacts.size(); ++i) {
        SolverContact& contact = pass.work.contacts[i];
        ContactGoal& goal = pass.work.goals[i];
        for (std::uint32_t k = 0; k < contact.count; ++k) {
            // An open contact may close during the step, but no further.
            const double separation = goal.separation[k];
            contact.points[k].bias = std::max(0.0, separation) / pass.h;
            goal.push[k] = goal.pushImpulse[k] = 0;
            const double overlap = std::max(0.0, -(separation + method.slop));
            double speed = 0;
            if (split)
                goal.push[k] = method.pushFactor * overlap;
            else if (method.push == PushRule::Baumgarte)
                speed = method.pushFactor / pass.h * overlap;
            else if (method.push == PushRule::Soft)
                speed = std::min(soft.biasRate * overlap, method.fastestPush);
            if (method.restitution == RestitutionRule::WithVelocities)
                speed = std::max(speed, goal.bounce[k]);
            contact.points[k].bias -= speed;
        }
    }
}

void storeContacts(RigidPass& pass) {
    for (std::size_t i = 0; i < pass.work.contacts.size(); ++i) {
        const SolverContact& contact = pass.work.contacts[i];
        for (std::uint32_t k = 0; k < contact.count; ++k) {
            RigidContact& to = pass.world.contacts[contact.first + k];
            to.normalImpulse = contact.points[k].normalImpulse;
            to.tangentImpulse = contact.points[k].tangentImpulse;
            to.pushImpulse = pass.work.goals[i].pushImpulse[k];
            to.impactImpulse = pass.work.goals[i].impact[k];
        }
    }
}

} // namespace timestep

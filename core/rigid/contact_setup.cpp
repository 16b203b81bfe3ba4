// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace timestep {

namespace {

/// Lists the contacts in the order of the method.
void orderContacts(const RigidPass& pass) {
    std::vector<BodyPair>& pairs = pass.work.pairs;
    const std::vector<RigidContact>& contacts = pass.world.contacts;
    const Point g = pass.world.rules.gravity;
    listPairs(contacts, pairs);
    switch (pass.method.order) {
    case ContactOrder::AsMade:
        break;
    case ContactOrder::Reversed:
        std::reverse(pairs.begin(), pairs.end());
        break;
    case ContactOrder::BottomUp:
        std::sort(pairs.begin(), pairs.end(), [&](const BodyPair& p, const BodyPair& q) {
            const double lowP = g.x * contacts[p.first].at.x + g.y * contacts[p.first].at.y;
            const double lowQ = g.x * contacts[q.first].at.x + g.y * contacts[q.first].at.y;
            return lowP > lowQ || (lowP == lowQ && p.first < q.first);
        });
        break;
    case ContactOrder::Random:
        Random(pass.method.seed, static_cast<std::uint64_t>(pass.step),
               static_cast<std::uint64_t>(pass.substep))
            .shuffle(pairs);
        break;
    }
}

/// Sets up a contact with its arms and effective masses, and with the impulses of the last (sub)step.
void setUpContact(const RigidPass& pass, std::uint32_t number, SolverContact& contact) {
    const RigidContact& from = pass.world.contacts[number];
    const RigidBody &a = pass.world.bodies[from.a], &b = pass.world.bodies[from.b];
    const SolverBody &movingA = pass.work.bodies[from.a], &movingB = pass.work.bodies[from.b];
    const Point n = from.normal, t = {-n.y, n.x};
    const Point rA = {from.at.x - a.x, from.at.y - a.y}, rB = {from.at.x - b.x, from.at.y - b.y};
    contact.a = from.a;
    contact.b = from.b;
    contact.number = number;
    contact.normal = contactAxis(n, rA, rB, movingA, movingB);
    contact.tangent = contactAxis(t, rA, rB, movingA, movingB);
    contact.friction = pass.method.friction ? std::sqrt(a.friction * b.friction) : 0;
    contact.normalImpulse = from.normalImpulse;
    contact.tangentImpulse = from.tangentImpulse;
    contact.separation = from.separation;
    contact.approach = velocityAlong(contact.normal, movingA, movingB);
    contact.bounceSpeed = 0;
    contact.pushed = false;
}

/// How the solver removes overlap.
struct CorrectionRule {
    double rate = 0;                                          ///< speed per overlap beyond the slop [1/time]
    double fastest = std::numeric_limits<double>::infinity(); ///< largest such speed [length/time]
    double share = 0; ///< displacement per overlap beyond the slop [1]
};

CorrectionRule correctionRule(const RigidMethod& method, double h) {
    CorrectionRule rule;
    switch (method.positionCorrection) {
    case PositionCorrection::None:
        break;
    case PositionCorrection::SplitImpulse:
    case PositionCorrection::SplitAsSeed:
        rule.share = method.correctionFactor;
        break;
    case PositionCorrection::Baumgarte:
        rule.rate = method.correctionFactor / h;
        break;
    case PositionCorrection::Soft:
        rule.rate = softContacts(method, h).biasRate;
        rule.fastest = method.fastestCorrection;
        break;
    }
    return rule;
}

} // namespace

void setUpContacts(RigidPass& pass) {
    RigidWork& work = pass.work;
    orderContacts(pass);
    choosePacks(pass);
    work.contacts.resize(pass.world.contacts.size());
    SolverContact* contact = work.contacts.data();
    for (const BodyPair& pair : work.pairs)
        for (std::uint32_t k = 0; k < pair.count; ++k) setUpContact(pass, pair.first + k, *contact++);
}

void measureApproach(RigidPass& pass) {
    const std::vector<SolverBody>& bodies = pass.work.bodies;
    for (SolverContact& contact : pass.work.contacts)
        contact.approach = velocityAlong(contact.normal, bodies[contact.a], bodies[contact.b]);
}

double restitution(const RigidWorld& world, const SolverContact& contact) {
    return std::max(world.bodies[contact.a].restitution, world.bodies[contact.b].restitution);
}

void setBounces(RigidPass& pass) {
    pass.work.bounces = pass.method.impact != ImpactRule::Sequential &&
                        std::any_of(pass.world.bodies.begin(), pass.world.bodies.end(),
                                    [](const RigidBody& body) { return body.restitution != 0; });
    if (!pass.work.bounces) return; // the bounce speeds are 0
    for (SolverContact& contact : pass.work.contacts)
        if (contact.approach < -pass.method.bounceFrom)
            contact.bounceSpeed = -restitution(pass.world, contact) * contact.approach;
}

void followSeparations(RigidPass& pass) {
    for (SolverContact& contact : pass.work.contacts) {
        const Displacement &a = pass.work.moved[contact.a], &b = pass.work.moved[contact.b];
        const ContactAxis& n = contact.normal;
        const double apart = n.d.x * (b.x - a.x) + n.d.y * (b.y - a.y);
        contact.separation =
            pass.world.contacts[contact.number].separation + apart + b.turn * n.armB - a.turn * n.armA;
    }
}

void setBiases(RigidPass& pass) {
    const CorrectionRule rule = correctionRule(pass.method, pass.h);
    const bool bounces = pass.method.restitution == RestitutionRule::WithVelocities;
    for (SolverContact& contact : pass.work.contacts) {
        const double overlap = std::max(0.0, -(contact.separation + pass.method.slop));
        contact.targetDisplacement = rule.share * overlap;
        contact.positionImpulse = 0;
        double speed = std::min(rule.rate * overlap, rule.fastest);
        if (bounces) speed = std::max(speed, contact.bounceSpeed);
        // An open contact may close during the step, but no further.
        contact.bias = std::max(0.0, contact.separation) / pass.h - speed;
    }
}

void storeContacts(RigidPass& pass) {
    for (const SolverContact& contact : pass.work.contacts) {
        RigidContact& to = pass.world.contacts[contact.number];
        to.normalImpulse = contact.normalImpulse;
        to.tangentImpulse = contact.tangentImpulse;
        to.approach = contact.approach;
        to.positionImpulse = contact.positionImpulse;
    }
}

} // namespace timestep

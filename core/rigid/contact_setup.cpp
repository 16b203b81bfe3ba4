// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

namespace timestep {

namespace {

/// Sorts the pairs by colour; pairs of a colour as made. A pair has the first colour that no earlier pair of
/// its moving bodies has (greedy colouring of edges), so that pairs of a colour share no moving body. The
/// last of 64 colours is for all other pairs.
void sortByColour(RigidWork& work) {
    constexpr int last = 63;
    work.colours.assign(work.bodies.size(), 0);
    std::array<std::uint32_t, last + 1> place =
        {}; // for each colour: number of its pairs, then the next one's place
    work.unsorted.assign(work.pairs.begin(), work.pairs.end());
    work.colourOf.clear();
    for (const BodyPair& pair : work.pairs) {
        std::uint64_t &a = work.colours[pair.a], &b = work.colours[pair.b];
        const int colour = std::min(std::countr_one(a | b), last);
        if (work.bodies[pair.a].moves()) a |= std::uint64_t{1} << colour;
        if (work.bodies[pair.b].moves()) b |= std::uint64_t{1} << colour;
        work.colourOf.push_back(static_cast<std::uint8_t>(colour));
        ++place[static_cast<std::size_t>(colour)];
    }
    std::exclusive_scan(place.begin(), place.end(), place.begin(), 0U);
    for (std::size_t i = 0; i < work.unsorted.size(); ++i)
        work.pairs[place[work.colourOf[i]]++] = work.unsorted[i];
}

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
    case ContactOrder::ByColour:
        sortByColour(pass.work);
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
    const auto setUp = [&](std::size_t begin, std::size_t end, std::size_t contact) {
        for (std::size_t i = begin; i < end; ++i)
            for (std::uint32_t k = 0; k < work.pairs[i].count; ++k)
                setUpContact(pass, work.pairs[i].first + k, work.contacts[contact++]);
    };
    if (!work.inPacks) return setUp(0, work.pairs.size(), 0);
    work.packs.eachRank([&](std::span<const ContactPacks::Pack> packs) {
        setUp(packs.front().firstPair, packs.back().firstPair + packs.back().used,
              packs.front().firstContact);
    });
}

void measureApproach(RigidPass& pass) {
    const std::vector<SolverBody>& bodies = pass.work.bodies;
    eachContact(pass, [&](SolverContact& contact) {
        contact.approach = velocityAlong(contact.normal, bodies[contact.a], bodies[contact.b]);
    });
}

double restitution(const RigidWorld& world, const SolverContact& contact) {
    return std::max(world.bodies[contact.a].restitution, world.bodies[contact.b].restitution);
}

void setBounces(RigidPass& pass) {
    pass.work.bounces = pass.method.impact != ImpactRule::Sequential &&
                        std::any_of(pass.world.bodies.begin(), pass.world.bodies.end(),
                                    [](const RigidBody& body) { return body.restitution != 0; });
    if (!pass.work.bounces) return; // the bounce speeds are 0
    eachContact(pass, [&](SolverContact& contact) {
        if (contact.approach < -pass.method.bounceFrom)
            contact.bounceSpeed = -restitution(pass.world, contact) * contact.approach;
    });
}

void followSeparations(RigidPass& pass) {
    eachContact(pass, [&](SolverContact& contact) {
        const Displacement &a = pass.work.moved[contact.a], &b = pass.work.moved[contact.b];
        const ContactAxis& n = contact.normal;
        const double apart = n.d.x * (b.x - a.x) + n.d.y * (b.y - a.y);
        contact.separation =
            pass.world.contacts[contact.number].separation + apart + b.turn * n.armB - a.turn * n.armA;
    });
}

void setBiases(RigidPass& pass) {
    const CorrectionRule rule = correctionRule(pass.method, pass.h);
    const bool bounces = pass.method.restitution == RestitutionRule::WithVelocities;
    eachContact(pass, [&](SolverContact& contact) {
        const double overlap = std::max(0.0, -(contact.separation + pass.method.slop));
        contact.targetDisplacement = rule.share * overlap;
        contact.positionImpulse = 0;
        double speed = std::min(rule.rate * overlap, rule.fastest);
        if (bounces) speed = std::max(speed, contact.bounceSpeed);
        // An open contact may close during the step, but no further.
        contact.bias = std::max(0.0, contact.separation) / pass.h - speed;
    });
}

void storeContacts(RigidPass& pass) {
    eachContact(pass, [&](const SolverContact& contact) {
        RigidContact& to = pass.world.contacts[contact.number];
        to.normalImpulse = contact.normalImpulse;
        to.tangentImpulse = contact.tangentImpulse;
        to.approach = contact.approach;
        to.positionImpulse = contact.positionImpulse;
    });
}

} // namespace timestep

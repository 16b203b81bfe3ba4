// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

namespace {

/// Whether this contact and the next one are of one pair of bodies.
bool hasSecond(const RigidWorld& world, std::size_t i) {
    return i + 1 < world.contacts.size() && world.contacts[i + 1].a == world.contacts[i].a &&
           world.contacts[i + 1].b == world.contacts[i].b;
}

/// Contacts that are solved together: those of a pair of bodies, cut into twos.
void listPairs(const RigidWorld& world, RigidWork& work) {
    work.pairs.clear();
    for (std::size_t i = 0; i < world.contacts.size(); i += hasSecond(world, i) ? 2 : 1)
        work.pairs.push_back(static_cast<std::uint32_t>(i));
}

void orderPairs(const RigidPass& pass) {
    std::vector<std::uint32_t>& pairs = pass.work.pairs;
    const std::vector<RigidContact>& contacts = pass.world.contacts;
    const Point g = pass.world.rules.gravity;
    switch (pass.method.order) {
    case ContactOrder::AsMade:
        break;
    case ContactOrder::Reversed:
        std::reverse(pairs.begin(), pairs.end());
        break;
    case ContactOrder::BottomUp:
        std::sort(pairs.begin(), pairs.end(), [&](std::uint32_t p, std::uint32_t q) {
            const double lowP = g.x * contacts[p].at.x + g.y * contacts[p].at.y;
            const double lowQ = g.x * contacts[q].at.x + g.y * contacts[q].at.y;
            return lowP > lowQ || (lowP == lowQ && p < q);
        });
        break;
    case ContactOrder::Random:
        Random(pass.method.seed, static_cast<std::uint64_t>(pass.step),
               static_cast<std::uint64_t>(pass.substep))
            .shuffle(pairs);
        break;
    }
}

bool moves(const SolverBody& body) {
    return body.inverseMass != 0 || body.inverseInertia != 0;
}

/// Ranks the pairs: a pair has a higher rank than all earlier pairs that share a body with it. Solved by
/// rising rank, the pairs of every body keep the order of the method, so the result is the same.
void rankPairs(const RigidWorld& world, RigidWork& work) {
    work.ready.assign(world.bodies.size(), 0);
    work.rank.resize(work.pairs.size());
    work.place.clear(); // first the number of pairs of each rank
    for (std::size_t i = 0; i < work.pairs.size(); ++i) {
        const RigidContact& contact = world.contacts[work.pairs[i]];
        const bool movesA = moves(work.bodies[contact.a]), movesB = moves(work.bodies[contact.b]);
        const std::uint32_t rank =
            std::max(movesA ? work.ready[contact.a] : 0, movesB ? work.ready[contact.b] : 0);
        if (movesA) work.ready[contact.a] = rank + 1;
        if (movesB) work.ready[contact.b] = rank + 1;
        work.rank[i] = rank;
        if (rank == work.place.size()) work.place.push_back(0);
        ++work.place[rank];
    }
}

} // namespace

void packContacts(RigidPass& pass) {
    RigidWork& work = pass.work;
    listPairs(pass.world, work);
    orderPairs(pass);
    rankPairs(pass.world, work);
    // Each rank begins a pack of its own; two packs of one rank can be solved side by side.
    std::size_t packs = 0;
    for (const std::uint32_t count : work.place) packs += (count + packLanes - 1) / packLanes;
    work.packs.resize(packs);
    work.targets.resize(packs);
    packs = 0;
    for (std::uint32_t& place : work.place) {
        const std::size_t first = packs;
        packs += (place + packLanes - 1) / packLanes;
        place = static_cast<std::uint32_t>(first * packLanes);
        for (std::size_t i = first; i < packs; ++i)
            work.packs[i].withNext = (i - first) % 2 == 0 && i + 1 < packs;
    }
    for (std::size_t i = 0; i < packs; ++i) {
        ContactPack& pack = work.packs[i];
        const auto empty = static_cast<std::uint32_t>(pass.world.bodies.size() + i % emptyBodies);
        pack.a.fill(empty);
        pack.b.fill(empty);
        pack.used = pack.most = 0;
    }
    for (std::size_t i = 0; i < work.pairs.size(); ++i) {
        const std::uint32_t place = work.place[work.rank[i]]++;
        ContactPack& pack = work.packs[place / packLanes];
        const std::size_t lane = place % packLanes;
        const std::uint32_t first = work.pairs[i];
        pack.a[lane] = pass.world.contacts[first].a;
        pack.b[lane] = pass.world.contacts[first].b;
        pack.first[lane] = first;
        pack.count[lane] = hasSecond(pass.world, first) ? 2 : 1;
        pack.used = static_cast<std::uint8_t>(lane + 1);
        pack.most = std::max(pack.most, pack.count[lane]);
    }
}

} // namespace timestep

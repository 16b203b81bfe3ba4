// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

namespace {

void orderPairs(const RigidPass& pass) {
    std::vector<SolverPair>& pairs = pass.work.pairs;
    const std::vector<RigidContact>& contacts = pass.world.contacts;
    const Point g = pass.world.rules.gravity;
    switch (pass.method.order) {
    case ContactOrder::AsMade:
        break;
    case ContactOrder::Reversed:
        std::reverse(pairs.begin(), pairs.end());
        break;
    case ContactOrder::BottomUp:
        std::sort(pairs.begin(), pairs.end(), [&](const SolverPair& p, const SolverPair& q) {
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

bool moves(const SolverBody& body) {
    return body.inverseMass != 0 || body.inverseInertia != 0;
}

/// Ranks the pairs: a pair has a higher rank than all earlier pairs that share a body with it. Solved by
/// rising rank, the pairs of every body keep the order of the method, so the result is the same.
void rankPairs(RigidWork& work) {
    work.ready.assign(work.bodies.size(), 0);
    work.place.clear(); // first the number of pairs of each rank
    for (SolverPair& pair : work.pairs) {
        const bool movesA = moves(work.bodies[pair.a]), movesB = moves(work.bodies[pair.b]);
        pair.rank = std::max(movesA ? work.ready[pair.a] : 0, movesB ? work.ready[pair.b] : 0);
        if (movesA) work.ready[pair.a] = pair.rank + 1;
        if (movesB) work.ready[pair.b] = pair.rank + 1;
        if (pair.rank == work.place.size()) work.place.push_back(0);
        ++work.place[pair.rank];
    }
}

} // namespace

void packContacts(RigidPass& pass) {
    RigidWork& work = pass.work;
    orderPairs(pass);
    rankPairs(work);
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
    for (const SolverPair& pair : work.pairs) {
        const std::uint32_t place = work.place[pair.rank]++;
        ContactPack& pack = work.packs[place / packLanes];
        const std::size_t lane = place % packLanes;
        pack.a[lane] = pair.a;
        pack.b[lane] = pair.b;
        pack.first[lane] = pair.first;
        pack.count[lane] = static_cast<std::uint8_t>(pair.count);
        pack.used = static_cast<std::uint8_t>(lane + 1);
        pack.most = std::max(pack.most, pack.count[lane]);
    }
}

} // namespace timestep

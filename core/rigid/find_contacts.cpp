// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_work.h"
#include "core/stop.h"

#include <algorithm>
#include <cstddef>
#include <new>
#include <tuple>

namespace timestep {

namespace {

constexpr std::size_t mostContacts = 1'000'000; ///< of a step

bool pairBefore(const RigidContact& contact, std::uint32_t a, std::uint32_t b) {
    return contact.a < a || (contact.a == a && contact.b < b);
}

bool before(const RigidContact& p, const RigidContact& q) {
    return std::tie(p.a, p.b, p.id) < std::tie(q.a, q.b, q.id);
}

/// Old contacts of the current pair: their first index among the active and the remembered contacts of the
/// world. Pairs and contacts have the same order, so one loop visits both.
struct KnownPlaces {
    std::size_t active = 0, remembered = 0;

    void goTo(const RigidWorld& world, std::uint32_t a, std::uint32_t b) {
        while (active < world.contacts.size() && pairBefore(world.contacts[active], a, b)) ++active;
        while (remembered < world.remembered.size() && pairBefore(world.remembered[remembered], a, b))
            ++remembered;
    }
};

/// The index of the contact with this pair and id in a list, from `first` on; the size of the list if there
/// is none.
std::size_t find(const std::vector<RigidContact>& list, std::size_t first, const RigidContact& wanted) {
    for (std::size_t i = first; i < list.size() && list[i].a == wanted.a && list[i].b == wanted.b; ++i)
        if (list[i].id == wanted.id) return i;
    return list.size();
}

/// Returns the old contact with this pair and id, or null, and marks it as found again.
const RigidContact* findOld(const RigidContact& wanted, const KnownPlaces& known, RigidWorld& world,
                            RigidWork& work) {
    const std::size_t active = find(world.contacts, known.active, wanted);
    if (active < world.contacts.size()) {
        work.taken[active] = 1; // need not be remembered
        return &world.contacts[active];
    }
    const std::size_t remembered = find(world.remembered, known.remembered, wanted);
    if (remembered == world.remembered.size()) return nullptr;
    world.remembered[remembered].missing = 0; // back again
    return &world.remembered[remembered];
}

/// Whether the contacts of one pair are close together, as at a corner.
bool atACorner(const RigidWorld& world, std::uint32_t a, std::uint32_t b, const Manifold& manifold) {
    const Point p = manifold.points[0].at, q = manifold.points[manifold.count - 1].at;
    const double x = q.x - p.x, y = q.y - p.y;
    const double close = 0.25 * std::min(world.bodies[a].radius, world.bodies[b].radius);
    return x * x + y * y < close * close;
}

/// Adds the contacts of one pair with their stored impulses.
void addContacts(std::uint32_t a, std::uint32_t b, const KnownPlaces& known, RigidWorld& world,
                 RigidWork& work) {
    if (atACorner(world, a, b, work.manifold))
        work.atCorners.push_back(static_cast<std::uint32_t>(work.fresh.size()));
    for (std::size_t i = 0; i < work.manifold.count; ++i) {
        const ManifoldPoint& point = work.manifold.points[i];
        RigidContact& contact = work.fresh.emplace_back();
        contact.a = a;
        contact.b = b;
        contact.id = point.id;
        contact.at = point.at;
        contact.normal = work.manifold.normal;
        contact.separation = point.separation;
        const RigidContact* const old = findOld(contact, known, world, work);
        if (old == nullptr) continue;
        contact.normalImpulse = old->normalImpulse;
        contact.tangentImpulse = old->tangentImpulse;
        ++work.counters.warmStarted;
    }
}

/// Removes the contacts of a pair, as if they had not been found.
void leaveOut(const BodyPair& pair, RigidWorld& world, RigidWork& work) {
    KnownPlaces known;
    known.goTo(world, pair.a, pair.b);
    const auto first = work.fresh.begin() + pair.first;
    for (auto contact = first; contact != first + pair.count; ++contact) {
        const std::size_t active = find(world.contacts, known.active, *contact);
        if (active < world.contacts.size())
            work.taken[active] = 0;
        else if (find(world.remembered, known.remembered, *contact) == world.remembered.size())
            continue;
        --work.counters.warmStarted;
    }
    work.fresh.erase(first, first + pair.count);
    --work.counters.touching;
}

/// Remembers the contacts that were lost in this step and in earlier ones, sorted. Both lists are almost
/// sorted: contacts by their bodies, remembered ones also by their ids.
void remember(RigidWorld& world, int memory, RigidWork& work) {
    work.lost.clear();
    work.kept.clear();
    if (memory <= 0) {
        world.remembered.clear();
        return;
    }
    for (std::size_t i = 0; i < world.contacts.size(); ++i) {
        if (work.taken[i] != 0) continue;
        RigidContact& old = world.contacts[i];
        if (old.normalImpulse == 0 && old.tangentImpulse == 0) continue;
        old.missing = 1;
        auto place = work.lost.end();
        while (place != work.lost.begin() && before(old, *(place - 1))) --place;
        work.lost.insert(place, old);
    }
    auto lost = work.lost.begin();
    for (RigidContact& old : world.remembered) {
        if (old.missing == 0 || old.missing >= static_cast<std::uint32_t>(memory)) continue;
        ++old.missing;
        for (; lost != work.lost.end() && before(*lost, old); ++lost) work.kept.push_back(*lost);
        work.kept.push_back(old);
    }
    work.kept.insert(work.kept.end(), lost, work.lost.end());
    world.remembered.swap(work.kept);
}

} // namespace

void listPairs(const std::vector<RigidContact>& contacts, std::vector<BodyPair>& pairs) {
    pairs.clear();
    for (std::uint32_t i = 0; i < contacts.size(); i += pairs.back().count) {
        const bool two = i + 1 < contacts.size() && contacts[i + 1].a == contacts[i].a &&
                         contacts[i + 1].b == contacts[i].b;
        pairs.push_back({contacts[i].a, contacts[i].b, i, two ? 2u : 1u});
    }
}

void findContacts(RigidWorld& world, const RigidMethod& method, RigidWork& work) {
    findPairs(world, method.broadPhase, work);
    work.fresh.clear();
    work.atCorners.clear();
    work.taken.assign(world.contacts.size(), 0);
    KnownPlaces known;
    const double tie = 0.1 * method.slop;
    for (std::uint32_t a = 0; a < world.bodies.size(); ++a) {
        if (work.fresh.size() > mostContacts) throw std::bad_alloc(); // half a gigabyte
        const PlacedShape first = placedShape(world, work, a);
        for (const std::uint32_t b : work.partners[a]) {
            ++work.counters.pairTests;
            mayStop(8);
            collide(first, placedShape(world, work, b), method.manifold, tie, work.manifold);
            if (work.manifold.count == 0) continue;
            ++work.counters.touching;
            if (method.normalToFirst)
                work.manifold.normal = {-work.manifold.normal.x, -work.manifold.normal.y};
            known.goTo(world, a, b);
            addContacts(a, b, known, world, work);
        }
    }
    if (method.manifold == ManifoldRule::Clipping && !method.normalToFirst) {
        findCovered(world, method, work);
        for (auto pair = work.covered.rbegin(); pair != work.covered.rend(); ++pair)
            leaveOut(*pair, world, work);
    }
    remember(world, method.memory, work);
    world.contacts.swap(work.fresh);
    work.counters.contacts += static_cast<std::int64_t>(world.contacts.size());
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_work.h"
#include "core/stop.h"
#include "core/team.h"

#include <algorithm>
#include <cstddef>
#include <new>
#include <span>
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

    /// The places of this pair, found by bisection.
    static KnownPlaces of(const RigidWorld& world, std::uint32_t a, std::uint32_t b) {
        const auto placeIn = [&](const std::vector<RigidContact>& list) {
            const auto place = std::partition_point(
                list.begin(), list.end(), [&](const RigidContact& each) { return pairBefore(each, a, b); });
            return static_cast<std::size_t>(place - list.begin());
        };
        return {placeIn(world.contacts), placeIn(world.remembered)};
    }

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
bool atACorner(const RigidWorld& world, const TouchingPair& pair, std::span<const ManifoldPoint> points) {
    const Point p = points.front().at, q = points.back().at;
    const double x = q.x - p.x, y = q.y - p.y;
    const double close = 0.25 * std::min(world.bodies[pair.a].radius, world.bodies[pair.b].radius);
    return x * x + y * y < close * close;
}

/// Collides the pairs of bodies from `begin` to `end` - 1 and lists those that touch.
void collidePairs(const RigidWorld& world, const RigidMethod& method, const RigidWork& work,
                  std::size_t begin, std::size_t end, TouchingPairs& touching) {
    touching.pairs.clear();
    touching.points.clear();
    touching.atCorners.clear();
    const double tie = 0.1 * method.slop;
    Manifold& manifold = touching.manifold;
    for (auto a = static_cast<std::uint32_t>(begin); a < end; ++a) {
        if (work.partners[a].empty()) continue;
        const PlacedShape first = placedShape(world, work, a);
        for (const std::uint32_t b : work.partners[a]) {
            collide(first, placedShape(world, work, b), method.manifold, tie, manifold);
            if (manifold.count == 0) continue;
            const Point n = manifold.normal;
            const auto points = std::span(manifold.points).first(manifold.count);
            touching.pairs.push_back({a, b, method.normalToFirst ? Point{-n.x, -n.y} : n, manifold.count});
            if (atACorner(world, touching.pairs.back(), points))
                touching.atCorners.push_back(static_cast<std::uint32_t>(touching.points.size()));
            touching.points.insert(touching.points.end(), points.begin(), points.end());
        }
    }
}

/// Writes the contacts of the listed pairs from work.fresh[first] on, with their stored impulses.
void makeContacts(RigidWorld& world, RigidWork& work, std::size_t first, TouchingPairs& touching) {
    touching.warmStarted = 0;
    if (touching.pairs.empty()) return;
    KnownPlaces known = KnownPlaces::of(world, touching.pairs.front().a, touching.pairs.front().b);
    RigidContact* contact = work.fresh.data() + first;
    const ManifoldPoint* point = touching.points.data();
    for (const TouchingPair& pair : touching.pairs) {
        known.goTo(world, pair.a, pair.b);
        for (std::size_t i = 0; i < pair.count; ++i, ++point, ++contact) {
            *contact = {.a = pair.a,
                        .b = pair.b,
                        .id = point->id,
                        .at = point->at,
                        .normal = pair.normal,
                        .separation = point->separation};
            const RigidContact* const old = findOld(*contact, known, world, work);
            if (old == nullptr) continue;
            contact->normalImpulse = old->normalImpulse;
            contact->tangentImpulse = old->tangentImpulse;
            ++touching.warmStarted;
        }
    }
}

/// Writes the contacts of the pairs of bodies from `begin` to `end` - 1 to work.fresh, behind the first
/// `count` ones, and returns their new number. Threads share both halves of the work.
std::size_t addContacts(RigidWorld& world, const RigidMethod& method, RigidWork& work, std::size_t begin,
                        std::size_t end, std::size_t count) {
    const unsigned shares = sharesOf(work.partnered, fewestShared() / sticksPerContact);
    if (work.touching.size() < shares) work.touching.resize(shares);
    const std::size_t bodies = end - begin;
    const auto lists = std::span(work.touching).first(shares);
    inParts(shares, [&](unsigned part) {
        collidePairs(world, method, work, begin + bodies * part / shares,
                     begin + bodies * (part + 1) / shares, lists[part]);
    });
    for (TouchingPairs& list : lists) {
        list.firstContact = count;
        for (const std::uint32_t point : list.atCorners)
            work.atCorners.push_back(static_cast<std::uint32_t>(count + point));
        count += list.points.size();
        work.counters.touching += static_cast<std::int64_t>(list.pairs.size());
    }
    if (count > mostContacts) throw std::bad_alloc(); // half a gigabyte
    if (work.fresh.size() < count) work.fresh.resize(count);
    inParts(shares, [&](unsigned part) { makeContacts(world, work, lists[part].firstContact, lists[part]); });
    for (const TouchingPairs& list : lists) work.counters.warmStarted += list.warmStarted;
    return count;
}

/// Forgets that the contacts of a pair were known before, as if they had not been found.
void forget(const BodyPair& pair, RigidWorld& world, RigidWork& work) {
    const KnownPlaces known = KnownPlaces::of(world, pair.a, pair.b);
    const auto first = work.fresh.begin() + pair.first;
    for (auto contact = first; contact != first + pair.count; ++contact) {
        const std::size_t active = find(world.contacts, known.active, *contact);
        if (active < world.contacts.size())
            work.taken[active] = 0;
        else if (find(world.remembered, known.remembered, *contact) == world.remembered.size())
            continue;
        --work.counters.warmStarted;
    }
    --work.counters.touching;
}

/// Removes the contacts of the covered pairs.
void leaveOutCovered(RigidWorld& world, RigidWork& work) {
    if (work.covered.empty()) return;
    for (const BodyPair& pair : work.covered) forget(pair, world, work);
    std::size_t to = work.covered.front().first;
    for (std::size_t i = 0; i < work.covered.size(); ++i) {
        const std::size_t from = work.covered[i].first + work.covered[i].count;
        const std::size_t end = i + 1 < work.covered.size() ? work.covered[i + 1].first : work.fresh.size();
        std::move(work.fresh.begin() + static_cast<std::ptrdiff_t>(from),
                  work.fresh.begin() + static_cast<std::ptrdiff_t>(end),
                  work.fresh.begin() + static_cast<std::ptrdiff_t>(to));
        to += end - from;
    }
    work.fresh.resize(to);
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
    std::size_t count = 0;
    work.atCorners.clear();
    work.taken.assign(world.contacts.size(), 0);
    for (std::size_t begin = 0, end = 0; begin < world.bodies.size(); begin = end) {
        std::size_t pairs = 0; // between two chances to stop
        for (; end < world.bodies.size() && pairs < 65536; ++end) pairs += work.partners[end].size();
        mayStop(8 * pairs);
        work.counters.pairTests += static_cast<std::int64_t>(pairs);
        count = addContacts(world, method, work, begin, end, count);
    }
    work.fresh.resize(count);
    if (method.manifold == ManifoldRule::Clipping && !method.normalToFirst) {
        findCovered(world, method, work);
        leaveOutCovered(world, work);
    }
    remember(world, method.memory, work);
    world.contacts.swap(work.fresh);
    work.counters.contacts += static_cast<std::int64_t>(world.contacts.size());
}

} // namespace timestep

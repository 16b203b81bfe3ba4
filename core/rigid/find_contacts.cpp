// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

namespace timestep {

namespace {

PlacedShape shapeOf(const RigidWorld& world, const RigidWork& work, std::uint32_t number) {
    const RigidBody& body = world.bodies[number];
    if (body.isCircle()) return {{}, {}, {body.x, body.y}, body.radius};
    return {{work.corners.data() + body.firstCorner, body.cornerCount},
            {work.normals.data() + body.firstCorner, body.cornerCount},
            {body.x, body.y},
            0};
}

bool pairBefore(const RigidContact& contact, std::uint32_t a, std::uint32_t b) {
    return contact.a < a || (contact.a == a && contact.b < b);
}

bool before(const RigidContact& p, const RigidContact& q) {
    return std::tie(p.a, p.b, p.id) < std::tie(q.a, q.b, q.id);
}

void carryOver(const RigidContact& from, RigidContact& to, RigidWork& work) {
    to.normalImpulse = from.normalImpulse;
    to.tangentImpulse = from.tangentImpulse;
    ++work.counters.warmStarted;
}

/// Adds the contacts of one pair with their stored impulses. `known` is the index of the first old contact of
/// the pair.
void addContacts(std::uint32_t a, std::uint32_t b, std::span<RigidContact> known, RigidWorld& world,
                 RigidWork& work) {
    for (std::size_t i = 0; i < work.manifold.count; ++i) {
        const ManifoldPoint& point = work.manifold.points[i];
        RigidContact contact;
        contact.a = a;
        contact.b = b;
        contact.id = point.id;
        contact.at = point.at;
        contact.normal = work.manifold.normal;
        contact.separation = point.separation;
        bool found = false;
        for (RigidContact& old : known) {
            if (old.a != a || old.b != b) break;
            if (old.id != point.id) continue;
            carryOver(old, contact, work);
            old.missing = 1; // taken: it need not be remembered
            found = true;
            break;
        }
        if (!found && !world.remembered.empty()) {
            const auto place =
                std::lower_bound(world.remembered.begin(), world.remembered.end(), contact, before);
            if (place != world.remembered.end() && !before(contact, *place)) {
                carryOver(*place, contact, work);
                place->missing = 0; // back again
            }
        }
        work.fresh.push_back(contact);
    }
}

/// Remembers the contacts that went in this step and those that went before, sorted. Both lists are almost
/// sorted: contacts come by their bodies, remembered ones by their ids, too.
void remember(RigidWorld& world, int memory, RigidWork& work) {
    work.lost.clear();
    work.kept.clear();
    if (memory <= 0) {
        world.remembered.clear();
        return;
    }
    for (RigidContact& old : world.contacts) {
        if (old.missing != 0 || (old.normalImpulse == 0 && old.tangentImpulse == 0)) continue;
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

void findContacts(RigidWorld& world, const RigidMethod& method, RigidWork& work) {
    findPairs(world, method.broadPhase, work);
    work.fresh.clear();
    // Old contacts and pairs have the same order, so one loop visits both.
    std::size_t known = 0;
    const std::size_t olds = world.contacts.size();
    const double tie = 0.1 * method.slop;
    for (std::uint32_t a = 0; a < world.bodies.size(); ++a) {
        if (work.begin[a] == work.begin[a + 1]) continue;
        const PlacedShape first = shapeOf(world, work, a);
        for (std::uint32_t p = work.begin[a]; p < work.begin[a + 1]; ++p) {
            const std::uint32_t b = work.second[p];
            ++work.counters.pairTests;
            collide(first, shapeOf(world, work, b), method.manifold, tie, work.manifold);
            if (work.manifold.count == 0) continue;
            ++work.counters.touching;
            if (method.normalToFirst)
                work.manifold.normal = {-work.manifold.normal.x, -work.manifold.normal.y};
            while (known < olds && pairBefore(world.contacts[known], a, b)) ++known;
            addContacts(a, b, std::span(world.contacts).subspan(known), world, work);
        }
    }
    remember(world, method.memory, work);
    world.contacts.swap(work.fresh);
    work.counters.contacts += static_cast<std::int64_t>(world.contacts.size());
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the pairs of bodies that are near enough to be tested for contacts.
#include "core/rigid/placed_body.h"
#include "core/rigid/rigid_work.h"
#include "core/stop.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace timestep {

namespace {

constexpr std::size_t mostPairs = 50'000'000; ///< 200 MB

std::uint64_t key(std::uint32_t a, std::uint32_t b) {
    return std::uint64_t{std::min(a, b)} << 32 | std::max(a, b);
}

void listPairsApart(const RigidWorld& world, RigidWork& work) {
    work.apart.clear();
    for (const RigidJoint& joint : world.joints)
        if (joint.a != noBody && !joint.collide) work.apart.push_back(key(joint.a, joint.b));
    std::sort(work.apart.begin(), work.apart.end());
}

bool isBefore(const SortedBox& p, const SortedBox& q) {
    return p.box.left < q.box.left || (p.box.left == q.box.left && p.body < q.body);
}

/// Sorts bodies by the left sides of their boxes. It starts from the order of the last step and inserts,
/// because the order changes little.
void sortAlongX(RigidWork& work) {
    std::vector<SortedBox>& sorted = work.sorted;
    const std::size_t count = work.boxes.size();
    if (sorted.size() != count) {
        sorted.resize(count);
        for (std::uint32_t i = 0; i < count; ++i) sorted[i] = {work.boxes[i], i};
        std::sort(sorted.begin(), sorted.end(), isBefore);
        return;
    }
    for (SortedBox& each : sorted) each.box = work.boxes[each.body];
    for (std::size_t i = 1; i < count; ++i) {
        const SortedBox inserted = sorted[i];
        std::size_t place = i;
        for (; place > 0 && isBefore(inserted, sorted[place - 1]); --place) sorted[place] = sorted[place - 1];
        sorted[place] = inserted;
        mayStop(i - place);
    }
}

void addPair(const RigidWorld& world, std::uint32_t a, std::uint32_t b, RigidWork& work) {
    if (world.bodies[a].isStatic() && world.bodies[b].isStatic()) return;
    if (!work.apart.empty() && std::binary_search(work.apart.begin(), work.apart.end(), key(a, b))) return;
    if (++work.partnered > mostPairs) throw std::bad_alloc();
    work.partners[std::min(a, b)].push_back(std::max(a, b));
}

/// Makes both comparisons every time: processors predict their results badly, and a wrong prediction costs
/// more.
bool overlapAlongY(const Box& p, const Box& q) {
    return (p.bottom <= q.top) & (p.top >= q.bottom);
}

/// Sort and sweep: a box overlaps along x with the later boxes that begin before it ends.
void sweepAlongX(const RigidWorld& world, RigidWork& work) {
    const SortedBox* const end = work.sorted.data() + work.sorted.size();
    for (const SortedBox* one = work.sorted.data(); one != end; ++one) {
        const Box box = one->box;
        const SortedBox* other = one + 1;
        for (; other != end && other->box.left <= box.right; ++other)
            if (overlapAlongY(other->box, box)) addPair(world, one->body, other->body, work);
        work.counters.boundsTests += other - one - 1;
        mayStop(static_cast<std::size_t>(other - one));
    }
}

} // namespace

void placeShapes(const RigidWorld& world, RigidWork& work) {
    work.corners.resize(world.corners.size());
    work.normals.resize(world.corners.size());
    work.boxes.resize(world.bodies.size());
    for (std::uint32_t i = 0; i < world.bodies.size(); ++i) {
        const RigidBody& body = world.bodies[i];
        if (!body.isCircle())
            placePolygon(world, body, body.x, body.y, std::cos(body.angle), std::sin(body.angle),
                         work.corners.data() + body.firstCorner, work.normals.data() + body.firstCorner);
        work.boxes[i] = bounds(placedShape(world, work, i));
    }
}

PlacedShape placedShape(const RigidWorld& world, const RigidWork& work, std::uint32_t number) {
    const RigidBody& body = world.bodies[number];
    if (body.isCircle()) return {{}, {}, {body.x, body.y}, body.radius};
    return {{work.corners.data() + body.firstCorner, body.cornerCount},
            {work.normals.data() + body.firstCorner, body.cornerCount},
            {body.x, body.y},
            body.rounding};
}

void findPairs(const RigidWorld& world, BroadPhase rule, RigidWork& work) {
    listPairsApart(world, work);
    work.partnered = 0;
    work.partners.resize(world.bodies.size());
    for (std::vector<std::uint32_t>& partners : work.partners) partners.clear();
    if (rule == BroadPhase::AllPairs) {
        for (std::uint32_t a = 0; a < world.bodies.size(); ++a) {
            mayStop(world.bodies.size() - a);
            for (std::uint32_t b = a + 1; b < world.bodies.size(); ++b) addPair(world, a, b, work);
        }
        return;
    }
    sortAlongX(work);
    sweepAlongX(world, work);
    for (std::vector<std::uint32_t>& partners : work.partners) std::sort(partners.begin(), partners.end());
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the pairs of bodies that are near enough to be tested for contacts.
#include "core/rigid/placed_body.h"
#include "core/rigid/rigid_work.h"
#include "core/stop.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <span>

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
    inShares(count, fewestShared() / sticksPerContact, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) sorted[i].box = work.boxes[sorted[i].body];
    });
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

/// Sort and sweep: a box overlaps along x with the later boxes that begin before it ends. Threads share the
/// boxes; this one adds the pairs.
void sweepAlongX(const RigidWorld& world, RigidWork& work) {
    const std::size_t count = work.sorted.size();
    const std::size_t block =
        std::max<std::size_t>(1024, (std::size_t{1} << 24) / std::max<std::size_t>(count, 1));
    const unsigned shares = sharesOf(count, fewestShared() / sticksPerContact);
    if (work.near.size() < shares) work.near.resize(shares);
    for (std::size_t begin = 0; begin < count; begin += block) {
        const std::size_t size = std::min(block, count - begin);
        inParts(shares, [&](unsigned part) {
            NearPairs& near = work.near[part];
            near.pairs.clear();
            near.tests = 0;
            const SortedBox* const end = work.sorted.data() + count;
            const SortedBox* const last = work.sorted.data() + begin + size * (part + 1) / shares;
            for (const SortedBox* one = work.sorted.data() + begin + size * part / shares; one != last;
                 ++one) {
                const Box box = one->box;
                const SortedBox* other = one + 1;
                for (; other != end && other->box.left <= box.right; ++other)
                    if (overlapAlongY(other->box, box)) near.pairs.push_back({one->body, other->body});
                near.tests += static_cast<std::size_t>(other - one - 1);
            }
        });
        for (const NearPairs& near : std::span(work.near).first(shares)) {
            for (const auto& [a, b] : near.pairs) addPair(world, a, b, work);
            work.counters.boundsTests += static_cast<std::int64_t>(near.tests);
            mayStop(near.tests + size);
        }
    }
}

} // namespace

void placeShapes(const RigidWorld& world, RigidWork& work) {
    work.corners.resize(world.corners.size());
    work.normals.resize(world.corners.size());
    work.boxes.resize(world.bodies.size());
    eachBody(world, [&](std::size_t i) {
        const RigidBody& body = world.bodies[i];
        if (!body.isCircle())
            placePolygon(world, body, body.x, body.y, std::cos(body.angle), std::sin(body.angle),
                         work.corners.data() + body.firstCorner, work.normals.data() + body.firstCorner);
        work.boxes[i] = bounds(placedShape(world, work, static_cast<std::uint32_t>(i)));
    });
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
    eachBody(world, [&](std::size_t i) { std::sort(work.partners[i].begin(), work.partners[i].end()); });
}

} // namespace timestep

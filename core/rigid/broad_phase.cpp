// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/placed_body.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

std::uint64_t key(std::uint32_t a, std::uint32_t b) {
    return std::uint64_t{std::min(a, b)} << 32 | std::max(a, b);
}

void listPairsApart(const RigidWorld& world, RigidWork& work) {
    work.apart.clear();
    for (const RigidJoint& joint : world.joints)
        if (joint.a != noBody && !joint.collide) work.apart.push_back(key(joint.a, joint.b));
    std::sort(work.apart.begin(), work.apart.end());
}

/// Sorts bodies by the left sides of their boxes, from the order of the last step: insertion, as little
/// changes.
void sortAlongX(std::size_t count, RigidWork& work) {
    if (work.order.size() != count) {
        work.order.resize(count);
        for (std::size_t i = 0; i < count; ++i) work.order[i] = static_cast<std::uint32_t>(i);
        std::sort(work.order.begin(), work.order.end(), [&work](std::uint32_t a, std::uint32_t b) {
            return work.lowX[a] < work.lowX[b] || (work.lowX[a] == work.lowX[b] && a < b);
        });
    }
    const std::size_t room = count + mostBoxesAtOnce;
    for (auto* list : {&work.sortedLowX, &work.sortedHighX, &work.sortedLowY, &work.sortedHighY})
        list->resize(room);
    for (std::size_t i = 0; i < count; ++i) work.sortedLowX[i] = work.lowX[work.order[i]];
    for (std::size_t i = 1; i < count; ++i) {
        const std::uint32_t body = work.order[i];
        const double low = work.sortedLowX[i];
        std::size_t k = i;
        for (; k > 0; --k) {
            const std::uint32_t other = work.order[k - 1];
            const double lowOther = work.sortedLowX[k - 1];
            if (!(lowOther > low || (lowOther == low && other > body))) break;
            work.order[k] = other;
            work.sortedLowX[k] = lowOther;
        }
        work.order[k] = body;
        work.sortedLowX[k] = low;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t body = work.order[i];
        work.sortedHighX[i] = work.highX[body];
        work.sortedLowY[i] = work.lowY[body];
        work.sortedHighY[i] = work.highY[body];
    }
    // Nothing is less than, equal to or greater than this.
    for (std::size_t i = count; i < room; ++i) work.sortedLowX[i] = std::numeric_limits<double>::quiet_NaN();
}

void addPair(const RigidWorld& world, std::uint32_t a, std::uint32_t b, RigidWork& work) {
    if (world.bodies[a].isStatic() && world.bodies[b].isStatic()) return;
    if (!work.apart.empty() && std::binary_search(work.apart.begin(), work.apart.end(), key(a, b))) return;
    work.found.push_back(std::min(a, b));
    work.found.push_back(std::max(a, b));
}

/// Pairs by rising first body (counted into place), then by rising second one (inserted: they are few each).
void sortPairs(std::size_t bodies, RigidWork& work) {
    work.begin.assign(bodies + 1, 0);
    for (std::size_t i = 0; i < work.found.size(); i += 2) ++work.begin[work.found[i] + 1];
    for (std::size_t i = 1; i <= bodies; ++i) work.begin[i] += work.begin[i - 1];
    work.second.resize(work.found.size() / 2);
    // Filling moves each begin to the next body's; afterwards they are moved back.
    for (std::size_t i = 0; i < work.found.size(); i += 2)
        work.second[work.begin[work.found[i]]++] = work.found[i + 1];
    for (std::size_t i = bodies; i > 0; --i) work.begin[i] = work.begin[i - 1];
    work.begin[0] = 0;
    for (std::size_t i = 0; i < bodies; ++i) {
        const auto first = work.second.begin() + work.begin[i],
                   last = work.second.begin() + work.begin[i + 1];
        std::sort(first, last);
    }
}

} // namespace

void placeShapes(const RigidWorld& world, RigidWork& work) {
    const std::size_t count = world.bodies.size();
    work.corners.resize(world.corners.size());
    work.normals.resize(world.corners.size());
    for (auto* list : {&work.lowX, &work.lowY, &work.highX, &work.highY}) list->resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const RigidBody& body = world.bodies[i];
        if (body.isCircle()) {
            work.lowX[i] = body.x - body.radius;
            work.highX[i] = body.x + body.radius;
            work.lowY[i] = body.y - body.radius;
            work.highY[i] = body.y + body.radius;
            continue;
        }
        Point* const corners = work.corners.data() + body.firstCorner;
        placePolygon(world, body, body.x, body.y, std::cos(body.angle), std::sin(body.angle), corners,
                     work.normals.data() + body.firstCorner);
        Box box = {corners[0].x, corners[0].y, corners[0].x, corners[0].y};
        for (std::size_t k = 1; k < body.cornerCount; ++k) {
            box.left = std::min(box.left, corners[k].x);
            box.right = std::max(box.right, corners[k].x);
            box.bottom = std::min(box.bottom, corners[k].y);
            box.top = std::max(box.top, corners[k].y);
        }
        work.lowX[i] = box.left;
        work.highX[i] = box.right;
        work.lowY[i] = box.bottom;
        work.highY[i] = box.top;
    }
}

void findPairs(const RigidWorld& world, BroadPhase rule, RigidWork& work) {
    const std::size_t count = world.bodies.size();
    listPairsApart(world, work);
    work.found.clear();
    if (rule == BroadPhase::AllPairs) {
        for (std::uint32_t a = 0; a < count; ++a)
            for (std::uint32_t b = a + 1; b < count; ++b) addPair(world, a, b, work);
    } else {
        sortAlongX(count, work);
        work.overlaps.clear();
        work.counters.boundsTests += sweepBoxes(count, work);
        for (std::size_t i = 0; i < work.overlaps.size(); i += 2)
            addPair(world, work.overlaps[i], work.overlaps[i + 1], work);
    }
    sortPairs(count, work);
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// Leaves out contacts with edges that another body covers.
//
// A box that slides over a floor of tiles rests up to the slop below their tops. When its front edge has just
// passed a seam, it overlaps the next tile less from the side than from above, so that the side of this tile
// would stop it; a disc would hit its corner. But the tile before covers this side, and nothing can come from
// there. (E. Catto, Ghost Collisions, box2d.org 2020: Box2D asks for chains of edges instead. J. Rouwe, Jolt
// Physics, InternalEdgeRemovingCollector: the same idea as here, for triangles of one body.)
//
// The contacts of bodies X and Y are left out if they push Y out of an edge of X that a third body T covers,
// while Y also touches T:
// 1. the edge has an outward normal m with m·n > 0; n: contact normal from X to Y;
// 2. the contacts are at one end of the edge, no further from it than Y is inside T;
// 3. in front of them, beyond the edge, is the inside of T.
// X must be much thicker than the slop: cards overlap by more than they are thick.
// If the contacts of T and Y are at a covered edge, too, only those with the larger m·n are left out: a
// turned box at a seam touches a corner of both tiles.
#include "core/rigid/rigid_work.h"
#include "core/team.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace timestep {

namespace {

constexpr std::uint32_t none = 0xffffffffu;
/// Least m·n: a wall that stands on a floor pushes at a right angle to its covered side, nearly.
constexpr double leastLean = 1e-3;

Point minus(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}

bool inside(const PlacedShape& shape, Point p) {
    for (std::size_t i = 0; i < shape.corners.size(); ++i)
        if (dot(shape.normals[i], minus(p, shape.corners[i])) >= 0) return false;
    return !shape.corners.empty();
}

/// The contacts of a pair as seen from X, one of its bodies.
struct Touch {
    std::span<const RigidContact> contacts;
    std::uint32_t x = 0, y = 0; ///< bodies
    Point n = {};               ///< from X to Y
};

double overlap(std::span<const RigidContact> contacts) {
    double deepest = 0;
    for (const RigidContact& contact : contacts) deepest = std::max(deepest, -contact.separation);
    return deepest;
}

struct Search {
    const RigidWorld& world;
    RigidWork& work;
    double slop;

    std::span<const RigidContact> contactsOf(const BodyPair& pair) const {
        return std::span(work.fresh).subspan(pair.first, pair.count);
    }

    /// Whether a body that Y touches covers the contacts at this end of an edge (conditions 2 and 3); only
    /// bodies whose contacts lean less than `lean`. m, along: normal and direction from the end into the
    /// edge.
    bool isCovered(const Touch& touch, Point end, Point m, Point along, double lean) const {
        double furthest = 0;
        for (const RigidContact& contact : touch.contacts)
            furthest = std::max(furthest, std::abs(dot(along, minus(contact.at, end))));
        if (furthest > world.bodies[touch.y].radius) return false; // further than any overlap
        const auto inFront = [&](const RigidContact& contact) {
            const double out = slop - dot(m, minus(contact.at, end));
            return Point{contact.at.x + out * m.x + slop * along.x,
                         contact.at.y + out * m.y + slop * along.y};
        };
        const Point first = inFront(touch.contacts.front());
        for (std::uint32_t link = work.firstLink[touch.y]; link != none; link = work.nextLink[link]) {
            const BodyPair& pair = work.pairs[link / 2];
            const std::uint32_t t = link % 2 == 0 ? pair.b : pair.a;
            const Box& box = work.boxes[t];
            if (first.x < box.left || first.x > box.right || first.y < box.bottom || first.y > box.top)
                continue;
            if (t == touch.x || work.leans[link / 2] >= lean || furthest > overlap(contactsOf(pair)) + slop)
                continue;
            const PlacedShape shape = placedShape(world, work, t);
            if (std::all_of(touch.contacts.begin(), touch.contacts.end(),
                            [&](const RigidContact& contact) { return inside(shape, inFront(contact)); }))
                return true;
        }
        return false;
    }

    /// False for a shape that is not much thicker than the slop, as a card: its overlaps do not show where it
    /// is.
    bool isThick(const PlacedShape& shape) const {
        for (std::size_t i = 0; i < shape.corners.size(); ++i) {
            double depth = 0;
            for (const Point& corner : shape.corners)
                depth = std::max(depth, -dot(shape.normals[i], minus(corner, shape.corners[i])));
            if (depth < 4 * slop) return false;
        }
        return true;
    }

    /// The largest m·n of a covered edge of X; 0: none is covered.
    double lean(const Touch& touch) const {
        const PlacedShape x = placedShape(world, work, touch.x);
        if (x.isCapsule() || !isThick(x)) return 0; // the ends of a capsule are round
        double largest = 0;
        for (std::size_t i = 0; i < x.corners.size(); ++i) {
            const Point m = x.normals[i], along = {-m.y, m.x}; // counter-clockwise
            const double here = dot(m, touch.n);
            if (!(here > leastLean) || here <= largest) continue;
            const std::size_t next = i + 1 < x.corners.size() ? i + 1 : 0;
            if (isCovered(touch, x.corners[i], m, along, here) ||
                isCovered(touch, x.corners[next], m, {-along.x, -along.y}, here))
                largest = here;
        }
        return largest;
    }

    double lean(std::uint32_t number) const {
        const BodyPair& pair = work.pairs[number];
        const std::span<const RigidContact> contacts = contactsOf(pair);
        const Point n = contacts.front().normal;
        return std::max(lean({contacts, pair.a, pair.b, n}), lean({contacts, pair.b, pair.a, {-n.x, -n.y}}));
    }
};

/// Links the pairs of each body.
void linkPairs(const RigidWorld& world, RigidWork& work) {
    work.firstLink.assign(world.bodies.size(), none);
    work.nextLink.resize(2 * work.pairs.size());
    for (std::uint32_t i = 0; i < work.pairs.size(); ++i) {
        work.nextLink[2 * i] = std::exchange(work.firstLink[work.pairs[i].a], 2 * i);
        work.nextLink[2 * i + 1] = std::exchange(work.firstLink[work.pairs[i].b], 2 * i + 1);
    }
}

} // namespace

void findCovered(const RigidWorld& world, const RigidMethod& method, RigidWork& work) {
    work.covered.clear();
    // Later steps allocate only if there are more contacts.
    const std::size_t most = std::max(work.fresh.capacity(), world.contacts.capacity());
    work.atCorners.reserve(most);
    work.firstLink.reserve(world.bodies.size());
    work.nextLink.reserve(2 * most);
    for (std::vector<double>* list : {&work.leans, &work.atCornersLeans}) list->reserve(most);
    for (std::vector<BodyPair>* list : {&work.pairs, &work.covered}) list->reserve(most);
    if (work.atCorners.empty() || !(method.slop > 0)) return;
    listPairs(work.fresh, work.pairs);
    linkPairs(world, work);
    work.leans.assign(work.pairs.size(), 0);
    const Search search = {world, work, method.slop};
    std::vector<std::uint32_t>& suspects = work.atCorners; // from here on numbers of pairs
    std::vector<double>& leans = work.atCornersLeans;
    std::uint32_t number = 0;
    for (std::uint32_t& suspect : suspects) {
        while (work.pairs[number].first < suspect) ++number;
        suspect = number;
    }
    leans.assign(suspects.size(), 1);
    const auto findLeans = [&] {
        inShares(suspects.size(), fewestShared() / sticksPerContact, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                if (leans[i] > 0) leans[i] = search.lean(suspects[i]);
        });
    };
    findLeans();
    for (std::size_t i = 0; i < suspects.size(); ++i) work.leans[suspects[i]] = leans[i];
    findLeans(); // of those that are left, beside each other
    for (std::size_t i = 0; i < suspects.size(); ++i)
        if (leans[i] > 0) work.covered.push_back(work.pairs[suspects[i]]);
}

} // namespace timestep

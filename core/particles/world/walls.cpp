// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/walls.h"

#include "core/team.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// A particle seen from a wall: position and previous position across the wall (n) and along it (t).
struct Hit {
    double& n;
    double& previousN;
    double& t;
    double& previousT;
    double wall;
    bool outward; ///< it moves away from the inside
    bool floor;
};

/// Moves the particle onto the wall and keeps its displacement.
void shiftOntoWall(const Hit& hit) {
    hit.previousN += hit.wall - hit.n;
    hit.n = hit.wall;
}

void clampAndFlip(const Hit& hit, double bounce) {
    if (!hit.outward) return shiftOntoWall(hit);
    const double displacement = hit.n - hit.previousN;
    hit.n = hit.wall;
    hit.previousN = hit.wall + bounce * displacement;
}

// The Clojure tutorial (Metz 2018) mirrors the last step A-B in the wall to C-D and multiplies its
// displacement, both components of it, by the bounce factor. It keeps C, so that D' = C + bounce (D - C) can
// lie outside. We keep D, which is inside, and move C.
void mirror(const Hit& hit, double bounce) {
    if (!hit.outward) return shiftOntoWall(hit);
    hit.n = 2 * hit.wall - hit.n;
    hit.previousN = 2 * hit.wall - hit.previousN;
    if (bounce == 1) return;
    hit.previousN = hit.n - bounce * (hit.n - hit.previousN);
    hit.previousT = hit.t - bounce * (hit.t - hit.previousT);
}

void mirrorAsClojure(const Hit& hit, double bounce) {
    const double displacement = hit.n - hit.previousN;
    hit.previousN = 2 * hit.wall - hit.previousN;
    hit.n = hit.previousN - bounce * displacement;
    hit.t = hit.previousT + bounce * (hit.t - hit.previousT);
}

void clampThenFlip(const Hit& hit, double bounce) {
    const double left = hit.wall - hit.previousN;
    hit.n = hit.wall;
    if (hit.outward) hit.previousN = hit.wall + bounce * left;
}

/// Returns a displacement shortened by `loss`, but not reversed.
double shortened(double displacement, double loss) {
    return std::copysign(std::max(std::abs(displacement) - loss, 0.0), displacement);
}

/// Friction of the floor, which was `depth` above the particle and has changed its normal displacement by
/// `normal` [length].
void rub(const Hit& hit, const WorldRules& rules, double depth, double normal) {
    const double sideways = hit.t - hit.previousT;
    if (rules.floorFriction == FloorFriction::Depth)
        hit.previousT = hit.t - shortened(sideways, rules.friction * depth);
    else if (rules.floorFriction == FloorFriction::Coulomb)
        hit.t = hit.previousT + shortened(sideways, rules.friction * normal);
}

void meet(const Hit& hit, const WorldRules& rules) {
    const double depth = std::abs(hit.n - hit.wall);
    const double before = hit.n - hit.previousN;
    switch (rules.wallRule) {
    case WallRule::ClampOnly:
        hit.n = hit.wall;
        break;
    case WallRule::ClampAndFlip:
        clampAndFlip(hit, rules.bounce);
        break;
    case WallRule::Mirror:
        mirror(hit, rules.bounce);
        break;
    case WallRule::MirrorAsClojure:
        mirrorAsClojure(hit, rules.bounce);
        break;
    case WallRule::ClampThenFlip:
        clampThenFlip(hit, rules.bounce);
        break;
    }
    if (hit.floor) rub(hit, rules, depth, std::abs(hit.n - hit.previousN - before));
}

/// Two walls that face each other.
struct Pair {
    double low, high;
    bool lowIsFloor = false, highIsFloor = false;
};

/// Treats the wall of the pair that the particle is beyond. Returns false if it is between them.
bool meetPair(double& n, double& previousN, double& t, double& previousT, const Pair& pair,
              const WorldRules& rules) {
    if (n < pair.low)
        meet({n, previousN, t, previousT, pair.low, n < previousN, pair.lowIsFloor}, rules);
    else if (n > pair.high)
        meet({n, previousN, t, previousT, pair.high, n > previousN, pair.highIsFloor}, rules);
    else
        return false;
    return true;
}

bool isAtWalls(const World& world, std::size_t i) {
    const Box& box = world.rules.box;
    const double x = world.x[i], y = world.y[i], radius = world.radius[i];
    return x < box.left + radius || x > box.right - radius || y < box.bottom + radius ||
           y > box.top - radius ||
           (world.rules.floorFriction == FloorFriction::FreezeX && touchesFloor(world, i));
}

void meetWalls(World& world, std::size_t i) {
    const WorldRules& rules = world.rules;
    double& x = world.x[i];
    double& y = world.y[i];
    double& px = world.previousX[i];
    double& py = world.previousY[i];
    const double radius = world.radius[i];
    const Pair sides = {rules.box.left + radius, rules.box.right - radius};
    const Pair floors = {rules.box.bottom + radius, rules.box.top - radius, !rules.yDown, rules.yDown};
    if (rules.floorFriction == FloorFriction::FreezeX && touchesFloor(world, i)) x = px;
    if (rules.wallRule ==
        WallRule::MirrorAsClojure) { // the tutorial tests one wall per step, floor and ceiling first
        if (!meetPair(y, py, x, px, floors, rules)) meetPair(x, px, y, py, sides, rules);
    } else {
        meetPair(x, px, y, py, sides, rules);
        meetPair(y, py, x, px, floors, rules);
    }
}

} // namespace

bool touchesFloor(const World& world, std::size_t particle) {
    const WorldRules& rules = world.rules;
    if (!rules.walls) return false;
    const double radius = world.radius[particle];
    return rules.yDown ? world.y[particle] >= rules.box.top - radius
                       : world.y[particle] <= rules.box.bottom + radius;
}

bool someTouchFloor(const World& world) {
    return firstInShares(0, world.particles(), fewestShared(),
                         [&](std::size_t i) { return touchesFloor(world, i); }) < world.particles();
}

std::size_t firstAtWalls(const World& world, std::size_t from) {
    if (!world.rules.walls) return world.particles();
    return firstInShares(from, world.particles(), fewestShared(),
                         [&](std::size_t i) { return isAtWalls(world, i); });
}

void applyWalls(World& world, std::size_t from) {
    if (!world.rules.walls) return;
    inShares(world.particles() - from, fewestShared(), [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = from + begin; i < from + end; ++i)
            if (isAtWalls(world, i) && !world.isFixed(i)) meetWalls(world, i);
    });
}

} // namespace timestep

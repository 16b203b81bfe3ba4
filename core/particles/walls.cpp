// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/walls.h"

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

void meet(const Hit& hit, const WorldRules& rules) {
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
    }
}

/// The wall at `low` or at `high`, whichever the particle is beyond. False: it is between them.
bool meetPair(double& n, double& previousN, double& t, double& previousT, double low, double high,
              const WorldRules& rules) {
    if (n < low)
        meet({n, previousN, t, previousT, low, n < previousN}, rules);
    else if (n > high)
        meet({n, previousN, t, previousT, high, n > previousN}, rules);
    else
        return false;
    return true;
}

} // namespace

bool touchesFloor(const World& world, std::size_t particle) {
    const WorldRules& rules = world.rules;
    if (!rules.walls) return false;
    return rules.yDown ? world.y[particle] >= rules.box.top : world.y[particle] <= rules.box.bottom;
}

void applyWalls(World& world) {
    const WorldRules& rules = world.rules;
    if (!rules.walls) return;
    const Box& box = rules.box;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
        double& x = world.x[i];
        double& y = world.y[i];
        double& px = world.previousX[i];
        double& py = world.previousY[i];
        if (rules.floorFriction == FloorFriction::FreezeX && touchesFloor(world, i)) x = px;
        if (rules.wallRule ==
            WallRule::MirrorAsClojure) { // the tutorial looks at one wall per step, floor and ceiling first
            if (!meetPair(y, py, x, px, box.bottom, box.top, rules))
                meetPair(x, px, y, py, box.left, box.right, rules);
        } else {
            meetPair(x, px, y, py, box.left, box.right, rules);
            meetPair(y, py, x, px, box.bottom, box.top, rules);
        }
    }
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/brush.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

template <class Change>
void changeAround(World& world, Point at, double radius, const Change& change) {
    for (std::size_t i = 0; i < world.particles(); ++i)
        if (!world.isFixed(i) && std::hypot(world.x[i] - at.x, world.y[i] - at.y) < radius) change(i);
}

template <class Touches>
void cutWhere(World& world, const Touches& touches) {
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        const std::uint32_t a = world.stickA[s], b = world.stickB[s];
        if (!(world.stickFlags[s] & Cut) && touches({world.x[a], world.y[a]}, {world.x[b], world.y[b]}))
            world.stickFlags[s] |= Cut;
    }
}

/// Twice the area of the triangle o a b, positive when they run counter-clockwise (y up).
double turn(Point o, Point a, Point b) {
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

double distanceToSegment(Point p, Point a, Point b) {
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double share =
        square > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0.0, 1.0) : 0;
    return std::hypot(p.x - a.x - share * dx, p.y - a.y - share * dy);
}

} // namespace

void brush(World& world, Point at, double radius, Point way) {
    changeAround(world, at, radius, [&](std::size_t i) {
        world.previousX[i] = world.x[i] - way.x;
        world.previousY[i] = world.y[i] - way.y;
    });
}

void blow(World& world, Point at, double radius, Point velocity, double h) {
    changeAround(world, at, radius, [&](std::size_t i) {
        world.previousX[i] -= velocity.x * h;
        world.previousY[i] -= velocity.y * h;
    });
}

void cutAcross(World& world, Point from, Point to) {
    // Two segments cross if the ends of each are on different sides of the other. A stick that starts on the
    // line counts as crossed once, so that two adjoining strokes leave no gap.
    cutWhere(world, [&](Point a, Point b) {
        return (turn(from, to, a) < 0) != (turn(from, to, b) < 0) &&
               (turn(a, b, from) < 0) != (turn(a, b, to) < 0);
    });
}

void cutAround(World& world, Point at, double radius) {
    if (world.rules.knownSticks == KnownSticks::LastSlot)
        cutWhere(world, [&](Point, Point b) { return std::hypot(b.x - at.x, b.y - at.y) < radius; });
    else
        cutWhere(world, [&](Point a, Point b) { return distanceToSegment(at, a, b) < radius; });
}

} // namespace timestep

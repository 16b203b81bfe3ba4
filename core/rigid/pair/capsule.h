// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/pair/collide.h"

namespace timestep {

/// How a capsule and another shape touch, or how far they are apart.
struct CapsuleSeparation {
    Separation separation = {};
    /// They touch at one point, between two ends, corners or circles; false: along the edge of `separation`.
    bool between = false;
    Point onB = {}; ///< that point, on the surface of the second shape [length]
};
/// At least one of the shapes is a capsule. `tie` [length]: an edge of the second shape is chosen only if its
/// separation is better by more than that.
CapsuleSeparation capsuleSeparation(const PlacedShape& a, const PlacedShape& b, double tie);

/// Distance of a point from the edges of a shape without its radius [length].
double distanceFromCore(Point p, const PlacedShape& shape);

} // namespace timestep

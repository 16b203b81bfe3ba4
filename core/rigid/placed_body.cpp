// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/placed_body.h"

#include <algorithm>

namespace timestep {

Box bounds(const PlacedShape& shape) {
    if (shape.corners.empty())
        return {shape.centre.x - shape.radius, shape.centre.y - shape.radius, shape.centre.x + shape.radius,
                shape.centre.y + shape.radius};
    const Point first = shape.corners.front();
    Box box = {first.x, first.y, first.x, first.y};
    for (const Point& corner : shape.corners) {
        box.left = std::min(box.left, corner.x);
        box.right = std::max(box.right, corner.x);
        box.bottom = std::min(box.bottom, corner.y);
        box.top = std::max(box.top, corner.y);
    }
    if (shape.isCapsule()) {
        box = {box.left - shape.radius, box.bottom - shape.radius, box.right + shape.radius,
               box.top + shape.radius};
    }
    return box;
}

Box bounds(const RigidWorld& world, std::uint32_t body) {
    return bounds(PlacedBody(world, body).shape);
}

Manifold collide(const RigidWorld& world, std::uint32_t a, std::uint32_t b, ManifoldRule rule) {
    const PlacedBody first(world, a), second(world, b);
    Manifold manifold;
    collide(first.shape, second.shape, rule, 0, manifold);
    return manifold;
}

std::vector<AxisShadow> axisShadows(const RigidWorld& world, std::uint32_t a, std::uint32_t b) {
    const PlacedBody first(world, a), second(world, b);
    return axisShadows(first.shape, second.shape);
}

std::size_t cornersInside(const RigidWorld& world, std::uint32_t a, std::uint32_t b) {
    const PlacedBody first(world, a), second(world, b);
    return cornersInside(first.shape, second.shape);
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/collide.h"
#include "core/rigid/rigid_world.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace timestep {

/// Writes the corners and normals of a polygon in the plane; c and s are cosine and sine of its angle.
inline void placePolygon(const RigidWorld& world, const RigidBody& body, double x, double y, double c,
                         double s, Point* corners, Point* normals) {
    const Point* const p = world.corners.data() + body.firstCorner;
    const Point* const n = world.normals.data() + body.firstCorner;
    for (std::size_t i = 0; i < body.cornerCount; ++i) {
        corners[i] = {x + c * p[i].x - s * p[i].y, y + s * p[i].x + c * p[i].y};
        normals[i] = {c * n[i].x - s * n[i].y, s * n[i].x + c * n[i].y};
    }
}

/// One body in the plane, with its own memory.
struct PlacedBody {
    PlacedBody(const RigidWorld& world, std::uint32_t number) : PlacedBody(world, number, 0) {}
    /// The body after it has moved and turned for this time [time] with its current velocities.
    PlacedBody(const RigidWorld& world, std::uint32_t number, double time) {
        const RigidBody& body = world.bodies[number];
        const double angle = body.angle + time * body.omega;
        shape.centre = {body.x + time * body.vx, body.y + time * body.vy};
        shape.radius = body.isCircle() ? body.radius : 0;
        if (body.isCircle()) return;
        placePolygon(world, body, shape.centre.x, shape.centre.y, std::cos(angle), std::sin(angle),
                     corners.data(), normals.data());
        shape.corners = {corners.data(), body.cornerCount};
        shape.normals = {normals.data(), body.cornerCount};
    }
    PlacedBody(const PlacedBody&) = delete;
    PlacedBody& operator=(const PlacedBody&) = delete;

    std::array<Point, mostCorners> corners, normals;
    PlacedShape shape;
};

} // namespace timestep

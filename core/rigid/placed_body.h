// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/pair/collide.h"
#include "core/rigid/rigid_world.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

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

/// One body in the plane. It owns its corners and normals.
struct PlacedBody {
    PlacedBody(const RigidWorld& world, std::uint32_t number) : PlacedBody(world, number, 0) {}
    /// The body after it has moved and turned for this time [time] with its current velocities.
    PlacedBody(const RigidWorld& world, std::uint32_t number, double time) {
        const RigidBody& body = world.bodies[number];
        const double angle = body.angle + time * body.omega;
        shape.centre = {body.x + time * body.vx, body.y + time * body.vy};
        shape.radius = body.isCircle() ? body.radius : body.rounding;
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

/// Returns the smallest box with sides along x and y around a shape or a body [length].
Box bounds(const PlacedShape& shape);
Box bounds(const RigidWorld& world, std::uint32_t body);

// Functions of pair/collide.h for bodies of a world. They serve drawing and measuring, and they allocate.
Manifold collide(const RigidWorld& world, std::uint32_t a, std::uint32_t b, ManifoldRule rule);
std::vector<AxisShadow> axisShadows(const RigidWorld& world, std::uint32_t a, std::uint32_t b);
std::size_t cornersInside(const RigidWorld& world, std::uint32_t a, std::uint32_t b);

/// Returns the time at which two bodies first touch if they move and turn with their current velocities
/// [time]. Returns nothing if they do not touch within h. If they overlap at the start, it returns the time
/// at which they overlap by `deeper` more [length], or nothing if this is 0. Method: conservative advancement
/// along the axis of largest separation.
std::optional<double> timeOfImpact(const RigidWorld& world, std::uint32_t a, std::uint32_t b, double h,
                                   double deeper = 0);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_method.h"
#include "core/rigid/rigid_world.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace timestep {

/// A shape where it is in the plane, as the collision functions see it.
struct PlacedShape {
    std::span<const Point> corners = {}; ///< counter-clockwise with y up; empty: a circle [length]
    std::span<const Point> normals = {}; ///< outward, of the edge from corner i to i + 1: (ey, -ex) / |e|
    Point centre = {};                   ///< [length]
    double radius = 0;                   ///< of a circle [length]
};

struct ManifoldPoint {
    Point at = {};         ///< [length]
    double separation = 0; ///< [length], <= 0
    std::uint32_t id = 0;  ///< features that made it
};

/// Where two shapes touch. Empty: not at all (or, by ManifoldRule::VerticesInside, at no corner).
struct Manifold {
    Point normal = {};     ///< unit vector from the first shape to the second
    double separation = 0; ///< of the axis of least overlap [length]
    std::size_t count = 0; ///< of points
    std::array<ManifoldPoint, 2 * mostCorners> points;
};

/// Both shapes' shadows on one axis of the separating axis theorem.
struct AxisShadow {
    Point axis = {};            ///< unit vector, outward normal of `edge` of the owner
    bool ofSecond = false;      ///< the edge belongs to the second shape
    std::uint32_t edge = 0;     ///< of the owner; of a circle, the axis from its centre to the nearest corner
                                ///< of the other shape (0)
    double lowA = 0, highA = 0; ///< shadow of the first shape [length]
    double lowB = 0, highB = 0; ///< of the second [length]
    double separation = 0; ///< from the owner's edge to the nearest point of the other, negative: overlap
};

/// The polygon-polygon, circle-polygon and circle-circle collision. `tie`: an edge of the second polygon
/// becomes the reference edge only if its separation is larger by more than this [length], which keeps
/// features from flickering. Separating axis theorem over the edges of both polygons; the reference edge is
/// the one with the largest separation, the incident edge that of the other polygon that faces it most.
/// Clipped points keep their place on the incident edge; their separation is measured from the reference
/// edge; they are sorted along the reference edge (of the polygon that owns it, counter-clockwise). Source:
/// D. Gregorius, GDC 2013/2015; Box2D-lite, Collide. ids, clipping: bit 24: the reference edge belongs to the
/// second; bits 16 to 23: reference edge; 8 to 15: incident edge; 0, 1: which of its ends, and 2: whether it
/// was cut. Vertices inside: i of the first, 100 + i of the second.
Manifold collide(const PlacedShape& a, const PlacedShape& b, ManifoldRule rule, double tie = 0);
/// All axes of two shapes with the shadows on them, those of the first shape first.
std::vector<AxisShadow> axisShadows(const PlacedShape& a, const PlacedShape& b);
/// Corners of the first that are inside the second (not on its edge), and the other way round.
std::size_t cornersInside(const PlacedShape& a, const PlacedShape& b);

/// The same for bodies of a world, for drawing and measuring. Allocate.
Manifold collide(const RigidWorld& world, std::uint32_t a, std::uint32_t b, ManifoldRule rule);
std::vector<AxisShadow> axisShadows(const RigidWorld& world, std::uint32_t a, std::uint32_t b);
std::size_t cornersInside(const RigidWorld& world, std::uint32_t a, std::uint32_t b);

/// Smallest box with sides along x and y around a body [length].
Box bounds(const RigidWorld& world, std::uint32_t body);

/// When two bodies that move and turn with their present velocities first touch within h [time]; nothing if
/// they do not, or if they overlap at the start. By conservative advancement along the axis of largest
/// separation.
std::optional<double> timeOfImpact(const RigidWorld& world, std::uint32_t a, std::uint32_t b, double h);

} // namespace timestep

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

/// Along which axis two shapes are furthest apart, or overlap least.
struct Separation {
    double distance = 0;    ///< between their shadows, negative: overlap [length]
    Point normal = {};      ///< unit vector from the first shape to the second
    bool ofSecond = false;  ///< the axis belongs to an edge of the second shape
    std::uint32_t edge = 0; ///< of the owner
};
/// Separating axis theorem over the edges of both shapes; for circles the true distance. `tie`: an edge of
/// the second polygon is taken only if its separation is larger by more than this [length], which keeps the
/// choice from flickering.
Separation separation(const PlacedShape& a, const PlacedShape& b, double tie = 0);

/// The collision of polygons and circles, into `manifold`. The reference edge is that of separation(), the
/// incident edge that of the other polygon that faces it most. Points are the ends of the incident edge, cut
/// to the width of the reference edge, where they are not outside of it; their separation is measured from
/// the reference edge; they are sorted along it (counter-clockwise around its polygon). Where the cutting
/// leaves nothing, the deepest corner is the contact: overlapping shapes always have one. Sources: SAT and
/// clipping as in D. Gregorius, GDC 2013, and Box2D-lite, Collide. ids: bit 24 the reference edge belongs to
/// the second, 16 to 23 its number, 8 to 15 the number of the incident edge, 0 which end of it, 1 whether it
/// was cut, 2 the deepest corner. Vertices inside: i for corner i of the first, 100 + i for one of the
/// second, all with the separation of the axis; ties go to the second, as in the F# tutorial. Pairs with a
/// circle are the same by both rules.
void collide(const PlacedShape& a, const PlacedShape& b, ManifoldRule rule, double tie, Manifold& manifold);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// Largest number of corners of a polygon.
inline constexpr std::size_t mostCorners = 32;

/// How the contact points of overlapping polygons are found.
enum class ManifoldRule : std::uint8_t {
    Clipping,      ///< the incident edge, clipped to the sides of the reference edge: one or two points
    VerticesInside ///< the corners of each polygon that are inside the other (the F# tutorial); crossing
                   ///< spikes may have none
};

/// A shape at its place in the plane, the input of the collision functions.
struct PlacedShape {
    std::span<const Point> corners = {}; ///< counter-clockwise with y up [length]; empty: a circle; two: the
                                         ///< ends of the segment of a capsule, which has two sides
    std::span<const Point> normals = {}; ///< outward, of the edge from corner i to i + 1: (ey, -ex) / |e|
    Point centre = {};                   ///< [length]
    double radius = 0;                   ///< of a circle, or of a capsule around its segment [length]

    bool isCapsule() const { return corners.size() == 2; }
};

struct ManifoldPoint {
    Point at = {};         ///< [length]
    double separation = 0; ///< [length], <= 0
    std::uint32_t id = 0;  ///< the features to which the point belongs, see collide()
};

/// Contact points of two shapes. Empty if the shapes do not touch (or, with ManifoldRule::VerticesInside, if
/// no corner is inside the other shape).
struct Manifold {
    Point normal = {};     ///< unit vector from the first shape to the second
    double separation = 0; ///< separation along the axis of least overlap [length]
    std::size_t count = 0; ///< number of points
    std::array<ManifoldPoint, 2 * mostCorners> points;
};

/// The shadows of both shapes on one axis of the separating axis theorem.
struct AxisShadow {
    Point axis = {};            ///< unit vector, outward normal of `edge` of the owner
    bool ofSecond = false;      ///< the edge belongs to the second shape
    std::uint32_t edge = 0;     ///< edge of the owner; 0 for a circle, whose axis goes from its centre to the
                                ///< nearest corner of the other shape
    double lowA = 0, highA = 0; ///< shadow of the first shape [length]
    double lowB = 0, highB = 0; ///< shadow of the second shape [length]
    /// From the owner's edge to the nearest point of the other shape; negative: overlap.
    double separation = 0;
};

/// The axis along which two shapes are furthest apart, or overlap least.
struct Separation {
    double distance = 0;    ///< distance of the shadows [length]; negative: overlap
    Point normal = {};      ///< unit vector from the first shape to the second
    bool ofSecond = false;  ///< the axis belongs to an edge of the second shape
    std::uint32_t edge = 0; ///< edge of the owner
    bool apart = false;     ///< an edge of the other shape separates, but by less than the tie
};
/// Finds the axis of largest separation by the separating axis theorem over the edges of both shapes; for
/// circles it gives the true distance. An edge of the second polygon is chosen only if its separation is
/// larger by more than `tie` [length], so that the choice does not alternate from step to step.
Separation separation(const PlacedShape& a, const PlacedShape& b, double tie = 0);

/// Collides two shapes and writes their contact points to `manifold`. Pairs with a circle or a capsule give
/// the same points by both rules. Contact points are on the second shape's edge, or on the circle or capsule
/// that touches an edge.
///
/// ManifoldRule::Clipping: the reference edge is that of separation(); the incident edge is the edge of the
/// other polygon that faces it most. The incident edge is clipped to the width of the reference edge. Its
/// ends are contact points unless they are outside of the reference edge. Separations are measured from the
/// reference edge; points are sorted along it, counter-clockwise around its polygon. If clipping leaves no
/// point, the deepest corner is the contact, so overlapping shapes always have one. Bits of ids: 24: the
/// reference edge belongs to the second shape; 16 to 23: its number; 8 to 15: number of the incident edge; 0:
/// which end of it; 1: the end was clipped; 2: the deepest corner. Sources: D. Gregorius, GDC 2013 (SAT and
/// clipping); Box2D-lite, Collide.
///
/// ManifoldRule::VerticesInside: ids are i for corner i of the first shape, 100 + i for a corner of the
/// second. All points have the separation of the axis. In a tie the axis belongs to the second shape, as in
/// the F# tutorial.
void collide(const PlacedShape& a, const PlacedShape& b, ManifoldRule rule, double tie, Manifold& manifold);
/// Returns all axes of two shapes with the shadows on them. The axes of the first shape come first.
std::vector<AxisShadow> axisShadows(const PlacedShape& a, const PlacedShape& b);
/// Counts the corners of each shape that are inside the other (not on its edge).
std::size_t cornersInside(const PlacedShape& a, const PlacedShape& b);

} // namespace timestep

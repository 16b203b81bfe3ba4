// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/reused.h"
#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

struct Point {
    double x = 0; ///< [scene length]
    double y = 0; ///< [scene length], upward unless the scene has yDown
    bool operator==(const Point&) const = default;
};

/// A rectangle of the scene's plane.
struct Box {
    double left = 0, bottom = 0, right = 1,
           top = 1; ///< [scene length]; bottom < top even if y points down
    bool operator==(const Box&) const = default;
};

/// The meaning of a drawn element. The painter chooses its colour.
enum class Role : std::uint8_t {
    Body,
    Pin,
    Rod,
    Spring,
    Ground,
    Guide,
    Fill,
    Mark,         ///< a line on a body that shows its orientation
    Grip,         ///< the centre of a body that can be grabbed; not painted
    Ghost,        ///< a previous position, or a comparison with another rule or the exact motion
    Velocity,     ///< arrows
    Force,        ///< arrows
    Contact,      ///< a point where bodies touch
    Normal,       ///< direction of the normal at a contact
    Impulse,      ///< the impulse at a contact
    Penetration,  ///< how deep the bodies overlap
    Axis,         ///< a separating axis
    FirstShadow,  ///< the shadow of the first body on a separating axis
    SecondShadow, ///< the shadow of the second body on it
    Bounds,       ///< boxes of the broad phase
    Island        ///< bodies that are connected by contacts
};

/// What an element is, if its role does not say that. The painter chooses its form.
enum class Shape : std::uint8_t {
    Plain,
    Node,   ///< a particle of a sheet
    Thread, ///< a stick of a sheet
    Limb,   ///< of a figure
    Joint,  ///< an end of limbs
    Head,   ///< of a figure
    Wheel,  ///< a disc that turns with FramePoint::angle
    Sun,    ///< a body that shines
    Planet, ///< a body that circles another
    Ruler,  ///< ground that carries a ruler, from 0 at x = 0; it continues beyond its ends
    Wall ///< the side of a wall that bodies meet; its inside is to the left of the direction from `from` to
         ///< `to`
};

/// Optional parts of a picture; bits of Frame::layers.
enum FrameLayer : std::uint32_t {
    GhostLayer = 1,
    VelocityLayer = 2,
    ForceLayer = 4,
    ContactLayer = 8,
    ImpulseLayer = 16,
    PenetrationLayer = 32,
    AxisLayer = 64,
    BoundsLayer = 128,
    IslandLayer = 256,
    HiddenStickLayer = 512,
    ThreadLayer = 1024 ///< threads and nodes over the surface of a cloth
};

struct FramePoint {
    Point at;
    double radius = 0; ///< [scene length]; 0: a dot of the painter's size
    Role role = Role::Body;
    std::int32_t index = -1; ///< number of the particle that can be grabbed here; -1: none
    double angle = 0;        ///< of a Grip or a wheel: angle of its body [rad]
    Shape shape = Shape::Plain;
    float mass = 1; ///< [mass of the lightest particle]; 0: the size of a dot does not show it
};

struct FrameSegment {
    Point from, to;
    Role role = Role::Rod;
    float strain = 0;        ///< relative stretch, 1: positive when too long
    std::int32_t index = -1; ///< number of the stick that can be cut here; -1: none
    Shape shape = Shape::Plain;
    float width = 0; ///< of a spring: width of its coil [scene length]; 0: the painter's choice
};

/// A line with a head at `to`.
struct FrameArrow {
    Point from, to;
    Role role = Role::Force;
    std::int32_t index = -1; ///< of a velocity: number of the particle, part or body; -1: none
    double time = 1;         ///< of a velocity: the arrow is the distance moved in this time [time unit]
};

struct FramePolygon {
    std::vector<Point> corners;
    Role role = Role::Fill;
    std::int32_t index = -1; ///< number of the body that can be grabbed here; -1: none
    std::int32_t group = -1; ///< polygons of one group get one tint (islands); -1: none
};

/// A cloth: nodes in rows and columns, joined by threads of one length. Cell (row, column) lies between the
/// nodes (row, column) and (row + 1, column + 1). It exists while its four threads exist.
struct FrameSheet {
    std::uint32_t columns = 0, rows = 0;
    std::vector<Point> nodes; ///< columns * rows, row by row
    /// Length over rest length - 1 of the thread from node i to i + 1 (`across`) and to i + columns (`down`);
    /// NaN: there is no thread.
    std::vector<float> across, down;
    bool tensionOnly = false; ///< its threads do not resist being too short, which then is no strain
};

/// The picture of one run at one instant.
struct Frame {
    std::vector<FramePoint> points;
    std::vector<FrameSegment> segments;
    std::vector<FramePolygon> polygons;
    std::vector<FrameArrow> arrows;
    std::vector<FrameSheet> sheets;
    /// FrameLayer bits of the optional parts to draw. The caller sets them; clear() keeps them.
    std::uint32_t layers = 0;

    bool shows(FrameLayer layer) const { return (layers & layer) != 0; }

    void clear() {
        emptyForNext(arrows);
        emptyForNext(sheets);
        emptyForNext(points);
        emptyForNext(segments);
        emptyForNext(polygons);
    }
};

} // namespace timestep

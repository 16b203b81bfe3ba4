// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

struct Point {
    double x = 0; ///< [scene length]
    double y = 0; ///< [scene length], up unless the scene says otherwise
    bool operator==(const Point&) const = default;
};

/// A rectangle of the scene's plane.
struct Box {
    double left = 0, bottom = 0, right = 1,
           top = 1; ///< [scene length]; bottom < top also where y points down
    bool operator==(const Box&) const = default;
};

/// What a drawn thing means. Colours belong to the painter.
enum class Role : std::uint8_t { Body, Pin, Rod, Spring, Ground, Guide, Fill };

struct FramePoint {
    Point at;
    double radius = 0; ///< [scene length]; 0: a dot of the painter's size
    Role role = Role::Body;
    std::int32_t index = -1; ///< number of the particle that can be grabbed here; -1: none
};

struct FrameSegment {
    Point from, to;
    Role role = Role::Rod;
    float strain = 0; ///< relative stretch, 1: positive when too long
};

struct FramePolygon {
    std::vector<Point> corners;
    Role role = Role::Fill;
};

/// What there is to draw of one run at one instant.
struct Frame {
    std::vector<FramePoint> points;
    std::vector<FrameSegment> segments;
    std::vector<FramePolygon> polygons;

    void clear() {
        points.clear();
        segments.clear();
        polygons.clear();
    }
};

} // namespace timestep

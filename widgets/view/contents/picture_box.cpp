// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/picture_box.h"

#include "widgets/view/frame/layer_painter.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

void addPlace(Point at, double radius, std::optional<Box>& box) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y) || !std::isfinite(radius)) return;
    if (!box) box = Box{at.x, at.y, at.x, at.y};
    box->left = std::min(box->left, at.x - radius);
    box->right = std::max(box->right, at.x + radius);
    box->bottom = std::min(box->bottom, at.y - radius);
    box->top = std::max(box->top, at.y + radius);
}

} // namespace

void addPicture(const Frame& frame, std::optional<Box>& box) {
    for (const FramePoint& point : frame.points)
        if (!isLayer(point.role) || point.role == Role::Ghost) addPlace(point.at, point.radius, box);
    for (const FrameSegment& segment : frame.segments) {
        if (segment.index >= 0 || isLayer(segment.role)) continue; // the ends of a stick are points
        addPlace(segment.from, 0, box);
        addPlace(segment.to, 0, box);
    }
    for (const FramePolygon& polygon : frame.polygons)
        if (!isLayer(polygon.role) && polygon.role != Role::Ground)
            for (const Point& corner : polygon.corners) addPlace(corner, 0, box);
}

void addPlaces(std::span<const Point> places, std::optional<Box>& box) {
    for (const Point& place : places) addPlace(place, 0, box);
}

} // namespace timestep

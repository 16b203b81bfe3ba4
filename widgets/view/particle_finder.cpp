// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/particle_finder.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

/// Whether a convex polygon covers a point, whichever way round its corners go.
bool covers(const FramePolygon& polygon, Point at) {
    bool left = false, right = false;
    for (std::size_t i = 0; i < polygon.corners.size(); ++i) {
        const Point p = polygon.corners[i], q = polygon.corners[(i + 1) % polygon.corners.size()];
        const double side = (q.x - p.x) * (at.y - p.y) - (q.y - p.y) * (at.x - p.x);
        left = left || side > 0;
        right = right || side < 0;
    }
    return left != right;
}

} // namespace

const FramePoint* findParticle(const Frame& frame, std::int32_t index, bool ghost) {
    const auto isIt = [index, ghost](const FramePoint& point) {
        return point.index == index && (point.role == Role::Ghost) == ghost;
    };
    const auto guess = static_cast<std::size_t>(index); // worlds draw particles in their order
    if (guess < frame.points.size() && isIt(frame.points[guess])) return &frame.points[guess];
    const auto found = std::find_if(frame.points.begin(), frame.points.end(), isIt);
    return found == frame.points.end() ? nullptr : &*found;
}

NearParticle nearestParticle(const Frame& frame, const ViewTransform& transform, QPointF pixel, double reach,
                             bool ghost) {
    NearParticle best;
    for (const FramePoint& point : frame.points) {
        if (point.index < 0 || (point.role == Role::Ghost) != ghost) continue;
        const QPointF away = transform.toPixel(point.at) - pixel;
        const double distance = std::hypot(away.x(), away.y());
        const double radius = point.role == Role::Grip ? 0 : point.radius * transform.scale();
        if (!(distance <= std::max(reach, radius))) continue;
        if (!best.point || distance < best.distance) best = {&point, distance};
    }
    const Point at = transform.toScene(pixel);
    for (auto polygon = frame.polygons.rbegin(); polygon != frame.polygons.rend(); ++polygon)
        if (polygon->index >= 0 && covers(*polygon, at))
            if (const FramePoint* grip = findParticle(frame, polygon->index)) return {grip, 0};
    return best;
}

const FramePolygon* findBody(const Frame& frame, std::int32_t index) {
    const auto found = std::find_if(frame.polygons.begin(), frame.polygons.end(),
                                    [index](const FramePolygon& polygon) { return polygon.index == index; });
    return index < 0 || found == frame.polygons.end() ? nullptr : &*found;
}

const FramePoint* particleTowards(const Frame& frame, const ViewTransform& transform, const FramePoint& from,
                                  QPointF direction) {
    const FramePoint* best = nullptr;
    double bestCost = std::numeric_limits<double>::infinity();
    for (const FramePoint& point : frame.points) {
        const QPointF way = transform.toPixel(point.at) - transform.toPixel(from.at);
        const double ahead = QPointF::dotProduct(way, direction);
        if (point.index < 0 || point.index == from.index || point.role == Role::Ghost || !(ahead > 1e-6))
            continue;
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        const double cost = ahead + 3 * aside; // a neighbour straight ahead before a nearer one aside
        if (!(cost < bestCost)) continue;
        bestCost = cost;
        best = &point;
    }
    return best;
}

const FrameSegment* nearestStick(const Frame& frame, const ViewTransform& transform, QPointF pixel,
                                 double reach) {
    const FrameSegment* best = nullptr;
    double nearest = reach;
    for (const FrameSegment& segment : frame.segments) {
        if (segment.index < 0) continue;
        const QPointF away = (transform.toPixel(segment.from) + transform.toPixel(segment.to)) / 2 - pixel;
        const double distance = std::hypot(away.x(), away.y());
        if (!(distance <= nearest)) continue;
        best = &segment;
        nearest = distance;
    }
    return best;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/particle_finder.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

const FramePoint* findParticle(const Frame& frame, std::int32_t index, bool ghost) {
    const auto isIt = [index, ghost](const FramePoint& point) {
        return point.index == index && (point.role == Role::Ghost) == ghost;
    };
    const auto guess = static_cast<std::size_t>(index); // worlds draw particles in the order of their numbers
    if (guess < frame.points.size() && isIt(frame.points[guess])) return &frame.points[guess];
    const auto found = std::find_if(frame.points.begin(), frame.points.end(), isIt);
    return found == frame.points.end() ? nullptr : &*found;
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
        const double cost = ahead + 3 * aside; // prefers a neighbour straight ahead to a nearer one aside
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

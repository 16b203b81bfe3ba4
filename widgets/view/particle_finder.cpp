// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/particle_finder.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

const FramePoint* findParticle(const Frame& frame, std::int32_t index) {
    const auto guess = static_cast<std::size_t>(index); // worlds draw particles in their order
    if (guess < frame.points.size() && frame.points[guess].index == index) return &frame.points[guess];
    const auto found = std::find_if(frame.points.begin(), frame.points.end(),
                                    [index](const FramePoint& point) { return point.index == index; });
    return found == frame.points.end() ? nullptr : &*found;
}

NearParticle nearestParticle(const Frame& frame, const ViewTransform& transform, QPointF pixel,
                             double reach) {
    NearParticle best;
    for (const FramePoint& point : frame.points) {
        if (point.index < 0) continue;
        const QPointF away = transform.toPixel(point.at) - pixel;
        const double distance = std::hypot(away.x(), away.y());
        if (!(distance <= std::max(reach, point.radius * transform.scale()))) continue;
        if (!best.point || distance < best.distance) best = {&point, distance};
    }
    return best;
}

const FramePoint* particleTowards(const Frame& frame, const ViewTransform& transform, const FramePoint& from,
                                  QPointF direction) {
    const FramePoint* best = nullptr;
    double bestCost = std::numeric_limits<double>::infinity();
    for (const FramePoint& point : frame.points) {
        const QPointF way = transform.toPixel(point.at) - transform.toPixel(from.at);
        const double ahead = QPointF::dotProduct(way, direction);
        if (point.index < 0 || point.index == from.index || !(ahead > 1e-6)) continue;
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        const double cost = ahead + 3 * aside; // a neighbour straight ahead before a nearer one aside
        if (!(cost < bestCost)) continue;
        bestCost = cost;
        best = &point;
    }
    return best;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/drag_target.h"

#include "widgets/view/contents/particle_finder.h"
#include "widgets/view/frame/clip.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

/// Within this share of the reach a press means the particle, not the stick that ends there.
constexpr double veryNear = 0.4;

/// Whether a convex polygon covers a point; its corners may be in either direction.
bool polygonCovers(const FramePolygon& polygon, Point at) {
    bool left = false, right = false;
    for (std::size_t i = 0; i < polygon.corners.size(); ++i) {
        const Point p = polygon.corners[i], q = polygon.corners[(i + 1) % polygon.corners.size()];
        const double side = (q.x - p.x) * (at.y - p.y) - (q.y - p.y) * (at.x - p.x);
        left = left || side > 0;
        right = right || side < 0;
    }
    return left != right;
}

/// Distance of a pixel from the line between two pixels.
double distanceFromLine(QPointF a, QPointF b, QPointF pixel) {
    const QPointF way = b - a, to = pixel - a;
    const double length2 = QPointF::dotProduct(way, way);
    const double share = length2 > 0 ? std::clamp(QPointF::dotProduct(to, way) / length2, 0.0, 1.0) : 0;
    const QPointF away = to - share * way;
    return std::hypot(away.x(), away.y());
}

void keepNearer(NearThing& best, const NearThing& other, double reach) {
    if (other.point && other.distance <= reach && (!best.point || other.distance < best.distance))
        best = other;
}

/// The particle whose middle is nearest, and whether the pixel lies on it.
NearThing nearestPoint(const Frame& frame, const ViewTransform& transform, QPointF pixel, bool ghosts) {
    NearThing best;
    for (const FramePoint& point : frame.points) {
        if (point.index < 0 || (point.role == Role::Ghost) != ghosts) continue;
        const QPointF away = transform.toPixel(point.at) - pixel;
        const double middle = std::hypot(away.x(), away.y());
        const double radius = point.role == Role::Grip ? 0 : point.radius * transform.scale();
        // Outside a disc the distance is measured from its rim; inside, the middle decides between
        // overlapping discs.
        const double distance = middle <= radius ? middle * 1e-6 : middle - radius;
        if (!std::isfinite(distance) || (best.point && distance >= best.distance)) continue;
        best = {&point, nullptr, distance};
    }
    return best;
}

NearThing nearestBody(const Frame& frame, const ViewTransform& transform, QPointF pixel) {
    NearThing best;
    const Point at = transform.toScene(pixel);
    for (auto polygon = frame.polygons.rbegin(); polygon != frame.polygons.rend(); ++polygon) {
        if (polygon->index < 0 || polygon->corners.empty()) continue;
        double distance = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < polygon->corners.size(); ++i)
            distance = std::min(
                distance, distanceFromLine(
                              transform.toPixel(polygon->corners[i]),
                              transform.toPixel(polygon->corners[(i + 1) % polygon->corners.size()]), pixel));
        if (polygonCovers(*polygon, at)) distance = 0;
        if (best.point && distance >= best.distance) continue;
        if (const FramePoint* grip = findParticle(frame, polygon->index)) best = {grip, nullptr, distance};
    }
    return best;
}

const FramePoint* particleHere(const Frame& frame, Point at, const FramePoint* except) {
    for (const FramePoint& point : frame.points)
        if (point.at == at && point.index >= 0 && point.role != Role::Ghost && &point != except)
            return &point;
    return nullptr;
}

NearThing nearestWholeStick(const Frame& frame, const ViewTransform& transform, QPointF pixel) {
    const FrameSegment* nearest = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const FrameSegment& segment : frame.segments) {
        if (segment.index < 0) continue;
        const double distance =
            distanceFromLine(transform.toPixel(segment.from), transform.toPixel(segment.to), pixel);
        if (!(distance < least)) continue;
        least = distance;
        nearest = &segment;
    }
    if (!nearest) return {};
    const FramePoint* one = particleHere(frame, nearest->from, nullptr);
    const FramePoint* other = particleHere(frame, nearest->to, one);
    if (!one || !other) return {};
    if (one->role == Role::Pin) std::swap(one, other);
    return {one, other->role == Role::Pin ? nullptr : other, least};
}

} // namespace

NearThing nearestThing(const Frame& frame, const ViewTransform& transform, QPointF pixel, double reach,
                       DragReach what) {
    NearThing best;
    const auto consider = [&](const NearThing& thing, double within) { keepNearer(best, thing, within); };
    const NearThing ghost =
        what == DragReach::Particles ? NearThing() : nearestPoint(frame, transform, pixel, true);
    if (what == DragReach::Ghosts) {
        consider(ghost, reach);
        return best;
    }
    const NearThing particle = nearestPoint(frame, transform, pixel, false);
    consider(particle, veryNear * reach);
    consider(ghost, veryNear * reach);
    if (best.point) return best;
    const NearThing body = nearestBody(frame, transform, pixel);
    if (body.point && body.distance == 0) return body;
    if (what == DragReach::Everything) {
        // Near the end of a stick a press means the particle.
        const NearThing stick = nearestWholeStick(frame, transform, pixel);
        if (!particle.point || particle.distance > stick.distance + veryNear * reach / 2)
            consider(stick, reach);
    }
    if (best.point) return best;
    consider(particle, reach);
    consider(ghost, reach);
    consider(body, reach);
    return best;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/clip.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// If the ends differ greatly in size, the intersection has a large rounding error; the border is exact.
QPointF into(const QRectF& area, QPointF point) {
    return {std::clamp(point.x(), area.left(), area.right()),
            std::clamp(point.y(), area.top(), area.bottom())};
}

} // namespace

bool clipLine(QLineF& line, const QRectF& area) {
    if (!isFinite(line.p1()) || !isFinite(line.p2())) return false; // QRectF::contains(NaN) is true
    if (area.contains(line.p1()) && area.contains(line.p2())) return true;
    const double dx = line.dx();
    const double dy = line.dy();
    if (!std::isfinite(dx) || !std::isfinite(dy)) return false;
    double enter = 0;
    double leave = 1;
    // The line is p1 + s (dx, dy); inside a border where s * outward <= distance.
    const auto cut = [&](double outward, double distance) {
        if (outward == 0) return distance >= 0;
        const double s = distance / outward;
        if (outward < 0)
            enter = std::max(enter, s);
        else
            leave = std::min(leave, s);
        return enter <= leave;
    };
    if (!cut(-dx, line.x1() - area.left()) || !cut(dx, area.right() - line.x1()) ||
        !cut(-dy, line.y1() - area.top()) || !cut(dy, area.bottom() - line.y1()))
        return false;
    line = {into(area, line.pointAt(enter)), into(area, line.pointAt(leave))};
    return true;
}

namespace {

/// `inside` is linear in the point and >= 0 on the side that is kept.
template <typename Inside>
QPolygonF clipHalfPlane(const QPolygonF& polygon, const Inside& inside) {
    QPolygonF kept;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF& here = polygon[i];
        const QPointF& next = polygon[(i + 1) % polygon.size()];
        const double a = inside(here);
        const double b = inside(next);
        if (a >= 0) kept << here;
        if ((a >= 0) != (b >= 0)) kept << here + (next - here) * (a / (a - b));
    }
    return kept;
}

} // namespace

QPolygonF clipPolygon(QPolygonF polygon, const QRectF& area) {
    if (!std::all_of(polygon.cbegin(), polygon.cend(), isFinite)) return {};
    if (area.contains(polygon.boundingRect())) return polygon;
    polygon = clipHalfPlane(polygon, [&](QPointF p) { return p.x() - area.left(); });
    polygon = clipHalfPlane(polygon, [&](QPointF p) { return area.right() - p.x(); });
    polygon = clipHalfPlane(polygon, [&](QPointF p) { return p.y() - area.top(); });
    polygon = clipHalfPlane(polygon, [&](QPointF p) { return area.bottom() - p.y(); });
    if (!std::all_of(polygon.cbegin(), polygon.cend(), isFinite)) return {};
    for (QPointF& corner : polygon) corner = into(area, corner);
    return polygon;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <cmath>

namespace timestep {

/// Clipping in double precision. QPainter draws coordinates beyond about 2^31 pixels, and those that are not
/// finite, wrongly.

inline bool isFinite(QPointF point) {
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

/// Whether a point is inside; false for a point that is not finite, unlike QRectF::contains().
inline bool isInside(QPointF point, const QRectF& area) {
    return point.x() >= area.left() && point.x() <= area.right() && point.y() >= area.top() &&
           point.y() <= area.bottom();
}

/// Shortens the line to its part inside `area`. Returns false if no part is inside or an end is not finite.
/// Source: Liang and Barsky, "A new concept and method for line clipping", ACM Trans. Graphics 3 (1984).
bool clipLine(QLineF& line, const QRectF& area);

/// The part of a polygon inside `area`; empty if a corner is not finite. Source: Sutherland and Hodgman,
/// "Reentrant polygon clipping", Comm. ACM 17 (1974).
QPolygonF clipPolygon(QPolygonF polygon, const QRectF& area);

} // namespace timestep

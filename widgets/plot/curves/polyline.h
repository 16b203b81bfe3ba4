// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <vector>

class QPainter;

namespace timestep {

/// A line in pixels, clipped to a rectangle, so that the far points of an unstable run never reach the
/// painter.
struct Polylines {
    std::vector<QPolygonF> pieces;
    QPolygonF dots; ///< points inside without a neighbour on either side
};

/// Clips the line through the points to a rectangle. A point with NaN interrupts the line.
Polylines cutTo(const QRectF& rectangle, const std::vector<QPointF>& points);

/// Returns the line with fewer points: the points left out lie within twice the tolerance of the new line. A
/// line that turns back keeps its tip, and gaps stay. Source of the narrowing cone: Sklansky and Gonzalez,
/// "Fast polygonal approximation of digitized curves", Pattern Recognition 12 (1980). Departure: only points
/// of the given line are used.
std::vector<QPointF> simplified(const std::vector<QPointF>& points, double tolerance);

/// Strokes one piece; `dashOffset` [widths of the pen] is advanced, so that a dash pattern continues in the
/// next piece. Qt's stroker is many times faster on short chunks for lines wider than a pixel; in a vector
/// file the piece stays whole. `round`: solid chunks end in half discs, so that thick lines join.
void strokePiece(QPainter& painter, const QPolygonF& piece, QPen pen, bool whole, bool round,
                 double& dashOffset);

} // namespace timestep

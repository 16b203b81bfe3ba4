// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/polyline.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Cuts the segment to the rectangle; false if nothing is left.
/// Source: Liang and Barsky, "A new concept and method for line clipping", ACM TOG 1984.
bool cutSegment(const QRectF& rectangle, QPointF& from, QPointF& to) {
    double enter = 0, leave = 1;
    const QPointF d = to - from;
    const auto side = [&](double p, double q) { // the half plane p t <= q along from + t d
        if (p == 0) return q >= 0;
        const double t = q / p;
        if (p < 0)
            enter = std::max(enter, t);
        else
            leave = std::min(leave, t);
        return enter <= leave;
    };
    if (!side(-d.x(), from.x() - rectangle.left()) || !side(d.x(), rectangle.right() - from.x()) ||
        !side(-d.y(), from.y() - rectangle.top()) || !side(d.y(), rectangle.bottom() - from.y()))
        return false;
    const QPointF start = from;
    if (leave < 1) to = start + leave * d;
    if (enter > 0) from = start + enter * d;
    return true;
}

bool isGap(const QPointF& point) {
    return std::isnan(point.x()) || std::isnan(point.y());
}

} // namespace

Polylines cutTo(const QRectF& rectangle, const std::vector<QPointF>& points) {
    Polylines result;
    QPolygonF piece;
    const auto endPiece = [&] {
        if (piece.size() > 1) result.pieces.push_back(piece);
        piece.clear();
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF point = points[i];
        const bool linkedBack = i > 0 && !isGap(points[i - 1]);
        if (isGap(point)) {
            endPiece();
            continue;
        }
        if (!linkedBack) {
            const bool linkedOn = i + 1 < points.size() && !isGap(points[i + 1]);
            if (!linkedOn && rectangle.contains(point)) result.dots << point;
            continue;
        }
        QPointF from = points[i - 1], to = point;
        if (!cutSegment(rectangle, from, to)) {
            endPiece();
            continue;
        }
        if (piece.isEmpty() || from != points[i - 1]) {
            endPiece();
            piece << from;
        }
        piece << to;
        if (to != point) endPiece();
    }
    endPiece();
    return result;
}

void strokePiece(QPainter& painter, const QPolygonF& piece, QPen pen, bool whole, double& dashOffset) {
    constexpr int chunk = 40; // segments
    const bool dashed = pen.style() != Qt::SolidLine;
    const double width = std::max(pen.widthF(), 1.0);
    const int step = whole ? static_cast<int>(piece.size()) : chunk;
    for (int begin = 0; begin + 1 < piece.size(); begin += step) {
        const int count = std::min(step + 1, static_cast<int>(piece.size()) - begin);
        if (dashed) pen.setDashOffset(dashOffset);
        painter.setPen(pen);
        painter.drawPolyline(piece.constData() + begin, count);
        if (!dashed) continue;
        for (int i = begin + 1; i < begin + count; ++i)
            dashOffset += QLineF(piece[i - 1], piece[i]).length() / width;
    }
}

} // namespace timestep

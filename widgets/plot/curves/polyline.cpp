// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/curves/polyline.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

/// Clips the segment to the rectangle; returns false if nothing is left. Source: Liang and Barsky, "A new
/// concept and method for line clipping", ACM TOG 1984.
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

std::vector<QPointF> simplified(const std::vector<QPointF>& points, double tolerance) {
    std::vector<QPointF> kept;
    std::size_t anchor = 0;              // the last kept point
    double low = 0, high = 0, reach = 0; // the cone [rad], relative to `ahead`, and its length
    double ahead = 0;
    bool open = false; // whether there is a cone at the anchor
    const auto keep = [&](std::size_t i) {
        kept.push_back(points[i]);
        anchor = i;
        open = false;
        reach = 0;
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool first = i == 0 || isGap(points[i - 1]);
        if (isGap(points[i]) || first) {
            if (i > 0 && !isGap(points[i - 1]) && anchor != i - 1) keep(i - 1);
            keep(i);
            continue;
        }
        QPointF way = points[i] - points[anchor];
        double distance = std::hypot(way.x(), way.y());
        const auto turned = [&] {
            double angle = std::atan2(way.y(), way.x()) - ahead;
            if (angle > std::numbers::pi) angle -= 2 * std::numbers::pi;
            if (angle < -std::numbers::pi) angle += 2 * std::numbers::pi;
            return angle;
        };
        const bool leaves =
            distance < reach - tolerance || (open && distance > 0 && (turned() < low || turned() > high));
        if (leaves && anchor != i - 1) {
            keep(i - 1);
            way = points[i] - points[anchor];
            distance = std::hypot(way.x(), way.y());
        }
        if (distance <= tolerance) continue;
        const double half = std::asin(std::min(1.0, tolerance / distance));
        if (!open) {
            ahead = std::atan2(way.y(), way.x());
            low = -half;
            high = half;
            open = true;
        } else {
            const double angle = turned();
            low = std::max(low, angle - half);
            high = std::min(high, angle + half);
        }
        reach = std::max(reach, distance);
    }
    if (!points.empty() && !isGap(points.back()) && anchor != points.size() - 1) keep(points.size() - 1);
    return kept;
}

void strokePiece(QPainter& painter, const QPolygonF& piece, QPen pen, bool whole, bool round,
                 double& dashOffset) {
    constexpr int chunk = 40; // segments
    const bool dashed = pen.style() != Qt::SolidLine;
    if (round && !dashed) pen.setCapStyle(Qt::RoundCap);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/motion_path.h"

#include "widgets/view/frame/clip.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace timestep {

void MotionPath::add(Point at, double longest) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y)) return;
    if (!m_points.empty()) {
        const Point last = m_points[(m_oldest + m_points.size() - 1) % m_points.size()];
        if (last == at) return;
        if (std::hypot(at.x - last.x, at.y - last.y) > longest) clear();
    }
    if (m_points.size() > capacity) clear(); // they were set by set()
    if (m_points.size() < capacity) {
        m_points.push_back(at);
    } else {
        m_points[m_oldest] = at;
        m_oldest = (m_oldest + 1) % capacity;
    }
}

void MotionPath::set(std::span<const Point> positions) {
    clear();
    for (const Point& at : positions)
        if (std::isfinite(at.x) && std::isfinite(at.y)) m_points.push_back(at);
}

void MotionPath::paint(QPainter& painter, const ViewTransform& transform, const QRectF& area,
                       const QColor& colour, const QColor& ground, double width) const {
    if (m_points.size() < 2) return;
    // Opaque colours in steps, oldest first, so that no overlap of translucent ends is visible. Each step is
    // one short polyline: QPainter strokes wide lines of 50 points 10 times faster than one long line or
    // single segments.
    constexpr std::size_t steps = 16;
    constexpr double strongest = 0.75, shortest = 1.5; // share of the colour, length of a line [widths]
    // From the newest position backwards, without positions that are closer to each other than the width of a
    // line.
    std::vector<QPointF> pixels;
    for (std::size_t i = m_points.size(); i-- > 0 && pixels.size() <= mostLines;) {
        const QPointF at = transform.toPixel(m_points[(m_oldest + i) % m_points.size()]);
        if (pixels.empty() || i == 0 ||
            std::hypot(at.x() - pixels.back().x(), at.y() - pixels.back().y()) >= shortest * width)
            pixels.push_back(at);
    }
    const std::size_t lines = pixels.size() - 1;
    const QRectF near = area.adjusted(-area.width(), -area.height(), area.width(), area.height());
    const auto pixel = [&](std::size_t i) { return pixels[lines - i]; };
    QPolygonF piece;
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t step = 0; step < steps; ++step) {
        const auto share = static_cast<float>(strongest * static_cast<double>(step + 1) / steps);
        const auto between = [share](float from, float to) { return from + (to - from) * share; };
        const QColor mixed =
            QColor::fromRgbF(between(ground.redF(), colour.redF()), between(ground.greenF(), colour.greenF()),
                             between(ground.blueF(), colour.blueF()));
        painter.setPen(QPen(mixed, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        piece.clear();
        for (std::size_t i = lines * step / steps; i < lines * (step + 1) / steps; ++i) {
            QLineF line(pixel(i), pixel(i + 1));
            if (!clipLine(line, near)) continue;
            if (piece.isEmpty() || piece.back() != line.p1()) {
                painter.drawPolyline(piece);
                piece = {line.p1()};
            }
            piece << line.p2();
        }
        painter.drawPolyline(piece);
    }
}

} // namespace timestep

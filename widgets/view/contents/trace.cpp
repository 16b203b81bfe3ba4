// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/trace.h"

#include "widgets/view/frame/clip.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace timestep {

void Trace::add(Point at, double longest) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y)) return;
    if (!m_points.empty()) {
        const Point last = m_points[(m_oldest + m_points.size() - 1) % m_points.size()];
        if (last == at) return;
        if (std::hypot(at.x - last.x, at.y - last.y) > longest) clear();
    }
    if (m_points.size() > capacity) clear(); // they were set()
    if (m_points.size() < capacity) {
        m_points.push_back(at);
    } else {
        m_points[m_oldest] = at;
        m_oldest = (m_oldest + 1) % capacity;
    }
}

void Trace::set(std::span<const Point> positions) {
    clear();
    for (const Point& at : positions)
        if (std::isfinite(at.x) && std::isfinite(at.y)) m_points.push_back(at);
}

void Trace::paint(QPainter& painter, const ViewTransform& transform, const QRectF& area, const QColor& colour,
                  const QColor& ground, double width) const {
    if (m_points.size() < 2) return;
    // Opaque colours in steps, oldest first: no overlap of translucent ends shows. Each step is one short
    // polyline: QPainter strokes wide lines 50 points at a time 10 times faster than all at once, or one by
    // one.
    constexpr std::size_t steps = 16;
    constexpr double strongest = 0.75, shortest = 1.5; // share of the colour, length of a line [widths]
    // From the newest position backwards: positions that are nearer to each other than a line is wide add
    // nothing to the picture.
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

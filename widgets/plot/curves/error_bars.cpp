// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the error bars of a curve of measured points.
#include "widgets/plot/curves/curve_plottable.h"

#include <algorithm>
#include <set>

namespace timestep {

void CurvePlottable::drawErrorBars(QPainter& painter) const {
    if (m_errors == nullptr) return;
    const QRectF clip(clipRect());
    const double cap = 0.35 * m_look.markerSize;
    std::set<int> taken; // one bar per column of pixels is enough
    const bool many = static_cast<double>(rows()) > 2 * clip.width();
    painter.setPen(QPen(m_curve.style.colour, 0.75 * m_look.lineWidth));
    for (std::size_t row = 0; row < std::min(rows(), m_errors->size()); ++row) {
        const double y = m_mapY.wrapped(m_y[row]), low = y - (*m_errors)[row], high = y + (*m_errors)[row];
        if (!m_mapX.shows(m_x[row]) || !m_mapY.shows(low) || !m_mapY.shows(high)) continue;
        const auto end = [&](double value) { // a bar is never wrapped
            return m_mapY.scale == AxisScale::Wrapped ? coordsToPixels(m_mapX.toAxis(m_x[row]), value)
                                                      : pixelOf(m_x[row], value);
        };
        const QPointF bottom = end(low), top = end(high);
        if (top.x() < clip.left() || top.x() > clip.right() || bottom.y() < clip.top() ||
            top.y() > clip.bottom())
            continue;
        if (many && !taken.insert(qRound(top.x())).second) continue;
        const double down = std::min(bottom.y(), clip.bottom()), up = std::max(top.y(), clip.top());
        painter.drawLine(QLineF(top.x(), down, top.x(), up));
        if (many) continue;
        if (down == bottom.y()) painter.drawLine(QLineF(top.x() - cap, down, top.x() + cap, down));
        if (up == top.y()) painter.drawLine(QLineF(top.x() - cap, up, top.x() + cap, up));
    }
}

} // namespace timestep

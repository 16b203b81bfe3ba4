// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the error bars of a curve of measured points.
#include "widgets/plot/curves/curve_plottable.h"

#include <algorithm>
#include <set>

namespace timestep {

void CurvePlottable::drawErrorBars(QPainter& painter) const {
    if (errors == nullptr) return;
    const QRectF clip(clipRect());
    const double cap = 0.35 * look.markerSize;
    std::set<int> taken; // one bar per column of pixels is enough
    const bool many = static_cast<double>(rows()) > 2 * clip.width();
    painter.setPen(QPen(shown.style.colour, 0.75 * look.lineWidth));
    for (std::size_t row = 0; row < std::min(rows(), errors->size()); ++row) {
        const double low = y[row] - (*errors)[row], high = y[row] + (*errors)[row];
        if (!mapX.shows(x[row]) || !mapY.shows(low) || !mapY.shows(high)) continue;
        const QPointF bottom = pixelOf(x[row], low), top = pixelOf(x[row], high);
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

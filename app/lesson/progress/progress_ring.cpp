// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/progress/progress_ring.h"

#include "widgets/look/theme.h"

#include <QPainter>

namespace timestep {

void drawProgressRing(QPainter& painter, const QRectF& place, double part, const QPalette& palette) {
    const ThemeColours& colours = coloursOf(themeOf(palette));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (part >= 1) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.velocity);
        painter.drawEllipse(place);
        const double side = place.width();
        painter.setPen(QPen(colours.card, side / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({place.topLeft() + QPointF(0.28, 0.52) * side,
                                        place.topLeft() + QPointF(0.44, 0.67) * side,
                                        place.topLeft() + QPointF(0.73, 0.36) * side}));
    } else {
        const double width = place.width() / 6;
        const QRectF ring = place.adjusted(width / 2, width / 2, -width / 2, -width / 2);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.axis, width));
        painter.setOpacity(0.45);
        painter.drawEllipse(ring);
        painter.setOpacity(1);
        painter.setPen(QPen(colours.accent, width, Qt::SolidLine, Qt::FlatCap));
        if (part > 0) painter.drawArc(ring, 90 * 16, static_cast<int>(-part * 360 * 16));
    }
    painter.restore();
}

ProgressRing::ProgressRing(double part, int side, QWidget* parent)
    : QWidget(parent), m_part(part), m_side(side) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ProgressRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawProgressRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), m_part, palette());
}

} // namespace timestep

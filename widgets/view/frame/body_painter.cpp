// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/body_painter.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>

namespace timestep {

namespace {

/// Draws a block with round corners and a reflection near its top.
void paintMass(QPainter& painter, const QRectF& block, const QColor& colour, const FrameLook& look) {
    const double unit = look.unit, corner = std::min(5 * unit, block.width() / 4);
    painter.setPen(QPen(look.ink(coloursOf(look.theme).card), 1.5 * unit));
    painter.setBrush(colour);
    painter.drawRoundedRect(block, corner, corner);
    QRectF light = block.adjusted(4 * unit, 4 * unit, -4 * unit, 0);
    light.setHeight(std::min(0.2 * block.height(), 9 * unit));
    if (light.width() < 8 * unit || light.height() < 3 * unit) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixedColours(colour, Qt::white, 0.34 * look.strength));
    painter.drawRoundedRect(light, corner / 2, corner / 2);
}

} // namespace

void paintBody(QPainter& painter, const FramePolygon& polygon, const QPolygonF& corners,
               const QPolygonF& shown, const QRectF& clip, const FrameLook& look, BodyFinish finish) {
    const ThemeColours& colours = coloursOf(look.theme);
    const bool still =
        polygon.role == Role::Ground || polygon.role == Role::Pin || polygon.role == Role::Guide;
    const bool tinted = !still && polygon.group >= 0;
    const auto group = static_cast<std::size_t>(std::max(polygon.group, 0));
    const bool soft = finish != BodyFinish::Flat;
    const QColor edge = look.ink(still    ? colours.axis
                                 : tinted ? colours.islands[group % colours.islands.size()]
                                          : look.style.colour);
    const bool fillOnly = polygon.role == Role::Fill;
    const bool glossy = finish == BodyFinish::Glossy && !still && !fillOnly && !tinted;
    if (still) {
        painter.setBrush(look.ink(colours.grid));
    } else if (!soft || fillOnly) {
        QColor pale = edge;
        pale.setAlphaF(fillOnly ? 0.15F : 0.3F);
        painter.setBrush(pale);
    } else {
        QLinearGradient light(shown.boundingRect().topLeft(), shown.boundingRect().bottomLeft());
        light.setColorAt(0, mixedColours(colours.card, edge, 0.34));
        light.setColorAt(1, mixedColours(colours.card, edge, 0.62));
        painter.setBrush(light);
    }
    painter.setPen(fillOnly ? QPen(Qt::NoPen)
                            : QPen(edge, 1.6 * look.unit, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    if (glossy)
        paintMass(painter, shown.boundingRect(), edge, look);
    else
        painter.drawPolygon(shown);
    if (still || fillOnly || (!tinted && !look.severalRuns) || !soft) return;
    QPointF centre;
    for (const QPointF& corner : corners) centre += corner / static_cast<double>(corners.size());
    if (!clip.contains(centre) ||
        std::min(shown.boundingRect().width(), shown.boundingRect().height()) <= 12 * look.unit)
        return;
    if (glossy) return drawMarker(painter, centre, 6 * look.unit, look.style.marker, colours.card, edge);
    if (!tinted) return drawMarker(painter, centre, 6 * look.unit, look.style.marker, edge, colours.card);
    painter.setPen(colours.text);
    const double half = 40 * look.unit;
    painter.drawText(QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half)), Qt::AlignCenter,
                     QString::number(polygon.group + 1));
}

} // namespace timestep

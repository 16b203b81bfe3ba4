// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/spring_painter.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace timestep {

namespace {

constexpr double mostStraight = 0.08; ///< of the length, at either end
constexpr double straightEnd = 10;    ///< [px]

} // namespace

void paintCoil(QPainter& painter, const QLineF& line, double width, int turns, QPointF aside) {
    const double length = line.length();
    if (!(length > 0)) return;
    const QPointF way = line.p2() - line.p1();
    const QPointF across = QPointF(-way.y(), way.x()) / length * (width / 2);
    const double straight = std::min(mostStraight, straightEnd / length);
    QPolygonF zigzag{line.p1(), line.p1() + aside + straight * way};
    const int corners = 2 * turns;
    for (int i = 0; i < corners; ++i)
        zigzag << line.p1() + aside + (straight + (1 - 2 * straight) * (i + 0.5) / corners) * way +
                      (i % 2 == 0 ? across : -across);
    zigzag << line.p2() + aside - straight * way << line.p2();
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(zigzag);
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/limb_painter.h"

#include <QPainter>

#include <algorithm>

namespace timestep {

double limbRadius(const std::vector<DrawnLimb>& limbs, double unit) {
    if (limbs.empty()) return 0;
    double sum = 0;
    for (const DrawnLimb& limb : limbs) sum += limb.line.length();
    return std::clamp(0.15 * sum / static_cast<double>(limbs.size()), 2 * unit, 16 * unit);
}

void paintLimbs(QPainter& painter, const std::vector<DrawnLimb>& limbs, double radius,
                const FrameLook& look) {
    painter.setRenderHint(QPainter::Antialiasing);
    const auto draw = [&](double width, const QColor& colour, const QLineF& line) {
        painter.setPen(QPen(look.ink(colour), width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(line);
    };
    for (const DrawnLimb& limb : limbs) {
        draw(2 * radius + 3 * look.unit, limb.colour.darker(155), limb.line);
        draw(2 * radius, limb.colour, limb.line);
    }
    const QPointF towardsLight(-0.28 * radius, -0.38 * radius);
    for (const DrawnLimb& limb : limbs) {
        QColor light = limb.colour.lighter(150);
        light.setAlphaF(0.75F);
        draw(0.5 * radius, light, limb.line.translated(towardsLight));
    }
}

QPointF besideLimbs(const QLineF& line, const std::vector<DrawnLimb>& limbs, double radius, double room) {
    constexpr int places = 5, most = 3; // number of places that may lie on limbs
    const double length = line.length();
    if (!(length > 0)) return {};
    int covered = 0;
    for (int i = 1; i <= places; ++i) {
        const QPointF at = line.pointAt(i / (places + 1.0));
        covered += std::any_of(limbs.begin(), limbs.end(), [&](const DrawnLimb& limb) {
            const QPointF way = limb.line.p2() - limb.line.p1(), to = at - limb.line.p1();
            const double square = QPointF::dotProduct(way, way);
            const double share = square > 0 ? std::clamp(QPointF::dotProduct(to, way) / square, 0.0, 1.0) : 0;
            const QPointF away = to - share * way;
            return QPointF::dotProduct(away, away) <= radius * radius;
        });
    }
    if (covered < most) return {};
    return QPointF(line.dy(), -line.dx()) / length * (radius + room);
}

} // namespace timestep

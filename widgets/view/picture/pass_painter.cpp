// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/pass_painter.h"

#include "widgets/view/contents/view_contents.h"
#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/limb_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double leastMove = 3, leastArrow = 4; ///< [1/96 inch]
constexpr std::size_t mostOutlined = 400;       ///< sticks
constexpr int mostBoxes = 40;

double distance(QPointF one, QPointF other) {
    return std::hypot(one.x() - other.x(), one.y() - other.y());
}

} // namespace

QColor passBeforeColour(Theme theme) {
    if (theme == Theme::BlackAndWhite) return QColor(0x6e, 0x6e, 0x6e);
    return theme == Theme::Dark ? QColor(0xff, 0x8c, 0x42) : QColor(0xd5, 0x5e, 0x00);
}

void paintPassBefore(QPainter& painter, const Frame& before, const Frame& after,
                     const ViewTransform& transform, const QRectF& area, const FrameLook& look) {
    if (before.segments.size() != after.segments.size() || before.points.size() != after.points.size() ||
        before.segments.size() > mostOutlined)
        return;
    const QRectF near = area.adjusted(-area.width(), -area.height(), area.width(), area.height());
    const double least = leastMove * look.unit;
    std::vector<DrawnLimb> limbs;
    std::vector<QLineF> thick, thin;
    for (std::size_t i = 0; i < before.segments.size(); ++i) {
        const FrameSegment &was = before.segments[i], &is = after.segments[i];
        if (was.role != Role::Rod && was.role != Role::Spring) continue;
        const QLineF line(transform.toPixel(was.from), transform.toPixel(was.to));
        if (was.shape == Shape::Limb) limbs.push_back({line, {}});
        if (!isFinite(line.p1()) || !isFinite(line.p2()) || was.role == Role::Spring) continue;
        if (distance(line.p1(), transform.toPixel(is.from)) < least &&
            distance(line.p2(), transform.toPixel(is.to)) < least)
            continue;
        QLineF shown = line;
        if (clipLine(shown, near)) (was.shape == Shape::Limb ? thick : thin).push_back(shown);
    }
    const double limb = 2 * limbRadius(limbs, look.unit), stick = 3 * look.unit;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor edge = passBeforeColour(look.theme);
    const QColor fill = mixedColours(coloursOf(look.theme).card, edge, 0.12);
    for (const bool inner : {false, true}) {
        const double more = (inner ? 2 : 6) * look.unit;
        painter.setPen(QPen(inner ? fill : edge, limb + more, Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(thick.data(), static_cast<int>(thick.size()));
        painter.setPen(QPen(inner ? fill : edge, stick + more, Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(thin.data(), static_cast<int>(thin.size()));
    }
    painter.setPen(QPen(edge, 2 * look.unit));
    painter.setBrush(fill);
    for (std::size_t i = 0; i < before.points.size(); ++i) {
        const FramePoint &was = before.points[i], &is = after.points[i];
        const QPointF at = transform.toPixel(was.at);
        if (was.role != Role::Body || was.shape == Shape::Joint || !isFinite(at) || !isInside(at, near))
            continue;
        if (distance(at, transform.toPixel(is.at)) < least) continue;
        const double own = was.radius > 0             ? was.radius * transform.scale()
                           : was.shape == Shape::Head ? 1.05 * limb
                                                      : dotRadius(before.points.size()) * look.unit;
        painter.drawEllipse(at, own + 1.5 * look.unit, own + 1.5 * look.unit);
    }
    painter.restore();
}

void paintPassMoves(QPainter& painter, const Frame& before, const Frame& after,
                    const ViewTransform& transform, const QRectF& area, const FrameLook& look) {
    if (before.points.size() != after.points.size() || before.segments.size() > mostOutlined) return;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& colours = coloursOf(look.theme);
    for (std::size_t i = 0; i < before.points.size(); ++i) {
        const QPointF from = transform.toPixel(before.points[i].at),
                      to = transform.toPixel(after.points[i].at);
        const double length = distance(from, to);
        if (before.points[i].role != Role::Body || !isFinite(from) || !isFinite(to) ||
            length < leastArrow * look.unit)
            continue;
        QLineF shaft(from, to);
        if (!clipLine(shaft, area)) continue;
        const QPointF along = (to - from) / length, across(-along.y(), along.x());
        const double head = std::min(9 * look.unit, length);
        painter.setPen(QPen(colours.card, 3.6 * look.unit));
        painter.drawLine(shaft);
        painter.setPen(QPen(colours.text, 1.6 * look.unit));
        painter.drawLine(QLineF(shaft.p1(), to - along * head * 0.7));
        painter.setPen(QPen(colours.card, look.unit));
        painter.setBrush(colours.text);
        painter.drawPolygon(QPolygonF(
            {to, to - along * head + across * head * 0.45, to - along * head - across * head * 0.45}));
    }
    painter.restore();
}

void paintPassRow(QPainter& painter, int pass, int passes, const QRectF& area, const FrameLook& look,
                  const QFont& font) {
    const ThemeColours& colours = coloursOf(look.theme);
    const QFontMetricsF metrics(font);
    const double unit = look.unit, space = 4 * unit, height = metrics.height() + 6 * unit;
    const QString title = ViewTexts::tr("Passes of the next step");
    QStringList words{ViewTexts::tr("before")};
    const int boxes = std::min(passes, mostBoxes);
    for (int i = 1; i <= boxes; ++i) words << look.locale.toString(i);
    painter.save();
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = area.left() + 8 * unit;
    const double y = area.top() + 4 * unit;
    const double titleWidth = metrics.horizontalAdvance(title) + 2 * space;
    painter.setPen(colours.text);
    painter.drawText(QRectF(x, y, titleWidth, height), Qt::AlignVCenter | Qt::AlignLeft, title);
    x += titleWidth;
    for (int i = 0; i < words.size(); ++i) {
        const double width = std::max(metrics.horizontalAdvance(words[i]) + 12 * unit, height);
        const QRectF box(x, y, width, height);
        x += width + space;
        if (box.right() > area.right()) break;
        const bool now = i == pass;
        painter.setPen(QPen(now ? colours.accent : colours.grid, unit));
        painter.setBrush(now        ? colours.accent
                         : i < pass ? mixedColours(colours.card, colours.accent, 0.14)
                                    : colours.card);
        painter.drawRoundedRect(box, 5 * unit, 5 * unit);
        painter.setPen(now ? colours.onAccent : colours.text);
        painter.drawText(box, Qt::AlignCenter, words[i]);
    }
    painter.restore();
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/next_frame_painter.h"

#include "widgets/text/label_text.h"
#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/picture/view_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// The first body of a frame and its previous place; null if the picture does not show them.
struct NowAndBefore {
    const FramePoint* now = nullptr;
    const FramePoint* before = nullptr;
};

NowAndBefore nowAndBefore(const Frame& frame) {
    NowAndBefore found;
    for (const FramePoint& point : frame.points) {
        if (found.now == nullptr && point.role == Role::Body) found.now = &point;
        if (found.before == nullptr && point.role == Role::Ghost) found.before = &point;
    }
    if (found.before == nullptr) found.now = nullptr;
    return found;
}

QString lengthText(const ViewGeometry& geometry, double length) {
    const OverlayLook& look = geometry.format().look;
    QString text = roundedNumber(std::abs(length), look.locale);
    if (length < 0) text.prepend(QChar(0x2212));
    const QString& unit = geometry.runs().scene().lengthUnit;
    return unit.isEmpty() ? text : text + QChar(0x00a0) + unit;
}

/// A level arrow of `pen` with a filled head.
void paintLevelArrow(QPainter& painter, QPointF from, QPointF to, const QPen& pen, double unit) {
    const double way = to.x() - from.x();
    const double head = std::min(8 * unit, 0.6 * std::abs(way)) * (way < 0 ? -1 : 1);
    painter.setPen(pen);
    painter.drawLine(from, to - QPointF(head, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    painter.drawPolygon(
        QPolygonF({to, to + QPointF(-head, -std::abs(head) / 2), to + QPointF(-head, std::abs(head) / 2)}));
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void paintNextFrame(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell) {
    const auto [now, before] = nowAndBefore(geometry.runs()[0].frame);
    if (now == nullptr) return;
    const ViewTransform transform = geometry.transformIn(cell);
    const QPointF at = transform.toPixel(now->at), was = transform.toPixel(before->at);
    if (!isFinite(at) || !isFinite(was) || !isInside(at, cell)) return;
    const double unit = geometry.unit(), way = at.x() - was.x();
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    QFont bold = geometry.format().font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const double radius = std::max(now->radius * transform.scale(), dotRadius(1) * unit);
    painter.save();
    const QRectF filmStrip = geometry.filmStrip(); // wider than the scene: words at its edge stay whole
    painter.setClipRect(QRectF(filmStrip.left(), cell.top(), filmStrip.width(), cell.height()),
                        Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(frameLook(geometry, 0).style.colour, 3 * unit));
    painter.drawEllipse(was, radius, radius);
    // Where the start is given, the next frame is not told before the run: it may have to be predicted.
    const bool tells = geometry.contents().options.ringInvites || geometry.runs().step() > 0;
    if (tells && std::abs(way) >= 2 * unit) {
        const QPointF next = at + QPointF(way, 0);
        painter.setPen(QPen(colours.quietText, 1.4 * unit, Qt::DashLine));
        painter.drawEllipse(next, radius, radius);
        // Where there is little room above the disc, the words are right below the film strip.
        const double highest = cell.top() + metrics.height() + 6 * unit;
        const double row = std::max(at.y() - radius - metrics.height() - 11 * unit, highest);
        const QPen arrow(colours.velocity, 2 * unit, Qt::SolidLine, Qt::FlatCap);
        QPen again = arrow;
        again.setDashPattern({2.2, 1.4});
        const double gap = std::min(2 * unit, std::abs(way) / 6) * (way < 0 ? -1 : 1);
        paintLevelArrow(painter, {was.x() + gap, row}, {at.x() - gap, row}, arrow, unit);
        paintLevelArrow(painter, {at.x() + gap, row}, {next.x() - gap, row}, again, unit);
        // The words are above their arrows, or beside them if the arrows are short.
        const QString words[] = {lengthText(geometry, now->at.x - before->at.x), ViewTexts::tr("again")};
        const double wide[] = {metrics.horizontalAdvance(words[0]), metrics.horizontalAdvance(words[1])};
        const double missing = (wide[0] + wide[1]) / 2 + 9 * unit - std::abs(way);
        const double aside = std::max(missing, 0.0) / 2 * (way < 0 ? -1 : 1);
        const double middles[] = {(was.x() + at.x()) / 2 - aside, (at.x() + next.x()) / 2 + aside};
        painter.setFont(bold);
        painter.setPen(colours.velocity);
        for (int i = 0; i < 2; ++i)
            painter.drawText(QRectF(middles[i] - wide[i] / 2 - 1, row - 5 * unit - metrics.height(),
                                    wide[i] + 2, metrics.height()),
                             Qt::AlignCenter | Qt::TextSingleLine, words[i]);
    }
    painter.restore();
}

void paintWordsOfRing(QPainter& painter, const ViewGeometry& geometry, const Selection& selection,
                      const Drag& drag, bool invites) {
    if (!geometry.contents().showsFilmStrip() || geometry.runs().empty()) return;
    const auto [now, before] = nowAndBefore(geometry.runs()[0].frame);
    if (now == nullptr) return;
    const bool held = drag.holds() && drag.grip()->hold == Hold::Ghost;
    const bool hovered = selection.hover && selection.hover->ghost;
    if (!held && !hovered && (!invites || drag.holds())) return;
    const QRectF cell = geometry.cells().front();
    const ViewTransform transform = geometry.transformIn(cell);
    const QPointF at = transform.toPixel(before->at);
    if (!isFinite(at) || !isInside(at, cell)) return;
    const double unit = geometry.unit();
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    QFont bold = geometry.format().font;
    bold.setBold(true);
    const QFontMetricsF metrics(geometry.format().font), boldMetrics(bold);
    //: said by the ring that marks the previous place of a particle
    const QString call = held ? QString() : ViewTexts::tr("Drag me.") + QLatin1Char(' ');
    //: said by the ring; %1 is a length with its unit
    const QString words = ViewTexts::tr("One frame ago I was at %1.").arg(lengthText(geometry, before->at.x));
    const double first = boldMetrics.horizontalAdvance(call);
    const double radius = std::max(before->radius * transform.scale(), dotRadius(1) * unit);
    QRectF box(0, 0, first + metrics.horizontalAdvance(words) + 20 * unit, metrics.height() + 10 * unit);
    box.moveCenter({at.x(), 0});
    box.moveTop(std::min(at.y() + radius + 2.4 * metrics.height(), cell.bottom() - box.height()));
    box.moveLeft(
        std::clamp(box.left(), cell.left() + 2, std::max(cell.right() - box.width() - 2, cell.left() + 2)));
    for (const QRectF& offer : geometry.contents().offers)
        if (offer.intersects(box)) box.moveBottom(offer.top() - 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.text);
    painter.drawRoundedRect(box, 5 * unit, 5 * unit);
    painter.setPen(colours.card);
    painter.setFont(bold);
    const QRectF line = box.adjusted(10 * unit, 0, -10 * unit, 0);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, call);
    painter.setFont(geometry.format().font);
    painter.drawText(line.adjusted(first, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     words);
    painter.restore();
}

} // namespace timestep

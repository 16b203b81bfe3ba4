// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/goal_painter.h"

#include "widgets/look/curve_style.h"
#include "widgets/view/frame/clip.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace timestep {

/// Draws a band where a thing is to be brought, with a flag.
void paintGoals(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell) {
    const ViewTransform transform = geometry.transformIn(cell);
    const double unit = geometry.unit();
    const QColor& accent = coloursOf(geometry.format().look.theme).accent;
    painter.save();
    painter.setClipRect(cell, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ViewGoal& goal : geometry.contents().goals) {
        const QPointF one = transform.toPixel({goal.from, goal.from}),
                      two = transform.toPixel({goal.to, goal.to});
        if (!isFinite(one) || !isFinite(two)) continue;
        QRectF band = cell;
        if (goal.alongX) {
            band.setLeft(std::min(one.x(), two.x()));
            band.setRight(std::max(one.x(), two.x()));
        } else {
            band.setTop(std::min(one.y(), two.y()));
            band.setBottom(std::max(one.y(), two.y()));
        }
        QColor fill = accent;
        fill.setAlpha(36);
        painter.fillRect(band, fill);
        const QPointF mast = band.intersected(cell).center();
        const QPointF top(mast.x(), cell.top() + 6 * unit);
        painter.setPen(QPen(accent, 2 * unit));
        if (goal.alongX) painter.drawLine(top, QPointF(top.x(), cell.bottom()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(accent);
        painter.drawPolygon(QPolygonF({top, top + QPointF(18, 6) * unit, top + QPointF(0, 12) * unit}));
    }
    painter.restore();
}

namespace {

void paintTick(QPainter& painter, const QRectF& box, const QColor& colour, double unit) {
    QPainterPath tick(QPointF(box.left(), box.center().y()));
    tick.lineTo(QPointF(box.left() + 0.38 * box.width(), box.bottom() - 1 * unit));
    tick.lineTo(QPointF(box.right(), box.top() + 1 * unit));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2.4 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
}

void paintFlag(QPainter& painter, const QRectF& box, const QColor& colour, double unit) {
    painter.setPen(QPen(colour, 2 * unit));
    painter.drawLine(box.topLeft(), box.bottomLeft());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({box.topLeft(), QPointF(box.right(), box.top() + 0.3 * box.height()),
                                   QPointF(box.left(), box.top() + 0.6 * box.height())}));
}

} // namespace

void paintGoalNotes(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell) {
    const std::vector<GoalNote>& notes = geometry.contents().goalNotes;
    if (notes.empty()) return;
    const double unit = geometry.unit();
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont bold = geometry.format().font;
    bold.setBold(true);
    painter.setFont(bold);
    const QFontMetricsF metrics(bold);
    const double mark = 0.62 * metrics.height(), edge = 8 * unit;
    double top = cell.top() + 6 * unit;
    for (const GoalNote& note : notes) {
        const double room = std::max(cell.width() - mark - 5 * edge, 1.0);
        const QString words = metrics.elidedText(note.words, Qt::ElideMiddle, room);
        QRectF box(0, top, metrics.horizontalAdvance(words) + mark + 3 * edge, metrics.height() + 6 * unit);
        box.moveLeft(cell.left() + edge);
        const QColor& colour = colours.accent;
        painter.setPen(QPen(colour, 1.5 * unit));
        painter.setBrush(colours.card);
        painter.drawRoundedRect(box, 5 * unit, 5 * unit);
        const QRectF sign(box.left() + edge, box.center().y() - mark / 2, mark, mark);
        note.reached ? paintTick(painter, sign, colour, unit) : paintFlag(painter, sign, colour, unit);
        painter.setPen(colours.text);
        painter.drawText(box.adjusted(mark + 2 * edge, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words);
        top = box.bottom() + 4 * unit;
    }
    painter.restore();
}

void paintGuesses(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first, int last) {
    const std::vector<ViewGuess>& guesses = geometry.contents().guesses;
    const auto isHere = [first, last](const ViewGuess& guess) {
        return guess.run >= first && guess.run <= last;
    };
    if (std::none_of(guesses.begin(), guesses.end(), isHere)) return;
    const double unit = geometry.unit();
    const ViewTransform transform = geometry.transformIn(cell);
    const Theme theme = geometry.format().look.theme;
    const RunStyle style = guessStyle(theme);
    const QFontMetricsF metrics(geometry.format().font);
    painter.save();
    painter.setClipRect(cell, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ViewGuess& guess : guesses) {
        if (!isHere(guess)) continue;
        const QPointF at = transform.toPixel({guess.at, guess.at}), ground = transform.toPixel({0, 0});
        if (!isFinite(at)) continue;
        QPen pen(style.colour, 1.8 * unit, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        const QString name = ViewTexts::tr("your prediction");
        QRectF label(0, 0, metrics.horizontalAdvance(name) + 2 * unit, metrics.height());
        if (guess.alongX) {
            if (!cell.adjusted(-1, 0, 1, 0).contains(QPointF(at.x(), cell.center().y()))) continue;
            painter.drawLine(QPointF(at.x(), cell.top()), QPointF(at.x(), cell.bottom()));
            label.moveTopLeft({at.x() + 5 * unit, cell.top() + 4 * unit});
            if (label.right() > cell.right()) label.moveRight(at.x() - 5 * unit);
            const double foot = std::clamp(ground.y(), cell.top(), cell.bottom());
            painter.setPen(Qt::NoPen);
            painter.setBrush(style.colour);
            painter.drawPolygon(
                QPolygonF({QPointF(at.x(), foot), QPointF(at.x() - 6 * unit, foot - 11 * unit),
                           QPointF(at.x() + 6 * unit, foot - 11 * unit)}));
        } else {
            if (!cell.adjusted(0, -1, 0, 1).contains(QPointF(cell.center().x(), at.y()))) continue;
            painter.drawLine(QPointF(cell.left(), at.y()), QPointF(cell.right(), at.y()));
            label.moveBottomLeft({cell.left() + 6 * unit, at.y() - 2 * unit});
        }
        painter.setPen(textColourOf(style.colour, theme));
        painter.setFont(geometry.format().font);
        painter.drawText(label, Qt::AlignLeft | Qt::TextSingleLine, name);
    }
    painter.restore();
}

} // namespace timestep

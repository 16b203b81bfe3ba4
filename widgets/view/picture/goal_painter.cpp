// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/goal_painter.h"

#include "widgets/look/curve_style.h"
#include "widgets/view/frame/clip.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr double cupHeight = 1.1;            ///< [its width at the bottom]
constexpr double cupFlare = 0.18;            ///< by which each side leans outwards [its width at the bottom]
constexpr double cupSwing = 9, swings = 1.5; ///< of a cup that was hit: its angle [degrees], how often
constexpr double swingDecay = 2;

/// A cup that stands on the ground.
struct Cup {
    QPointF left, right;           ///< of its bottom [px]
    QPointF rimLeft, rimRight;     ///< [px]
    double rim = 0;                ///< half the height of the ellipse of its rim [px]
    QPainterPath outline() const { // its side, as seen from the front
        QPainterPath path(rimLeft);
        path.lineTo(left);
        path.quadTo((left + right) / 2 + QPointF(0, rim), right);
        path.lineTo(rimRight);
        path.quadTo((rimLeft + rimRight) / 2 + QPointF(0, 2 * rim), rimLeft);
        return path;
    }
};

Cup cupOf(const ViewGoal& goal, const ViewTransform& transform) {
    Cup cup;
    cup.left = transform.toPixel({goal.from, 0});
    cup.right = transform.toPixel({goal.to, 0});
    const double width = cup.right.x() - cup.left.x();
    const QPointF up(0, (transform.yDown() ? 1 : -1) * cupHeight * width);
    cup.rimLeft = cup.left + up - QPointF(cupFlare * width, 0);
    cup.rimRight = cup.right + up + QPointF(cupFlare * width, 0);
    cup.rim = 0.12 * width;
    return cup;
}

/// A cup that was hit rocks on the ground while its tick is drawn.
void rock(QPainter& painter, const Cup& cup, const ViewGoal& goal, double drawnTick) {
    if (!goal.reached || drawnTick >= 1) return;
    const QPointF foot = (cup.left + cup.right) / 2;
    painter.translate(foot);
    painter.rotate(cupSwing * std::exp(-swingDecay * drawnTick) *
                   std::sin(2 * std::numbers::pi * swings * drawnTick));
    painter.translate(-foot);
}

void paintCupBack(QPainter& painter, const Cup& cup, const QColor& ink, double unit) {
    QColor inside = ink;
    inside.setAlpha(60);
    painter.setBrush(inside);
    painter.setPen(QPen(ink, 1.5 * unit));
    const QPointF middle = (cup.rimLeft + cup.rimRight) / 2;
    painter.drawEllipse(middle, (cup.rimRight.x() - cup.rimLeft.x()) / 2, cup.rim);
}

/// Its side is of milk glass: what lies in the cup is seen.
void paintCupFront(QPainter& painter, const Cup& cup, const QColor& ink, double unit) {
    QColor side = ink;
    side.setAlpha(70);
    painter.setBrush(side);
    painter.setPen(QPen(ink, 2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(cup.outline());
}

} // namespace

/// Draws a band where a thing is to be brought, with a flag, or the inside of a cup.
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
        if (goal.isCup) {
            const Cup cup = cupOf(goal, transform);
            painter.save();
            rock(painter, cup, goal, geometry.contents().drawnTick);
            paintCupBack(painter, cup, accent, unit);
            painter.restore();
            continue;
        }
        if (goal.reached) continue;
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

/// Draws the first part of a tick, from 0 to 1.
void paintTick(QPainter& painter, const QRectF& box, const QColor& colour, double unit, double part = 1) {
    constexpr double shortStroke = 0.35; // of the whole
    const QPointF from(box.left(), box.center().y()),
        foot(box.left() + 0.38 * box.width(), box.bottom() - unit), to(box.right(), box.top() + unit);
    QPainterPath tick(from);
    tick.lineTo(from + (foot - from) * std::min(part / shortStroke, 1.0));
    if (part > shortStroke) tick.lineTo(foot + (to - foot) * (part - shortStroke) / (1 - shortStroke));
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

void paintGoalFronts(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell) {
    const ViewTransform transform = geometry.transformIn(cell);
    const double unit = geometry.unit();
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    painter.save();
    painter.setClipRect(cell, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ViewGoal& goal : geometry.contents().goals) {
        if (!goal.isCup) continue;
        const Cup cup = cupOf(goal, transform);
        if (!isFinite(cup.left) || !isFinite(cup.right)) continue;
        painter.save();
        rock(painter, cup, goal, geometry.contents().drawnTick);
        paintCupFront(painter, cup, colours.accent, unit);
        painter.restore();
        if (!goal.reached) continue;
        const double side = 30 * unit;
        const QRectF tick((cup.rimLeft.x() + cup.rimRight.x() - side) / 2,
                          std::min(cup.rimLeft.y(), cup.left.y()) - 1.3 * side, side, side);
        paintTick(painter, tick, colours.accent, 1.8 * unit, geometry.contents().drawnTick);
    }
    painter.restore();
}

std::vector<PlacedGoalNote> placedGoalNotes(const ViewGeometry& geometry, const QRectF& cell) {
    std::vector<PlacedGoalNote> placed;
    const double unit = geometry.unit();
    QFont bold = geometry.format().font;
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const double mark = 0.62 * metrics.height(), edge = 8 * unit;
    // A film strip has no room below it: the notes are in the line above it, beside the legend.
    const bool aboveFilm = geometry.contents().showsFilmStrip();
    const double right = geometry.filmStrip().right();
    const double wide = aboveFilm ? right - geometry.legendEnd() - edge : cell.width() - 2 * edge;
    double top = aboveFilm ? geometry.legend().top() - 3 * unit : cell.top() + 6 * unit;
    for (const GoalNote& note : geometry.contents().goalNotes) {
        const double room = std::max(wide - mark - 3 * edge, 1.0);
        const QString words = metrics.elidedText(note.words, Qt::ElideMiddle, room);
        QRectF box(0, top, metrics.horizontalAdvance(words) + mark + 3 * edge, metrics.height() + 6 * unit);
        box.moveLeft(aboveFilm ? right - box.width() : cell.left() + edge);
        placed.push_back({box, words, note.reached});
        top = box.bottom() + 4 * unit;
    }
    return placed;
}

void paintGoalNotes(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell) {
    const std::vector<PlacedGoalNote> notes = placedGoalNotes(geometry, cell);
    if (notes.empty()) return;
    const double unit = geometry.unit();
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont bold = geometry.format().font;
    bold.setBold(true);
    painter.setFont(bold);
    const double mark = 0.62 * QFontMetricsF(bold).height(), edge = 8 * unit;
    for (const PlacedGoalNote& note : notes) {
        const QRectF& box = note.box;
        const QColor& colour = colours.accent;
        painter.setPen(QPen(colour, 1.5 * unit));
        painter.setBrush(colours.card);
        painter.drawRoundedRect(box, 5 * unit, 5 * unit);
        const QRectF sign(box.left() + edge, box.center().y() - mark / 2, mark, mark);
        note.reached ? paintTick(painter, sign, colour, unit) : paintFlag(painter, sign, colour, unit);
        painter.setPen(colours.text);
        painter.drawText(box.adjusted(mark + 2 * edge, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, note.words);
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

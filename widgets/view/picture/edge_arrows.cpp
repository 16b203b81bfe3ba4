// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/edge_arrows.h"

#include "widgets/text/label_text.h"
#include "widgets/view/frame/clip.h"
#include "widgets/view/picture/goal_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace timestep {

namespace {

constexpr double arrowBorder = 16;      ///< [1/96 inch] from the edge of a cell to the tip of an arrow
constexpr double edgeArrowLength = 22;  ///< [1/96 inch]
constexpr double leastApartArrows = 34; ///< [1/96 inch] between two arrows
constexpr std::size_t mostArrows = 6;

void addOutside(const ViewGeometry& geometry, int run, std::vector<OutsideBody>& found) {
    const QRectF cell = geometry.cellOf(run);
    const ViewTransform transform = geometry.transformIn(cell);
    const double space = std::min({arrowBorder * geometry.unit(), cell.width() / 3, cell.height() / 3});
    const QRectF inner = cell.adjusted(space, space, -space, -space);
    const double least = 4 * edgeArrowLength * geometry.unit();
    if (cell.width() < least || cell.height() < least) return; // an arrow would cover the picture
    const std::size_t before = found.size();
    for (const FramePoint& point : geometry.runs()[static_cast<std::size_t>(run)].frame.points) {
        if (found.size() - before >= mostArrows) return;
        if (point.role != Role::Body && point.role != Role::Grip) continue;
        const QPointF at = transform.toPixel(point.at);
        if (!isFinite(at) || isInside(at, cell)) continue;
        const QPointF edge(std::clamp(at.x(), inner.left(), inner.right()),
                           std::clamp(at.y(), inner.top(), inner.bottom()));
        const QPointF away = at - edge;
        const double length = std::hypot(away.x(), away.y());
        if (!(length > 0) || !std::isfinite(length)) continue;
        const bool crowded = std::any_of(
            found.begin() + static_cast<std::ptrdiff_t>(before), found.end(), [&](const OutsideBody& other) {
                return std::hypot(other.edge.x() - edge.x(), other.edge.y() - edge.y()) <
                       leastApartArrows * geometry.unit();
            });
        if (!crowded) found.push_back({run, edge, away / length, length / transform.scale()});
    }
}

/// The distance with three digits, without a power of ten up to a million.
QString awayText(double distance, const QLocale& locale) {
    const double digit = std::pow(10.0, std::floor(std::log10(distance)) - 2);
    return withPowers(locale.toString(std::round(distance / digit) * digit, 'g', 6), locale);
}

} // namespace

std::vector<OutsideBody> outsideBodies(const ViewGeometry& geometry) {
    std::vector<OutsideBody> found;
    for (std::size_t run = 0; run < geometry.runs().size(); ++run)
        addOutside(geometry, static_cast<int>(run), found);
    return found;
}

std::vector<EdgeLabel> edgeLabels(const ViewGeometry& geometry) {
    const double unit = geometry.unit();
    const OverlayLook& look = geometry.format().look;
    const QString& lengthUnit = geometry.runs().scene().lengthUnit;
    const QFontMetricsF metrics(geometry.format().font);
    std::vector<QRectF> taken = geometry.contents().offers;
    if (!geometry.cells().empty())
        for (const PlacedGoalNote& note : placedGoalNotes(geometry, geometry.cells().front()))
            taken.push_back(note.box);
    std::vector<EdgeLabel> labels;
    for (OutsideBody& body : outsideBodies(geometry)) {
        const QRectF cell = geometry.cellOf(body.run);
        const bool isLow = body.edge.y() > cell.center().y();
        const double room = 8 * unit;
        const auto clear =
            [&](const QRectF& box) -> std::optional<double> { // the shift that leaves others free
            for (const QRectF& other : taken)
                if (other.intersects(box))
                    return isLow ? other.top() - 1 - box.bottom() : other.bottom() + 1 - box.top();
            return std::nullopt;
        };
        const auto tip = [&] { return QRectF(body.edge - QPointF(room, room), QSizeF(2 * room, 2 * room)); };
        for (std::size_t tries = 0; tries <= taken.size(); ++tries)
            if (const auto shift = clear(tip())) body.edge += QPointF(0, *shift);
        const QPointF tail = body.edge - body.direction * edgeArrowLength * unit;
        QString distance = awayText(body.distance, look.locale);
        if (!lengthUnit.isEmpty()) distance += QChar(0x00a0) + lengthUnit;
        //: distance from the edge of the picture to a body outside
        const QString text = ViewTexts::tr("%1 beyond the edge").arg(distance);
        QRectF words(QPointF(), QSizeF(metrics.horizontalAdvance(text) + 2, metrics.height()));
        words.moveCenter(tail - QPointF(body.direction.x() * (words.width() / 2 + 5 * unit),
                                        body.direction.y() * (words.height() / 2 + 5 * unit)));
        words.moveLeft(std::clamp(words.left(), cell.left() + 4,
                                  std::max(cell.right() - 4 - words.width(), cell.left() + 4)));
        for (std::size_t tries = 0; tries <= taken.size(); ++tries)
            if (const auto shift = clear(words)) words.translate(0, *shift);
        taken.push_back(words);
        labels.push_back({body, words, text});
    }
    return labels;
}

void paintEdgeArrows(QPainter& painter, const ViewGeometry& geometry) {
    const double unit = geometry.unit();
    const OverlayLook& look = geometry.format().look;
    const ThemeColours& colours = coloursOf(look.theme);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor plate = colours.card; // a ruler or a spring behind the words would strike them through
    plate.setAlpha(220);
    for (const auto& [body, words, text] : edgeLabels(geometry)) {
        const RunFrame& run = geometry.runs()[static_cast<std::size_t>(body.run)];
        const QColor colour = runStyle(run.style, look.theme).colour;
        const QPointF tail = body.edge - body.direction * edgeArrowLength * unit;
        const QPointF aside(-body.direction.y(), body.direction.x());
        const QPointF neck = body.edge - body.direction * 9 * unit;
        painter.setPen(QPen(colour, 3 * unit, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(tail, neck);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF({body.edge, neck + aside * 6 * unit, neck - aside * 6 * unit}));
        painter.setBrush(plate);
        painter.drawRoundedRect(words.adjusted(-3 * unit, 0, 3 * unit, 0), 3 * unit, 3 * unit);
        painter.setPen(colours.text);
        painter.drawText(words, Qt::AlignCenter | Qt::TextSingleLine, text);
    }
}

} // namespace timestep

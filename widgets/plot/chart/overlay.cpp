// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/overlay.h"

#include "widgets/plot/chart/measure_text.h"
#include "widgets/plot/curves/polyline.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr double edge = 3;         ///< between a text and the edge of the plot [units]
constexpr double hatching = 5;     ///< between the strokes of an area [units]
constexpr double tangentHalf = 34; ///< half the length of a tangent [units]
constexpr double widest = 0.62;    ///< part of the plot's width that a text may take
constexpr double overlap = 1000;   ///< cost of a text over another one
constexpr double crossing = 30;    ///< cost of a name over a point of a curve
constexpr double ambiguous = 100;  ///< cost of a name that could be that of another curve
constexpr double farAway = 20;     ///< distance from its curve at which a name is no longer there [units]
constexpr double ofOthers = 1;     ///< least distance of a name from other curves [units]
constexpr std::size_t inkRows = 400, inkRowsOnPaper = 20'000;
constexpr double inkStep = 4;       ///< between points of a line that count as ink [units]
constexpr std::size_t fewRows = 60; ///< of a curve whose lines count as ink while it grows, too

QPointF towards(const QRectF& box, const QPointF& point) {
    return {std::clamp(point.x(), box.left(), box.right()), std::clamp(point.y(), box.top(), box.bottom())};
}

} // namespace

double distanceOf(const QRectF& box, const QPointF& point) {
    const QPointF way = point - towards(box, point);
    return std::hypot(way.x(), way.y());
}

/// Whether a curve has its name at the curve: runs, and what the reader has drawn.
bool isNamed(const CurvePlottable& curve) {
    const Curve& shown = curve.curve();
    return curve.visible() && (shown.referenceLine < 0 || (shown.guess && shown.shape == LineShape::Through));
}

Overlay::Overlay(QCustomPlot& plot, const Chart& itsChart, const Table& itsTable, const PlotSpec& itsSpec)
    : QCPLayerable(&plot, QStringLiteral("main")), m_chart(itsChart), m_table(itsTable), m_spec(itsSpec) {}

QRectF Overlay::area() const {
    return QRectF(mParentPlot->axisRect()->rect());
}

bool Overlay::powers() const {
    return m_spec.xScale() == AxisScale::Log && m_spec.yScale() == AxisScale::Log;
}

QSizeF Overlay::sizeOf(const QString& text) const {
    const QFontMetricsF metrics(m_look.font);
    const double room = std::max(10 * metrics.averageCharWidth(), widest * area().width());
    const QRectF bounds =
        metrics.boundingRect(QRectF(0, 0, room, 1e6), Qt::TextWordWrap | Qt::AlignLeft, text);
    return {std::ceil(bounds.width()) + 8 * m_look.unit, std::ceil(bounds.height()) + 4 * m_look.unit};
}

const CurvePlottable* Overlay::curveOf(const PlotMeasure& measure) const {
    for (const CurvePlottable* const curve : m_chart.curves()) {
        const Curve& shown = curve->curve();
        if (shown.referenceLine >= 0 || shown.run != measure.run || !curve->visible()) continue;
        if (m_table.columns[shown.y].id == measure.column) return curve;
    }
    return nullptr;
}

void Overlay::inkBetween(const QPointF& before, const QPointF& after, const CurvePlottable* of) {
    for (const QPolygonF& piece : cutTo(area(), {before, after}).pieces) {
        const QPointF from = piece.front(), way = piece.back() - from;
        const int parts = 1 + static_cast<int>(std::hypot(way.x(), way.y()) / (inkStep * m_look.unit));
        for (int i = 0; i < parts; ++i) m_ink.push_back({from + way * ((i + 0.5) / parts), of});
    }
}

void Overlay::collectInk() {
    m_ink.clear();
    for (const CurvePlottable* const curve : m_chart.curves()) {
        if (!curve->visible()) continue;
        const bool onPaper = m_look.theme == Theme::Print;
        const bool hasLines = curve->curve().marks != Marks::Markers &&
                              (onPaper || !m_look.isMoving || curve->rows() <= fewRows);
        const std::size_t stride =
            std::max<std::size_t>(1, curve->rows() / (onPaper ? inkRowsOnPaper : inkRows));
        std::optional<QPointF> last;
        for (std::size_t row = 0; row < curve->rows(); row += stride) {
            const auto point = curve->positionOf(row);
            if (point && area().contains(*point)) m_ink.push_back({*point, curve});
            if (hasLines && point && last) inkBetween(*last, *point, curve);
            last = point;
        }
    }
}

void Overlay::addLine(const CurvePlottable& line) {
    const bool horizontal = line.curve().shape == LineShape::Horizontal;
    const double value = (horizontal ? line.ys() : line.xs()).front();
    const AxisMap& map = horizontal ? m_chart.yMap() : m_chart.xMap();
    if (line.curve().label.isEmpty() || !map.shows(value)) return;
    const PlotRange other = horizontal ? m_chart.xRange() : m_chart.yRange();
    const QPointF at = m_chart.pixelAt(horizontal ? QPointF(other.low, value) : QPointF(value, other.low));
    const QRectF within = area();
    if (horizontal ? at.y() < within.top() || at.y() > within.bottom()
                   : at.x() < within.left() || at.x() > within.right())
        return;
    Label label{line.curve().label, {}, std::nullopt, line.curve().style.colour};
    const QSizeF size = sizeOf(label.text);
    const double gap = edge * m_look.unit, left = within.left() + gap, top = within.top() + gap,
                 right = within.right() - gap - size.width(), bottom = within.bottom() - gap - size.height();
    if (horizontal) {
        const double away = 4 * gap, above = at.y() - gap / 2 - size.height(), below = at.y() + gap / 2;
        for (const double y : {above, below, above - away, below + away})
            for (const double x : {right, left, (left + right) / 2, (3 * right + left) / 4,
                                   (right + 3 * left) / 4, (7 * right + left) / 8, (right + 7 * left) / 8})
                label.places.emplace_back(QPointF(x, y), size);
    } else {
        for (const double y : {top, bottom, (top + bottom) / 2, top + size.height() * 1.2,
                               (3 * top + bottom) / 4, (top + 3 * bottom) / 4})
            for (const double x : {at.x() + gap, at.x() - gap - size.width()})
                label.places.emplace_back(QPointF(x, y), size);
    }
    m_labels.push_back(std::move(label));
}

/// Adds the name of a curve, best at its end, or else beside one of its other points. Returns false if too
/// little of the curve is visible or the name needs more than two lines.
bool Overlay::addName(const CurvePlottable& curve) {
    if (curve.curve().label.isEmpty()) return true;
    const QRectF within = area();
    std::vector<QPointF> shown; // from the end to the start
    const std::size_t stride = std::max<std::size_t>(1, curve.rows() / inkRows);
    for (std::size_t left = curve.rows(); left > 0; left -= std::min(left, stride))
        if (const auto point = curve.positionOf(left - 1); point && within.contains(*point))
            shown.push_back(*point);
    if (shown.size() < 2) return false; // the curves have the same start
    Label label{curve.curve().label,
                {},
                std::nullopt,
                textColourOf(curve.curve().style.colour, m_look.theme),
                &curve};
    const QSizeF size = sizeOf(label.text);
    constexpr double mostLines = 2.6; // with its margins
    if (size.height() > mostLines * QFontMetricsF(m_look.font).height()) return false;
    const double gap = 2 * edge * m_look.unit, high = size.height();
    const QPointF end = shown.front();
    if (end.x() + gap + size.width() < within.right())
        label.places.emplace_back(QPointF(end.x() + gap, end.y() - high / 2), size);
    for (const double share : {1.0, 1.6})
        for (const double down : {-high - gap, gap})
            label.places.emplace_back(QPointF(end.x() - share * size.width(), end.y() + down), size);
    for (const double back : {0.15, 0.3, 0.45, 0.6, 0.75, 0.9}) {
        const QPointF at = shown[static_cast<std::size_t>(back * static_cast<double>(shown.size() - 1))];
        for (const double down : {-high - gap / 2, gap / 2})
            label.places.emplace_back(QPointF(at.x() - size.width() / 2, at.y() + down), size);
    }
    m_labels.push_back(std::move(label));
    return true;
}

void Overlay::addNote(const QString& text, const QPointF& anchor, const QColor& colour,
                      std::optional<std::size_t> note) {
    if (!area().contains(anchor)) return;
    Label label{text, {}, anchor, colour};
    label.note = note;
    const QSizeF size = sizeOf(text);
    if (note) {
        const PlotNote& placed = m_spec.added.notes[*note];
        if (m_chart.xMap().shows(placed.textX) && m_chart.yMap().shows(placed.textY)) {
            const QPointF middle = m_chart.pixelAt({placed.textX, placed.textY});
            label.places.emplace_back(middle - QPointF(size.width(), size.height()) / 2, size);
            m_labels.push_back(std::move(label));
            return;
        }
    }
    for (const double units : {14.0, 30.0, 52.0, 80.0})
        for (const auto& [sideways, down] : {std::pair{1, -1}, {-1, -1}, {1, 1}, {-1, 1}}) {
            const double x = anchor.x() + sideways * units * m_look.unit,
                         y = anchor.y() + down * units * m_look.unit;
            label.places.emplace_back(
                QPointF(sideways > 0 ? x : x - size.width(), down > 0 ? y : y - size.height()), size);
        }
    m_labels.push_back(std::move(label));
}

/// Draws strokes from zero, or from the bottom if zero is not visible, to the curve.
void Overlay::hatch(QPainter& painter, const CurvePlottable& curve, std::size_t from, std::size_t to) const {
    const QRectF within = area();
    const double zero = m_chart.yMap().shows(0) ? std::clamp(m_chart.pixelAt({m_chart.xRange().low, 0}).y(),
                                                             within.top(), within.bottom())
                                                : within.bottom();
    const double spacing = hatching * m_look.unit;
    const auto stroke = [&](double x, double y) {
        if (x < within.left() || x > within.right()) return;
        painter.drawLine(QPointF(x, zero), QPointF(x, std::clamp(y, within.top(), within.bottom())));
    };
    std::optional<QPointF> last;
    for (std::size_t row = from; row <= to; ++row) {
        const auto point = curve.positionOf(row);
        if (point && (row == from || row == to)) stroke(point->x(), point->y());
        if (point && last) {
            const double low = std::max(within.left(), std::min(last->x(), point->x()));
            const double high = std::min(within.right(), std::max(last->x(), point->x()));
            for (double x = std::ceil(low / spacing) * spacing; x < high; x += spacing)
                stroke(x, last->y() + (point->y() - last->y()) * (x - last->x()) / (point->x() - last->x()));
        }
        last = point;
    }
}

void Overlay::tangent(QPainter& painter, const CurvePlottable& curve, std::size_t row, double slope) const {
    const double x = curve.xs()[row], y = curve.ys()[row];
    const std::size_t other = row + 1 < curve.rows() ? row + 1 : row - 1;
    const double dx = std::abs(curve.xs()[other] - x) * 1e-2;
    const QPointF here = m_chart.pixelAt({x, y});
    const QPointF there = powers() ? m_chart.pixelAt({x * 1.01, y * std::pow(1.01, slope)})
                                   : m_chart.pixelAt({x + dx, y + slope * dx});
    const QPointF along = there - here;
    const double length = std::hypot(along.x(), along.y());
    if (!(length > 0)) return;
    const QPointF half = along * (tangentHalf * m_look.unit / length);
    painter.drawLine(here - half, here + half);
}

void Overlay::drawMeasure(QPainter& painter, const PlotMeasure& measure) {
    const CurvePlottable* const curve = curveOf(measure);
    if (!curve || std::max(measure.from, measure.to) >= curve->rows()) return;
    const CurveMeasure measured(*curve, m_table, powers(), mParentPlot->locale());
    const ThemeColours& colours = coloursOf(m_look.theme);
    const QColor colour = m_look.blackAndWhite ? QColor(Qt::black) : curve->curve().style.colour;
    if (measure.kind == PlotMeasure::Kind::Slope) {
        const auto anchor = curve->positionOf(measure.from);
        if (!anchor) return;
        painter.setPen(QPen(colours.text, 1.4 * m_look.unit, Qt::SolidLine, Qt::FlatCap));
        if (const LocalSlope slope = measured.slope(measure.from); slope.found())
            tangent(painter, *curve, measure.from, slope.value);
        addNote(measured.slopeText(measure.from), *anchor, colour);
        return;
    }
    const auto [from, to] = std::minmax(measure.from, measure.to);
    painter.setPen(QPen(colour, 0.8 * m_look.unit, Qt::SolidLine, Qt::FlatCap));
    hatch(painter, *curve, from, to);
    if (const auto anchor = curve->positionOf(from + (to - from) / 2))
        addNote(measured.areaText(measure.from, measure.to), *anchor, colour);
}

/// Whether a name in the box belongs to this curve and can't be taken for that of another one.
bool Overlay::isNearestTo(const QRectF& box, const CurvePlottable* curve) const {
    double own = std::numeric_limits<double>::infinity(), other = own;
    for (const Ink& ink : m_ink) {
        double& nearest = ink.of == curve ? own : other;
        nearest = std::min(nearest, distanceOf(box, ink.at));
    }
    return own < other && other >= ofOthers * m_look.unit;
}

/// The best place for a text, if there is one where its own curve is the nearest; none if it would lie over
/// another text or far from its curve.
std::optional<Overlay::Place> Overlay::placeOf(const Label& label, const std::vector<QRectF>& taken) const {
    const double gap = edge * m_look.unit;
    const QRectF within = area().adjusted(gap, gap, -gap, -gap);
    std::optional<QRectF> best;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < label.places.size(); ++i) {
        QRectF box = label.places[i];
        box.moveLeft(std::max(within.left(), std::min(box.left(), within.right() - box.width())));
        box.moveTop(std::max(within.top(), std::min(box.top(), within.bottom() - box.height())));
        const QPointF moved = box.topLeft() - label.places[i].topLeft();
        const double away = std::hypot(moved.x(), moved.y()) / m_look.unit;
        if (label.curve && std::abs(moved.y()) / m_look.unit > farAway) continue;
        double cost = 0.2 * static_cast<double>(i) + 0.5 * away;
        if (label.anchor && box.contains(*label.anchor)) cost += 200;
        for (const QRectF& other : taken)
            if (other.intersects(box)) cost += overlap;
        for (const Ink& ink : m_ink)
            if (box.contains(ink.at)) cost += label.curve ? crossing : 1;
        if (label.anchor) {
            const QPointF from = *label.anchor, along = towards(box, from) - from;
            for (const QRectF& other : taken)
                for (int eighth = 1; eighth < 8; ++eighth)
                    if (other.contains(from + along * (eighth / 8.0)))
                        cost += 20; // the pointer would be hidden
        }
        if (cost >= least) continue;
        if (label.curve && !isNearestTo(box, label.curve)) cost += ambiguous;
        if (cost >= least) continue;
        least = cost;
        best = box;
    }
    if (!best || best->height() > within.height() || best->width() > within.width()) return std::nullopt;
    // On the screen the legend below the plot contains the label, too; a figure's legend does not.
    const bool isOverText =
        std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(*best); });
    if (!label.anchor && isOverText && m_look.theme != Theme::Print) return std::nullopt;
    return Place{*best, least};
}

void Overlay::write(QPainter& painter, const Label& label, const QRectF& box) const {
    const ThemeColours& colours = coloursOf(m_look.theme);
    painter.setFont(m_look.font);
    if (label.anchor) {
        painter.setPen(QPen(colours.text, m_look.unit, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(*label.anchor, towards(box, *label.anchor));
        painter.setPen(QPen(colours.card, m_look.unit));
        painter.setBrush(m_look.blackAndWhite ? QColor(Qt::black) : label.colour);
        painter.drawEllipse(*label.anchor, 3 * m_look.unit, 3 * m_look.unit);
        painter.setPen(QPen(colours.axis, 0.8 * m_look.unit));
    } else {
        painter.setPen(Qt::NoPen);
    }
    const QRectF words = box.adjusted(4 * m_look.unit, 2 * m_look.unit, -3 * m_look.unit, -m_look.unit);
    const auto letters = [&](const QPointF& by) {
        painter.drawText(words.translated(by), Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, label.text);
    };
    const bool isFree =
        std::none_of(m_ink.begin(), m_ink.end(), [&](const Ink& ink) { return box.contains(ink.at); });
    if (label.anchor || (m_look.theme == Theme::Print && isFree)) {
        painter.setBrush(isFree || m_look.theme != Theme::Print ? QBrush(colours.card) : QBrush(Qt::NoBrush));
        painter.drawRect(box);
    } else if (m_look.theme != Theme::Print) { // outlined letters cover less of the curves than a box
        painter.setPen(colours.card);
        const double edgeWidth = 1.3 * m_look.unit;
        for (const double x : {-edgeWidth, 0.0, edgeWidth})
            for (const double y : {-edgeWidth, 0.0, edgeWidth})
                if (x != 0 || y != 0) letters({x, y});
    }
    painter.setPen(label.curve ? label.colour : label.anchor ? colours.text : colours.quietText);
    letters({});
}

std::vector<QRectF> Overlay::reserved() const {
    return m_reserved.isEmpty() ? std::vector<QRectF>() : std::vector<QRectF>{m_reserved};
}

NameRoom Overlay::roomForNames() {
    NameRoom room;
    m_labels.clear();
    for (const CurvePlottable* const curve : m_chart.curves())
        if (curve->visible() && curve->curve().shape != LineShape::Through) addLine(*curve);
    for (const CurvePlottable* const curve : m_chart.curves())
        if (isNamed(*curve) && !addName(*curve)) room.curves = false;
    collectInk();
    std::vector<QRectF> taken = reserved();
    for (const Label& label : m_labels) {
        const auto place = placeOf(label, taken);
        if (place) taken.push_back(place->box);
        if (label.curve && !(place && place->cost < crossing)) room.curves = false;
        if (!label.curve && !place) room.lines = false;
    }
    return room;
}

void Overlay::draw(QCPPainter* painter) {
    m_labels.clear();
    m_names.clear();
    m_notes.clear();
    for (const PlotMeasure& measure : m_spec.added.measures) drawMeasure(*painter, measure);
    for (std::size_t i = 0; i < m_spec.added.notes.size(); ++i) {
        const PlotNote& note = m_spec.added.notes[i];
        if (!m_chart.xMap().shows(note.x) || !m_chart.yMap().shows(note.y)) continue;
        addNote(note.text, m_chart.pixelAt({note.x, note.y}), coloursOf(m_look.theme).text, i);
    }
    for (const CurvePlottable* const curve : m_chart.curves())
        if (curve->visible() && curve->curve().shape != LineShape::Through) addLine(*curve);
    if (m_endLabels)
        for (const CurvePlottable* const curve : m_chart.curves())
            if (isNamed(*curve)) addName(*curve);
    if (m_labels.empty()) return;
    collectInk();
    std::vector<QRectF> taken = reserved();
    for (const Label& label : m_labels) {
        const auto place = placeOf(label, taken);
        if (!place) continue;
        write(*painter, label, place->box);
        if (!label.anchor) m_names << label.text;
        if (label.note) m_notes.push_back({*label.note, place->box, *label.anchor});
        taken.push_back(place->box);
    }
}

} // namespace timestep

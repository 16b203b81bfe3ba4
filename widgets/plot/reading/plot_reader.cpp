// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/plot_reader.h"

#include "widgets/plot/chart/magnifier.h"
#include "widgets/plot/chart/measure_text.h"
#include "widgets/plot/chart/plot_accessible.h"
#include "widgets/plot/reading/linked_cursor.h"
#include "widgets/text/label_text.h"
#include "widgets/text/text.h"

#include <QLabel>

#include <algorithm>
#include <span>

namespace timestep {

namespace {

/// The part of a linear axis that a reader can tell apart [units of the axis]; 0 on other axes.
double visibleStep(const AxisMap& map, const PlotRange& range) {
    constexpr double parts = 1000;
    const bool even = map.scale == AxisScale::Linear || map.scale == AxisScale::Wrapped;
    return even ? (range.high - range.low) / parts : 0;
}

} // namespace

PlotReader::PlotReader(Canvas& canvas, const Chart& chart, const PlotState& state)
    : m_canvas(canvas),
      m_chart(chart),
      m_state(state),
      m_label(new QLabel(&canvas)),
      m_bubble(new ReadingBubble(canvas)) {
    m_label->setAutoFillBackground(true);
    m_label->setBackgroundRole(QPalette::Base);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_label->hide();
    canvas.reading = [this] { return m_reading && m_bubble ? m_bubble->accessibleName() : QString(); };
    connect(&canvas, &Canvas::pointed, this, &PlotReader::readAt);
    connect(&canvas, &Canvas::left, this, &PlotReader::dropIfByMouse);
    connect(&canvas, &Canvas::cursorMoved, this, &PlotReader::move);
    connect(&canvas, &Canvas::cursorJumped, this, &PlotReader::jump);
    connect(&canvas, &Canvas::cursorDropped, this, [this] {
        setAreaBegin(std::nullopt);
        drop();
    });
    connect(&canvas, &QCustomPlot::afterReplot, this, [this] {
        if (!m_reading) showLinkedAgain(); // the axes may have changed
    });
}

PlotReader::~PlotReader() {
    delete m_bubble; // which may belong to the window
}

/// The number with its unit; without a column the number alone.
QString PlotReader::numberText(const Column* column, double value, bool alongX) const {
    const double step = alongX ? visibleStep(m_chart.xMap(), m_chart.xRange())
                               : visibleStep(m_chart.yMap(), m_chart.yRange());
    value = (alongX ? m_chart.xMap() : m_chart.yMap()).wrapped(value);
    const QString number = roundedNumber(value, m_canvas.locale(), step);
    return column ? number + unitAfter(column->unit) : number;
}

QString PlotReader::valueText(const Column* column, double value, bool alongX) const {
    const QString number = numberText(column, value, alongX);
    return column ? translated(column->name) + QStringLiteral(" = ") + number : number;
}

const Column* PlotReader::columnOf(const CurvePlottable& plottable, bool alongX) const {
    const Curve& curve = plottable.curve();
    return curve.referenceLine < 0 ? &m_state.table().columns[alongX ? curve.x : curve.y] : nullptr;
}

const std::optional<Reading>& PlotReader::anyReading() {
    if (!m_reading) move(0, 0);
    return m_reading;
}

std::optional<QPointF> PlotReader::anyPlace() {
    if (!anyReading()) return std::nullopt;
    if (const HeatMap* const map = m_chart.heatMap()) {
        const HeatGrid& grid = map->grid();
        return QPointF(grid.x->values[m_reading->row], grid.y->values[m_reading->row]);
    }
    const CurvePlottable& curve = *m_chart.curves()[m_reading->curve];
    return QPointF(curve.xs()[m_reading->row], curve.ys()[m_reading->row]);
}

std::optional<CursorPlace> PlotReader::place() const {
    if (!m_reading || m_chart.heatMap() || m_reading->curve >= m_chart.curves().size()) return std::nullopt;
    const CurvePlottable& curve = *m_chart.curves()[m_reading->curve];
    const Column* const column = columnOf(curve, true);
    if (!column || m_reading->row >= curve.rows()) return std::nullopt;
    return CursorPlace{column->id, curve.xs()[m_reading->row], curve.curve().run, m_reading->row};
}

void PlotReader::readAt(const QPointF& position) {
    if (const HeatMap* const map = m_chart.heatMap()) {
        if (const auto cell = map->cellAt(position)) read({0, *cell, false});
    } else if (const auto near = m_chart.magnifier() ? m_chart.magnifier()->at(position) : std::nullopt) {
        read({near->curve, near->row, false, true});
    } else if (const auto reading = readingAt(m_chart, position)) {
        read(*reading);
    } else {
        dropIfByMouse();
    }
}

void PlotReader::move(int rows, int curves) {
    const auto reading =
        m_chart.heatMap() ? movedCell(rows, -curves) : movedReading(m_chart, m_reading, rows, curves);
    if (!reading) return;
    read(*reading);
    speakReading(m_canvas);
}

void PlotReader::jump(Canvas::Jump jump) {
    if (m_chart.heatMap()) return;
    if (const auto& from = m_reading ? m_reading : movedReading(m_chart, {}, 0, 0)) {
        m_reading = Reading{from->curve, from->row, true};
        const int all = static_cast<int>(m_chart.curves()[from->curve]->rows());
        if (jump == Canvas::Jump::First || jump == Canvas::Jump::Last) {
            move(jump == Canvas::Jump::First ? -all : all, 0);
            return;
        }
        const std::optional<CurvePlace> place = nextPlace(jump);
        if (place) m_reading->row = place->row;
        m_found = place                                    ? nameOf(*place)
                  : jump == Canvas::Jump::NextExtremum     ? tr("no maximum or minimum after it")
                  : jump == Canvas::Jump::PreviousExtremum ? tr("no maximum or minimum before it")
                  : jump == Canvas::Jump::NextCrossing     ? tr("no zero or crossing after it")
                                                           : tr("no zero or crossing before it");
        readAgain();
        speakReading(m_canvas);
    }
}

/// The next place to jump to on the curve that is read; none: there is none.
std::optional<CurvePlace> PlotReader::nextPlace(Canvas::Jump jump) const {
    const std::vector<CurvePlottable*>& curves = m_chart.curves();
    const CurvePlottable& read = *curves[m_reading->curve];
    const std::size_t row = m_reading->row;
    const std::span<const double> ys(read.ys().data(), read.rows());
    if (jump == Canvas::Jump::NextExtremum || jump == Canvas::Jump::PreviousExtremum)
        return nextExtremum(ys, row, jump == Canvas::Jump::NextExtremum);
    std::vector<std::vector<double>> differences(curves.size());
    for (std::size_t i = 0; i < curves.size(); ++i)
        if (curves[i] != &read && curves[i]->visible() && curves[i]->isRising() && read.isRising())
            differences[i] = differencesFrom(read.xs(), ys, curves[i]->xs(), curves[i]->ys());
    return nextCrossing(ys, differences, row, jump == Canvas::Jump::NextCrossing);
}

QString PlotReader::nameOf(const CurvePlace& place) const {
    const CurvePlottable& read = *m_chart.curves()[m_reading->curve];
    const Column* const along = columnOf(read, true);
    const QString to =
        valueText(nullptr, read.xs()[place.row], true) + (along ? unitAfter(along->unit) : QString());
    const QString from = (along ? translated(along->name) + QStringLiteral(" = ") : QString()) +
                         valueText(nullptr, read.xs()[place.from], true);
    const QString other =
        place.kind == CurvePlace::Kind::Crossing ? m_chart.curves()[place.other]->curve().label : QString();
    const bool exact = place.from == place.row;
    switch (place.kind) {
    case CurvePlace::Kind::Maximum:
        return tr("maximum");
    case CurvePlace::Kind::Minimum:
        return tr("minimum");
    case CurvePlace::Kind::Zero:
        if (exact) return tr("zero");
        //: %1 such as "time t = 5", %2 such as "5.1 s"
        return tr("zero crossing between %1 and %2").arg(from, to);
    case CurvePlace::Kind::Crossing:
        break;
    }
    if (exact) return tr("meets %1").arg(other);
    //: %1 is the name of a curve, %2 such as "time t = 5", %3 such as "5.1 s"
    return tr("crosses %1 between %2 and %3").arg(other, from, to);
}

/// The cell at this distance to the right and upwards; without a reading the one in the middle.
std::optional<Reading> PlotReader::movedCell(int right, int up) const {
    const HeatGrid& grid = m_chart.heatMap()->grid();
    const auto nx = static_cast<std::ptrdiff_t>(grid.columns), ny = static_cast<std::ptrdiff_t>(grid.rows);
    const std::ptrdiff_t from =
        m_reading ? static_cast<std::ptrdiff_t>(m_reading->row) : ny / 2 * nx + nx / 2;
    const std::ptrdiff_t x = std::clamp<std::ptrdiff_t>(from % nx + (m_reading ? right : 0), 0, nx - 1);
    const std::ptrdiff_t y = std::clamp<std::ptrdiff_t>(from / nx + (m_reading ? up : 0), 0, ny - 1);
    return Reading{0, static_cast<std::size_t>(y * nx + x), true};
}

void PlotReader::read(const Reading& reading) {
    m_reading = reading;
    m_found.clear();
    readAgain();
}

void PlotReader::readAgain() {
    if (!m_reading || !m_bubble) return;
    if (m_chart.heatMap()) return showCell();
    const CurvePlottable& plottable = *m_chart.curves()[m_reading->curve];
    const std::size_t row = m_reading->row;
    const std::optional<QPointF> position = m_reading->magnified && m_chart.magnifier()
                                                ? m_chart.magnifier()->positionOf(plottable, row)
                                                : plottable.positionOf(row);
    if (!position) return;
    const Curve& curve = plottable.curve();
    const Column *const along = columnOf(plottable, true), *const up = columnOf(plottable, false);
    QStringList spoken{QStringLiteral("%1: %2, %3")
                           .arg(curve.label, valueText(along, plottable.xs()[row], true),
                                valueText(up, plottable.ys()[row], false))};
    std::vector<BubbleLine> lines{{numberText(up, plottable.ys()[row], false), {}},
                                  {{}, valueText(along, plottable.xs()[row], true)}};
    if (!curve.label.isEmpty())
        lines.push_back({{}, curve.label, textColourOf(curve.style.colour, themeOf(m_canvas.palette()))});
    for (const QString& more : {m_found, measured()}) {
        if (more.isEmpty()) continue;
        spoken << more;
        lines.push_back({{}, more});
    }
    m_canvas.setMark(position, curve.style.colour);
    m_label->hide();
    m_bubble->show(lines, *position, curve.style.colour, spoken.join(QStringLiteral(", ")));
    emitCursorPlace();
}

/// Marks the cell that is read and shows its values.
void PlotReader::showCell() {
    const HeatGrid& grid = m_chart.heatMap()->grid();
    const std::size_t row = m_reading->row;
    if (row >= grid.columns * grid.rows) return;
    const QColor colour = coloursOf(themeOf(m_canvas.palette())).text;
    const QPointF place = m_chart.heatMap()->positionOf(row);
    m_canvas.setMark(place, colour);
    m_label->hide();
    m_bubble->show({{numberText(grid.colour, grid.colour->values[row], false), {}},
                    {{}, valueText(grid.x, grid.x->values[row], true)},
                    {{}, valueText(grid.y, grid.y->values[row], false)}},
                   place, colour,
                   QStringLiteral("%1, %2: %3")
                       .arg(valueText(grid.x, grid.x->values[row], true),
                            valueText(grid.y, grid.y->values[row], false),
                            valueText(grid.colour, grid.colour->values[row], false)));
}

/// The slope and the area at the reading, if requested.
QString PlotReader::measured() const {
    const auto& curves = m_chart.curves();
    if (m_reading->curve >= curves.size()) return {};
    const PlotSpec& spec = m_state.content().spec();
    const bool powers = spec.xScale() == AxisScale::Log && spec.yScale() == AxisScale::Log;
    const CurveMeasure measure(*curves[m_reading->curve], m_state.table(), powers, m_canvas.locale());
    QStringList parts;
    if (m_slopeShown) parts << measure.slopeText(m_reading->row);
    if (m_areaBegin && m_areaBegin->curve == m_reading->curve && m_areaBegin->row != m_reading->row)
        parts << measure.areaText(m_areaBegin->row, m_reading->row);
    else if (m_areaBegin)
        parts << tr("an area begins at row %1 of %2")
                     .arg(QString::number(m_areaBegin->row),
                          curves[std::min(m_areaBegin->curve, curves.size() - 1)]->curve().label);
    return parts.join(QStringLiteral(", "));
}

/// The bubble is gone if its window is being closed.
void PlotReader::hideBubble() {
    if (m_bubble) m_bubble->hide();
}

/// Emits the place of the cursor, once for each place.
void PlotReader::emitCursorPlace() {
    const std::optional<CursorPlace> now = place();
    if (now == m_emittedPlace) return;
    if (m_reading) m_canvas.setLinkedMarks(std::nullopt, {});
    m_emittedPlace = now;
    emit placeChanged();
}

void PlotReader::keep() {
    if (m_reading) m_reading->byKeys = true;
}

void PlotReader::drop() {
    m_reading.reset();
    m_canvas.setMark(std::nullopt, {});
    m_label->hide();
    hideBubble();
    emitCursorPlace();
    markLinked();
    emit dropped();
}

void PlotReader::dropIfByMouse() {
    if (m_reading && !m_reading->byKeys) drop();
}

void PlotReader::reset() {
    if (m_reading) hideBubble();
    m_reading.reset();
    m_canvas.setMark(std::nullopt, {});
    m_canvas.setLinkedMarks(std::nullopt, {});
    emitCursorPlace();
}

void PlotReader::showLinked(const std::optional<CursorPlace>& place) {
    if (m_linked == place) return;
    m_linked = place;
    markLinked();
}

/// Marks the points of the curves at the linked place and shows their values.
void PlotReader::markLinked() {
    m_linkedText.clear();
    const bool own = m_reading || m_chart.heatMap();
    const auto alike = [this](const CurvePlottable* curve) {
        return curve->curve().referenceLine < 0 && columnOf(*curve, true)->id == m_linked->column;
    };
    if (!m_bubble || !m_linked || own ||
        std::none_of(m_chart.curves().begin(), m_chart.curves().end(), alike)) {
        m_canvas.setLinkedMarks(std::nullopt, {});
        if (!m_reading) hideBubble();
        return;
    }
    std::vector<std::pair<QPointF, QColor>> rings;
    QStringList values;
    std::vector<BubbleLine> lines;
    const Column* along = nullptr;
    for (const LinkedReading& reading : linkedReadings(m_chart, *m_linked)) {
        const CurvePlottable& plottable = *m_chart.curves()[reading.curve];
        const Curve& curve = plottable.curve();
        if (!alike(&plottable)) continue;
        along = columnOf(plottable, true);
        const double value = plottable.ys()[reading.row];
        if (const auto position = plottable.positionOf(reading.row))
            rings.emplace_back(*position, curve.style.colour);
        const QString number = numberText(columnOf(plottable, false), value, false);
        values << QStringLiteral("%1: %2").arg(curve.label, number);
        lines.push_back({number, curve.label, textColourOf(curve.style.colour, themeOf(m_canvas.palette()))});
    }
    const QPointF place = m_chart.pixelAt({m_linked->x, 0});
    m_canvas.setLinkedMarks(place.x(), rings);
    if (values.isEmpty()) return hideBubble();
    lines.push_back({{}, valueText(along, m_linked->x, true)});
    values.prepend(valueText(along, m_linked->x, true));
    m_linkedText = values.join(QStringLiteral(" · "));
    const double y = rings.empty() ? m_canvas.axisRect()->rect().center().y() : rings.front().first.y();
    m_bubble->show(lines, {place.x(), y}, m_canvas.palette().color(QPalette::Mid), m_linkedText);
}

/// Shows the sentence in the free line below the label of the x axis; the tool tip has it whole.
void PlotReader::say(const QString& sentence) {
    const QFontMetrics metrics = m_label->fontMetrics();
    m_label->setText(metrics.elidedText(sentence, Qt::ElideRight, m_canvas.width() - 4));
    m_label->setToolTip(sentence);
    m_label->setAccessibleName(sentence);
    m_label->setGeometry(0, m_canvas.height() - metrics.height(), m_canvas.width(), metrics.height());
    m_label->show();
}

QString PlotReader::spoken() const {
    return m_reading && m_bubble ? m_bubble->accessibleName() : m_linkedText;
}

} // namespace timestep

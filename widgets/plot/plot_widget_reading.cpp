// SPDX-License-Identifier: GPL-3.0-or-later
// Reading values off: the cursor of a PlotWidget.
#include "widgets/plot/plot_widget_private.h"
#include "widgets/text.h"
#include "widgets/unit_text.h"

#include <QAccessible>

#include <algorithm>

namespace timestep {

namespace {

/// With the space before it; empty for a pure number.
QString unitOf(const Column& column) {
    if (column.unit.empty() || column.unit == "1") return {};
    return QChar(QChar::Nbsp) + unitText(column.unit);
}

} // namespace

QString PlotWidget::Private::valueText(const Column* column, double value) const {
    const QString number = numbers().toString(value, 'g', 6);
    if (!column) return number;
    return translated(column->name) + QStringLiteral(" = ") + number + unitOf(*column);
}

const Column* PlotWidget::Private::columnOf(const CurvePlottable& plottable, bool alongX) const {
    const Curve& curve = plottable.curve();
    return curve.referenceLine < 0 ? &table().columns[alongX ? curve.x : curve.y] : nullptr;
}

/// What the table shows of a heat map: both axes and the colours' values.
std::vector<Curve> PlotWidget::Private::cells() const {
    const HeatGrid& grid = chart->heatMap()->grid();
    const auto at = [this](const Column* column) {
        return static_cast<std::size_t>(column - table().columns.data());
    };
    Curve y, colour;
    y.x = colour.x = at(grid.x);
    y.y = at(grid.y);
    colour.y = at(grid.colour);
    return {y, colour};
}

/// Marks the cell under the cursor and says its values.
void PlotWidget::Private::readCell() {
    const HeatGrid& grid = chart->heatMap()->grid();
    const std::size_t row = cursor->row;
    if (row >= grid.columns * grid.rows) return;
    canvas->setMark(chart->heatMap()->positionOf(row), coloursOf(theme()).text);
    showReading(QStringLiteral("%1, %2: %3")
                    .arg(valueText(grid.x, grid.x->values[row]), valueText(grid.y, grid.y->values[row]),
                         valueText(grid.colour, grid.colour->values[row])));
}

/// Over the label of the x axis, or over its tick labels too where one line does not hold it. Where two do
/// not either, the first of `shorter` that they hold, or its last.
void PlotWidget::Private::showReading(const QString& text, const QStringList& shorter) {
    const QFontMetrics metrics = readingLabel->fontMetrics();
    const int width = canvas->width() - 4;
    const auto linesOf = [&](const QString& words) {
        const QRect bounds = metrics.boundingRect(QRect(0, 0, width, 1 << 20), Qt::TextWordWrap, words);
        return (bounds.height() + metrics.lineSpacing() / 2) / metrics.lineSpacing();
    };
    QString shown = text;
    for (const QString& words : shorter)
        if (linesOf(shown) > 2) shown = words;
    const bool wraps = metrics.horizontalAdvance(shown) > width;
    readingLabel->setWordWrap(wraps);
    readingLabel->setText(shown);
    readingLabel->setAccessibleName(text); // all of it
    const int below = canvas->height() - canvas->axisRect()->rect().bottom() - 2;
    const int height = wraps ? std::max(below, readingLabel->heightForWidth(canvas->width()))
                             : readingLabel->sizeHint().height();
    readingLabel->setGeometry(0, canvas->height() - height, canvas->width(), height);
    readingLabel->show();
}

/// Marks the cursor's place and says its values.
void PlotWidget::Private::read() {
    if (chart->heatMap()) return readCell();
    const CurvePlottable& plottable = *chart->curves()[cursor->curve];
    const std::size_t row = cursor->row;
    const std::optional<QPointF> position = plottable.positionOf(row);
    if (!position) return;
    const Curve& curve = plottable.curve();
    const QString text = QStringLiteral("%1: %2, %3")
                             .arg(curve.label, valueText(columnOf(plottable, true), plottable.xs()[row]),
                                  valueText(columnOf(plottable, false), plottable.ys()[row]));
    const QString more = instruments->measured(*cursor);
    canvas->setMark(position, curve.style.colour);
    if (more.isEmpty())
        showReading(text);
    else
        showReading(text + QStringLiteral(", ") + more, {more});
    tellPlace();
}

/// Lets others know where the cursor is, once for each place.
void PlotWidget::Private::tellPlace() {
    const std::optional<CursorPlace> place = q->cursorPlace();
    if (place == toldPlace) return;
    if (cursor) canvas->setLinkedMarks(std::nullopt, {});
    toldPlace = place;
    emit q->cursorPlaceChanged();
}

/// Marks what the curves have where another plot is read, and says the values.
void PlotWidget::Private::showLinked() {
    linkedText.clear();
    const bool own = cursor || chart->heatMap();
    const auto alike = [this](const CurvePlottable* curve) {
        return curve->curve().referenceLine < 0 && columnOf(*curve, true)->id == linked->column;
    };
    if (!linked || own || std::none_of(chart->curves().begin(), chart->curves().end(), alike)) {
        canvas->setLinkedMarks(std::nullopt, {});
        if (!cursor) readingLabel->hide();
        return;
    }
    std::vector<std::pair<QPointF, QColor>> rings;
    QStringList values;
    const Column* along = nullptr;
    for (const LinkedReading& reading : linkedReadings(*chart, *linked)) {
        const CurvePlottable& plottable = *chart->curves()[reading.curve];
        const Curve& curve = plottable.curve();
        if (!alike(&plottable)) continue;
        along = columnOf(plottable, true);
        const double value = plottable.ys()[reading.row];
        if (const auto position = plottable.positionOf(reading.row))
            rings.emplace_back(*position, curve.style.colour);
        values << QStringLiteral("%1: %2").arg(curve.label, valueText(nullptr, value) +
                                                                unitOf(*columnOf(plottable, false)));
    }
    canvas->setLinkedMarks(chart->pixelAt({linked->x, 0}).x(), rings);
    if (values.isEmpty()) return readingLabel->hide();
    values.prepend(valueText(along, linked->x));
    linkedText = values.join(QStringLiteral(" · "));
    showReading(readingLabel->fontMetrics().elidedText(linkedText, Qt::ElideRight, canvas->width() - 8));
}

void PlotWidget::Private::readMouse(const QPointF& position) {
    if (chart->heatMap()) {
        if (const auto cell = chart->heatMap()->cellAt(position)) {
            cursor = Reading{0, *cell, false};
            read();
        }
        return;
    }
    if (const auto reading = readingAt(*chart, position)) {
        cursor = reading;
        read();
    } else if (cursor && !cursor->byKeys) {
        dropCursor();
    }
}

/// The cell so many cells to the right and upwards; first the one in the middle.
std::optional<Reading> PlotWidget::Private::movedCell(int right, int up) const {
    const HeatGrid& grid = chart->heatMap()->grid();
    const auto nx = static_cast<std::ptrdiff_t>(grid.columns), ny = static_cast<std::ptrdiff_t>(grid.rows);
    const std::ptrdiff_t from = cursor ? static_cast<std::ptrdiff_t>(cursor->row) : ny / 2 * nx + nx / 2;
    const std::ptrdiff_t x = std::clamp<std::ptrdiff_t>(from % nx + (cursor ? right : 0), 0, nx - 1);
    const std::ptrdiff_t y = std::clamp<std::ptrdiff_t>(from / nx + (cursor ? up : 0), 0, ny - 1);
    return Reading{0, static_cast<std::size_t>(y * nx + x), true};
}

void PlotWidget::Private::moveCursor(int rows, int curves) {
    const auto reading =
        chart->heatMap() ? movedCell(rows, -curves) : movedReading(*chart, cursor, rows, curves);
    if (!reading) return;
    cursor = reading;
    read();
    QAccessibleEvent event(canvas, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void PlotWidget::Private::dropCursor() {
    cursor.reset();
    canvas->setMark(std::nullopt, {});
    readingLabel->hide();
    tellPlace();
    showLinked();
    showStatus();
}

} // namespace timestep

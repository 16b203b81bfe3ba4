// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader puts on a plot, and how the PlotWidget takes it over.
#include "widgets/plot/plot_widget_private.h"
#include "widgets/plot/table_text.h"

#include <QApplication>
#include <QClipboard>
#include <QItemSelectionModel>

#include <set>

namespace timestep {

void PlotWidget::Private::makeInstruments() {
    Instruments::Host host;
    host.spec = [this]() -> const PlotSpec& { return spec; };
    host.content = [this]() -> const PlotContent& { return content; };
    host.chart = [this]() -> const Chart& { return *chart; };
    host.place = [this]() -> std::optional<QPointF> {
        if (!cursor) moveCursor(0, 0);
        if (!cursor) return std::nullopt;
        if (chart->heatMap()) {
            const HeatGrid& grid = chart->heatMap()->grid();
            return QPointF(grid.x->values[cursor->row], grid.y->values[cursor->row]);
        }
        const CurvePlottable& curve = *chart->curves()[cursor->curve];
        return QPointF(curve.xs()[cursor->row], curve.ys()[cursor->row]);
    };
    host.reading = [this]() -> std::optional<Reading> {
        if (chart->heatMap()) return std::nullopt;
        if (!cursor) moveCursor(0, 0);
        return cursor;
    };
    host.change = [this](const PlotAdditions& added) { add(added); };
    host.readAgain = [this] {
        if (cursor) read();
    };
    host.say = [this](const QString& text) { showReading(text); };
    host.numbers = [this] { return numbers(); };
    instruments = new Instruments(canvas, std::move(host));
    const auto showMenu = [this](const QPoint& global, const std::optional<QPointF>& position) {
        if (position) readMouse(*position);
        if (cursor) cursor->byKeys = true; // the mouse goes to the menu
        instruments->menu().popup(global);
    };
    QObject::connect(canvas, &Canvas::menuAsked, q, showMenu);
}

/// Shows other additions, at the same part of the axes and with the same reading where the axes stay.
void PlotWidget::Private::add(const PlotAdditions& added) {
    const bool sameAxes = added.spectrum == spec.added.spectrum;
    const auto sameCurves = [&] {
        return sameAxes && added.differences.size() == spec.added.differences.size() &&
               added.lines.size() == spec.added.lines.size();
    };
    const std::optional<Reading> before = sameCurves() ? cursor : std::nullopt;
    const auto change = [&] {
        spec.added = added;
        rebuild();
    };
    if (sameAxes)
        keepWindow(change);
    else
        change();
    if (before) {
        cursor = before;
        read();
    }
    emit q->specChanged();
}

/// The rows selected in the table, or all of them, as text for spreadsheets.
void PlotWidget::Private::copyTable() {
    std::set<std::size_t> rows;
    const QModelIndexList chosen = tableView->selectionModel()->selectedRows();
    for (const QModelIndex& index : chosen) rows.insert(static_cast<std::size_t>(index.row()));
    QApplication::clipboard()->setText(
        tableText(table(), model.columns(), numbers(), {rows.begin(), rows.end()}));
}

} // namespace timestep

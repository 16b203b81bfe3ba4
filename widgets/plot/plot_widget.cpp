// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_widget.h"

#include "widgets/plot/plot_widget_private.h"
#include "widgets/plot/table_text.h"

#include <QEvent>
#include <QWindow>

#include <utility>

namespace timestep {

PlotWidget::PlotWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this)) {
    d->rebuild();
    connect(d->canvas, &QCustomPlot::afterReplot, this, &PlotWidget::redrawn);
}

PlotWidget::~PlotWidget() {
    QObject::disconnect(d->screenChange);
}

const PlotSpec& PlotWidget::spec() const {
    return d->spec;
}

const Table& PlotWidget::table() const {
    return *d->followed;
}

void PlotWidget::setSpec(const PlotSpec& spec) {
    d->given = d->spec = spec;
    d->fits = 0;
    d->rebuild();
}

void PlotWidget::setTable(const Table& table) {
    const TableFeed::Change change = d->ownFeed.take(table, true);
    follow(d->ownFeed, change);
}

void PlotWidget::follow(const TableFeed& feed, TableFeed::Change change) {
    if (change == TableFeed::Change::Columns || d->followed != feed.table()) {
        const std::shared_ptr<const Table> before =
            std::exchange(d->followed, feed.table()); // curves read it
        d->spec.referenceLines.resize(d->spec.referenceLines.size() - d->fits);
        d->fits = 0;
        d->rebuild();
        return;
    }
    const bool anew = change == TableFeed::Change::Values;
    if (anew) {
        if (d->fits > 0) d->removeFits(); // other values: the fits were not made of them
        d->instruments->forget();
        d->dropCursor();
    } else {
        d->restTimer.start();
    }
    if (d->content.isDerived() && (anew || !d->content.grow())) {
        d->keepWindow([this] { d->rebuild(); });
        return;
    }
    d->changed(anew ? d->chart->valuesReplaced() : d->chart->rowsAdded());
    d->rowsCame(anew);
}

void PlotWidget::setLineWidth(double pixels) {
    d->lineWidth = pixels;
    d->changed(false);
}

std::optional<CursorPlace> PlotWidget::cursorPlace() const {
    if (!d->cursor || d->chart->heatMap() || d->cursor->curve >= d->chart->curves().size())
        return std::nullopt;
    const CurvePlottable& curve = *d->chart->curves()[d->cursor->curve];
    const Column* const column = d->columnOf(curve, true);
    if (!column || d->cursor->row >= curve.rows()) return std::nullopt;
    return CursorPlace{column->id, curve.xs()[d->cursor->row], curve.curve().run, d->cursor->row};
}

void PlotWidget::showLinked(const std::optional<CursorPlace>& place) {
    if (d->linked == place) return;
    d->linked = place;
    d->showLinked();
}

QRectF PlotWidget::axesRect() const {
    const QRect inner = d->canvas->axisRect()->rect();
    return {d->canvas->mapTo(this, inner.topLeft()), inner.size()};
}

QPointF PlotWidget::pixelAt(const QPointF& value) const {
    return d->chart->pixelAt(value) + QPointF(d->canvas->mapTo(this, QPoint(0, 0)));
}

QPointF PlotWidget::valueAt(const QPointF& pixel) const {
    return d->chart->valueAt(pixel - QPointF(d->canvas->mapTo(this, QPoint(0, 0))));
}

QAction* PlotWidget::axesAction() const {
    return d->actions.axes();
}

QAction* PlotWidget::fitAction() const {
    return d->actions.fit();
}

QAction* PlotWidget::rectangleAction() const {
    return d->actions.rectangle();
}

QAction* PlotWidget::tableAction() const {
    return d->actions.table();
}

QList<QAction*> PlotWidget::headerActions() const {
    return {axesAction(), fitAction(), rectangleAction(), tableAction()};
}

QString PlotWidget::tableAsText() const {
    return tableText(d->table(), d->model.columns(), d->numbers());
}

QString PlotWidget::summary() const {
    if (d->chart->isEmpty()) return d->empty->text();
    QStringList sentences;
    if (d->cursor) sentences << d->readingLabel->accessibleName() + QLatin1Char('.');
    if (!d->cursor && !d->linkedText.isEmpty()) sentences << d->linkedText + QLatin1Char('.');
    if (d->chart->heatMap()) {
        const HeatGrid& grid = d->chart->heatMap()->grid();
        sentences << tr("Map of %1 over %2 and %3, %4 by %5 cells.")
                         .arg(d->set.colour.text(), d->set.x.text(), d->set.y.text())
                         .arg(grid.columns)
                         .arg(grid.rows);
        return sentences.join(QLatin1Char(' '));
    }
    sentences << tr("%n curve(s) of %1 against %2.", nullptr, static_cast<int>(d->set.curves.size()))
                     .arg(d->set.y.text(), d->set.x.text());
    for (const CurvePlottable* const plottable : d->chart->curves()) {
        const Extent& x = plottable->xExtent();
        const Extent& y = plottable->yExtent();
        if (!plottable->visible() || x.finite == 0 || y.finite == 0) continue;
        const auto number = [&](double value) { return d->numbers().toString(value, 'g', 4); };
        sentences << tr("%1: x from %2 to %3, y from %4 to %5, last value %6.")
                         .arg(plottable->curve().label, number(x.low), number(x.high), number(y.low),
                              number(y.high), number(plottable->ys().back()));
    }
    for (const PlotNote& note : d->content.spec().added.notes)
        sentences << tr("Note at x %1, y %2: %3.")
                         .arg(d->numbers().toString(note.x, 'g', 4), d->numbers().toString(note.y, 'g', 4),
                              note.text);
    return sentences.join(QLatin1Char(' '));
}

void PlotWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        d->actions.retranslate();
        d->instruments->retranslate();
        [[fallthrough]];
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LocaleChange:
        // Later and once: a change of the whole program's style comes as many events, amid which no widget
        // may go.
        d->rebuildTimer.start(0);
        break;
    default:
        break;
    }
}

void PlotWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d->placeLegend();
}

void PlotWidget::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    QObject::disconnect(d->screenChange);
    if (QWindow* const handle = window()->windowHandle())
        d->screenChange = connect(handle, &QWindow::screenChanged, this, [this] { d->restyle(); });
    d->restyle();
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_widget_private.h"

#include "widgets/export/table_text.h"
#include "widgets/plot/window_measures.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int frame = 16;      ///< least time between two drawings [ms]
constexpr int restAfter = 400; ///< without new rows the lines get their full width [ms]

} // namespace

PlotWidget::Private::Private(PlotWidget* widget)
    : q(widget),
      pages(new QStackedWidget),
      empty(new QLabel),
      canvas(new Canvas),
      tableView(new QTableView),
      readingLabel(new QLabel(canvas)),
      status(new QLabel),
      legendArea(new QScrollArea),
      legend(new Legend),
      actions(widget),
      chart(std::make_unique<Chart>(*canvas)) {
    auto* const layout = new QVBoxLayout(q);
    layout->setContentsMargins(0, 0, 0, 6);
    layout->setSpacing(2);
    layout->addWidget(pages, 1);
    layout->addWidget(status);
    layout->addWidget(legendArea);
    legendArea->setWidget(legend);
    legendArea->setWidgetResizable(true);
    legendArea->setFrameShape(QFrame::NoFrame);
    legendArea->setFocusPolicy(Qt::NoFocus);
    legendArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    legendArea->viewport()->setAutoFillBackground(false);
    legend->setAutoFillBackground(false);
    pages->addWidget(empty);
    pages->addWidget(canvas);
    pages->addWidget(tableView);
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    status->setContentsMargins(12, 0, 12, 0);
    status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    status->hide();
    readingLabel->setAutoFillBackground(true);
    readingLabel->setBackgroundRole(QPalette::Base);
    readingLabel->setAlignment(Qt::AlignCenter);
    readingLabel->setAttribute(Qt::WA_TransparentForMouseEvents);
    readingLabel->hide();
    tableView->setModel(&model);
    tableView->setFrameShape(QFrame::NoFrame);
    tableView->setAlternatingRowColors(true);
    tableView->setLayoutDirection(Qt::LeftToRight);
    tableView->horizontalHeader()->setResizeContentsPrecision(20);
    tableView->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tableView->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    q->setFocusProxy(canvas);
    drawTimer.setSingleShot(true);
    restTimer.setSingleShot(true);
    rebuildTimer.setSingleShot(true);
    restTimer.setInterval(restAfter);

    canvas->tune = [this](const QSize& size) { chart->tune(size); };
    canvas->summary = [this] { return q->summary(); };
    QObject::connect(&drawTimer, &QTimer::timeout, q, [this] { draw(); });
    QObject::connect(&rebuildTimer, &QTimer::timeout, q, [this] { rebuild(); });
    QObject::connect(&restTimer, &QTimer::timeout, q, [this] { changed(false); });
    QObject::connect(chart.get(), &Chart::movedByUser, q, [this] { changed(true); });
    QObject::connect(canvas, &Canvas::resetAsked, q, [this] { showAll(); });
    QObject::connect(canvas, &Canvas::panAsked, q, [this](double x, double y) { chart->pan(x, y); });
    QObject::connect(canvas, &Canvas::zoomAsked, q, [this](double factor) { chart->zoom(factor); });
    QObject::connect(canvas, &Canvas::pointed, q, [this](const QPointF& position) { readMouse(position); });
    QObject::connect(canvas, &Canvas::left, q, [this] {
        if (cursor && !cursor->byKeys) dropCursor();
    });
    QObject::connect(canvas, &Canvas::cursorMoved, q,
                     [this](int rows, int curves) { moveCursor(rows, curves); });
    QObject::connect(canvas, &Canvas::cursorDropped, q, [this] { dropCursor(); });
    QObject::connect(legend, &Legend::toggled, q, [this](int curve, bool shown) {
        chart->setShown(static_cast<std::size_t>(curve), shown);
        dropCursor();
        changed(true);
    });
    QObject::connect(actions.fit(), &QAction::triggered, q, [this] { showAll(); });
    QObject::connect(actions.rectangle(), &QAction::toggled, q,
                     [this](bool on) { canvas->setRubberBand(on); });
    QObject::connect(actions.table(), &QAction::toggled, q, [this] { showPage(); });
    // Later, because the menu that this comes from is built anew.
    QObject::connect(
        &actions, &PlotActions::chosen, q, [this](const PlotSpec& chosen) { choose(chosen); },
        Qt::QueuedConnection);
    QObject::connect(
        &actions, &PlotActions::fitWanted, q, [this](FitKind kind) { addFits(kind); }, Qt::QueuedConnection);
    QObject::connect(
        &actions, &PlotActions::fitsUnwanted, q, [this] { removeFits(); }, Qt::QueuedConnection);
    QObject::connect(actions.statistics(), &QAction::toggled, q, [this] { showStatus(); });
    auto* const copy = new QShortcut(QKeySequence::Copy, tableView, nullptr, nullptr, Qt::WidgetShortcut);
    QObject::connect(copy, &QShortcut::activated, q, [this] { copyTable(); });
}

void PlotWidget::Private::rebuild() {
    set = curvesOf(table, spec, names, theme());
    cursor.reset();
    canvas->setMark(std::nullopt, {});
    chart->setContent(table, spec, set);
    legend->setCurves(set.curves, theme());
    legendArea->setVisible(!set.curves.empty());
    placeLegend();
    for (std::size_t i = 0; i < set.curves.size(); ++i) chart->setShown(i, legend->isShown(i));
    model.setContent(table, chart->heatMap() ? cells() : set.curves, names, numbers());
    actions.setContent(table, spec, names);
    const QString title = spec.title.isEmpty() ? set.y.text() : spec.title;
    canvas->setAccessibleName(PlotWidget::tr("Plot: %1").arg(title));
    tableView->setAccessibleName(PlotWidget::tr("Table: %1").arg(title));
    legend->setAccessibleName(PlotWidget::tr("Legend: %1").arg(title));
    q->setAccessibleName(title);
    restyle();
    showPage();
}

void PlotWidget::Private::restyle() {
    const ThemeColours& colours = coloursOf(theme());
    chart->setLook({theme(), q->font(), 1, restTimer.isActive() ? 1 : lineWidth, false});
    canvas->setFocusColour(colours.accent);
    canvas->setBufferDevicePixelRatio(canvas->devicePixelRatioF());
    canvas->setLocale(numbers());
    QPen band(colours.accent, 1, Qt::DashLine);
    QColor fill = colours.accent;
    fill.setAlpha(40);
    canvas->selectionRect()->setPen(band);
    canvas->selectionRect()->setBrush(fill);
    QPalette quiet = q->palette();
    quiet.setColor(QPalette::WindowText, colours.quietText);
    status->setPalette(quiet);
    empty->setPalette(quiet);
    empty->setText(PlotWidget::tr("No data yet. Curves appear here as soon as the experiment runs."));
    changed(true);
}

/// Asks for a drawing; the axes are drawn anew only if something about them has changed.
void PlotWidget::Private::changed(bool axes) {
    axesChanged = axesChanged || axes;
    waiting = true;
    if (drawTimer.isActive() || !canvas->isVisible()) return;
    const qint64 since = sinceDrawn.isValid() ? sinceDrawn.elapsed() : frame;
    drawTimer.start(static_cast<int>(std::clamp<qint64>(frame - since, 0, frame)));
}

void PlotWidget::Private::showAll() {
    chart->fit();
    changed(true);
}

void PlotWidget::Private::draw() {
    if (!waiting || !canvas->isVisible()) return;
    waiting = false;
    chart->setLineWidth(restTimer.isActive() ? 1 : lineWidth);
    if (axesChanged) {
        axesChanged = false;
        chart->tune(canvas->size());
        canvas->replot(QCustomPlot::rpQueuedRefresh);
    } else {
        canvas->layer(QStringLiteral("main"))->replot();
    }
    sinceDrawn.start();
    if (cursor)
        read();
    else
        showStatus();
}

void PlotWidget::Private::showPage() {
    QWidget* const page = chart->isEmpty()               ? static_cast<QWidget*>(empty)
                          : actions.table()->isChecked() ? static_cast<QWidget*>(tableView)
                                                         : static_cast<QWidget*>(canvas);
    if (page == tableView) model.rowsChanged();
    if (pages->currentWidget() != page) pages->setCurrentWidget(page);
    q->setFocusProxy(page == tableView ? static_cast<QWidget*>(tableView) : canvas);
    if (page == canvas && waiting) changed(false);
    showStatus();
}

QLocale PlotWidget::Private::numbers() const {
    QLocale locale = q->locale();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

QString PlotWidget::Private::valueText(const Column* column, double value) const {
    QString name, unit;
    if (column) {
        name = columnTitle(*column, names) + QStringLiteral(" = ");
        if (!column->unit.empty() && column->unit != "1")
            unit = QChar(QChar::Nbsp) + QString::fromStdString(column->unit);
    }
    return name + numbers().toString(value, 'g', 6) + unit;
}

/// As high as its rows, but never more than a third of the whole.
void PlotWidget::Private::placeLegend() {
    const int wanted = legend->layout()->heightForWidth(std::max(1, q->width() - 4)) + 2;
    const int most = std::max(2 * q->fontMetrics().height(), q->height() / 3);
    legendArea->setVerticalScrollBarPolicy(wanted > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    legendArea->setFixedHeight(std::min(wanted, most));
}

/// What the table shows of a heat map: both axes and the colours' values.
std::vector<Curve> PlotWidget::Private::cells() const {
    const HeatGrid& grid = chart->heatMap()->grid();
    const auto at = [this](const Column* column) {
        return static_cast<std::size_t>(column - table.columns.data());
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

void PlotWidget::Private::showReading(const QString& text) {
    readingLabel->setText(text);
    const int height = readingLabel->sizeHint().height();
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
    const Curve& shown = plottable.curve();
    const bool column = shown.referenceLine < 0;
    const QString text =
        QStringLiteral("%1: %2, %3")
            .arg(shown.label, valueText(column ? &table.columns[shown.x] : nullptr, plottable.xs()[row]),
                 valueText(column ? &table.columns[shown.y] : nullptr, plottable.ys()[row]));
    canvas->setMark(position, shown.style.colour);
    showReading(text);
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
    showStatus();
}

void PlotWidget::Private::showStatus() {
    const auto count = static_cast<int>(std::min<std::size_t>(chart->leftOut(), 1000000000));
    QStringList notes;
    if (count > 0) notes << PlotWidget::tr("%n value(s) ≤ 0 left out (logarithmic axis)", nullptr, count);
    if (actions.statistics()->isChecked() && !chart->heatMap()) {
        // Reading all rows takes longer than a frame may: while rows come, the numbers wait.
        const QCPRange x = canvas->xAxis->range();
        if (!restTimer.isActive())
            statistics = WindowMeasures(*chart, {x.lower, x.upper}, numbers()).statistics();
        if (!statistics.isEmpty()) notes << statistics;
    }
    const QString text = notes.join(QStringLiteral(" · "));
    status->setText(text);
    status->setToolTip(text);
    status->setVisible(!text.isEmpty());
}

void PlotWidget::Private::choose(PlotSpec chosen) {
    // Reference lines belong to the columns they were given with, and fits to those they were made of.
    const bool same = chosen.x == given.x && chosen.y == given.y;
    const bool fitted = chosen.x == spec.x && chosen.y == spec.y;
    std::vector<ReferenceLine> lines = same ? given.referenceLines : std::vector<ReferenceLine>();
    if (!fitted) fits = 0;
    lines.insert(lines.end(), spec.referenceLines.end() - static_cast<std::ptrdiff_t>(fits),
                 spec.referenceLines.end());
    chosen.referenceLines = std::move(lines);
    spec = chosen;
    rebuild();
    emit q->specChanged();
}

/// Does something that builds the chart anew, and shows the same part of it afterwards.
void PlotWidget::Private::keepWindow(const std::function<void()>& change) {
    const bool moved = chart->isMoved();
    const QCPRange x = canvas->xAxis->range(), y = canvas->yAxis->range();
    change();
    if (!moved) return;
    canvas->xAxis->setRange(x);
    canvas->yAxis->setRange(y);
}

void PlotWidget::Private::addFits(FitKind kind) {
    const QCPRange x = canvas->xAxis->range();
    std::vector<ReferenceLine> lines =
        WindowMeasures(*chart, {x.lower, x.upper}, numbers()).fits(kind, spec.logX);
    if (lines.empty()) {
        showReading(PlotWidget::tr("No such fit: the visible rows do not fix it."));
        return;
    }
    keepWindow([&] {
        fits += lines.size();
        for (ReferenceLine& line : lines) spec.referenceLines.push_back(std::move(line));
        rebuild();
    });
    emit q->specChanged();
}

void PlotWidget::Private::removeFits() {
    if (fits == 0) return;
    keepWindow([this] {
        spec.referenceLines.resize(spec.referenceLines.size() - fits);
        fits = 0;
        rebuild();
    });
    emit q->specChanged();
}

/// Whether the other table differs in its values alone.
bool PlotWidget::Private::sameColumns(const Table& other) const {
    return table.runs == other.runs &&
           std::equal(table.columns.begin(), table.columns.end(), other.columns.begin(), other.columns.end(),
                      [](const Column& one, const Column& two) {
                          return one.id == two.id && one.run == two.run && one.name == two.name &&
                                 one.unit == two.unit;
                      });
}

/// Keeps the table's view and the choice between picture and empty sentence in step with the values.
void PlotWidget::Private::rowsCame(bool anew) {
    if (pages->currentWidget() == tableView || anew) model.rowsChanged();
    if (chart->isEmpty() != (pages->currentWidget() == empty)) showPage();
}

void PlotWidget::Private::copyTable() {
    QApplication::clipboard()->setText(q->tableAsText());
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/plot_widget_private.h"

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
      followed(ownFeed.table()),
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
    status->setWordWrap(true);
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
    tableView->setSelectionBehavior(QAbstractItemView::SelectRows);
    tableView->setSelectionMode(QAbstractItemView::ExtendedSelection);
    q->setFocusProxy(canvas);
    makeInstruments();
    drawTimer.setSingleShot(true);
    restTimer.setSingleShot(true);
    rebuildTimer.setSingleShot(true);
    restTimer.setInterval(restAfter);

    canvas->tune = [this](const QSize& size) { chart->tune(size); };
    canvas->summary = [this] { return q->summary(); };
    QObject::connect(canvas, &QCustomPlot::afterReplot, q, [this] {
        if (linked && !cursor) showLinked(); // the axes may stand elsewhere
    });
    QObject::connect(&drawTimer, &QTimer::timeout, q, [this] { draw(); });
    QObject::connect(&rebuildTimer, &QTimer::timeout, q, [this] { rebuild(); });
    QObject::connect(&restTimer, &QTimer::timeout, q, [this] {
        if (content.spec().added.spectrum) keepWindow([this] { rebuild(); }); // of the rows that came
        changed(false);
    });
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
    QObject::connect(canvas, &Canvas::cursorDropped, q, [this] {
        instruments->forget();
        dropCursor();
    });
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
    content.set(*followed, spec);
    set = curvesOf(table(), content.spec(), theme());
    if (cursor) readingLabel->hide();
    cursor.reset();
    canvas->setMark(std::nullopt, {});
    canvas->setLinkedMarks(std::nullopt, {});
    tellPlace();
    chart->setContent(table(), content.spec(), set);
    legend->setCurves(set.curves, theme());
    placeLegend();
    for (std::size_t i = 0; i < set.curves.size(); ++i) chart->setShown(i, legend->isShown(i));
    model.setContent(table(), chart->heatMap() ? cells() : set.curves, numbers());
    actions.setContent(*followed, spec);
    actions.axes()->menu()->addMenu(&instruments->menu());
    instruments->refresh();
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
    if (linked) showLinked();
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

/// As high as its rows, but never more than a third of the whole.
void PlotWidget::Private::placeLegend() {
    // In a very small plot the curves need the room; what they are can be read off.
    legendArea->setVisible(!set.curves.empty() && q->height() >= 8 * q->fontMetrics().height());
    const int wanted = legend->layout()->heightForWidth(std::max(1, q->width() - 4)) + 2;
    const int most = std::max(2 * q->fontMetrics().height(), q->height() / 3);
    legendArea->setVerticalScrollBarPolicy(wanted > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    legendArea->setFixedHeight(std::min(wanted, most));
}

/// Keeps the table's view and the choice between picture and empty sentence in step with the values.
void PlotWidget::Private::rowsCame(bool anew) {
    if (pages->currentWidget() == tableView || anew) model.rowsChanged();
    if (chart->isEmpty() != (pages->currentWidget() == empty)) showPage();
}

} // namespace timestep

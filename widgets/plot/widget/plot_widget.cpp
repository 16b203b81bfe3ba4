// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/widget/plot_widget.h"

#include "widgets/accessibility/spoken_texts.h"
#include "widgets/plot/reading/window_measures.h"
#include "widgets/plot/widget/plot_parts.h"
#include "widgets/plot/widget/plot_summary.h"

#include <QEvent>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace timestep {

PlotWidget::PlotWidget(QWidget* parent) : QWidget(parent), m_parts(std::make_unique<PlotParts>(this)) {
    PlotParts& parts = *m_parts;
    setFocusProxy(parts.canvas);
    parts.rebuildTimer.setSingleShot(true);
    connect(&parts.rebuildTimer, &QTimer::timeout, this, &PlotWidget::rebuildInPlace);
    connect(&parts.schedule, &DrawSchedule::due, this, &PlotWidget::draw);
    connect(&parts.schedule, &DrawSchedule::rested, this, [this] {
        const PlotAdditions& added = m_parts->state.content().spec().added;
        if (added.spectrum || !added.fits.empty()) rebuildInPlace(); // from the new rows
        m_parts->schedule.ask(!m_parts->chart.isMoved() && m_parts->chart.settle());
        const NameRoom before = m_parts->named;
        if (before == NameRoom()) return;
        const NameRoom room = m_parts->chart.roomForNames();
        m_parts->named = {before.curves || room.curves, before.lines || room.lines};
        if (!(m_parts->named == before)) fitLegend();
    });
    connectCanvas();
    connectMenus();
    rebuild();
    connect(parts.canvas, &QCustomPlot::afterReplot, this, &PlotWidget::redrawn);
    // Later, because the legend changes the size of the canvas.
    connect(parts.canvas, &QCustomPlot::afterReplot, this, &PlotWidget::moveNamesToLegend,
            Qt::QueuedConnection);
}

PlotWidget::~PlotWidget() {
    QObject::disconnect(m_parts->screenChange);
}

void PlotWidget::connectCanvas() {
    Canvas* const canvas = m_parts->canvas;
    Chart& chart = m_parts->chart;
    PlotReader& reader = m_parts->reader;
    canvas->summary = [this] { return summary(); };
    connect(&chart, &Chart::movedByUser, this, [this] { m_parts->schedule.ask(true); });
    connect(canvas, &Canvas::resetRequested, this, &PlotWidget::fitAll);
    connect(canvas, &Canvas::menuRequested, this,
            [this, &reader](const QPoint& global, const std::optional<QPointF>& position) {
                if (position) reader.readAt(*position);
                reader.keep(); // because the mouse moves to the menu
                m_parts->instruments->menu().popup(global);
            });
    connect(&reader, &PlotReader::placeChanged, this, &PlotWidget::cursorPlaceChanged);
    connect(&reader, &PlotReader::dropped, this, &PlotWidget::showStatus);
}

void PlotWidget::connectMenus() {
    PlotActions& actions = m_parts->actions;
    connect(&m_parts->legend->legend(), &Legend::lastRunUnwanted, this, &PlotWidget::lastRunUnwanted,
            Qt::QueuedConnection);
    connect(&m_parts->legend->legend(), &Legend::toggled, this, [this](int curve, bool shown) {
        m_parts->chart.setShown(static_cast<std::size_t>(curve), shown);
        m_parts->reader.drop();
        m_parts->schedule.ask(true);
    });
    connect(actions.fit(), &QAction::triggered, this, &PlotWidget::fitAll);
    connect(actions.rectangle(), &QAction::toggled, m_parts->canvas, &Canvas::setRubberBand);
    connect(actions.table(), &QAction::toggled, this, &PlotWidget::showPage);
    connect(actions.statistics(), &QAction::toggled, this, &PlotWidget::showStatus);
    // Later, because the menu that emits these signals is rebuilt.
    connect(
        &actions, &PlotActions::chosen, this,
        [this](const PlotSpec& chosen) {
            m_parts->state.choose(chosen);
            rebuild();
            emit specChanged();
        },
        Qt::QueuedConnection);
    connect(&actions, &PlotActions::fitWanted, this, &PlotWidget::fitVisible, Qt::QueuedConnection);
    connect(&actions, &PlotActions::fitDialogWanted, this, &PlotWidget::askForFit, Qt::QueuedConnection);
    connect(&actions, &PlotActions::fitsUnwanted, this, &PlotWidget::removeFits, Qt::QueuedConnection);
    connect(
        &actions, &PlotActions::residualsWanted, this,
        [this](bool on) {
            PlotAdditions added = spec().added;
            added.residuals = on;
            add(added);
        },
        Qt::QueuedConnection);
    connect(actions.fitRange(), &QAction::toggled, this, [this](bool on) {
        m_parts->fitRange.setOn(on);
        showFitRange();
        if (on)
            m_parts->reader.say(tr("Drag over the rows to fit; drag an edge to move it. Escape ends this."));
    });
    connect(&m_parts->fitRange, &FitRange::chosen, this, &PlotWidget::takeFitRange);
    connect(&m_parts->fitRange, &FitRange::left, this,
            [this] { m_parts->actions.fitRange()->setChecked(false); });
    m_parts->canvas->addAction(actions.fitRange()); // for its shortcut
    connect(m_parts->instruments, &Instruments::additionsChosen, this, &PlotWidget::add);
}

const PlotSpec& PlotWidget::spec() const {
    return m_parts->state.spec();
}

const Table& PlotWidget::table() const {
    return m_parts->state.given();
}

void PlotWidget::setSpec(const PlotSpec& spec) {
    m_parts->view.reset();
    m_parts->state.setSpec(spec);
    rebuild();
}

void PlotWidget::setTable(const Table& table) {
    const TableFeed::Change change = m_parts->ownFeed.take(table, true);
    follow(m_parts->ownFeed, change);
}

void PlotWidget::follow(const TableFeed& feed, TableFeed::Change change) {
    PlotState& state = m_parts->state;
    if (change == TableFeed::Change::Columns || !state.follows(feed)) {
        const std::shared_ptr<const Table> before = state.follow(feed); // the curves refer to it
        rebuild();
        return;
    }
    const bool replaced = change == TableFeed::Change::Values;
    if (replaced) {
        m_parts->reader.setAreaBegin(std::nullopt);
        m_parts->reader.drop();
    } else {
        m_parts->schedule.rowsArrived();
    }
    const bool follows = state.content().isDerived() || !state.content().spec().added.fits.empty();
    if (replaced ? follows : !state.grow()) return rebuildInPlace();
    m_parts->schedule.ask(replaced ? m_parts->chart.valuesReplaced() : m_parts->chart.rowsAdded());
    if (m_parts->pages->currentWidget() == m_parts->table || replaced) m_parts->table->rowsChanged();
    if (isEmpty() != (m_parts->pages->currentWidget() == m_parts->empty))
        showPage();
    else if (isEmpty())
        sayWhyEmpty();
}

void PlotWidget::setLastRun(const std::shared_ptr<const Table>& table, const QString& label) {
    if (m_parts->state.setLastRun(table, label)) rebuildInPlace();
}

void PlotWidget::setExactMotion(const std::shared_ptr<const ExactMotion>& exact) {
    if (m_parts->state.setExactMotion(exact)) rebuildInPlace();
}

void PlotWidget::setLineWidth(double pixels) {
    m_parts->lineWidth = pixels;
    m_parts->schedule.ask(false);
}

std::optional<CursorPlace> PlotWidget::cursorPlace() const {
    return m_parts->reader.place();
}

void PlotWidget::showLinked(const std::optional<CursorPlace>& place) {
    m_parts->reader.showLinked(place);
}

void PlotWidget::showTime(const std::optional<double>& time) {
    m_parts->timeMark.show(time);
}

void PlotWidget::showByHand(const std::vector<double>& values) {
    TimeMark& mark = m_parts->timeMark;
    mark.showByHand(values);
    if (m_parts->chart.setHandPoints(mark.handPoints())) m_parts->schedule.ask(true);
    mark.again();
}

QRectF PlotWidget::axesRect() const {
    const QRect inner = m_parts->canvas->axisRect()->rect();
    return {m_parts->canvas->mapTo(this, inner.topLeft()), inner.size()};
}

QPointF PlotWidget::pixelAt(const QPointF& value) const {
    return m_parts->chart.pixelAt(value) + QPointF(m_parts->canvas->mapTo(this, QPoint(0, 0)));
}

QPointF PlotWidget::valueAt(const QPointF& pixel) const {
    return m_parts->chart.valueAt(pixel - QPointF(m_parts->canvas->mapTo(this, QPoint(0, 0))));
}

QAction* PlotWidget::axesAction() const {
    return m_parts->actions.axes();
}

QAction* PlotWidget::fitAction() const {
    return m_parts->actions.fit();
}

QAction* PlotWidget::rectangleAction() const {
    return m_parts->actions.rectangle();
}

QAction* PlotWidget::tableAction() const {
    return m_parts->actions.table();
}

QString PlotWidget::tableAsText() const {
    return m_parts->table->text(numbers());
}

QStringList PlotWidget::namesShown() const {
    const QStringList words = m_parts->legend->isHidden() ? QStringList() : m_parts->legend->legend().words();
    return words + m_parts->chart.namesAtCurves();
}

void PlotWidget::rebuild() {
    PlotParts& parts = *m_parts;
    PlotState& state = parts.state;
    state.rebuild(theme());
    parts.reader.reset();
    parts.chart.setContent(state.table(), state.content().spec(), state.curves());
    const std::vector<Curve>& curves = state.curves().curves;
    Legend& legend = parts.legend->legend();
    if (legend.setCurves(curves, theme())) parts.named = {};
    fitLegend();
    for (std::size_t i = 0; i < curves.size(); ++i) parts.chart.setShown(i, legend.isShown(i));
    parts.table->setContent(parts.chart, numbers());
    parts.actions.setContent(state.given(), state.spec());
    parts.actions.axes()->menu()->addMenu(&parts.instruments->menu());
    parts.instruments->refresh();
    const QString title = state.spec().title.isEmpty() ? state.curves().y.text() : state.spec().title;
    setSpokenName(*parts.canvas, tr("Plot: %1").arg(title));
    setSpokenName(*parts.table, tr("Table: %1").arg(title));
    setSpokenName(legend, tr("Legend: %1").arg(title));
    setSpokenName(*this, title);
    showFitRange();
    restyle();
    showPage();
    if (parts.view && !parts.chart.isEmpty()) {
        const PlotView view = *std::exchange(parts.view, std::nullopt);
        parts.chart.setRanges(view.x, view.y);
    }
}

PlotSpec PlotWidget::shownSpec() const {
    PlotSpec shown = spec();
    if (const auto seen = view(); seen && !shown.added.spectrum && !shown.added.residuals) {
        shown.xRange = seen->x;
        shown.yRange = seen->y;
        shown.yRangeYields = false;
    }
    return shown;
}

std::optional<PlotView> PlotWidget::view() const {
    if (m_parts->view) return m_parts->view;
    if (!m_parts->chart.isMoved() || m_parts->chart.isEmpty()) return std::nullopt;
    return PlotView{m_parts->chart.xRange(), m_parts->chart.yRange()};
}

void PlotWidget::setView(const std::optional<PlotView>& view) {
    if (!view && !m_parts->view) return;
    m_parts->view = view;
    rebuild();
}

void PlotWidget::setEmptyText(const QString& text) {
    m_parts->emptyText = text;
    restyle();
}

void PlotWidget::rebuildInPlace() {
    const bool moved = m_parts->chart.isMoved();
    const PlotRange x = m_parts->chart.xRange(), y = m_parts->chart.yRange();
    rebuild();
    if (moved) m_parts->chart.setRanges(x, y);
}

void PlotWidget::restyle() {
    PlotParts& parts = *m_parts;
    const ThemeColours& colours = coloursOf(theme());
    QFont chartFont = font();
    if (!parts.state.spec().fontFamily.isEmpty()) chartFont.setFamily(parts.state.spec().fontFamily);
    parts.chart.setLook({theme(), chartFont, 1, parts.lineWidth, false, !parts.schedule.isAtRest()});
    parts.canvas->setColours(colours);
    parts.canvas->setBufferDevicePixelRatio(parts.canvas->devicePixelRatioF());
    parts.canvas->setLocale(numbers());
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, colours.quietText);
    parts.status->setPalette(quiet);
    parts.empty->setPalette(quiet);
    sayWhyEmpty();
    parts.schedule.ask(true);
}

void PlotWidget::sayWhyEmpty() {
    const auto sentence = [this] {
        if (!m_parts->emptyText.isEmpty()) return m_parts->emptyText;
        if (table().rows() < 2) return tr("No data yet. Curves appear here as soon as the experiment runs.");
        if (spec().y == std::vector<std::string>{"energy-drift"})
            return tr("Energy drift is not defined with damping or drive, which change the energy, too. "
                      "Choose the curve \"energy change\".");
        return tr("The chosen curves have no value here that these axes can show.");
    };
    if (const QString text = sentence(); text != m_parts->empty->text()) m_parts->empty->setText(text);
}

void PlotWidget::draw(bool axes) {
    PlotParts& parts = *m_parts;
    parts.chart.setLineWidth(parts.lineWidth, !parts.schedule.isAtRest());
    if (axes) {
        parts.chart.tune(parts.canvas->size());
        parts.canvas->replot(QCustomPlot::rpQueuedRefresh);
    } else {
        parts.canvas->layer(QStringLiteral("main"))->replot();
    }
    if (parts.reader.reading())
        parts.reader.readAgain();
    else
        showStatus();
    parts.reader.showLinkedAgain();
    if ((parts.chart.endLabels() || parts.legend->leavesLinesOut()) && parts.schedule.isAtRest())
        QMetaObject::invokeMethod(this, &PlotWidget::moveNamesToLegend, Qt::QueuedConnection);
}

bool PlotWidget::isEmpty() const {
    return m_parts->chart.isEmpty() && !spec().drawnOver;
}

void PlotWidget::showPage() {
    PlotParts& parts = *m_parts;
    QWidget* const page = isEmpty()                            ? static_cast<QWidget*>(parts.empty)
                          : parts.actions.table()->isChecked() ? static_cast<QWidget*>(parts.table)
                                                               : static_cast<QWidget*>(parts.canvas);
    if (page == parts.empty) sayWhyEmpty();
    if (page == parts.table) parts.table->rowsChanged();
    if (parts.pages->currentWidget() != page) parts.pages->setCurrentWidget(page);
    setFocusProxy(page == parts.table ? static_cast<QWidget*>(parts.table) : parts.canvas);
    if (page == parts.canvas && parts.schedule.isWaiting()) parts.schedule.ask(false);
    showStatus();
}

void PlotWidget::showStatus() {
    PlotParts& parts = *m_parts;
    // Reading all rows takes too long for a frame: the statistics wait until rows stop arriving.
    if (!parts.actions.statistics()->isChecked() || parts.chart.heatMap())
        parts.statistics.clear();
    else if (parts.schedule.isAtRest())
        parts.statistics = WindowMeasures(parts.chart, parts.chart.xRange(), numbers()).statistics();
    QStringList notes = PlotStatus::notesOn(parts.chart, numbers()) + parts.state.content().remarks();
    if (!parts.statistics.isEmpty()) notes << parts.statistics;
    parts.status->setNotes(notes, *this);
}

void PlotWidget::fitAll() {
    m_parts->view.reset();
    m_parts->chart.fit();
    m_parts->schedule.ask(true);
}

/// Shows other additions, and keeps the reading if axes and curves are the same.
void PlotWidget::add(const PlotAdditions& added) {
    const PlotAdditions& before = spec().added;
    const bool sameAxes = added.spectrum == before.spectrum && added.residuals == before.residuals;
    const bool sameCurves = sameAxes && added.differences.size() == before.differences.size() &&
                            added.lines.size() == before.lines.size() &&
                            added.points.size() == before.points.size() && added.fits == before.fits;
    const std::optional<Reading> reading = sameCurves ? m_parts->reader.reading() : std::nullopt;
    m_parts->state.add(added);
    if (sameAxes)
        rebuildInPlace();
    else
        rebuild();
    if (reading) m_parts->reader.read(*reading);
    emit specChanged();
}

QLocale PlotWidget::numbers() const {
    QLocale numbers = locale();
    numbers.setNumberOptions(QLocale::OmitGroupSeparator);
    return numbers;
}

QString PlotWidget::summary() const {
    if (m_parts->chart.isEmpty()) return m_parts->empty->text();
    const QString spoken = m_parts->reader.spoken();
    QStringList sentences;
    if (!spoken.isEmpty()) sentences << spoken + QLatin1Char('.');
    sentences << plotSentences(m_parts->state, m_parts->chart, numbers());
    return sentences.join(QLatin1Char(' '));
}

void PlotWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        m_parts->actions.retranslate();
        m_parts->instruments->retranslate();
        [[fallthrough]];
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LocaleChange:
        // Once, and later: a change of the program's style arrives as many events, during which no widget may
        // be deleted.
        m_parts->rebuildTimer.start(0);
        break;
    default:
        break;
    }
}

void PlotWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_parts->named = {};
    fitLegend();
}

void PlotWidget::setRunsNamed(RunsNamed named) {
    m_parts->legend->setRunsNamed(named);
    fitLegend();
}

void PlotWidget::fitLegend() {
    const bool endLabels = m_parts->legend->fitInto(*this, m_parts->state.curves().curves, m_parts->named);
    if (endLabels == m_parts->chart.endLabels()) return;
    m_parts->chart.setEndLabels(endLabels);
    m_parts->schedule.ask(false);
}

/// A curve or a line without room for its name has it in the legend. While rows arrive nothing moves.
void PlotWidget::moveNamesToLegend() {
    PlotParts& parts = *m_parts;
    const bool asks = parts.chart.endLabels() || parts.legend->leavesLinesOut();
    if (!asks || !parts.schedule.isAtRest()) return;
    const NameRoom before = parts.named, room = parts.chart.roomForNames();
    if (parts.chart.endLabels()) parts.named.curves = parts.named.curves && room.curves;
    if (parts.legend->leavesLinesOut()) parts.named.lines = parts.named.lines && room.lines;
    if (!(parts.named == before)) fitLegend();
}

void PlotWidget::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    QObject::disconnect(m_parts->screenChange);
    if (QWindow* const handle = window()->windowHandle())
        m_parts->screenChange = connect(handle, &QWindow::screenChanged, this, &PlotWidget::restyle);
    restyle();
}

} // namespace timestep

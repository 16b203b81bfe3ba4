// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_grid.h"

#include "app/plots/plot_card.h"
#include "widgets/icons/icon.h"
#include "widgets/look/flat_style.h"
#include "widgets/panel/grip_splitter.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/plot/widget/plot_widget.h"

#include <QAction>
#include <QApplication>
#include <QResizeEvent>
#include <QRubberBand>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace timestep {

namespace {

constexpr int gap = GripSplitter::gap;
constexpr QSize smallest(150, 120); // minimum size of a card, independent of its content [px]
constexpr double bestShape = 1.5;   // width by height

QSplitter* makeSplitter(Qt::Orientation orientation) {
    return new GripSplitter(orientation);
}

void makeEqual(QSplitter& splitter) {
    splitter.setSizes(QList<int>(splitter.count(), 1000));
}

} // namespace

int plotColumns(std::size_t plots, const QSize& room, const QSize& least) {
    const int count = static_cast<int>(plots);
    int best = 1;
    double smallestCost = HUGE_VAL;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double width = std::max(1.0, (room.width() - (columns - 1.0) * gap) / columns);
        const double height = std::max(1.0, (room.height() - (rows - 1.0) * gap) / rows);
        const double cost = std::abs(std::log(width / height / bestShape)) +
                            4 * std::max(0.0, 1 - width / least.width()) +
                            4 * std::max(0.0, 1 - height / least.height()) + 0.1 * (rows * columns - count);
        if (cost >= smallestCost) continue;
        smallestCost = cost;
        best = columns;
    }
    return best;
}

PlotGrid::PlotGrid(QWidget* parent)
    : QWidget(parent),
      m_rows(makeSplitter(Qt::Vertical)),
      m_scroll(new SteadyScrollArea),
      m_target(new QRubberBand(QRubberBand::Rectangle, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_scroll->setWidget(m_rows);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_rows->setAutoFillBackground(false);
    layout->addWidget(m_scroll);
    setMinimumHeight(smallest.height());
    m_target->hide();
    connect(m_rows, &QSplitter::splitterMoved, this, [this] { m_ownHeights = true; });
    arrange();
}

void PlotGrid::make(std::size_t slot) {
    Slot& made = m_slots[slot];
    made.card = new PlotCard(this);
    made.card->hide();
    made.card->setMinimumSize(smallest);
    made.add = new QAction(icon("plus"), {}, made.card);
    made.earlier = new QAction(made.card);
    made.later = new QAction(made.card);
    made.maximise = new QAction(made.card);
    made.close = new QAction(made.card);
    const auto maximiseOrNot = [this, slot] {
        maximise(m_maximised == slot ? std::nullopt : std::optional(slot));
    };
    connect(made.add, &QAction::triggered, this, &PlotGrid::addWanted);
    connect(made.earlier, &QAction::triggered, this, [this, slot] { moveTo(slot, placeOf(slot) - 1); });
    connect(made.later, &QAction::triggered, this, [this, slot] { moveTo(slot, placeOf(slot) + 1); });
    connect(made.maximise, &QAction::triggered, this, maximiseOrNot);
    connect(made.close, &QAction::triggered, this, [this, slot] { close(slot); });
    made.card->setPlaceActions({made.add, made.earlier, made.later, made.maximise, made.close});
    connect(made.card, &PlotCard::exportWanted, this, [this, slot] { emit exportWanted(slot); });
    connect(made.card, &PlotCard::copyWanted, this, [this, slot] { emit copyWanted(slot); });
    connect(made.card, &PlotCard::offerTaken, this, [this, slot] { emit numbersWanted(slot); });
    connect(made.card, &PlotCard::headDoubleClicked, this, maximiseOrNot);
    connect(made.card, &PlotCard::dragged, this,
            [this, slot](const QPoint& at, bool dropped) { drag(slot, at, dropped); });
    connect(made.card->plot(), &PlotWidget::cursorPlaceChanged, this,
            [this, card = made.card] { linkFrom(*card->plot()); });
    connect(made.card->plot(), &PlotWidget::lastRunUnwanted, this, &PlotGrid::lastRunUnwanted);
    if (m_lineWidth) made.card->plot()->setLineWidth(*m_lineWidth);
    made.card->plot()->setRunsNamed(m_runsNamed);
    nameActions();
}

PlotCard& PlotGrid::at(std::size_t slot) {
    if (m_slots[slot].card == nullptr) make(slot);
    return *m_slots[slot].card;
}

bool PlotGrid::isOpen(std::size_t slot) const {
    return std::find(m_order.begin(), m_order.end(), slot) != m_order.end();
}

std::size_t PlotGrid::placeOf(std::size_t slot) const {
    return static_cast<std::size_t>(std::find(m_order.begin(), m_order.end(), slot) - m_order.begin());
}

std::vector<QWidget*> PlotGrid::shown() const {
    std::vector<QWidget*> cards;
    for (const std::size_t slot : m_laidOut) cards.push_back(m_slots[slot].card);
    return cards;
}

void PlotGrid::setOrder(std::vector<std::size_t> order) {
    if (order == m_order) return;
    for (const std::size_t slot : m_order)
        if (std::find(order.begin(), order.end(), slot) == order.end() &&
            at(slot).source().kind == PlotSource::Kind::Run)
            at(slot).plot()->setTable({}); // it no longer receives changes
    m_order = std::move(order);
    if (m_maximised && !isOpen(*m_maximised)) m_maximised.reset();
    arrange();
    emit changed();
}

void PlotGrid::open(std::size_t slot) {
    if (isOpen(slot)) return;
    std::vector<std::size_t> order = m_order;
    order.push_back(slot);
    setOrder(std::move(order));
}

std::optional<std::size_t> PlotGrid::add() {
    for (std::size_t slot = 0; slot < most; ++slot) {
        if (isOpen(slot)) continue;
        m_maximised.reset();
        open(slot);
        return slot;
    }
    return std::nullopt;
}

void PlotGrid::close(std::size_t slot) {
    if (!isOpen(slot) || m_order.size() == 1) return;
    m_closed = slot;
    std::vector<std::size_t> order = m_order;
    order.erase(order.begin() + static_cast<std::ptrdiff_t>(placeOf(slot)));
    setOrder(std::move(order));
}

void PlotGrid::reopen() {
    if (canReopen()) open(*m_closed);
}

void PlotGrid::moveTo(std::size_t slot, std::size_t place) {
    if (!isOpen(slot) || place >= m_order.size()) return;
    std::vector<std::size_t> order = m_order;
    order.erase(order.begin() + static_cast<std::ptrdiff_t>(placeOf(slot)));
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(place), slot);
    setOrder(std::move(order));
}

void PlotGrid::setCount(std::size_t count) {
    std::vector<std::size_t> order(std::clamp<std::size_t>(count, 1, most));
    std::iota(order.begin(), order.end(), std::size_t{0});
    maximise(std::nullopt);
    setOrder(std::move(order));
}

void PlotGrid::maximise(std::optional<std::size_t> slot) {
    if (slot == m_maximised || (slot && !isOpen(*slot))) return;
    m_maximised = slot;
    arrange();
    emit changed();
}

void PlotGrid::arrangeLater() {
    QMetaObject::invokeMethod(
        this, [this] { arrange(); }, Qt::QueuedConnection);
}

/// Deletes rows, and with them the handles between the cards.
void PlotGrid::arrange() {
    if (Restyling::isUnderWay()) return arrangeLater();
    const std::vector<std::size_t> wanted = m_maximised ? std::vector<std::size_t>{*m_maximised} : m_order;
    const int line = fontMetrics().height();
    // Large type has room for one plot; the others are below it.
    constexpr int largeLine = 26; // [px]
    const bool single = line >= largeLine && width() < 2 * 14 * line;
    const int columns = single ? 1 : plotColumns(wanted.size(), size(), {14 * line, 10 * line});
    if (wanted == m_laidOut && columns == m_columns) return keepReadable();
    QWidget* const focus = isAncestorOf(QApplication::focusWidget()) ? QApplication::focusWidget() : nullptr;
    // Removes the cards from the old rows first: deleting a row deletes its cards.
    for (const std::size_t slot : m_laidOut) {
        m_slots[slot].card->hide();
        m_slots[slot].card->setParent(this);
    }
    while (m_rows->count() > 0) delete m_rows->widget(0);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i % static_cast<std::size_t>(columns) == 0) m_rows->addWidget(makeSplitter(Qt::Horizontal));
        static_cast<QSplitter*>(m_rows->widget(m_rows->count() - 1))->addWidget(&at(wanted[i]));
        at(wanted[i]).setVisible(true);
    }
    m_laidOut = wanted;
    m_columns = columns;
    keepReadable();
    makeEqual(*m_rows);
    m_ownHeights = false;
    for (int row = 0; row < m_rows->count(); ++row) {
        auto* const splitter = static_cast<QSplitter*>(m_rows->widget(row));
        makeEqual(*splitter);
        // Rows with the same number of plots have the same column widths.
        connect(splitter, &QSplitter::splitterMoved, this, [this, splitter] {
            for (int other = 0; other < m_rows->count(); ++other)
                if (auto* const like = static_cast<QSplitter*>(m_rows->widget(other));
                    like->count() == splitter->count())
                    like->setSizes(splitter->sizes());
        });
    }
    if (focus != nullptr && focus->isVisibleTo(this)) focus->setFocus(Qt::OtherFocusReason);
    nameActions();
}

/// Gives each plot and the head of its card this height; if there is no room, the rows scroll. Neither a hand
/// nor kept heights make a row lower than its least readable height.
void PlotGrid::keepReadable() {
    constexpr int leastPlot = 200; // [px]
    const int line = fontMetrics().height(), rows = m_rows->count();
    // The axis labels need more room in large type, but one row need not be higher than what is seen.
    constexpr int leastOfLarge = 160; // [px]
    const int wanted = std::max(leastPlot, 16 * line - 192), head = 5 * line / 2;
    const int seen = std::max(height() - head, rows == 1 ? 1 : std::min(wanted, leastOfLarge));
    const int row = std::min(wanted, seen) + head;
    m_rows->setMinimumHeight(rows * row + (rows - 1) * gap);
    for (int i = 0; i < rows; ++i) m_rows->widget(i)->setMinimumHeight(std::min(row, leastOfLarge + head));
    m_scroll->setMinimumWidth(m_columns * smallest.width() + (m_columns - 1) * gap);
}

void PlotGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PlotGrid::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrangeLater();
}

std::optional<std::size_t> PlotGrid::slotAt(const QPoint& global) const {
    for (const std::size_t slot : m_laidOut) {
        const PlotCard& card = *m_slots[slot].card;
        if (card.rect().contains(card.mapFromGlobal(global))) return slot;
    }
    return std::nullopt;
}

void PlotGrid::drag(std::size_t slot, const QPoint& global, bool dropped) {
    const std::optional<std::size_t> target = slotAt(global);
    const bool elsewhere = target && *target != slot && !m_maximised;
    if (dropped || !elsewhere) {
        m_target->hide();
    } else {
        const QWidget& over = *m_slots[*target].card;
        m_target->setGeometry(QRect(over.mapTo(this, QPoint()), over.size()));
        m_target->raise();
        m_target->show();
    }
    if (dropped && elsewhere) moveTo(slot, placeOf(*target));
}

void PlotGrid::setLineWidth(double pixels) {
    m_lineWidth = pixels;
    for (const Slot& slot : m_slots)
        if (slot.card != nullptr) slot.card->plot()->setLineWidth(pixels);
}

void PlotGrid::setRunsNamed(RunsNamed named) {
    m_runsNamed = named;
    for (const Slot& slot : m_slots)
        if (slot.card != nullptr) slot.card->plot()->setRunsNamed(named);
}

void PlotGrid::setLinked(bool linked) {
    m_linked = linked;
    for (const Slot& slot : m_slots)
        if (!linked && slot.card != nullptr) slot.card->plot()->showLinked(std::nullopt);
}

void PlotGrid::showTime(const std::optional<double>& time) {
    if (!time && !m_time) return;
    m_time = time;
    for (const Slot& slot : m_slots)
        if (slot.card != nullptr)
            slot.card->plot()->showTime(slot.card->source().kind == PlotSource::Kind::Run ? time
                                                                                          : std::nullopt);
}

void PlotGrid::linkFrom(const PlotWidget& plot) {
    if (!m_linked) return;
    for (const Slot& slot : m_slots) // including closed and hidden ones
        if (slot.card != nullptr && slot.card->plot() != &plot)
            slot.card->plot()->showLinked(plot.cursorPlace());
}

void PlotGrid::showResiduals(PlotCard& card, const Table& residuals) {
    Table named = residuals;
    named.runs = m_feed.table()->runs;
    card.plot()->setTable(named);
}

void PlotGrid::advance(const Table& table, const Table& residuals, bool replaced, std::uint64_t edition) {
    const TableFeed::Change change = m_feed.take(table, replaced, edition);
    for (const std::size_t slot : m_order) {
        if (at(slot).source().kind == PlotSource::Kind::Run) at(slot).follow(m_feed, change);
        if (at(slot).source().kind == PlotSource::Kind::Residuals) showResiduals(at(slot), residuals);
    }
}

void PlotGrid::refresh(std::size_t slot, const Table& residuals) {
    if (!isOpen(slot)) return;
    if (at(slot).source().kind == PlotSource::Kind::Run) at(slot).follow(m_feed, TableFeed::Change::Rows);
    if (at(slot).source().kind == PlotSource::Kind::Residuals) showResiduals(at(slot), residuals);
}

QByteArray PlotGrid::saveState() const {
    QByteArray state("rows");
    if (m_ownHeights)
        for (const int height : m_rows->sizes()) state += ' ' + QByteArray::number(height);
    return state;
}

/// Ignores the heights of another number of rows, and those of an older version.
void PlotGrid::restoreState(const QByteArray& state) {
    const QList<QByteArray> words = state.split(' ');
    if (words.first() != "rows" || words.size() - 1 != m_rows->count()) return;
    QList<int> heights;
    for (const QByteArray& word : words.mid(1)) heights << std::max(word.toInt(), 1);
    m_rows->setSizes(heights);
    m_ownHeights = true;
}

void PlotGrid::nameActions() {
    for (std::size_t i = 0; i < most; ++i) {
        const Slot& slot = m_slots[i];
        if (slot.card == nullptr) continue;
        slot.add->setText(tr("Add a plot"));
        slot.earlier->setText(tr("Move earlier"));
        slot.later->setText(tr("Move later"));
        slot.maximise->setText(m_maximised == i ? tr("Show all plots") : tr("Show this plot alone"));
        slot.close->setText(tr("Close this plot"));
        slot.add->setEnabled(m_order.size() < most);
        slot.earlier->setEnabled(placeOf(i) > 0);
        slot.later->setEnabled(placeOf(i) + 1 < m_order.size());
        slot.maximise->setEnabled(true);
        slot.close->setEnabled(m_order.size() > 1);
    }
}

void PlotGrid::retranslate() {
    nameActions();
    for (const Slot& slot : m_slots)
        if (slot.card != nullptr) slot.card->retranslate();
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/workspace_layout.h"

#include "app/classroom/vote_card.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/microscope/microscope_card.h"
#include "app/plots/plot_grid.h"
#include "app/race/race_card.h"
#include "app/window/layout/sizes.h"
#include "app/window/layout/stage_body.h"
#include "app/window/layout/tab_order.h"
#include "widgets/look/flat_style.h"
#include "widgets/panel/card.h"
#include "widgets/panel/grip_splitter.h"
#include "widgets/panel/parameter_panel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace timestep {

namespace {

constexpr int columnGap = GripSplitter::gap;
constexpr int lessonTab = 0, plotsTab = 1;
constexpr int microscopeEms = 22, stageByMicroscope = 380; // [em], [px]
constexpr std::size_t manyPlots = 4;

QVBoxLayout* column(QWidget* widget) {
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins({});
    layout->setSpacing(columnGap / 2);
    return layout;
}

} // namespace

WorkspaceLayout::WorkspaceLayout(const WorkspaceParts& parts)
    : m_parts(parts),
      m_columns(new GripSplitter(Qt::Horizontal)),
      m_middle(new GripSplitter(Qt::Vertical)),
      m_left(new QWidget),
      m_side(new QWidget),
      m_tabs(new QTabBar) {
    m_middle->addWidget(parts.stage);
    m_middle->addWidget(parts.vote);
    QVBoxLayout* left = column(m_left);
    m_tabs->setObjectName(QStringLiteral("lesson-or-plots"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab({});
    m_tabs->addTab({});
    left->addWidget(m_tabs);
    left->addWidget(parts.lesson, 1);
    QVBoxLayout* side = column(m_side);
    side->addWidget(parts.plots, 1);
    side->addWidget(parts.microscope, 1);
    side->addWidget(parts.status);
    for (QWidget* each : std::initializer_list<QWidget*>{m_left, m_middle, m_side})
        m_columns->addWidget(each);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(columnGap, columnGap, columnGap, columnGap);
    layout->setSpacing(columnGap);
    layout->addWidget(m_columns, 1);
    layout->addWidget(parts.race);
    for (QWidget* card : std::initializer_list<QWidget*>{parts.vote, parts.microscope, parts.race})
        card->hide();
    m_tabOrder.setSingleShot(true);
    m_tabOrder.setInterval(50); // [ms] the texts of a new page have their heights after some rounds of layout
    connect(&m_tabOrder, &QTimer::timeout, this, [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // now everything has its place
        setReadingOrder(inReadingOrder());
    });
    // A part that has just changed its width still asks for its old room; after its layout, the sizes stay.
    m_settled.setSingleShot(true);
    connect(&m_settled, &QTimer::timeout, this, [this] { m_columns->setSizes(m_sizes); });
    connect(m_columns, &QSplitter::splitterMoved, this, [this](int, int handle) {
        m_settled.stop();
        const QList<int> sizes = m_columns->sizes();
        if (handle == 1)
            m_ownLesson = sizes.first();
        else
            m_ownPlots = sizes.last();
    });
    connect(m_tabs, &QTabBar::currentChanged, this, &WorkspaceLayout::arrange);
    connect(parts.lesson, &LessonPanel::progressChanged, this, &WorkspaceLayout::orderTabs);
    connect(parts.lesson, &LessonPanel::stageWanted, this, &WorkspaceLayout::orderTabs);
    connect(parts.lesson, &LessonPanel::finished, this, &WorkspaceLayout::orderTabs);
    connect(parts.parameters, &ParameterPanel::rowsChanged, this, &WorkspaceLayout::orderTabs);
    connect(parts.plots, &PlotGrid::changed, this, [this] {
        if (m_parts.plots->maximised())
            m_enlarged = Part::Plots;
        else if (m_enlarged == Part::Plots)
            m_enlarged.reset();
        arrange();
    });
    for (QWidget* card : std::initializer_list<QWidget*>{parts.lesson, parts.stage})
        card->installEventFilter(this);
    nameTabs();
}

void WorkspaceLayout::orderTabs() {
    m_tabOrder.start();
}

void WorkspaceLayout::focusNextPart() {
    timestep::focusNextPart(inReadingOrder());
}

std::vector<QWidget*> WorkspaceLayout::inReadingOrder() const {
    std::vector<QWidget*> order{m_tabs, m_parts.lesson, m_parts.stage, m_parts.parameters, m_parts.vote};
    const std::vector<QWidget*> plots = m_parts.plots->shown();
    order.insert(order.end(), plots.begin(), plots.end());
    order.insert(order.end(), {m_parts.microscope, m_parts.race});
    return order;
}

void WorkspaceLayout::setLessonShown(bool shown) {
    m_lessonShown = shown;
    if (!shown && m_enlarged == Part::Lesson) m_enlarged.reset();
    arrange();
}

void WorkspaceLayout::showMicroscope(bool shown) {
    m_parts.plots->setVisible(!shown);
    m_parts.microscope->setVisible(shown);
    if (shown) bringPlots();
    nameTabs();
    arrange();
}

void WorkspaceLayout::bringPlots() {
    m_tabs->setCurrentIndex(plotsTab);
}

void WorkspaceLayout::bringLesson() {
    m_tabs->setCurrentIndex(lessonTab);
}

WorkspaceLayout::Part WorkspaceLayout::focusedPart() const {
    const QWidget* focus = QApplication::focusWidget();
    if (m_side->isAncestorOf(focus)) return Part::Plots;
    return m_parts.lesson->isAncestorOf(focus) ? Part::Lesson : Part::Stage;
}

void WorkspaceLayout::enlarge(std::optional<Part> part) {
    if (part == m_enlarged) return;
    m_enlarged = part;
    if (part != Part::Plots && m_parts.plots->maximised()) m_parts.plots->maximise(std::nullopt); // arranges
    arrange();
}

void WorkspaceLayout::toggleEnlarged(Part part) {
    enlarge(m_enlarged == part ? std::nullopt : std::optional(part));
}

void WorkspaceLayout::arrangeLater() {
    QMetaObject::invokeMethod(
        this, [this] { arrange(); }, Qt::QueuedConnection);
}

/// Splitters delete their handles when a part leaves them.
void WorkspaceLayout::arrange() {
    if (Restyling::isUnderWay()) return arrangeLater();
    ColumnWish wish{.width = width(), .em = fontInfo().pixelSize(), .lesson = m_lessonShown};
    wish.ownLesson = m_ownLesson;
    wish.ownPlots = m_ownPlots;
    if (!m_parts.microscope->isHidden()) {
        wish.plotsEms = microscopeEms;
        wish.leastStage = stageByMicroscope;
    }
    wish.wide = m_parts.plots->order().size() >= manyPlots && m_parts.microscope->isHidden();
    const ColumnRoom room = columnRoom(wish);
    if (room.plotsInTab != m_tabbed) {
        m_tabbed = room.plotsInTab;
        if (m_tabbed)
            m_left->layout()->addWidget(m_side);
        else
            m_columns->addWidget(m_side);
    }
    const bool all = !m_enlarged;
    const bool plotsFront = !m_tabbed || m_tabs->currentIndex() == plotsTab;
    const bool lessonFront = !m_tabbed || m_tabs->currentIndex() == lessonTab;
    const bool lesson = m_enlarged == Part::Lesson || (all && m_lessonShown && lessonFront);
    const bool plots = m_enlarged == Part::Plots || (all && plotsFront);
    m_tabs->setVisible(m_tabbed && all);
    m_parts.lesson->setVisible(lesson);
    m_side->setVisible(plots);
    m_left->setVisible(lesson || (m_tabbed && (all || plots)));
    m_middle->setVisible(all || m_enlarged == Part::Stage);
    m_sizes = {room.lesson, room.stage, room.plots};
    m_columns->setSizes(m_sizes);
    m_settled.start();
    orderTabs();
}

void WorkspaceLayout::makeRoomForVote() {
    const bool votes = m_parts.vote->isVisibleTo(m_middle);
    m_parts.body->setParametersShown(!votes || m_parts.vote->wantsParameters());
    const int high = m_middle->height(), wanted = std::min(m_parts.vote->wantedHeight(), high / 3);
    if (votes) m_middle->setSizes({high - wanted, wanted});
    orderTabs();
}

void WorkspaceLayout::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void WorkspaceLayout::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrangeLater();
    if (event->type() == QEvent::LanguageChange) nameTabs();
}

void WorkspaceLayout::nameTabs() {
    m_tabs->setTabText(lessonTab, tr("Lesson"));
    m_tabs->setTabText(plotsTab, m_parts.microscope->isHidden() ? tr("Plots") : tr("Microscope"));
    m_tabs->setAccessibleName(tr("Lesson or plots"));
}

/// Handles the heads of the cards: a double click there enlarges the part.
bool WorkspaceLayout::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::MouseButtonDblClick) return QWidget::eventFilter(watched, event);
    toggleEnlarged(watched == m_parts.lesson ? Part::Lesson : Part::Stage);
    return true;
}

void WorkspaceLayout::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    if (m_enlarged)
        enlarge(std::nullopt);
    else
        emit escaped();
}

/// A double click beside the cards enlarges nothing and restores everything.
void WorkspaceLayout::mouseDoubleClickEvent(QMouseEvent*) {
    enlarge(std::nullopt);
}

QList<QByteArray> WorkspaceLayout::saveState() const {
    return {QByteArray::number(m_ownLesson.value_or(0)), QByteArray::number(m_ownPlots.value_or(0)),
            m_parts.plots->saveState()};
}

/// Ignores numbers of an older version, which stored other bytes.
void WorkspaceLayout::restoreState(const QList<QByteArray>& state) {
    const auto own = [&state](qsizetype place) {
        bool good = false;
        const int pixels = state.size() > place ? state.at(place).toInt(&good) : 0;
        return good && pixels > 0 ? std::optional(pixels) : std::nullopt;
    };
    m_ownLesson = own(0);
    m_ownPlots = own(1);
    if (state.size() > 2) m_parts.plots->restoreState(state.at(2));
    arrange();
}

} // namespace timestep

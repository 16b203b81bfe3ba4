// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace_layout.h"

#include "app/classroom/vote_card.h"
#include "app/lesson/lesson_panel.h"
#include "app/microscope/microscope_card.h"
#include "app/plots/plot_grid.h"
#include "app/race/race_card.h"
#include "app/window/tab_order.h"
#include "widgets/panel/card.h"

#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace timestep {

namespace {

constexpr int gap = 10;           // [px]
constexpr int smallestCard = 120; // minimum height, independent of the content [px]
constexpr int plotColumn = 2;

} // namespace

WorkspaceLayout::WorkspaceLayout(const WorkspaceParts& parts)
    : m_parts(parts), m_columns(new QSplitter(Qt::Horizontal)), m_middle(new QSplitter(Qt::Vertical)) {
    for (QWidget* card : std::initializer_list<QWidget*>{parts.view, parts.parameters, parts.vote})
        m_middle->addWidget(card);
    for (QWidget* column :
         std::initializer_list<QWidget*>{parts.lesson, m_middle, parts.plots, parts.microscope})
        m_columns->addWidget(column);
    for (QWidget* card : std::initializer_list<QWidget*>{parts.view, parts.parameters})
        card->setMinimumHeight(smallestCard);
    for (QSplitter* splitter : {m_columns, m_middle}) {
        splitter->setHandleWidth(gap);
        splitter->setChildrenCollapsible(false);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_columns);
    layout->addWidget(parts.race);
    for (QWidget* card : std::initializer_list<QWidget*>{parts.vote, parts.microscope, parts.race})
        card->hide();
    m_tabOrder.setSingleShot(true);
    connect(&m_tabOrder, &QTimer::timeout, this, [this] { setReadingOrder(inReadingOrder()); });
    connect(parts.lesson, &LessonPanel::progressChanged, this, &WorkspaceLayout::orderTabs);
    connect(parts.lesson, &LessonPanel::stageWanted, this, &WorkspaceLayout::orderTabs);
    connect(parts.lesson, &LessonPanel::finished, this, &WorkspaceLayout::orderTabs);
    connect(parts.plots, &PlotGrid::changed, this, [this] {
        makeRoomForPlots();
        orderTabs();
    });
}

void WorkspaceLayout::orderTabs() {
    m_tabOrder.start();
}

void WorkspaceLayout::focusNextPart() {
    timestep::focusNextPart(inReadingOrder());
}

std::vector<QWidget*> WorkspaceLayout::inReadingOrder() const {
    std::vector<QWidget*> order{m_parts.lesson, m_parts.view, m_parts.parameters, m_parts.vote};
    const std::vector<QWidget*> plots = m_parts.plots->shown();
    order.insert(order.end(), plots.begin(), plots.end());
    order.insert(order.end(), {m_parts.microscope, m_parts.race});
    return order;
}

/// The microscope uses the width of the plots and returns it when closed.
void WorkspaceLayout::showMicroscope(bool shown) {
    QList<int> sizes = m_columns->sizes();
    std::swap(sizes[plotColumn], sizes[m_columns->indexOf(m_parts.microscope)]);
    m_parts.plots->setVisible(!shown);
    m_parts.microscope->setVisible(shown);
    m_columns->setSizes(sizes);
    orderTabs();
}

void WorkspaceLayout::makeRoomForPlots() {
    constexpr std::size_t manyPlots = 4;
    const bool many = m_parts.plots->order().size() >= manyPlots;
    if (!many) return takeBackRoomOfPlots();
    if (!m_beforePlots.isEmpty()) return;
    QList<int> sizes = m_columns->sizes();
    const int wanted = std::min(m_columns->width() / 2, 33 * fontMetrics().height());
    const int others = std::accumulate(sizes.begin(), sizes.end(), 0) - sizes[plotColumn];
    if (sizes[plotColumn] >= wanted || others <= 0) return;
    m_beforePlots = sizes;
    const double part = static_cast<double>(others + sizes[plotColumn] - wanted) / others;
    for (int column = 0; column < sizes.size(); ++column)
        sizes[column] = column == plotColumn ? wanted : static_cast<int>(sizes[column] * part);
    m_columns->setSizes(sizes);
}

void WorkspaceLayout::takeBackRoomOfPlots() {
    if (!m_beforePlots.isEmpty()) m_columns->setSizes(std::exchange(m_beforePlots, {}));
}

void WorkspaceLayout::makeRoomForVote() {
    const bool votes = m_parts.vote->isVisibleTo(m_middle);
    const bool parameters = !votes || m_parts.vote->wantsParameters();
    if (votes && m_beforeVote.isEmpty()) m_beforeVote = m_middle->sizes();
    m_parts.parameters->setVisible(parameters);
    const int high = m_middle->height(), wanted = std::min(m_parts.vote->wantedHeight(), high * 3 / 5);
    if (votes)
        m_middle->setSizes({high - wanted - (parameters ? high / 5 : 0), parameters ? high / 5 : 0, wanted});
    else if (!m_beforeVote.isEmpty())
        m_middle->setSizes(std::exchange(m_beforeVote, {}));
    orderTabs();
}

QList<QByteArray> WorkspaceLayout::saveState() const {
    return {m_columns->saveState(), m_middle->saveState(), m_parts.plots->saveState()};
}

void WorkspaceLayout::restoreState(const QList<QByteArray>& state) {
    m_columns->setSizes({380, 450, 450});
    m_middle->setSizes({430, 300});
    if (!state.isEmpty()) m_columns->restoreState(state.at(0));
    if (state.size() > 1) m_middle->restoreState(state.at(1));
    if (state.size() > 2) m_parts.plots->restoreState(state.at(2));
}

} // namespace timestep

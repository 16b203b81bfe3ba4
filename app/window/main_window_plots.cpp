// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of the window: one to six of them in a grid.
#include "app/classroom/vote_card.h"
#include "app/lesson/lesson_panel.h"
#include "app/microscope/microscope_card.h"
#include "app/plots/plot_card.h"
#include "app/plots/plot_grid.h"
#include "app/plots/standard_plots.h"
#include "app/race/race_card.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "widgets/panel/card.h"
#include "widgets/plot/plot_widget.h"

#include <QSplitter>

#include <algorithm>
#include <numeric>
#include <utility>

namespace timestep {

PlotCard& MainWindow::plotCard(std::size_t slot) {
    return m_plots->at(slot);
}

void MainWindow::connectPlots() {
    connect(m_plots, &PlotGrid::exportWanted, this, [this](std::size_t slot) { exportPlot(slot); });
    connect(m_plots, &PlotGrid::copyWanted, this, &MainWindow::copyPlot);
    connect(m_plots, &PlotGrid::addWanted, this, &MainWindow::addPlot);
    connect(m_plots, &PlotGrid::changed, this, &MainWindow::plotsChanged);
    connect(m_actions->at("add-plot"), &QAction::triggered, this, &MainWindow::addPlot);
    connect(m_actions->at("reopen-plot"), &QAction::triggered, m_plots, &PlotGrid::reopen);
    connect(m_actions->at("two-plots"), &QAction::triggered, this, [this] { m_plots->setCount(2); });
    connect(m_actions->at("linked-cursors"), &QAction::toggled, m_plots, &PlotGrid::setLinked);
    plotsChanged();
}

void MainWindow::plotsChanged() {
    const std::size_t count = m_plots->order().size();
    m_actions->at("add-plot")->setEnabled(count < PlotGrid::most);
    m_actions->at("reopen-plot")->setEnabled(m_plots->canReopen());
    m_actions->at("export-second")->setEnabled(count > 1);
    if (m_workbench.isCurrent()) // plots that were closed have heard nothing in the meantime
        for (const std::size_t slot : m_plots->order())
            m_plots->refresh(slot, m_workbench.snapshot().residuals);
    makeRoomForPlots();
    m_tabOrderTimer.start();
}

/// More than three plots stand in two columns and get up to half of the window for it, until they are fewer.
void MainWindow::makeRoomForPlots() {
    constexpr std::size_t manyPlots = 4;
    constexpr int plots = 2; // column of the window
    const bool many = m_plots->order().size() >= manyPlots;
    QList<int> sizes = m_columns->sizes();
    if (!many && !m_beforePlots.isEmpty()) m_columns->setSizes(std::exchange(m_beforePlots, {}));
    if (!many || !m_beforePlots.isEmpty() || sizes.size() <= plots) return;
    const int wanted = std::min(m_columns->width() / 2, 33 * fontMetrics().height());
    const int others = std::accumulate(sizes.begin(), sizes.end(), 0) - sizes[plots];
    if (sizes[plots] >= wanted || others <= 0) return;
    m_beforePlots = sizes;
    const double part = static_cast<double>(others + sizes[plots] - wanted) / others;
    for (int column = 0; column < sizes.size(); ++column)
        sizes[column] = column == plots ? wanted : static_cast<int>(sizes[column] * part);
    m_columns->setSizes(sizes);
}

void MainWindow::addPlot() {
    std::vector<PlotSpec> others;
    for (const std::size_t slot : m_plots->order()) others.push_back(plotCard(slot).plot()->spec());
    const auto slot = m_plots->add();
    if (!slot) return;
    plotCard(*slot).show({}, furtherPlot(m_workbench.table(), others));
    m_plots->refresh(*slot, m_workbench.snapshot().residuals);
    plotCard(*slot).plot()->setFocus(Qt::OtherFocusReason);
}

/// Plots that somebody has added go when the run no longer has what they show; the first two get something
/// else to show.
void MainWindow::closeStrangePlots() {
    const std::vector<std::size_t> open = m_plots->order();
    for (const std::size_t slot : open) {
        const PlotCard& card = plotCard(slot);
        if (slot < 2 || card.source().kind != PlotSource::Kind::Run) continue;
        const std::vector<std::string>& wanted = card.plot()->spec().y;
        if (std::none_of(wanted.begin(), wanted.end(), [this](const std::string& id) {
                const auto& columns = m_workbench.table().columns;
                return std::any_of(columns.begin(), columns.end(),
                                   [&id](const Column& column) { return column.id == id; });
            }))
            m_plots->close(slot);
    }
}

std::vector<QWidget*> MainWindow::parts() const {
    std::vector<QWidget*> parts{m_lesson, m_viewCard, m_parameterCard, m_vote};
    const std::vector<QWidget*> plots = m_plots->shown();
    parts.insert(parts.end(), plots.begin(), plots.end());
    parts.insert(parts.end(), {m_microscope, m_race});
    return parts;
}

} // namespace timestep

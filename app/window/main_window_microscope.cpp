// SPDX-License-Identifier: GPL-3.0-or-later
// The microscope in the place of the plots: a run that stands still has nothing new to plot.
#include "app/lesson/lesson_panel.h"
#include "app/microscope/microscope_card.h"
#include "app/plots/plot_grid.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"

#include <QSplitter>

#include <utility>

namespace timestep {

void MainWindow::connectMicroscope() {
    m_microscope = new MicroscopeCard(m_workbench, *m_view);
    m_microscope->hide();
    m_columns->addWidget(m_microscope);
    connect(m_actions->at("microscope"), &QAction::toggled, this, &MainWindow::showMicroscope);
    connect(m_microscope, &MicroscopeCard::closed, m_actions->at("microscope"),
            [this] { m_actions->at("microscope")->setChecked(false); });
    // What comes of a lesson's step and of a sweep is seen on the plots.
    const auto showPlots = [this] { m_actions->at("microscope")->setChecked(false); };
    connect(m_lesson, &LessonPanel::stageWanted, m_microscope, showPlots);
    connect(&m_workbench, &Workbench::sweepFinished, m_microscope, showPlots);
    connect(&m_workbench, &Workbench::stateChanged, this, [this] {
        const bool free = m_workbench.hasExperiment() && !m_workbench.isLocked();
        if (!free) m_actions->at("microscope")->setChecked(false);
    });
}

/// It takes the width of the plots, and gives it back.
void MainWindow::showMicroscope(bool shown) {
    const QList<int> sizes = m_columns->sizes();
    const int plots = 2, card = m_columns->indexOf(m_microscope);
    QList<int> swapped = sizes;
    std::swap(swapped[plots], swapped[card]);
    m_columns->widget(plots)->setVisible(!shown);
    m_microscope->setVisible(shown);
    m_columns->setSizes(swapped);
    if (shown)
        m_microscope->open();
    else
        m_microscope->close();
    m_tabOrderTimer.start();
}

} // namespace timestep

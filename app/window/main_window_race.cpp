// SPDX-License-Identifier: GPL-3.0-or-later
// Races in the window: the dialog that puts one together, and its table.
#include "app/race/race_card.h"
#include "app/race/race_dialog.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"

namespace timestep {

void MainWindow::connectRace() {
    connect(m_actions->race, &QAction::triggered, this, &MainWindow::openRaceDialog);
    connect(m_actions->raceTable, &QAction::toggled, this, [this](bool shown) {
        m_race->setVisible(shown);
        m_preferences.raceTableShown = shown;
        m_tabOrderTimer.start();
    });
    connect(m_race, &RaceCard::closed, m_actions->raceTable,
            [this] { m_actions->raceTable->setChecked(false); });
    m_actions->raceTable->setChecked(m_preferences.raceTableShown);
}

void MainWindow::openRaceDialog() {
    if (!m_workbench.hasExperiment() || m_workbench.isLocked()) return;
    RaceDialog dialog(m_workbench.experiment(), m_actions->grid->isChecked(), this);
    if (dialog.exec() == QDialog::Accepted) startRace(dialog.race(), dialog.sideBySide());
}

bool MainWindow::startRace(const Experiment& race, bool sideBySide) {
    if (m_workbench.isLocked() || !m_workbench.replace(race)) return false;
    m_actions->grid->setChecked(sideBySide);
    m_actions->raceTable->setChecked(true);
    m_workbench.run();
    return true;
}

} // namespace timestep

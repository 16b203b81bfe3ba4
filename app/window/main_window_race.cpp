// SPDX-License-Identifier: GPL-3.0-or-later
// Races in the window: the dialog that puts one together, and its table.
#include "app/race/race_card.h"
#include "app/race/race_dialog.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"

namespace timestep {

void MainWindow::connectRace() {
    connect(m_actions->at("race"), &QAction::triggered, this, &MainWindow::openRaceDialog);
    connect(m_actions->at("race-table"), &QAction::toggled, this, [this](bool shown) {
        m_race->setVisible(shown);
        m_preferences.raceTableShown = shown;
        m_tabOrderTimer.start();
    });
    connect(m_race, &RaceCard::closed, m_actions->at("race-table"),
            [this] { m_actions->at("race-table")->setChecked(false); });
    m_actions->at("race-table")->setChecked(m_preferences.raceTableShown);
}

void MainWindow::openRaceDialog() {
    if (!m_workbench.hasExperiment() || m_workbench.isLocked()) return;
    RaceDialog dialog(m_workbench.experiment(), m_actions->at("side-by-side")->isChecked(), this);
    if (dialog.exec() == QDialog::Accepted) startRace(dialog.race(), dialog.sideBySide());
}

bool MainWindow::startRace(const Experiment& race, bool sideBySide) {
    if (m_workbench.isLocked() || !m_workbench.replace(race)) return false;
    m_actions->at("side-by-side")->setChecked(sideBySide);
    m_actions->at("race-table")->setChecked(true);
    m_workbench.run();
    return true;
}

} // namespace timestep

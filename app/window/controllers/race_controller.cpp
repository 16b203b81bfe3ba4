// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/race_controller.h"

#include "app/ask.h"
#include "app/race/race_card.h"
#include "app/race/race_dialog.h"
#include "app/window/actions/actions.h"
#include "app/workbench/workbench.h"

#include <QAction>

namespace timestep {

RaceController::RaceController(Workbench& workbench, RaceCard& card, WindowActions& actions, QWidget* window)
    : QObject(window), m_workbench(workbench), m_actions(actions), m_window(window) {
    actions.on("race", this, [this] { openDialog(); });
    actions.onToggled("race-table", this, [this, &card](bool shown) {
        card.setVisible(shown);
        emit cardToggled(shown);
    });
    connect(actions.at("race-table"), &QAction::triggered, this, &RaceController::cardChosen);
    connect(&card, &RaceCard::closed, this, [this] { m_actions.at("race-table")->trigger(); });
}

void RaceController::openDialog() {
    if (!m_workbench.hasExperiment() || m_workbench.isLocked()) return;
    auto* dialog =
        new RaceDialog(m_workbench.experiment(), m_actions.at("side-by-side")->isChecked(), m_window);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { start(dialog->race(), dialog->sideBySide()); });
    openAndForget(dialog);
}

bool RaceController::start(const Experiment& race, bool sideBySide) {
    if (m_workbench.isLocked() || !m_workbench.replace(race)) return false;
    m_actions.at("side-by-side")->setChecked(sideBySide);
    m_actions.at("race-table")->setChecked(true);
    emit cardChosen(true);
    m_workbench.run();
    return true;
}

} // namespace timestep

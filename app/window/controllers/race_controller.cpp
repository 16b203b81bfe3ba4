// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/race_controller.h"

#include "app/race/race_card.h"
#include "app/race/race_dialog.h"
#include "app/window/actions/actions.h"
#include "app/workbench/workbench.h"
#include "core/run/experiment/run_method.h"
#include "widgets/controls/ask.h"

#include <QAction>

namespace timestep {

RaceController::RaceController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    WindowActions& actions = parts.actions;
    actions.on("race", this, [this] { openDialog(); });
    actions.onToggled("race-table", this, [this](bool shown) {
        m_parts.card.setVisible(shown);
        emit cardToggled(shown);
    });
    connect(&parts.workbench, &Workbench::experimentChanged, this, &RaceController::noteOwnMethods);
    connect(actions.at("race-table"), &QAction::triggered, this, &RaceController::cardChosen);
    connect(&parts.card, &RaceCard::closed, this, [this] { m_parts.actions.at("race-table")->trigger(); });
}

void RaceController::openDialog() {
    if (!m_parts.workbench.hasExperiment() || m_parts.workbench.isLocked()) return;
    auto* dialog = new RaceDialog(m_parts.workbench.experiment(),
                                  m_parts.actions.at("side-by-side")->isChecked(), m_window);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { start(withOwnMethods(dialog->race()), dialog->sideBySide()); });
    openAndForget(dialog);
}

void RaceController::noteOwnMethods() {
    for (const Run& run : m_parts.workbench.experiment().runs)
        if (usesOwnMethod(run) && !run.methodText.empty())
            m_ownMethods[run.method.has("relaxation")] = run.methodText;
}

Experiment RaceController::withOwnMethods(Experiment race) const {
    for (Run& run : race.runs)
        if (const auto own = m_ownMethods.find(run.method.has("relaxation"));
            usesOwnMethod(run) && run.methodText.empty() && own != m_ownMethods.end())
            useOwnMethod(run, own->second);
    return race;
}

bool RaceController::start(const Experiment& race, bool sideBySide) {
    if (m_parts.workbench.isLocked() || !m_parts.workbench.openWithRuns(race)) return false;
    m_parts.actions.at("side-by-side")->setChecked(sideBySide);
    m_parts.actions.at("race-table")->setChecked(true);
    emit cardChosen(true);
    m_parts.workbench.run();
    return true;
}

} // namespace timestep

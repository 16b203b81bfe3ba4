// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/microscope_controller.h"

#include "app/lesson/panel/lesson_panel.h"
#include "app/microscope/line_list.h"
#include "app/microscope/microscope_card.h"
#include "app/window/actions/actions.h"
#include "app/window/layout/workspace_layout.h"
#include "app/workbench/workbench.h"

namespace timestep {

MicroscopeController::MicroscopeController(const Parts& parts, QWidget* window) : QObject(window) {
    Workbench& workbench = parts.workbench;
    MicroscopeCard& card = parts.card;
    QAction* const action = parts.actions.at("microscope");
    parts.actions.onToggled("microscope", this, [&card, &layout = parts.layout](bool shown) {
        layout.showMicroscope(shown);
        shown ? card.open() : card.close();
    });
    connect(action, &QAction::triggered, &card, [&card](bool shown) {
        if (shown) card.list().setFocus(Qt::ShortcutFocusReason);
    });
    const auto close = [action] { action->setChecked(false); };
    connect(&card, &MicroscopeCard::closed, this, close);
    // The plots show the results of a lesson's step and of an analysis.
    connect(&parts.lesson, &LessonPanel::stageWanted, this, [&workbench, &card, action](const Stage& stage) {
        action->setChecked(stage.microscope != nullptr && !workbench.isLocked());
        if (action->isChecked()) card.choose(stage.microscope->run);
    });
    connect(&workbench, &Workbench::analysisFinished, this, close);
    connect(&workbench, &Workbench::stateChanged, this, [&workbench, close] {
        if (!workbench.hasExperiment() || workbench.isLocked()) close();
    });
}

} // namespace timestep

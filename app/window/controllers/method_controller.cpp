// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/method_controller.h"

#include "app/method_editor/method_editor.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/setting_key.h"
#include "widgets/text/text.h"

#include <optional>
#include <string>

namespace timestep {

MethodController::MethodController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    parts.actions.on("edit-method", this, [this] { edit(0); });
    connect(&parts.workbench, &Workbench::experimentChanged, this, &MethodController::showRoom);
}

void MethodController::edit(std::size_t run) {
    if (!m_parts.workbench.hasExperiment()) return;
    if (m_parts.workbench.isLocked()) return m_parts.message.say(m_parts.workbench.lockedWhy());
    const Experiment& experiment = m_parts.workbench.experiment();
    if (!takesOwnMethods(*experiment.scene) || run >= experiment.runs.size()) {
        m_parts.message.say(tr("Rigid bodies do not run a method of your own."));
        return;
    }
    if (m_editor == nullptr) {
        m_editor = new MethodEditor(m_window);
        connect(m_editor, &MethodEditor::runWanted, this, &MethodController::run);
        connect(m_editor, &MethodEditor::addWanted, this, &MethodController::addRun);
    }
    m_editor->edit(experiment, run);
    showRoom();
    m_editor->show();
    m_editor->raise();
    m_editor->activateWindow();
}

void MethodController::showRoom() {
    if (m_editor != nullptr && m_parts.workbench.hasExperiment())
        m_editor->setRoomForMore(m_parts.workbench.experiment().runs.size() < Workbench::mostRuns);
}

void MethodController::run() {
    if (m_parts.workbench.isLocked() || !m_parts.workbench.hasExperiment()) return;
    const std::size_t run = std::min(m_editor->run(), m_parts.workbench.experiment().runs.size() - 1);
    const std::string key = "runs/" + std::to_string(run) + "/method";
    if (const Fault fault = m_parts.workbench.set({{key, m_editor->methodText()}})) {
        m_parts.message.say(translated(*fault));
        return;
    }
    m_parts.workbench.run();
}

void MethodController::addRun() {
    if (m_parts.workbench.isLocked() || !m_parts.workbench.hasExperiment()) return;
    Experiment race = m_parts.workbench.experiment();
    if (race.runs.size() >= Workbench::mostRuns) return;
    const auto add = [&] {
        Run added = race.runs.at(std::min(m_editor->run(), race.runs.size() - 1));
        added.label.clear();
        race.runs.push_back(std::move(added));
        setByKey(race, "runs/" + std::to_string(race.runs.size() - 1) + "/method", m_editor->methodText());
    };
    if (m_parts.message.attempt(add) && m_parts.workbench.openWithRuns(race)) m_parts.workbench.run();
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/editor_controller.h"

#include "app/ask.h"
#include "app/provenance/open_file.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/json/json.h"
#include "core/particles/world_json.h"
#include "core/scenes/world_rules.h"
#include "widgets/editor/world_editor.h"

#include <QStackedWidget>

namespace timestep {

namespace {

constexpr double gravity = 9.81; ///< of a new world [m/s²], downwards

} // namespace

EditorController::EditorController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    WindowActions& actions = parts.actions;
    actions.on("new-world", this, [this] { editNew(); });
    actions.on("edit-world", this, [this] { editPresent(); });
    connect(&parts.editor, &WorldEditor::closed, this, &EditorController::showView);
    connect(&parts.editor, &WorldEditor::runWanted, this, &EditorController::run);
    connect(&parts.editor, &WorldEditor::saveWanted, this, &EditorController::choosePathToSave);
    connect(&parts.editor, &WorldEditor::openWanted, this, &EditorController::choosePathToOpen);
    connect(&parts.workbench, &Workbench::experimentChanged, this, [this](bool restarted) {
        if (restarted) showView();
    });
    // The editor has its own undo history.
    connect(&parts.pages, &QStackedWidget::currentChanged, this, [undo = actions.at("undo")](int page) {
        undo->setShortcut(page == 0 ? QKeySequence(QKeySequence::Undo) : QKeySequence());
    });
}

void EditorController::showView() {
    m_parts.pages.setCurrentIndex(0);
}

void EditorController::edit(World world) {
    m_parts.workbench.pause();
    emit begun();
    m_parts.pages.setCurrentWidget(&m_parts.editor);
    m_parts.editor.open(std::move(world));
}

void EditorController::editNew() {
    World world;
    world.rules.gravity = {0, -gravity};
    edit(std::move(world));
}

void EditorController::editPresent() {
    if (!m_parts.workbench.hasExperiment()) return;
    const Experiment& experiment = m_parts.workbench.experiment();
    if (experiment.scene->kind() != SceneKind::Particles) return;
    m_parts.message.attempt([&] {
        World world = worldOf(experiment, 0);
        world.rules = rulesOf(parametersOf(experiment, 0), world.rules);
        edit(std::move(world));
    });
}

void EditorController::choosePathToOpen() {
    askForFile({tr("Open a world"), tr("Worlds (*.timestep *.json)")}, m_window,
               [this](const QString& path) { open(path); });
}

void EditorController::choosePathToSave() {
    askForPathToSave({tr("Save the world"), tr("Worlds (*.timestep *.json)"), QString(), experimentSuffix},
                     m_window, [this](const QString& path) { save(path); });
}

bool EditorController::open(const QString& path) {
    Experiment experiment;
    if (!m_parts.message.attempt([&] { experiment = openFile(path).experiment; })) return false;
    if (experiment.world == nullptr) {
        m_parts.message.say(tr("This file describes no world."));
        return false;
    }
    World world = *experiment.world;
    world.rules = rulesOf(experiment.parameters, world.rules);
    edit(std::move(world));
    return true;
}

bool EditorController::save(const QString& path) {
    const auto write = [&] {
        writeFile(path, Json{{"world", worldToJson(m_parts.editor.draft().world())}}.dump(1) + "\n");
    };
    if (!m_parts.message.attempt(write)) return false;
    emit saved(path);
    m_parts.message.say(tr("Saved as %1").arg(path));
    return true;
}

/// Writes and reads the file format, so that the run uses exactly what would be saved.
void EditorController::run() {
    m_parts.message.attempt([this] {
        const Experiment experiment =
            experimentFromJson({{"world", worldToJson(m_parts.editor.draft().world())}, {"duration", 0}});
        if (!m_parts.workbench.open(experiment)) return;
        showView();
        m_parts.workbench.run();
    });
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/editor_controller.h"

#include "app/ask.h"
#include "app/provenance/open_file.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/particles/world_json.h"
#include "core/scenes/world_rules.h"
#include "widgets/editor/world_editor.h"
#include "widgets/text/text.h"

#include <QStackedWidget>

namespace timestep {

namespace {

constexpr double gravity = 9.81; ///< of a new world [m/s²], downwards

} // namespace

EditorController::EditorController(Workbench& workbench, WorldEditor& editor, QStackedWidget& pages,
                                   WindowActions& actions, MessageLine& message, QWidget* window)
    : QObject(window),
      m_workbench(workbench),
      m_editor(editor),
      m_pages(pages),
      m_message(message),
      m_window(window) {
    actions.on("new-world", this, [this] { editNew(); });
    actions.on("edit-world", this, [this] { editPresent(); });
    connect(&editor, &WorldEditor::closed, this, &EditorController::showView);
    connect(&editor, &WorldEditor::runWanted, this, &EditorController::run);
    connect(&editor, &WorldEditor::saveWanted, this, &EditorController::choosePathToSave);
    connect(&editor, &WorldEditor::openWanted, this, &EditorController::choosePathToOpen);
    connect(&workbench, &Workbench::experimentChanged, this, [this](bool restarted) {
        if (restarted) showView();
    });
    // The editor has its own undo history.
    connect(&pages, &QStackedWidget::currentChanged, this, [undo = actions.at("undo")](int page) {
        undo->setShortcut(page == 0 ? QKeySequence(QKeySequence::Undo) : QKeySequence());
    });
}

void EditorController::showView() {
    m_pages.setCurrentIndex(0);
}

void EditorController::edit(World world) {
    m_workbench.pause();
    emit begun();
    m_pages.setCurrentWidget(&m_editor);
    m_editor.open(std::move(world));
}

void EditorController::editNew() {
    World world;
    world.rules.gravity = {0, -gravity};
    edit(std::move(world));
}

void EditorController::editPresent() {
    try {
        if (!m_workbench.hasExperiment()) return;
        const Experiment& experiment = m_workbench.experiment();
        if (experiment.scene->kind() != SceneKind::Particles) return;
        World world = worldOf(experiment, 0);
        world.rules = rulesOf(parametersOf(experiment, 0), world.rules);
        edit(std::move(world));
    } catch (const InputError& error) {
        m_message.say(translated(error));
    }
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
    try {
        const OpenedFile opened = openFile(path);
        if (opened.experiment.world == nullptr) {
            m_message.say(tr("This file describes no world."));
            return false;
        }
        World world = *opened.experiment.world;
        world.rules = rulesOf(opened.experiment.parameters, world.rules);
        edit(std::move(world));
        return true;
    } catch (const InputError& error) {
        m_message.say(translated(error));
        return false;
    }
}

bool EditorController::save(const QString& path) {
    try {
        writeFile(path, Json{{"world", worldToJson(m_editor.draft().world())}}.dump(1) + "\n");
    } catch (const InputError& error) {
        m_message.say(translated(error));
        return false;
    }
    emit saved(path);
    m_message.say(tr("Saved as %1").arg(path));
    return true;
}

/// Writes and reads the file format, so that the run uses exactly what would be saved.
void EditorController::run() {
    try {
        const Experiment experiment =
            experimentFromJson({{"world", worldToJson(m_editor.draft().world())}, {"duration", 0}});
        if (!m_workbench.open(experiment)) return;
        showView();
        m_workbench.run();
    } catch (const InputError& error) {
        m_message.say(translated(error));
    }
}

} // namespace timestep

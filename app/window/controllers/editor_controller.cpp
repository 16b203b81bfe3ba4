// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controllers/editor_controller.h"

#include "app/provenance/open_file.h"
#include "app/window/actions/actions.h"
#include "app/workbench/message_line.h"
#include "app/workbench/workbench.h"
#include "core/json/json.h"
#include "core/particles/world_json.h"
#include "core/rigid/rigid_json.h"
#include "core/run/session/session.h"
#include "widgets/controls/ask.h"
#include "widgets/editor/preview_run.h"
#include "widgets/editor/thing_kind.h"
#include "widgets/editor/world_editor.h"
#include "widgets/icons/icon.h"
#include "widgets/text/text.h"
#include "widgets/view/widget/simulation_view.h"
#include "widgets/view/widget/view_tool_bar.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>
#include <vector>

namespace timestep {

namespace {

/// The world of a run as it is now, at a new start.
Drawing presentDrawing(const Session& session) {
    const Simulation& run = session.simulation(0);
    Drawing drawing;
    drawing.kind = run.scene().kind();
    if (run.rigidWorld() != nullptr) drawing.bodies = rigidWorldFromJson(rigidWorldToJson(*run.rigidWorld()));
    if (run.world() != nullptr) {
        drawing.particles = *run.world();
        if (run.steps() > 0)
            drawing.particles.startVelocities.clear(); // the previous positions have them now
    }
    return drawing;
}

/// A length like that of the things that are there.
double typicalSize(const Drawing& drawing) {
    std::vector<double> sizes;
    for (const RigidBody& body : drawing.bodies.bodies)
        if (!body.isStatic()) sizes.push_back(std::sqrt(2.0) * body.radius);
    sizes.insert(sizes.end(), drawing.particles.length.begin(), drawing.particles.length.end());
    if (sizes.empty()) return 1;
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return *middle;
}

/// The names of the settings that built the scene, and that its world no longer has.
QStringList settingsWithout(const Experiment& before, const Experiment& with) {
    QStringList names;
    for (const Parameter& parameter : before.scene->parameters) {
        const auto& kept = with.scene->parameters;
        const bool isKept = std::any_of(kept.begin(), kept.end(), [&parameter](const Parameter& other) {
            return other.id == parameter.id;
        });
        if (!isKept) names << translated(parameter.name);
    }
    return names;
}

} // namespace

EditorController::EditorController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window), m_backToEditor(new QAction(this)) {
    WindowActions& actions = parts.actions;
    actions.on("new-world", this, [this] { editNew(); });
    actions.on("edit-world", this, [this] { editPresent(); });
    actions.on("add-here", this, [&view = parts.view, this] {
        showMenu(view.placeForKeys(), view.placeAt(view.placeForKeys()));
    });
    QAction* edits = actions.at("edit-world");
    const auto name = [this, edits] {
        m_backToEditor->setIcon(edits->icon());
        m_backToEditor->setText(edits->text());
        m_backToEditor->setToolTip(edits->toolTip());
    };
    name();
    connect(edits, &QAction::changed, this, name);
    connect(m_backToEditor, &QAction::triggered, this, &EditorController::editPresent);
    m_backToEditor->setVisible(false);
    parts.tools.addPictureAction(m_backToEditor);
    connect(&parts.view, &SimulationView::menuWanted, this, &EditorController::showMenu);
    connect(&parts.editor, &WorldEditor::closed, this, &EditorController::leave);
    connect(&parts.editor, &WorldEditor::runWanted, this, &EditorController::run);
    connect(&parts.editor, &WorldEditor::saveWanted, this, &EditorController::choosePathToSave);
    connect(&parts.editor, &WorldEditor::openWanted, this, &EditorController::choosePathToOpen);
    connect(&parts.workbench, &Workbench::experimentChanged, this, [this](bool restarted) {
        if (restarted) showView();
        if (m_parts.workbench.opening() != m_ran) m_backToEditor->setVisible(false);
    });
    // The editor has its own undo history.
    connect(&parts.pages, &QStackedWidget::currentChanged, this, [undo = actions.at("undo")](int page) {
        undo->setShortcut(page == 0 ? QKeySequence(QKeySequence::Undo) : QKeySequence());
    });
}

void EditorController::showView() {
    m_parts.pages.setCurrentIndex(0);
}

/// A drawing with unsaved changes is kept for the next time.
void EditorController::leave() {
    showView();
    m_isKept = m_parts.editor.draft().hasUnsaved();
    if (!m_isKept) return;
    QString action = m_parts.actions.at(goesOnBy())->text();
    action.remove(QLatin1Char('&')).remove(QChar(0x2026));
    m_parts.message.say(tr("Your drawing is kept: %1 goes on with it.").arg(action));
}

const char* EditorController::goesOnBy() const {
    return m_parts.actions.at("edit-world")->isEnabled() ? "edit-world" : "new-world";
}

/// Returns whether the kept drawing is shown again.
bool EditorController::goOn(const char* action) {
    if (!m_isKept || std::string_view(action) != goesOnBy()) return false;
    m_isKept = false;
    m_parts.workbench.pause();
    emit begun();
    m_parts.pages.setCurrentWidget(&m_parts.editor);
    return true;
}

void EditorController::edit(Drawing drawing) {
    m_isKept = false;
    m_parts.workbench.pause();
    emit begun();
    m_parts.pages.setCurrentWidget(&m_parts.editor);
    m_parts.editor.open(std::move(drawing));
}

void EditorController::editNew() {
    if (goOn("new-world")) return;
    edit(newDrawing(SceneKind::RigidBodies));
}

void EditorController::editPresent() {
    if (goOn("edit-world")) return;
    if (!m_parts.workbench.hasExperiment()) return;
    const Experiment& experiment = m_parts.workbench.experiment();
    m_parts.message.attempt([&] { edit(drawingOf(experiment)); });
}

void EditorController::choosePathToOpen() {
    askForFile({.title = tr("Open a world"),
                .filter = tr("Worlds (*.timestep *.json)"),
                .folder = QFileInfo(m_path).path()},
               m_window, [this](const QString& path) { open(path); });
}

void EditorController::choosePathToSave() {
    const QFileInfo last(m_path);
    askForPathToSave({.title = tr("Save the world"),
                      .filter = tr("Worlds (*.timestep *.json)"),
                      .name = m_path.isEmpty() ? tr("My world") : last.fileName(),
                      .suffix = experimentSuffix,
                      .folder = last.path()},
                     m_window, [this](const QString& path) { save(path); });
}

void EditorController::showMenu(QPointF pixel, Point at) {
    if (!m_parts.actions.at("add-here")->isEnabled()) return;
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ThingKind& kind : thingKinds()) {
        if (!kind.here || kind.world != m_parts.workbench.experiment().scene->kind()) continue;
        menu->addAction(icon(QString::fromLatin1(kind.icon)), tr("Add here: %1").arg(translated(kind.name)),
                        this, [this, &kind, at] { addHere(kind, at); });
    }
    menu->addSeparator();
    menu->addAction(m_parts.actions.at("edit-world"));
    menu->addAction(m_parts.actions.at("fit"));
    menu->popup(m_parts.view.mapToGlobal(pixel.toPoint()));
}

void EditorController::addHere(const ThingKind& kind, Point at) {
    Workbench& workbench = m_parts.workbench;
    m_parts.message.attempt([&] {
        const Experiment& before = workbench.experiment();
        Drawing drawing = presentDrawing(Session::fromState(workbench.state()));
        kind.add(drawing, std::span(&at, 1), typicalSize(drawing));
        const Json world =
            drawing.isRigid() ? rigidWorldToJson(drawing.bodies) : worldToJson(drawing.particles);
        Experiment with = experimentFromJson(
            {{"world", world}, {"step", stepOf(before, 0)}, {"duration", before.duration}});
        with.runs.front().method = before.runs.front().method;
        with.runs.front().methodText = before.runs.front().methodText;
        with.title = before.title.empty() ? translated(before.scene->name).toStdString() : before.title;
        const bool goesOn = workbench.isRunning();
        const QStringList gone = settingsWithout(before, with);
        emit begun();
        m_parts.view.keepPart();
        if (!workbench.open(with)) return;
        if (goesOn) workbench.run();
        if (!gone.isEmpty())
            m_parts.message.say(
                tr("The scene is a world of its own now, without: %1. Take back brings them again.")
                    .arg(gone.join(QStringLiteral(", "))));
    });
}

bool EditorController::open(const QString& path) {
    Experiment experiment;
    m_parts.message.say({}); // of the file before
    if (!m_parts.message.attempt([&] { experiment = openFile(path).experiment; })) return false;
    if (experiment.world == nullptr && experiment.bodies == nullptr) {
        m_parts.message.say(tr("This file describes no world."));
        return false;
    }
    m_path = path;
    edit(drawingOf(experiment));
    return true;
}

bool EditorController::save(const QString& path) {
    const auto write = [&] {
        writeFile(path, Json{{"world", m_parts.editor.draft().document()}}.dump(1) + "\n");
    };
    if (!m_parts.message.attempt(write)) return false;
    m_path = path;
    m_parts.editor.draft().undoStack().setClean();
    emit saved(path);
    m_parts.message.say(tr("Saved as %1").arg(path));
    return true;
}

/// Writes and reads the file format, so that the run uses exactly what would be saved.
void EditorController::run() {
    m_parts.message.attempt([this] {
        Experiment experiment = experimentFromJson(experimentOfWorld(m_parts.editor.draft().document()));
        experiment.title = tr("My world").toStdString();
        if (!m_parts.workbench.open(experiment)) return;
        m_isKept = false; // the drawing is the scene now
        m_ran = m_parts.workbench.opening();
        m_backToEditor->setVisible(true);
        showView();
        m_parts.workbench.run();
    });
}

} // namespace timestep

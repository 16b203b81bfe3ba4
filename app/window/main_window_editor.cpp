// SPDX-License-Identifier: GPL-3.0-or-later
// The world editor in the place of the simulation view: where its worlds come from and go to.
#include "app/provenance/open_file.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/particles/world_json.h"
#include "core/scenes/world_rules.h"
#include "widgets/editor/world_editor.h"
#include "widgets/panel/card.h"

#include <QFileDialog>
#include <QStackedWidget>

namespace timestep {

namespace {

constexpr double gravity = 9.81; ///< of a new world [m/s²], downwards

} // namespace

void MainWindow::connectEditor() {
    connect(m_actions->at("new-world"), &QAction::triggered, this, [this] {
        World world;
        world.rules.gravity = {0, -gravity};
        editWorld(std::move(world));
    });
    connect(m_actions->at("edit-world"), &QAction::triggered, this, [this] {
        try {
            if (!m_workbench.hasExperiment()) return;
            const auto start = makeSimulation(m_workbench.experiment(), 0);
            if (start->world() != nullptr) editWorld(*start->world());
        } catch (const InputError& error) {
            say(QString::fromStdString(error.sentence()));
        }
    });
    connect(m_editor, &WorldEditor::closed, this, [this] { m_viewPages->setCurrentIndex(0); });
    connect(m_editor, &WorldEditor::runWanted, this, &MainWindow::runWorld);
    connect(m_editor, &WorldEditor::saveWanted, this, [this] {
        QFileDialog dialog(this, tr("Save the world"), QString(), tr("Worlds (*.json)"));
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setDefaultSuffix("json");
        if (dialog.exec() == QDialog::Accepted) saveWorld(dialog.selectedFiles().first());
    });
    connect(m_editor, &WorldEditor::openWanted, this, [this] {
        const QString path =
            QFileDialog::getOpenFileName(this, tr("Open a world"), QString(), tr("Worlds (*.json)"));
        if (!path.isEmpty()) openWorld(path);
    });
}

void MainWindow::editWorld(World world) {
    m_workbench.pause();
    m_viewPages->setCurrentWidget(m_editor);
    m_editor->open(std::move(world));
}

bool MainWindow::openWorld(const QString& path) {
    try {
        const OpenedFile opened = openFile(path);
        if (opened.experiment.world == nullptr) {
            say(tr("This file describes no world."));
            return false;
        }
        World world = *opened.experiment.world;
        world.rules = rulesOf(opened.experiment.parameters, world.rules);
        editWorld(std::move(world));
        return true;
    } catch (const InputError& error) {
        say(QString::fromStdString(error.sentence()));
        return false;
    }
}

bool MainWindow::saveWorld(const QString& path) {
    try {
        writeFile(path, Json{{"world", worldToJson(m_editor->draft().world())}}.dump(1) + "\n");
    } catch (const InputError& error) {
        say(QString::fromStdString(error.sentence()));
        return false;
    }
    rememberFile(path);
    say(tr("Saved as %1").arg(path));
    return true;
}

/// Through the form of a file, so that what runs is what would be saved.
void MainWindow::runWorld() {
    try {
        const Experiment experiment =
            experimentFromJson({{"world", worldToJson(m_editor->draft().world())}, {"duration", 0}});
        if (!m_workbench.open(experiment)) return;
        m_viewPages->setCurrentIndex(0);
        m_workbench.run();
    } catch (const InputError& error) {
        say(QString::fromStdString(error.sentence()));
    }
}

} // namespace timestep

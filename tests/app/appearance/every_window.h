// SPDX-License-Identifier: GPL-3.0-or-later
// Every window, dialog and page of the program except the lessons, one after the other.
#pragma once

#include "app/race/race_lanes.h"
#include "core/run/experiment/experiment.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"

#include <QApplication>
#include <QDialog>
#include <QPointer>
#include <QTabBar>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace timestep {

/// Receives a window that is shown, and the name of its place.
using LookAtWindow = std::function<void(const QWidget&, const QString&)>;

/// All windows except the main window.
inline QList<QPointer<QWidget>> otherWindows() {
    QList<QPointer<QWidget>> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->isWindow() && dynamic_cast<MainWindow*>(widget) == nullptr)
            windows << widget;
    return windows;
}

/// Looks at a dialog and at each of its tabs.
inline void lookAtPages(QWidget& dialog, const QString& place, const LookAtWindow& look) {
    look(dialog, place);
    for (QTabBar* bar : dialog.findChildren<QTabBar*>()) {
        for (int tab = 1; tab < bar->count(); ++tab) {
            if (!bar->isVisible()) continue;
            bar->setCurrentIndex(tab);
            look(dialog, place + ": " + bar->tabText(tab));
        }
    }
}

/// Looks at all windows that an action opens, and closes them. Returns their number.
inline int lookAtWindowsOf(const WindowParts& window, const ActionRow& row, const LookAtWindow& look) {
    QAction* action = window.actions().at(row.id);
    if (!action->isEnabled()) return 0;
    action->trigger();
    QTest::qWait(20);
    int windows = 0;
    for (const QPointer<QWidget>& other : otherWindows()) {
        if (!other) continue;
        ++windows;
        const bool isOfQt = other->inherits("QFileDialog") || other->inherits("QAbstractPrintDialog");
        if (!isOfQt) lookAtPages(*other, QString::fromStdString(row.id), look);
        if (auto* dialog = qobject_cast<QDialog*>(other.data()))
            dialog->reject();
        else if (other)
            other->close();
    }
    deleteReplacedObjects();
    return windows;
}

/// Looks at the map, at scenes of each kind with the microscope and the race table, at the editor of worlds,
/// and at the windows of all actions. Returns the number of windows except the main window.
inline int lookAtEveryWindow(WindowParts& window, const LookAtWindow& look) {
    int windows = 0;
    window.showCourse();
    look(window, "course");
    for (const char* scene : {"spring", "cloth", "dropped-box"}) {
        if (!window.openScene(scene)) qFatal("no scene %s", scene);
        look(window, scene);
        window.actions().at("microscope")->setChecked(true);
        look(window, QStringLiteral("microscope of %1").arg(scene));
        window.actions().at("microscope")->setChecked(false);
    }
    window.openScene("rope");
    for (const char* action : {"edit-world", "new-world"}) {
        window.actions().at(action)->trigger();
        look(window, action);
    }
    window.openScene("spring");
    Experiment race = window.workbench().experiment();
    race.duration = 4;
    std::vector<Run> lanes(2, race.runs.front());
    lanes.back().step = 2 * race.step;
    if (!window.startRace(raceOf(race, lanes), true)) qFatal("no race");
    window.runToEnd();
    look(window, "two runs");
    window.actions().at("race-table")->setChecked(true);
    look(window, "race table");
    window.actions().at("race-table")->setChecked(false);
    window.openScene("spring");
    // Actions that change only the main window.
    const std::vector<std::string> apart{"quit",    "course",     "enlarge",    "larger",
                                         "smaller", "appearance", "edit-world", "new-world"};
    for (const ActionRow& row : actionTable()) {
        if (row.checkable != ActionRow::Switch::None || std::ranges::find(apart, row.id) != apart.end())
            continue;
        const int opened = lookAtWindowsOf(window, row, look);
        windows += opened;
        if (opened == 0) look(window, QString::fromStdString(row.id));
        if (opened == 0 && row.id.rfind("check/", 0) == 0) window.openScene("spring");
    }
    if (!window.openLesson("ten-steps-of-euler")) qFatal("no lesson");
    for (const ActionRow& row : actionTable())
        if (!row.places.empty() &&
            (row.places.front().menu == std::string("lesson") ||
             row.places.front().menu == std::string("teach")) &&
            row.checkable == ActionRow::Switch::None && row.id != "course")
            windows += lookAtWindowsOf(window, row, look);
    return windows;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// How many of all lessons, scenes, actions and kinds of dialogs random hands have reached.
#pragma once

#include "tests/app/window/window_parts.h"

#include <QApplication>
#include <QDialog>
#include <QSet>

#include <cstdio>

namespace timestep {

class Reached {
public:
    Reached(WindowParts& window, QStringList lessons) : m_window(window), m_allLessons(std::move(lessons)) {
        for (const Scene& scene : scenes()) m_allScenes << QString::fromUtf8(scene.id);
        for (const ActionRow& row : actionTable()) {
            const QString id = QString::fromStdString(row.id);
            m_allActions << id;
            QObject::connect(window.actions().at(row.id), &QAction::triggered, &window,
                             [this, id] { m_actions << id; });
        }
    }

    /// Notes what is open now.
    void look() {
        if (const auto lesson = m_window.lessonPanel().lesson())
            m_lessons << QString::fromStdString(lesson->id);
        if (m_window.workbench().hasExperiment())
            m_scenes << QString::fromUtf8(m_window.workbench().experiment().scene->id);
        for (const QWidget* top : QApplication::topLevelWidgets())
            if (top->isVisible() && qobject_cast<const QDialog*>(top) != nullptr)
                m_dialogs << QString::fromLatin1(top->metaObject()->className()).section("::", -1);
    }

    void print() const {
        print("lessons", m_lessons, m_allLessons);
        print("scenes", m_scenes, m_allScenes);
        print("actions", m_actions, m_allActions);
        QStringList dialogs(m_dialogs.begin(), m_dialogs.end());
        dialogs.sort();
        std::printf("reached %d kinds of dialogs: %s\n", static_cast<int>(dialogs.size()),
                    qPrintable(dialogs.join(' ')));
    }

private:
    static void print(const char* what, const QSet<QString>& reached, const QStringList& all) {
        QStringList missing;
        for (const QString& each : all)
            if (!reached.contains(each)) missing << each;
        std::printf("reached %d of %d %s%s%s\n", static_cast<int>(all.size() - missing.size()),
                    static_cast<int>(all.size()), what, missing.isEmpty() ? "" : ", not ",
                    qPrintable(missing.join(' ')));
    }

    WindowParts& m_window;
    QStringList m_allLessons, m_allScenes, m_allActions;
    QSet<QString> m_lessons, m_scenes, m_actions, m_dialogs;
};

} // namespace timestep

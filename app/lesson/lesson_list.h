// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress.h"
#include "lessons/library.h"

#include <QDialog>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace timestep {

/// Lets a person choose a lesson: title, length, level, what it builds on, and how far they have come.
class LessonListDialog : public QDialog {
    Q_OBJECT

public:
    LessonListDialog(std::vector<LessonInfo> lessons, ProgressStore store, QWidget* parent = nullptr);

    /// Id of the lesson that was chosen, once the dialog is accepted.
    QString chosenId() const { return m_chosen; }
    /// Selects the lesson of that id.
    void select(const QString& id);

private:
    void fill();
    void describe();
    void choose();
    void startOver();
    const LessonInfo* current() const;

    std::vector<LessonInfo> m_lessons;
    ProgressStore m_store;
    QString m_chosen;
    QListWidget* m_list;
    QLabel* m_problem;
    QPushButton* m_startOver;
    QPushButton* m_open;
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/progress/progress.h"
#include "lessons/read/library.h"

#include <QDialog>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace timestep {

/// Dialog that chooses a lesson: shows title, length, level, the lesson that it builds on, and the progress.
class LessonListDialog : public QDialog {
    Q_OBJECT

public:
    LessonListDialog(std::vector<LessonInfo> lessons, ProgressStore store, QWidget* parent = nullptr);

    /// Id of the chosen lesson; valid after the dialog was accepted.
    QString chosenId() const { return m_chosen; }
    /// Selects a lesson by its id.
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

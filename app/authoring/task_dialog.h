// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/authoring/task_lesson.h"

#include <QDialog>

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;

namespace timestep {

class Session;

/// Sets up a task from the scene in the window: what the learner may change, a question, a goal. Writes a
/// lesson of one step.
class TaskDialog : public QDialog {
    Q_OBJECT

public:
    /// `session` is the experiment as it is now; `number`: the proposed one of the lesson in `folder`.
    TaskDialog(const Experiment& experiment, const Session& session, int number, const QString& folder,
               QWidget* parent);

    /// The file that was written; empty before.
    QString file() const { return m_file; }

private:
    QWidget* makeControls();
    QWidget* makeQuestion();
    QWidget* makeGoal(const Session& session);
    void fillControls();
    /// Throws InputError for a number that cannot be read, or what is missing.
    TaskDraft draft() const;
    QString folderOfLesson() const;
    void write();
    void showState();
    void showQuestion();

    Experiment m_experiment;
    std::optional<Experiment> m_present; ///< begins at the present instant; none: the run is at its start
    QString m_folder, m_file;
    QLineEdit *m_title, *m_ask, *m_answer, *m_within, *m_unit, *m_hint, *m_solution, *m_model;
    QLineEdit *m_goalValue, *m_goalWithin;
    QPlainTextEdit* m_text;
    QSpinBox* m_number;
    QComboBox *m_start, *m_asked, *m_measure, *m_take, *m_meaning;
    QTableWidget *m_controls, *m_choices;
    QTabWidget* m_tabs;
    QLabel* m_message;
    QPushButton* m_write;
    std::vector<std::string> m_keys; ///< of the rows of m_controls
};

} // namespace timestep

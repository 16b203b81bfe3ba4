// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/learners.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace timestep {

/// Asks for the name or code of the learner, typed or chosen from the earlier ones. There are no accounts and
/// no passwords.
class LearnerDialog : public QDialog {
    Q_OBJECT

public:
    LearnerDialog(LearnerStore store, const Learner& current, QWidget* parent = nullptr);

    /// Valid after the dialog was accepted.
    const Learner& chosen() const { return m_chosen; }

private:
    void fill();
    void enter();
    void askToForget();
    void forget(const QString& name);

    LearnerStore m_store;
    Learner m_chosen;
    QLineEdit* m_name;
    QListWidget* m_list;
    QLabel* m_problem;
    QPushButton *m_go, *m_nobody, *m_forget;
};

} // namespace timestep

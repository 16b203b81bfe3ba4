// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/learners.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace timestep {

/// Asks who is learning: a name or code, typed or chosen from those who have been here. Nothing is asked that
/// would make an account.
class LearnerDialog : public QDialog {
    Q_OBJECT

public:
    LearnerDialog(LearnerStore store, const Learner& current, QWidget* parent = nullptr);

    /// Once the dialog is accepted.
    const Learner& chosen() const { return m_chosen; }

private:
    void fill();
    void enter();
    void forget();

    LearnerStore m_store;
    Learner m_chosen;
    QLineEdit* m_name;
    QListWidget* m_list;
    QLabel* m_problem;
    QPushButton *m_go, *m_nobody, *m_forget;
};

} // namespace timestep

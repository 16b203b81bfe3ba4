// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/questions/question.h"

#include <QWidget>

namespace timestep {

struct CheckContext;

/// The input of a question; each kind of question has its own. It does not judge answers: showVerdicts()
/// marks them.
class AnswerField : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual Answer answer() const = 0;
    /// Puts an answer into the fields; does not emit edited().
    virtual void setAnswer(const Answer& answer) = 0;
    virtual void setReadOnly(bool readOnly) = 0;
    /// One sentence that says why an answer cannot be read yet.
    virtual QString whyUnreadable(const Answer& answer) const = 0;
    /// Marks each cell of a table. An empty list removes the marks. Other fields have nothing to mark.
    virtual void showVerdicts(const std::vector<Verdict>&) {}
    /// Shows the state of the stage; called repeatedly during a run.
    virtual void showStage(const CheckContext&) {}
    /// Sets the description for screen readers: the last feedback.
    virtual void setSpoken(const QString& description) = 0;

signals:
    /// The learner changed something.
    void edited();
    /// What was asked for has been done, without a doubt: the answer can be judged at once.
    void reached();
    /// What was said about the last answer no longer holds.
    void overtaken();
};

} // namespace timestep

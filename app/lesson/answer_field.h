// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/question.h"

#include <QWidget>

namespace timestep {

/// Where an answer is given: the part of a question that depends on its type. It knows nothing of right and
/// wrong but what showVerdicts() tells it.
class AnswerField : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual Answer answer() const = 0;
    /// Puts an answer into the fields; does not emit edited().
    virtual void setAnswer(const Answer& answer) = 0;
    virtual void setReadOnly(bool readOnly) = 0;
    /// One calm sentence about an answer that cannot be read yet.
    virtual QString whyUnreadable(const Answer& answer) const = 0;
    /// Marks each cell of a table; nothing to do for the others. An empty list takes the marks away.
    virtual void showVerdicts(const std::vector<Verdict>&) {}
    /// What a screen reader says about the field beside its name: the last feedback.
    virtual void setSpoken(const QString& description) = 0;

signals:
    /// The learner changed something.
    void edited();
};

/// The field for a question's type.
AnswerField* makeAnswerField(const Question& question, QWidget* parent);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/fields/answer_field.h"
#include "lessons/model/hand_outcome.h"

#include <vector>

namespace timestep {

class MarkIcon;
class QuietLabel;

/// What the run says about something done by hand: one row for each measure, and what is still missing. The
/// answer is what was measured; nothing is typed.
class HandField : public AnswerField {
    Q_OBJECT

public:
    HandField(const Question& question, QWidget* parent);

    /// Shows what is on the stage, unless the answer is right already.
    void showOutcome(const HandOutcome& outcome);

    Answer answer() const override { return m_answer; }
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void showVerdicts(const std::vector<Verdict>& verdicts) override;
    void setSpoken(const QString& description) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showState();

    Question m_question;
    Answer m_answer;
    HandOutcome m_outcome;
    std::vector<MarkIcon*> m_marks;    ///< by measure
    std::vector<QuietLabel*> m_values; ///< by measure
    bool m_readOnly = false;
};

} // namespace timestep

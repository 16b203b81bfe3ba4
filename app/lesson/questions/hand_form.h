// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"
#include "lessons/model/hand_outcome.h"

#include <vector>

namespace timestep {

class MarkIcon;
class QuietLabel;

/// The result of something done in the scene: one row for each measure, and what is still missing. The answer
/// is what was measured; nothing is typed.
class HandField : public AnswerField {
    Q_OBJECT

public:
    HandField(const Question& question, const HandQuestion& hand, QWidget* parent);

    /// Does nothing if the answer is already right.
    void showStage(const CheckContext& context) override;

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

    std::string m_question;
    HandQuestion m_hand;
    Answer m_answer;
    HandOutcome m_outcome;
    std::vector<MarkIcon*> m_marks;    ///< by measure
    std::vector<QuietLabel*> m_values; ///< by measure
    bool m_readOnly = false;
};

std::string saidByHand(const HandQuestion& hand, const Answer& answer, int cell, const std::string& unit);
std::vector<SheetPart> roomForHand(const HandQuestion& hand, const SheetPlace& place);
KeyParts keyOfHand(const HandQuestion& hand, const SheetPlace& place);
QString handsOfClass(const Question& question, const HandQuestion& hand, const ClassAnswers& answers);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

class QButtonGroup;
class QRadioButton;

namespace timestep {

/// A choice of one of several texts, each with a radio button.
class ChoiceField : public AnswerField {
    Q_OBJECT

public:
    ChoiceField(const Question& question, const ChoiceQuestion& choice, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void setSpoken(const QString& description) override;

protected:
    /// A click on the text chooses it.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::string m_question;
    std::vector<std::string> m_ids;
    QButtonGroup* m_group;
};

std::string saidChoice(const ChoiceQuestion& choice, const Answer& answer, int cell, const std::string& unit);
OutcomeVerdict verdictOfChoice(const Check& check, const ChoiceQuestion& prediction, const Answer& answer,
                               double measured, const QLocale& locale);
std::vector<SheetPart> roomForChoice(const ChoiceQuestion& choice, const SheetPlace& place);
KeyParts keyOfChoice(const ChoiceQuestion& choice, const SheetPlace& place);
QString choicesOfClass(const Question& question, const ChoiceQuestion& choice, const ClassAnswers& answers);
std::optional<VoteForm> voteOnChoices(const ChoiceQuestion& choice);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

class QLineEdit;

namespace timestep {

/// A field for a number, followed by its unit.
class NumberField : public AnswerField {
    Q_OBJECT

public:
    NumberField(const Question& question, const NumberQuestion& number, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void setSpoken(const QString& description) override;

private:
    std::string m_question;
    QLineEdit* m_line;
};

/// Makes a line read-only and shows it like the text around it.
void setSettled(QLineEdit& line, bool settled);

/// One sentence about a text that is not a number.
QString whyNoNumber(const QString& text);

std::string saidNumber(const NumberQuestion& number, const Answer& answer, int cell, const std::string& unit);
OutcomeVerdict verdictOfNumber(const Check& check, const NumberQuestion& prediction, const Answer& answer,
                               double measured, const QLocale& locale);
std::vector<SheetPart> roomForNumber(const NumberQuestion& number, const SheetPlace& place);
KeyParts keyOfNumber(const NumberQuestion& number, const SheetPlace& place);
QString numbersOfClass(const Question& question, const NumberQuestion& number, const ClassAnswers& answers);
std::optional<VoteForm> voteOnNumber(const NumberQuestion& number);

} // namespace timestep

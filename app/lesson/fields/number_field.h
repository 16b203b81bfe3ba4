// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/fields/answer_field.h"

class QLineEdit;

namespace timestep {

/// A field for a number, followed by its unit.
class NumberField : public AnswerField {
    Q_OBJECT

public:
    NumberField(const Question& question, QWidget* parent);

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

} // namespace timestep

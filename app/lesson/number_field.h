// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/answer_field.h"

class QLineEdit;

namespace timestep {

/// A number with its unit behind it.
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

/// A line whose text cannot be changed any more stands on the page like printed text.
void setSettled(QLineEdit& line, bool settled);

/// One calm sentence about a text that should have been a number.
QString whyNoNumber(const QString& text);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/fields/answer_field.h"

class QLabel;

namespace timestep {

class MethodTextEdit;

/// The lines of a method; an error is marked and named while one types.
class WriteField : public AnswerField {
    Q_OBJECT

public:
    WriteField(const Question& question, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void setSpoken(const QString& description) override;

private:
    void check();

    std::string m_question;
    MethodTextEdit* m_text;
    QLabel* m_error;
};

} // namespace timestep

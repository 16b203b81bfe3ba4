// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

class QLabel;

namespace timestep {

class MethodTextEdit;

/// The lines of a method; errors are marked and named while the learner types.
class WriteField : public AnswerField {
    Q_OBJECT

public:
    WriteField(const Question& question, const WriteQuestion& write, QWidget* parent);

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

std::string saidMethod(const WriteQuestion& write, const Answer& answer, int cell, const std::string& unit);
std::vector<SheetPart> roomForMethod(const WriteQuestion& write, const SheetPlace& place);
KeyParts keyOfWrite(const WriteQuestion& write, const SheetPlace& place);
QString methodsOfClass(const Question& question, const WriteQuestion& write, const ClassAnswers& answers);

} // namespace timestep

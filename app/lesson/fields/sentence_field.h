// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/fields/answer_field.h"

class QPlainTextEdit;

namespace timestep {

/// A text field for a sentence in the learner's own words.
class SentenceField : public AnswerField {
    Q_OBJECT

public:
    SentenceField(const Question& question, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void setSpoken(const QString& description) override;

private:
    std::string m_question;
    QPlainTextEdit* m_text;
};

} // namespace timestep

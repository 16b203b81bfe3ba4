// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

class QPlainTextEdit;

namespace timestep {

/// A text field for a sentence in the learner's own words.
class SentenceField : public AnswerField {
    Q_OBJECT

public:
    SentenceField(const Question& question, const SentenceQuestion& sentence, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void setSpoken(const QString& description) override;

private:
    std::string m_question;
    QPlainTextEdit* m_text;
};

std::string saidSentence(const SentenceQuestion& sentence, const Answer& answer, int cell,
                         const std::string& unit);
std::vector<SheetPart> roomForSentence(const SentenceQuestion& sentence, const SheetPlace& place);
KeyParts keyOfSentence(const SentenceQuestion& sentence, const SheetPlace& place);
QString sentencesOfClass(const Question& question, const SentenceQuestion& sentence,
                         const ClassAnswers& answers);

} // namespace timestep

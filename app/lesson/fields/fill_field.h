// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/fields/answer_field.h"

#include <vector>

class QComboBox;
class QLineEdit;

namespace timestep {

class MarkIcon;

/// Lines of code with blanks: each is a list of tokens, or a field to type in.
class FillField : public AnswerField {
    Q_OBJECT

public:
    FillField(const Question& question, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void showVerdicts(const std::vector<Verdict>& verdicts) override;
    void setSpoken(const QString& description) override;

private:
    struct Blank {
        QComboBox* tokens; ///< null: the blank is typed
        QLineEdit* line;   ///< null: the blank is filled from tokens
        MarkIcon* mark;
    };

    QWidget* addBlank(QWidget* row);
    QWidget* input(const Blank& blank) const;

    Question m_question;
    std::vector<Blank> m_blanks;
};

} // namespace timestep

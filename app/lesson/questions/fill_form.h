// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

#include <vector>

class QComboBox;
class QLineEdit;

namespace timestep {

class MarkIcon;

/// Lines of code with blanks: each is a list of tokens, or a field to type in.
class FillField : public AnswerField {
    Q_OBJECT

public:
    FillField(const Question& question, const FillQuestion& fill, QWidget* parent);

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

    QWidget* addBlank(QWidget* row, const QString& line);
    QWidget* input(const Blank& blank) const;

    std::string m_question;
    FillQuestion m_fill;
    std::vector<Blank> m_blanks;
};

std::string saidEntries(const FillQuestion& fill, const Answer& answer, int cell, const std::string& unit);
std::vector<SheetPart> roomForEntries(const FillQuestion& fill, const SheetPlace& place);
KeyParts keyOfFill(const FillQuestion& fill, const SheetPlace& place);
QString entriesOfClass(const Question& question, const FillQuestion& fill, const ClassAnswers& answers);

} // namespace timestep

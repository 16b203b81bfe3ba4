// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/answer_field.h"

#include <vector>

class QLineEdit;

namespace timestep {

class MarkIcon;

/// A table with cells to fill in. Each checked cell has its own mark.
class TableField : public AnswerField {
    Q_OBJECT

public:
    TableField(const Question& question, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void showVerdicts(const std::vector<Verdict>& verdicts) override;
    void setSpoken(const QString& description) override;

private:
    struct Cell {
        QLineEdit* line = nullptr;
        MarkIcon* mark = nullptr;
    };
    void speak();

    std::string m_question;
    std::vector<Cell> m_cells;
    QString m_spoken;
};

} // namespace timestep

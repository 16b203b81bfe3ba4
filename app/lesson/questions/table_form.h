// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/questions/question_form.h"

#include <vector>

class QLineEdit;

namespace timestep {

class MarkIcon;

/// A table with cells to fill in. Each checked cell has its own mark. Screen readers get a table; each cell
/// is named by its row and its column: "step 2, x in m".
class TableField : public AnswerField {
    Q_OBJECT

public:
    TableField(const Question& question, const TableQuestion& table, QWidget* parent);

    Answer answer() const override;
    void setAnswer(const Answer& answer) override;
    void setReadOnly(bool readOnly) override;
    QString whyUnreadable(const Answer& answer) const override;
    void showVerdicts(const std::vector<Verdict>& verdicts) override;
    void setSpoken(const QString& description) override;

    /// Without the line of headings.
    int rows() const { return static_cast<int>(m_table.rows.size()); }
    int columns() const;
    /// Null beyond the table.
    QWidget* cell(int row, int column) const;
    /// "step 2", by the first cell of the row; "row 2" if that cell is blank.
    QString rowName(int row) const;
    QString columnName(int column) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Cell {
        QLineEdit* line = nullptr;
        MarkIcon* mark = nullptr;
    };
    void speak();
    QString cellName(int row, int column) const;

    std::string m_question;
    TableQuestion m_table;
    std::vector<std::vector<QWidget*>> m_shown; ///< by row and column, fields and texts
    std::vector<Cell> m_cells;
    QString m_spoken;
};

std::string saidCell(const TableQuestion& table, const Answer& answer, int cell, const std::string& unit);
std::optional<QString> reportedTable(const TableQuestion& table, const Answer& answer,
                                     std::optional<int> cell);
OutcomeVerdict verdictOfCell(const Check& check, const TableQuestion& prediction, const Answer& answer,
                             double measured, const QLocale& locale);
std::vector<SheetPart> roomForTable(const TableQuestion& table, const SheetPlace& place);
KeyParts keyOfTable(const TableQuestion& table, const SheetPlace& place);
QString tablesOfClass(const Question& question, const TableQuestion& table, const ClassAnswers& answers);

} // namespace timestep

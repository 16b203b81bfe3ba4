// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/table_field.h"

#include "app/lesson/mark.h"
#include "app/lesson/number_field.h"
#include "app/lesson/prose.h"
#include "core/parameter/typed_number.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>

namespace timestep {

TableField::TableField(const Question& question, QWidget* parent)
    : AnswerField(parent), m_question(question.id) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    int column = 0;
    for (const std::string& heading : question.table.headings) {
        grid->addWidget(makeProse("**" + heading + "**", this), 0, column);
        grid->setColumnStretch(column, 1);
        ++column;
    }
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    int row = 0;
    for (const std::vector<TableCell>& cells : question.table.rows) {
        ++row;
        column = 0;
        for (const TableCell& cell : cells) {
            if (!cell.blank) {
                grid->addWidget(makeProse(cell.text, this), row, column++, Qt::AlignVCenter);
                continue;
            }
            Cell made{new QLineEdit(this), new MarkIcon(this)};
            made.line->setMinimumWidth(3 * digit);
            made.line->setAccessibleName(
                tr("%1, row %2")
                    .arg(column < static_cast<int>(question.table.headings.size())
                             ? plainText(question.table.headings[static_cast<std::size_t>(column)])
                             : tr("column %1").arg(column + 1))
                    .arg(row));
            connect(made.line, &QLineEdit::textEdited, this, [this, mark = made.mark] {
                mark->setMark(Mark::None);
                mark->hide();
                speak();
                emit edited();
            });
            auto* both = new QHBoxLayout;
            both->setSpacing(3);
            made.mark->hide();
            both->addWidget(made.line, 1);
            both->addWidget(made.mark);
            both->addStretch(0);
            grid->addLayout(both, row, column++);
            m_cells.push_back(made);
        }
    }
    if (!m_cells.empty()) setFocusProxy(m_cells.front().line);
}

Answer TableField::answer() const {
    Answer answer;
    answer.question = m_question;
    for (const Cell& cell : m_cells) answer.cells.push_back(cell.line->text().toStdString());
    return answer;
}

void TableField::setAnswer(const Answer& answer) {
    for (std::size_t i = 0; i < m_cells.size() && i < answer.cells.size(); ++i)
        m_cells[i].line->setText(QString::fromStdString(answer.cells[i]));
}

void TableField::setReadOnly(bool readOnly) {
    for (const Cell& cell : m_cells) {
        setSettled(*cell.line, readOnly);
    }
}

QString TableField::whyUnreadable(const Answer& answer) const {
    for (const std::string& text : answer.cells) {
        const QString typed = QString::fromStdString(text).trimmed();
        if (!typed.isEmpty() && !typedNumber(text)) return whyNoNumber(typed);
    }
    return tr("Some cells are still empty.");
}

void TableField::showVerdicts(const std::vector<Verdict>& verdicts) {
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        Mark mark = Mark::None;
        if (i < verdicts.size() && verdicts[i] == Verdict::Right) mark = Mark::Right;
        if (i < verdicts.size() && verdicts[i] == Verdict::Wrong) mark = Mark::Wrong;
        if (i < verdicts.size() && verdicts[i] == Verdict::Unreadable) mark = Mark::Unclear;
        m_cells[i].mark->setMark(mark);
        m_cells[i].mark->setVisible(mark != Mark::None);
    }
    speak();
}

void TableField::setSpoken(const QString& description) {
    m_spoken = description;
    speak();
}

void TableField::speak() {
    for (const Cell& cell : m_cells) {
        const Mark mark = cell.mark->mark();
        const QString own = markText(mark);
        cell.line->setAccessibleDescription(own.isEmpty() ? m_spoken
                                                          : tr("%1. %2").arg(own, m_spoken).trimmed());
    }
}

} // namespace timestep

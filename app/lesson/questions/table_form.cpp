// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/table_form.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/mark.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/questions/number_answers.h"
#include "app/lesson/questions/number_form.h"
#include "app/lesson/questions/table_accessible.h"
#include "core/parameter/typed_number.h"
#include "lessons/model/evaluate_check.h"
#include "lessons/questions/nearness.h"
#include "widgets/accessibility/announce.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/export/svg_device.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>

namespace timestep {

TableField::TableField(const Question& question, const TableQuestion& table, QWidget* parent)
    : AnswerField(parent), m_question(question.id), m_table(table) {
    installTableAccessible();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    int column = 0;
    for (const std::string& heading : table.headings) {
        grid->addWidget(makeProse("**" + heading + "**", this), 0, column);
        grid->setColumnStretch(column, 1);
        ++column;
    }
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    int row = 0;
    for (const std::vector<TableCell>& cells : table.rows) {
        ++row;
        column = 0;
        std::vector<QWidget*>& shown = m_shown.emplace_back();
        for (const TableCell& cell : cells) {
            if (!cell.blank) {
                RichText* text = makeProse(cell.text, this);
                if (column > 0)
                    text->setAccessibleName(
                        tr("%1: %2").arg(cellName(row - 1, column), spokenText(cell.text)));
                shown.push_back(text);
                grid->addWidget(text, row, column++, Qt::AlignVCenter);
                continue;
            }
            Cell made{new QLineEdit(this), new MarkIcon(this)};
            made.line->setMinimumWidth(3 * digit);
            made.line->setAccessibleName(cellName(row - 1, column));
            shown.push_back(made.line);
            made.line->installEventFilter(this);
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

/// Qt 6.4 reports the selection in a line edit before it reports the focus; Orca then believes it knows the
/// focus and does not name the cell.
bool TableField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn)
        announce(this, static_cast<const QWidget*>(watched)->accessibleName());
    return AnswerField::eventFilter(watched, event);
}

int TableField::columns() const {
    return static_cast<int>(m_table.headings.empty() && !m_shown.empty() ? m_shown.front().size()
                                                                         : m_table.headings.size());
}

QWidget* TableField::cell(int row, int column) const {
    if (row < 0 || column < 0 || row >= rows()) return nullptr;
    const std::vector<QWidget*>& cells = m_shown[static_cast<std::size_t>(row)];
    return static_cast<std::size_t>(column) < cells.size() ? cells[static_cast<std::size_t>(column)]
                                                           : nullptr;
}

QString TableField::columnName(int column) const {
    const auto index = static_cast<std::size_t>(column);
    return index < m_table.headings.size() ? spokenText(m_table.headings[index])
                                           : tr("column %1").arg(column + 1);
}

QString TableField::rowName(int row) const {
    const TableCell& first = m_table.rows[static_cast<std::size_t>(row)].front();
    if (first.blank || m_table.headings.empty()) return tr("row %1").arg(row + 1);
    return spokenText(m_table.headings.front()) + QLatin1Char(' ') + spokenText(first.text);
}

QString TableField::cellName(int row, int column) const {
    return tr("%1, %2").arg(rowName(row), columnName(column));
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
        setSpokenDescription(*cell.line,
                             own.isEmpty() ? m_spoken : tr("%1. %2").arg(own, m_spoken).trimmed());
    }
}

namespace {

const std::string* entryOf(const Answer& answer, int cell) {
    const auto index = static_cast<std::size_t>(cell);
    return index < answer.cells.size() ? &answer.cells[index] : nullptr;
}

/// The table on paper, with `blank(cell, number)` in its blank cells.
template <class Blank>
SheetPart tablePart(const TableQuestion& table, const Blank& blank) {
    SheetPart part;
    part.kind = SheetPart::Kind::Table;
    for (const std::string& heading : table.headings) part.columns << onPaper(heading);
    int number = 0;
    for (const auto& row : table.rows) {
        QStringList cells;
        for (const TableCell& cell : row) cells << (cell.blank ? blank(cell, number++) : onPaper(cell.text));
        part.rows.push_back(cells);
    }
    return part;
}

/// "v in m/s, step 2": the column heading and the start of the row.
QString nameOfBlank(const TableQuestion& table, std::size_t wanted) {
    std::size_t blank = 0;
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < row.size() && i < table.headings.size(); ++i) {
            if (!row[i].blank || blank++ != wanted) continue;
            QString name = plainText(table.headings[i]);
            if (i > 0 && !row.front().blank)
                name += QStringLiteral(", %1 %2").arg(plainText(table.headings.front()),
                                                      plainText(row.front().text));
            return name;
        }
    return {};
}

} // namespace

std::string saidCell(const TableQuestion&, const Answer& answer, int cell, const std::string& unit) {
    const std::string* entry = entryOf(answer, cell);
    return saidWithUnit(entry != nullptr ? *entry : std::string(), unit);
}

std::optional<QString> reportedTable(const TableQuestion& table, const Answer& answer,
                                     std::optional<int> cell) {
    if (cell) return std::nullopt;
    QStringList cells;
    for (std::size_t i = 0; i < answer.cells.size(); ++i)
        cells << QString::fromStdString(saidCell(table, answer, static_cast<int>(i), {}));
    return cells.join(QStringLiteral("; "));
}

OutcomeVerdict verdictOfCell(const Check& check, const TableQuestion&, const Answer& answer, double measured,
                             const QLocale& locale) {
    const std::string* entry = entryOf(answer, check.outcomeCell);
    const auto value = entry != nullptr ? typedNumber(*entry) : std::nullopt;
    if (!value) return {};
    // The numbers of a table are computed by hand. Rounded to the digits that were typed they are right.
    const double shown = shownValue(check, measured);
    const bool rounded = nearnessOf(*entry, *value, shown, {}) == Nearness::FewerDigits;
    return verdictOn(rounded ? shown : *value, check, measured, locale, Near::IsWrong);
}

std::vector<SheetPart> roomForTable(const TableQuestion& table, const SheetPlace&) {
    return {tablePart(table, [](const TableCell&, int) { return QString(); })};
}

/// A cell holds its answer, or the outcome of the run for a prediction.
KeyParts keyOfTable(const TableQuestion& table, const SheetPlace& place) {
    const auto written = [&](const TableCell& cell, int number) {
        if (cell.answer) return numberInKey(*cell.answer, {});
        const QString outcome = place.outcome(number);
        return outcome.isEmpty() ? QStringLiteral("…") : outcome;
    };
    KeyParts key;
    key.answer.push_back(tablePart(table, [&](const TableCell& cell, int number) {
        return QStringLiteral("**%1**").arg(written(cell, number));
    }));
    key.remarks = feedbackInKey(table.feedback, {});
    key.hasOutcomes = true;
    return key;
}

QString tablesOfClass(const Question& question, const TableQuestion& table, const ClassAnswers& answers) {
    QString text;
    for (std::size_t cell = 0; const TableCell* blank = table.blank(cell); ++cell) {
        std::vector<double> values;
        for (const Answer* answer : answers.answers) {
            if (cell >= answer->cells.size()) continue;
            if (const auto value = typedNumber(answer->cells[cell])) values.push_back(*value);
        }
        std::string unit;
        std::optional<double> outcome = answers.outcome(static_cast<int>(cell), unit);
        if (!question.prediction) outcome = blank->answer;
        text += QStringLiteral("<p class=quiet>%1</p>").arg(xmlText(nameOfBlank(table, cell)));
        text += dotsOfClass(std::move(values), outcome, unit);
    }
    return text;
}

} // namespace timestep

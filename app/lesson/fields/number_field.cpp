// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/fields/number_field.h"

#include "widgets/accessibility/spoken_texts.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace timestep {

NumberField::NumberField(const Question& question, QWidget* parent)
    : AnswerField(parent), m_question(question.id), m_line(new QLineEdit(this)) {
    const QString unit = question.unit == "1" ? QString() : QString::fromStdString(question.unit);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    if (!unit.isEmpty())
        layout->addWidget(new QLabel(unit, this)); // no buddy: Orca would read it for the name
    layout->addStretch(1);
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_line->setMinimumWidth(5 * digit);
    m_line->setMaximumWidth(16 * digit);
    m_line->setPlaceholderText(tr("number"));
    m_line->setAccessibleName(unit.isEmpty() ? tr("Your number") : tr("Your number in %1").arg(unit));
    connect(m_line, &QLineEdit::textEdited, this, &AnswerField::edited);
    setFocusProxy(m_line);
}

Answer NumberField::answer() const {
    Answer answer;
    answer.question = m_question;
    answer.text = m_line->text().toStdString();
    return answer;
}

void NumberField::setAnswer(const Answer& answer) {
    m_line->setText(QString::fromStdString(answer.text));
}

void NumberField::setReadOnly(bool readOnly) {
    setSettled(*m_line, readOnly);
}

QString NumberField::whyUnreadable(const Answer& answer) const {
    return whyNoNumber(QString::fromStdString(answer.text).trimmed());
}

void NumberField::setSpoken(const QString& description) {
    setSpokenDescription(*m_line, description);
}

void setSettled(QLineEdit& line, bool settled) {
    line.setReadOnly(settled);
    if (settled) line.setFixedWidth(line.fontMetrics().horizontalAdvance(line.text()) + 8);
    line.setStyleSheet(settled ? QStringLiteral("background: transparent; border: none; padding: 0")
                               : QString());
}

QString whyNoNumber(const QString& text) {
    if (text.isEmpty()) return NumberField::tr("Type a number first.");
    return NumberField::tr("“%1” is not a number. Write it like 0.5 or 0,5, 1e-3 or 1/60.").arg(text);
}

} // namespace timestep

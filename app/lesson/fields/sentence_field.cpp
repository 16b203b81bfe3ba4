// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/fields/sentence_field.h"

#include "widgets/accessibility/spoken_texts.h"
#include "widgets/panel/text_edit.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace timestep {

SentenceField::SentenceField(const Question& question, QWidget* parent)
    : AnswerField(parent), m_question(question.id), m_text(new TextEdit({}, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    m_text->setFixedHeight(fontMetrics().lineSpacing() * 4 + 12);
    m_text->setPlaceholderText(tr("One sentence in your own words"));
    m_text->setAccessibleName(tr("Your sentence"));
    m_text->setToolTip(tr("Ctrl+Enter commits the sentence"));
    connect(m_text, &QPlainTextEdit::textChanged, this, &AnswerField::edited);
    setFocusProxy(m_text);
}

Answer SentenceField::answer() const {
    Answer answer;
    answer.question = m_question;
    answer.text = m_text->toPlainText().toStdString();
    return answer;
}

void SentenceField::setAnswer(const Answer& answer) {
    const QSignalBlocker quiet(m_text);
    m_text->setPlainText(QString::fromStdString(answer.text));
}

void SentenceField::setReadOnly(bool readOnly) {
    m_text->setReadOnly(readOnly);
}

QString SentenceField::whyUnreadable(const Answer&) const {
    return tr("Write a sentence first.");
}

void SentenceField::setSpoken(const QString& description) {
    setSpokenDescription(*m_text, description);
}

} // namespace timestep

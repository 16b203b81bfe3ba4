// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/sentence_form.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/questions/answers_of_class.h"
#include "app/lesson/questions/number_answers.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/controls/edits.h"

#include <QCoreApplication>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace timestep {

SentenceField::SentenceField(const Question& question, const SentenceQuestion&, QWidget* parent)
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

namespace {

struct SentenceKeyTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

} // namespace

std::string saidSentence(const SentenceQuestion&, const Answer& answer, int, const std::string& unit) {
    return saidWithUnit(answer.text, unit);
}

std::vector<SheetPart> roomForSentence(const SentenceQuestion&, const SheetPlace& place) {
    SheetPart part;
    part.kind = SheetPart::Kind::Lines;
    part.count = place.lines;
    return {part};
}

KeyParts keyOfSentence(const SentenceQuestion& sentence, const SheetPlace&) {
    KeyParts key;
    key.isMarked = true;
    if (!sentence.model.empty())
        key.remarks.push_back(
            textPart(SentenceKeyTexts::tr("**Model answer.** %1").arg(onPaper(sentence.model))));
    return key;
}

QString sentencesOfClass(const Question&, const SentenceQuestion& sentence, const ClassAnswers& answers) {
    return quotedAnswers(answers, sentence.model);
}

} // namespace timestep

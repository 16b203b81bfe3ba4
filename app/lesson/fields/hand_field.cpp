// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/fields/hand_field.h"

#include "app/lesson/elements/mark.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "core/parameter/parameter.h"
#include "lessons/model/evaluate_check.h"
#include "widgets/accessibility/spoken_texts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace timestep {

HandField::HandField(const Question& question, QWidget* parent) : AnswerField(parent), m_question(question) {
    m_answer.question = question.id;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const HandMeasure& measure : question.hand.measures) {
        auto* row = new QHBoxLayout;
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        words->addWidget(makeProse(measure.text, this));
        m_marks.push_back(new MarkIcon(this));
        m_values.push_back(new QuietLabel(this));
        m_values.back()->setWordWrap(true);
        words->addWidget(m_values.back());
        row->addWidget(m_marks.back(), 0, Qt::AlignTop);
        row->addLayout(words, 1);
        layout->addLayout(row);
    }
    setFocusPolicy(Qt::TabFocus);
    showVerdicts({});
    showState();
}

void HandField::showOutcome(const HandOutcome& outcome) {
    if (m_readOnly) return;
    m_outcome = outcome;
    const Answer answer = outcome.answer(m_question);
    const bool changed = answer != m_answer;
    m_answer = answer;
    showState();
    if (changed) {
        showVerdicts({});
        emit edited();
    }
}

void HandField::setAnswer(const Answer& answer) {
    m_answer.cells = answer.cells;
    showState();
}

void HandField::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    showState();
}

QString HandField::whyUnreadable(const Answer&) const {
    if (!m_outcome.done) return tr("Do it in the scene first, then let it run.");
    if (!m_outcome.asSet) return tr("Bring the settings back to those that the text names.");
    return tr("Let it run to the end first.");
}

void HandField::showVerdicts(const std::vector<Verdict>& verdicts) {
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const Verdict verdict = i < verdicts.size() ? verdicts[i] : Verdict::Unreadable;
        m_marks[i]->setMark(verdict == Verdict::Right   ? Mark::Right
                            : verdict == Verdict::Wrong ? Mark::Wrong
                                                        : Mark::Open);
    }
}

void HandField::setSpoken(const QString& description) {
    setSpokenDescription(*this, description);
}

void HandField::showState() {
    QStringList spoken;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const HandMeasure& measure = m_question.hand.measures[i];
        QString text = whyUnreadable(m_answer);
        if (i < m_answer.cells.size())
            text = tr("measured: %1")
                       .arg(numberShown(parseNumber(m_answer.cells[i]) * shownPerMeasured(measure.unit),
                                        measure.digits, measure.unit, locale()));
        m_values[i]->setText(text);
        spoken << spokenText(measure.text) + QStringLiteral(": ") + text;
    }
    setAccessibleName(spoken.join(QStringLiteral("; ")));
}

void HandField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) showState();
    AnswerField::changeEvent(event);
}

} // namespace timestep

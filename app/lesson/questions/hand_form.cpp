// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/questions/hand_form.h"

#include "app/handouts/paper/sheet_texts.h"
#include "app/lesson/elements/mark.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "app/lesson/questions/answers_of_class.h"
#include "app/lesson/questions/number_answers.h"
#include "core/parameter/parameter.h"
#include "lessons/model/evaluate_check.h"
#include "widgets/accessibility/spoken_texts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace timestep {

HandField::HandField(const Question& question, const HandQuestion& hand, QWidget* parent)
    : AnswerField(parent), m_question(question.id), m_hand(hand) {
    m_answer.question = question.id;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const HandMeasure& measure : hand.task.measures) {
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

void HandField::showStage(const CheckContext& context) {
    if (m_readOnly) return;
    const QString missing = whyUnreadable(m_answer);
    m_outcome = outcomeOf(m_hand.task, context);
    if (whyUnreadable(m_answer) != missing) emit overtaken();
    const Answer answer = m_outcome.answer(m_question);
    const bool changed = answer != m_answer;
    m_answer = answer;
    showState();
    if (changed) {
        showVerdicts({});
        emit overtaken();
        emit edited();
        if (m_outcome.isReached(m_hand.task)) emit reached();
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
    if (m_outcome.paused) return tr("You moved it while the run was paused. Take it while it runs.");
    if (!m_outcome.done) return tr("Do it in the scene first, then let it run.");
    if (!m_outcome.asSet) return tr("Bring the settings back to those that the text names.");
    for (std::size_t i = 0; i < m_outcome.measured.size(); ++i)
        if (m_hand.task.measures[i].probe.take == Take::Flight && !m_outcome.measured[i])
            return tr("Let go of it first.");
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
        const HandMeasure& measure = m_hand.task.measures[i];
        QString text = whyUnreadable(m_answer);
        if (i < m_answer.cells.size())
            text = tr("measured: %1")
                       .arg(numberShown(parseNumber(m_answer.cells[i]) * shownPerMeasured(measure.unit),
                                        measure.digits, measure.unit, locale()));
        m_values[i]->setText(text);
        spoken << spokenText(measure.text) + QStringLiteral(": ") + text;
    }
    setSpokenName(*this, spoken.join(QStringLiteral("; ")));
}

void HandField::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) showState();
    AnswerField::changeEvent(event);
}

namespace {

struct HandKeyTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Sheet)
};

QString wantedText(const HandMeasure& measure) {
    const auto shown = [&](double value) {
        return numberShown(value * shownPerMeasured(measure.unit), measure.digits, measure.unit, QLocale());
    };
    const Expectation& wanted = measure.expected;
    if (wanted.value)
        return shown(*wanted.value) +
               QStringLiteral(" (%1)").arg(toleranceText(wanted.tolerance, measure.unit));
    if (wanted.atLeast && wanted.atMost)
        return HandKeyTexts::tr("from %1 to %2").arg(shown(*wanted.atLeast), shown(*wanted.atMost));
    return wanted.atLeast ? HandKeyTexts::tr("at least %1").arg(shown(*wanted.atLeast))
                          : HandKeyTexts::tr("at most %1").arg(shown(*wanted.atMost));
}

SheetPart measurePart(const HandMeasure& measure) {
    SheetPart part = textPart(onPaper(measure.text));
    part.kind = SheetPart::Kind::Field;
    return part;
}

} // namespace

std::string saidByHand(const HandQuestion& hand, const Answer& answer, int, const std::string&) {
    const std::vector<HandMeasure>& measures = hand.task.measures;
    std::string numbers;
    for (std::size_t i = 0; i < answer.cells.size() && i < measures.size(); ++i) {
        const HandMeasure& measure = measures[i];
        const QString number = numberShown(parseNumber(answer.cells[i]) * shownPerMeasured(measure.unit),
                                           measure.digits, measure.unit, QLocale());
        numbers += (numbers.empty() ? "" : "; ") + measure.text + ": " + asMarkdown(number);
    }
    return numbers;
}

std::vector<SheetPart> roomForHand(const HandQuestion& hand, const SheetPlace&) {
    std::vector<SheetPart> parts;
    for (const HandMeasure& measure : hand.task.measures) {
        parts.push_back(measurePart(measure));
        parts.back().tail = QString::fromStdString(measure.unit);
    }
    return parts;
}

/// The expected value of each measure, and the feedback to wrong ones.
KeyParts keyOfHand(const HandQuestion& hand, const SheetPlace&) {
    KeyParts key;
    for (const HandMeasure& measure : hand.task.measures) {
        key.answer.push_back(measurePart(measure));
        key.answer.back().written = wantedText(measure);
    }
    for (const HandFeedback& wrong : hand.feedback) key.answer.push_back(remarkPart(onPaper(wrong.text)));
    return key;
}

QString handsOfClass(const Question&, const HandQuestion& hand, const ClassAnswers& answers) {
    return countedAnswers(answers, [&hand](const Answer& answer) { return saidByHand(hand, answer, 0, {}); });
}

} // namespace timestep

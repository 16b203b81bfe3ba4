// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/check_row.h"

#include "app/lesson/elements/note.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/elements/quiet_label.h"
#include "app/lesson/pages/side_by_side.h"
#include "app/lesson/questions/question_forms.h"
#include "widgets/accessibility/announce.h"
#include "widgets/accessibility/spoken_texts.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

/// The request of a check without its own text; empty if the question that it waits for already says it.
QString standardText(const Check& check) {
    switch (check.kind) {
    case Check::Kind::State:
        return CheckRow::tr("Bring the experiment into the state described above.");
    case Check::Kind::Measure:
        return CheckRow::tr("Measure.");
    case Check::Kind::Event:
        return CheckRow::tr("Reach into the experiment with the mouse.");
    case Check::Kind::Time:
        return CheckRow::tr("Let it run up to t = %1.").arg(check.time);
    case Check::Kind::Answer:
    case Check::Kind::Commit:
        break;
    }
    return {};
}

} // namespace

CheckRow::CheckRow(const Check& check, const Question* prediction, QWidget* parent)
    : QWidget(parent),
      m_check(check),
      m_row(new QWidget(this)),
      m_mark(new MarkIcon(m_row)),
      m_found(new QuietLabel(m_row)),
      m_outcome(new SideBySide(this)),
      m_feedback(new Note({}, this)),
      m_reaction(new Note({}, this)) {
    if (prediction != nullptr) m_prediction = *prediction;
    setObjectName(QString::fromStdString(check.id));
    std::string text = check.text;
    if (text.empty() && prediction == nullptr) text = standardText(check).toStdString();
    m_text = makeProse(text, m_row, [this](const QString& address) { emit linkActivated(address); });
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_text);
    words->addWidget(m_found);
    auto* row = new QHBoxLayout(m_row);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_mark, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_row);
    layout->addWidget(m_reaction);
    layout->addWidget(m_outcome);
    layout->addWidget(m_feedback);
    m_row->setVisible(!text.empty());
    m_outcome->setVisible(prediction != nullptr);
    m_outcome->setTitles(tr("You predicted"), tr("Measured"));
    connect(m_feedback, &Note::linkActivated, this, &CheckRow::linkActivated);
    setVisible(!text.empty() || prediction != nullptr);
    setAccessibleName(spokenText(text));
}

void CheckRow::joinTable(CheckRow* first) {
    m_first = first;
    first->m_rows.push_back(this);
    m_row->hide();
    m_feedbackWanted = first == this;
    setVisible(first == this);
}

/// The cells of a prediction in the form in which it was made.
void CheckRow::showTable() {
    const auto cell = [](std::string text) {
        std::replace(text.begin(), text.end(), '\n', ' ');
        return text;
    };
    std::string table = "| | " + asMarkdown(tr("You predicted")) + " | " + asMarkdown(tr("Measured")) +
                        " | |\n|---|---|---|---|\n";
    QStringList spoken;
    std::size_t right = 0, open = 0, none = 0;
    for (const CheckRow* row : m_rows) {
        const Line& line = row->m_line;
        const char* sign = line.mark == Mark::Right ? "✓" : line.mark == Mark::Wrong ? "✗" : "";
        table += "| " + cell(row->m_check.text) + " | " + cell(line.given) + " | " + cell(line.outcome) +
                 " | " + sign + " |\n";
        spoken << tr("%1: predicted %2, measured %3")
                      .arg(spokenText(row->m_check.text), spokenText(line.given), spokenText(line.outcome));
        right += line.mark == Mark::Right ? 1 : 0;
        open += line.mark == Mark::Open ? 1 : 0;
        none += line.mark == Mark::None ? 1 : 0;
    }
    m_outcome->setTable(table, spoken.join(QStringLiteral(". ")));
    if (open == m_rows.size()) return m_outcome->setVerdict(Mark::Open, waitsText());
    if (none == m_rows.size())
        return m_outcome->setVerdict(Mark::None, asMarkdown(tr("You made no prediction.")));
    m_outcome->setVerdict(
        right == m_rows.size() ? Mark::Right : Mark::Wrong,
        asMarkdown(tr("%1 of %2 are right.").arg(QString::number(right), QString::number(m_rows.size()))));
}

void CheckRow::show(const CheckProgress* done, const std::string& reaction, const Answer* predicted) {
    // A prediction has its own verdict below.
    m_mark->setMark(done == nullptr ? Mark::Open : m_prediction ? Mark::Done : Mark::Right);
    QString found;
    if (done != nullptr && done->measured && !m_prediction)
        found = m_numberHidden ? tr("measured; the number is shown when the question is answered")
                               : tr("measured: %1").arg(numberText(*done->measured));
    const std::string waiting = m_waitsForLines && !m_prediction ? waitsText() : reaction;
    const std::string missing = done == nullptr ? waiting : std::string();
    if (missing != m_reaction->markdown()) m_reaction->say(missing, Mark::Open); // a run is never wrong
    m_found->setText(found);
    m_found->setVisible(!found.isEmpty());
    const QString spoken = missing.empty() ? found : spokenText(missing);
    const QString state =
        spoken.isEmpty() ? markText(m_mark->mark()) : tr("%1, %2").arg(markText(m_mark->mark()), spoken);
    setSpokenDescription(*this, state);
    if (m_prediction) showOutcome(done, predicted);
    // A check without a text belongs to a question, which reports it itself.
    const bool isNews = !m_told.isEmpty() && (done != nullptr) != m_wasDone && !m_check.text.empty();
    if (isNews)
        announce(this, tr("%1: %2").arg(accessibleName(), m_prediction ? m_outcome->accessibleName() : state),
                 Announced::AfterChanges);
    m_isNews = m_prediction && !m_told.isEmpty() && done != nullptr && !m_wasDone;
    if (!m_told.isEmpty() && done != nullptr && !m_wasDone) {
        m_mark->drawSlowly();
        if (m_outcome->verdict() == Mark::Right) m_outcome->meet();
    }
    m_told = state;
    m_wasDone = done != nullptr;
}

void CheckRow::showOutcome(const CheckProgress* done, const Answer* predicted) {
    std::string given;
    if (predicted != nullptr)
        given = answerMarkdown(*m_prediction, *predicted, m_check.outcomeCell, m_check.unit);
    if (given.empty()) given = tr("nothing yet").toStdString();
    std::string outcome = tr("not yet").toStdString();
    const bool hasNumber = done != nullptr && done->measured && !m_numberHidden;
    if (done != nullptr) outcome = hasNumber ? asMarkdown(numberText(*done->measured)) : m_check.text;
    // What was predicted in words is answered in words; the number is below with its name.
    const auto* choice = std::get_if<ChoiceQuestion>(&m_prediction->kind);
    const QuestionChoice* happens = choice != nullptr && done != nullptr ? choice->happening() : nullptr;
    if (happens != nullptr)
        outcome = happens->text +
                  (hasNumber && !m_check.text.empty() ? "\n\n" + m_check.text + ": " + outcome : "");
    m_outcome->setTexts(given, outcome);
    OutcomeVerdict verdict{Mark::Open, waitsText()};
    if (done != nullptr && done->measured && predicted != nullptr)
        verdict = outcomeVerdict(m_check, *m_prediction, *predicted, *done->measured, locale());
    else if (done != nullptr)
        verdict = {Mark::None, asMarkdown(tr("You made no prediction."))};
    if (happens != nullptr && verdict.mark == Mark::Wrong)
        verdict.words = asMarkdown(tr("Something else happens.")); // it is beside
    m_outcome->setVerdict(verdict.mark, verdict.words);
    m_line = {given, outcome, verdict.mark};
    if (m_first != nullptr) m_first->showTable();
    const std::string feedback = m_feedbackWanted && done != nullptr && predicted != nullptr
                                     ? outcomeFeedback(*m_prediction, *predicted)
                                     : std::string();
    if (feedback != m_feedback->markdown()) m_feedback->say(feedback);
}

/// What an open check waits for.
std::string CheckRow::waitsText() const {
    return asMarkdown(m_waitsForLines ? tr("Complete the lines first. Then a run counts.")
                                      : tr("The run will show it."));
}

QString CheckRow::numberText(double measured) const {
    return numberShown(shownValue(m_check, measured), m_check.digits, m_check.unit, locale());
}

} // namespace timestep

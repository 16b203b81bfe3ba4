// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/number_votes.h"

#include "app/classroom/vote_dots.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/questions/number_form.h"
#include "core/parameter/typed_number.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr std::size_t mostVotes = 999;
constexpr int digits = 4;

/// The middle number, or the mean of the two in the middle.
double median(std::vector<double> numbers) {
    std::sort(numbers.begin(), numbers.end());
    const std::size_t half = numbers.size() / 2;
    return numbers.size() % 2 == 1 ? numbers[half] : (numbers[half - 1] + numbers[half]) / 2;
}

} // namespace

NumberVotes::NumberVotes(const std::string& unit, std::vector<double> numbers, QWidget* parent)
    : QWidget(parent),
      m_unit(unit == "1" ? QString() : QString::fromStdString(unit)),
      m_numbers(std::move(numbers)),
      m_label(new QLabel(this)),
      m_line(new QLineEdit(this)),
      m_add(new QPushButton(this)),
      m_back(new QPushButton(this)),
      m_said(new QLabel(this)),
      m_dots(new VoteDots(this)) {
    m_label->setBuddy(m_line);
    m_said->setWordWrap(true);
    auto* entry = new QHBoxLayout;
    entry->addWidget(m_label);
    entry->addWidget(m_line, 1);
    entry->addWidget(m_add);
    entry->addWidget(m_back);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(entry);
    layout->addWidget(m_dots);
    layout->addWidget(m_said);
    connect(m_line, &QLineEdit::returnPressed, this, &NumberVotes::add);
    connect(m_add, &QPushButton::clicked, this, &NumberVotes::add);
    connect(m_back, &QPushButton::clicked, this, &NumberVotes::takeBack);
    m_dots->setNumbers(m_numbers);
    retranslate();
}

void NumberVotes::add() {
    static const QRegularExpression between(QStringLiteral("[\\s;]+"));
    std::vector<double> numbers = m_numbers;
    m_problem.clear();
    for (const QString& word : m_line->text().split(between, Qt::SkipEmptyParts)) {
        const auto number = typedNumber(word.toStdString());
        if (!number) m_problem = whyNoNumber(word);
        if (number && numbers.size() < mostVotes) numbers.push_back(*number);
    }
    if (m_problem.isEmpty()) {
        m_line->clear();
        m_numbers = std::move(numbers);
        m_dots->setNumbers(m_numbers);
        emit numbersChanged(m_numbers);
    }
    say();
}

void NumberVotes::takeBack() {
    if (m_numbers.empty()) return;
    m_problem.clear();
    m_numbers.pop_back();
    m_dots->setNumbers(m_numbers);
    emit numbersChanged(m_numbers);
    say();
}

void NumberVotes::setClosed(bool closed) {
    for (QWidget* part : {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_line),
                          static_cast<QWidget*>(m_add), static_cast<QWidget*>(m_back)}) {
        part->setVisible(!closed);
        part->setEnabled(!closed);
    }
    if (closed) m_problem.clear();
    say();
}

void NumberVotes::setOutcome(std::optional<double> outcome) {
    m_dots->setOutcome(outcome);
    say();
}

QString NumberVotes::shown(double number) const {
    return numberShown(number, digits, m_unit.toStdString(), locale());
}

void NumberVotes::say() {
    QString said = tr("%n vote(s)", nullptr, static_cast<int>(m_numbers.size()));
    if (!m_numbers.empty())
        said += QStringLiteral(" · ") + tr("middle one: %1").arg(shown(median(m_numbers)));
    m_said->setText(m_problem.isEmpty() ? said : m_problem);
    m_back->setEnabled(!m_numbers.empty() && m_line->isEnabled());
    QStringList all{said};
    for (const double number : m_numbers) all << shown(number);
    m_dots->setAccessibleName(tr("What the class expects, one dot for each vote"));
    m_dots->setAccessibleDescription(all.join(QStringLiteral("; ")));
}

void NumberVotes::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void NumberVotes::retranslate() {
    m_label->setText(m_unit.isEmpty() ? tr("Number") : tr("Number in %1").arg(m_unit));
    m_line->setAccessibleName(m_label->text());
    m_line->setPlaceholderText(tr("one or several"));
    m_line->setToolTip(tr("Numbers with spaces between them; Enter adds them"));
    m_add->setText(tr("Add"));
    m_back->setText(tr("Take back"));
    m_back->setToolTip(tr("Removes the vote that was added last"));
    say();
}

} // namespace timestep

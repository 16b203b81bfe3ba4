// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/vote_card.h"

#include "app/classroom/number_votes.h"
#include "app/lesson/elements/number_shown.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/questions/question_forms.h"
#include "widgets/formula/rich_text.h"
#include "widgets/icons/icon.h"
#include "widgets/look/theme.h"
#include "widgets/panel/elided_label.h"
#include "widgets/panel/steady_scroll_area.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int mostVotesShown = 999;

std::optional<VoteForm> voteOn(const Question& question) {
    return withForm(question, [](const auto& form, const auto& kind) { return form.vote(kind); });
}

} // namespace

VoteBar::VoteBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void VoteBar::setCount(int count, int most) {
    m_count = count;
    m_most = std::max(most, 1);
    setAccessibleName(tr("%n vote(s)", nullptr, count));
    update();
}

QSize VoteBar::sizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.averageCharWidth() * 12, metrics.height()};
}

void VoteBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const QString number = QString::number(m_count);
    const int gap = fontMetrics().height() / 3;
    const int room = width() - fontMetrics().horizontalAdvance(QString::number(mostVotesShown)) - gap;
    const int length = std::max(0, room) * m_count / m_most;
    const auto place = [&](const QRect& logical) {
        return QStyle::visualRect(layoutDirection(), rect(), logical);
    };
    painter.fillRect(place({0, height() / 6, length, height() * 2 / 3}), colours.accent);
    painter.setPen(colours.text);
    painter.drawText(place({length + gap, 0, width() - length - gap, height()}),
                     Qt::AlignLeading | Qt::AlignVCenter, number);
}

VoteCard::VoteCard(QWidget* parent) : Card(parent), m_parameters(new QAction(this)), m_content(new QWidget) {
    m_parameters->setIcon(icon(QStringLiteral("adjustments")));
    m_parameters->setCheckable(true);
    addHeadAction(m_parameters);
    connect(m_parameters, &QAction::toggled, this, &VoteCard::parametersWanted);
    m_layout = new QVBoxLayout(m_content);
    m_layout->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new SteadyScrollArea;
    scroll->setWidget(m_content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    setContent(scroll);
    retranslate();
}

const Question* VoteCard::votedIn(const Lesson& lesson, std::size_t step) {
    if (step >= lesson.steps.size()) return nullptr;
    const auto isVoted = [](const Question* question) {
        return question != nullptr && question->prediction && voteOn(*question);
    };
    for (const Block& block : lesson.steps[step].blocks)
        if (const auto* question = std::get_if<Question>(&block); isVoted(question)) return question;
    for (const Check* check : lesson.steps[step].checks())
        if (const Question* question = lesson.question(check->outcome); isVoted(question)) return question;
    return nullptr;
}

void VoteCard::showStep(std::shared_ptr<const Lesson> lesson, std::size_t step) {
    const Question* question = lesson ? votedIn(*lesson, step) : nullptr;
    m_question = question != nullptr ? question->id : std::string();
    m_key = question != nullptr ? lesson->id + "/" + question->id : std::string();
    m_found.clear();
    m_foundValue.reset();
    m_unit.reset();
    if (question != nullptr) build(*voteOn(*question));
    setVisible(question != nullptr);
}

void VoteCard::build(const VoteForm& form) {
    if (m_page != nullptr) {
        m_page->hide();
        m_page->deleteLater();
    }
    m_rows.clear();
    m_explanations.clear();
    m_numbers = nullptr;
    m_votes[m_key].counts.resize(form.choices.size(), 0);
    m_page = new QWidget;
    m_page->setAutoFillBackground(false);
    auto* grid = new QGridLayout(m_page);
    grid->setContentsMargins(12, 4, 12, 10);
    grid->setColumnStretch(2, 1);
    int line = 0;
    if (form.ofNumbers)
        addNumbers(form, *grid, line);
    else
        addChoices(form, *grid, line);
    m_close = new QPushButton;
    connect(m_close, &QPushButton::clicked, this, [this] {
        Vote& now = m_votes[m_key];
        now.closed = !now.closed;
        refresh();
        emit closedChanged(now.closed);
    });
    m_outcome = new QLabel;
    m_outcome->setWordWrap(true);
    QFont bold = m_outcome->font();
    bold.setWeight(QFont::DemiBold);
    m_outcome->setFont(bold);
    grid->addWidget(m_outcome, line++, 0, 1, 3);
    m_explain = new QPushButton;
    m_explain->setCheckable(true);
    connect(m_explain, &QPushButton::toggled, this, &VoteCard::refresh);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_close);
    buttons->addWidget(m_explain);
    buttons->addStretch(1);
    grid->addLayout(buttons, line++, 0, 1, 3);
    grid->setRowStretch(line, 1);
    m_layout->addWidget(m_page);
    refresh();
}

void VoteCard::addChoices(const VoteForm& form, QGridLayout& grid, int& line) {
    for (std::size_t i = 0; i < form.choices.size(); ++i) {
        const QString name = plainText(form.choices[i].text);
        auto* count = new QSpinBox;
        count->setRange(0, mostVotesShown);
        count->setValue(m_votes[m_key].counts[i]);
        count->setAccessibleName(tr("Votes for: %1").arg(name));
        auto* bar = new VoteBar;
        // One line is enough: the lesson next to it shows the whole text.
        auto* label = new ElidedLabel;
        label->setText(name);
        grid.addWidget(label, line++, 0, 1, 3);
        grid.addWidget(count, line, 0);
        grid.addWidget(bar, line++, 1, 1, 2);
        if (!form.choices[i].feedback.empty()) {
            m_explanations.push_back(makeProse(form.choices[i].feedback, m_page));
            grid.addWidget(m_explanations.back(), line++, 0, 1, 3);
        }
        m_rows.push_back({count, bar});
        connect(count, &QSpinBox::valueChanged, this, [this, i](int value) {
            m_votes[m_key].counts[i] = value;
            refresh();
        });
    }
}

void VoteCard::addNumbers(const VoteForm& form, QGridLayout& grid, int& line) {
    m_unit = form.unit;
    m_numbers = new NumberVotes(form.unit, m_votes[m_key].numbers);
    grid.addWidget(m_numbers, line++, 0, 1, 3);
    connect(m_numbers, &NumberVotes::numbersChanged, this,
            [this](const std::vector<double>& numbers) { m_votes[m_key].numbers = numbers; });
    for (const NumberFeedback& feedback : form.feedback) {
        constexpr int digits = 4;
        const QString number = numberShown(feedback.value, digits, form.unit, locale());
        QWidget* explanation = makeProse("**" + number.toStdString() + "** " + feedback.text, m_page);
        grid.addWidget(explanation, line++, 0, 1, 3);
        m_explanations.push_back(explanation);
    }
}

void VoteCard::refresh() {
    if (m_question.empty() || m_close == nullptr) return;
    const Vote& vote = m_votes.at(m_key);
    const int most = vote.counts.empty() ? 1 : *std::max_element(vote.counts.begin(), vote.counts.end());
    for (std::size_t i = 0; i < m_rows.size() && i < vote.counts.size(); ++i) {
        m_rows[i].count->setEnabled(!vote.closed);
        m_rows[i].count->setVisible(!vote.closed);
        m_rows[i].bar->setCount(vote.counts[i], most);
    }
    if (m_numbers != nullptr) {
        m_numbers->setClosed(vote.closed);
        m_numbers->setOutcome(m_foundValue);
    }
    for (QWidget* explanation : m_explanations)
        explanation->setVisible(m_explain->isChecked() && !m_found.isEmpty());
    m_close->setVisible(!vote.closed || m_found.isEmpty());
    m_close->setText(vote.closed ? tr("Vote &again") : tr("&Close the vote"));
    m_close->setToolTip(vote.closed ? tr("Changes the counts") : tr("The run may begin"));
    m_outcome->setText(m_found.isEmpty() ? QString() : tr("Outcome: %1").arg(m_found));
    m_outcome->setVisible(!m_found.isEmpty());
    m_explain->setText(tr("E&xplain"));
    m_explain->setToolTip(m_numbers != nullptr ? tr("Comments on common numbers")
                                               : tr("Comments on each choice"));
    m_explain->setVisible(!m_found.isEmpty() && !m_explanations.empty());
    m_page->layout()->activate();
    if (const int high = wantedHeight(); high != m_high) {
        m_high = high;
        emit resized();
    }
}

void VoteCard::showOutcome(const QString& outcome, std::optional<double> value) {
    if (outcome == m_found && value == m_foundValue) return;
    m_found = outcome;
    m_foundValue = value;
    refresh();
}

std::optional<std::string> VoteCard::unit() const {
    return m_unit;
}

bool VoteCard::wantsParameters() const {
    return m_parameters->isChecked();
}

int VoteCard::wantedHeight() const {
    constexpr int borders = 14;
    const int head = fontMetrics().height() * 2;
    return (m_page != nullptr ? m_page->sizeHint().height() : 0) + head + borders;
}

bool VoteCard::isClosed() const {
    const auto vote = m_votes.find(m_key);
    return !m_question.empty() && vote != m_votes.end() && vote->second.closed;
}

std::vector<int> VoteCard::counts() const {
    const auto vote = m_votes.find(m_key);
    return vote != m_votes.end() ? vote->second.counts : std::vector<int>();
}

std::vector<double> VoteCard::numbers() const {
    const auto vote = m_votes.find(m_key);
    return vote != m_votes.end() ? vote->second.numbers : std::vector<double>();
}

void VoteCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Card::changeEvent(event);
}

void VoteCard::retranslate() {
    setTitle(tr("What the class expects"));
    m_parameters->setText(tr("Parameters"));
    m_parameters->setToolTip(tr("Show the parameters, too"));
    refresh();
}

} // namespace timestep

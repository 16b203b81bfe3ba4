// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/panel/lesson_panel.h"

#include "app/lesson/elements/prose.h"
#include "app/lesson/pages/next_card.h"
#include "app/lesson/pages/step_page.h"
#include "app/lesson/pages/summary_page.h"
#include "app/lesson/panel/notice_bar.h"
#include "app/lesson/panel/step_bar.h"
#include "app/lesson/progress/lesson_state.h"
#include "core/input_error.h"
#include "core/run/experiment/experiment_json.h"
#include "widgets/icons/icon.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/text/text.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int smallestWidth = 280;  ///< [px]
constexpr int draftPatience = 1000; ///< after the last key, until a draft is kept [ms]

/// Whether both are the same apart from texts, which differ between languages.
bool sameExperiment(const ExperimentBlock* one, const ExperimentBlock* other) {
    if (one == nullptr || other == nullptr) return one == other;
    return one->id == other->id &&
           toJson(withoutTexts(one->experiment)) == toJson(withoutTexts(other->experiment));
}

/// The index of the step with this id; 0 if there is none.
std::size_t stepOfId(const Lesson& lesson, const std::string& id) {
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (lesson.steps[i].id == id) return i;
    return 0;
}

} // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : Card(parent), m_lessons(new QAction(this)), m_backKey(new QAction(this)), m_nextKey(new QAction(this)) {
    setTitleLines(2);
    m_lessons->setIcon(icon(QStringLiteral("school")));
    addHeadAction(m_lessons);
    // In the order of the Tab key.
    m_notice = new NoticeBar(this);
    m_scroll = new SteadyScrollArea(this);
    m_empty = new QLabel(this);
    m_foot = new QWidget(this);
    auto* foot = new QVBoxLayout(m_foot);
    foot->setContentsMargins(16, 8, 16, 10);
    m_foot->hide();
    m_bar = new StepBar(this);
    m_scroll->setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // no text changes its width with the feedback
    connect(m_lessons, &QAction::triggered, this, &LessonPanel::lessonListWanted);

    m_backKey->setShortcuts({QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::CTRL | Qt::Key_PageUp)});
    m_nextKey->setShortcuts(
        {QKeySequence(Qt::ALT | Qt::Key_Right), QKeySequence(Qt::CTRL | Qt::Key_PageDown)});
    addActions({m_backKey, m_nextKey});
    connect(m_backKey, &QAction::triggered, this, &LessonPanel::back);
    connect(m_nextKey, &QAction::triggered, this, &LessonPanel::next);

    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* notice = new QVBoxLayout;
    notice->setContentsMargins(12, 0, 12, 6);
    notice->addWidget(m_notice);
    layout->addLayout(notice);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_foot);
    layout->addWidget(m_bar);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::ClickFocus); // so that the keys scroll it
    m_scroll->viewport()->setAutoFillBackground(false);
    m_empty->setWordWrap(true);
    m_empty->setMargin(16);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_scroll->setWidget(m_empty);
    m_empty->setAutoFillBackground(false);
    setContent(content);
    setMinimumWidth(smallestWidth);

    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(draftPatience);
    connect(&m_draftTimer, &QTimer::timeout, this, [this] {
        countTime();
        emit progressChanged(m_progress);
    });
    connect(m_bar, &StepBar::backWanted, this, &LessonPanel::back);
    connect(m_bar, &StepBar::nextWanted, this, &LessonPanel::next);
    connect(m_bar, &StepBar::stepWanted, this, [this](int step) { goTo(static_cast<std::size_t>(step)); });
    retranslateUi();
    m_bar->hide();
}

LessonPanel::~LessonPanel() = default;

void LessonPanel::open(Lesson lesson, const LessonProgress& progress) {
    if (lesson.steps.empty()) return;
    m_draftTimer.stop();
    m_lesson = std::make_shared<const Lesson>(std::move(lesson));
    m_progress = progress;
    m_progress.lesson = m_lesson->id;
    if (m_progress.started.empty()) m_progress.started = m_stamp(m_progress);
    judgeAll();
    m_staged.clear();
    m_current.reset();
    m_notice->say({});
    m_time.invalidate();
    retranslateUi();
    enter(stepOfId(*m_lesson, m_progress.step), true);
}

void LessonPanel::reload(Lesson lesson) {
    if (!m_lesson || m_lesson->id != lesson.id || lesson.steps.empty()) {
        LessonProgress fresh;
        fresh.lesson = lesson.id;
        open(std::move(lesson), fresh);
        return;
    }
    countTime();
    const std::shared_ptr<const Lesson> before = m_lesson;
    const bool atEnd = m_step >= before->steps.size();
    const ExperimentBlock* shown = before->experiment(m_staged);
    m_lesson = std::make_shared<const Lesson>(std::move(lesson));
    judgeAll();
    m_notice->say({});
    retranslateUi();
    const int scrolled = m_scroll->verticalScrollBar()->value();
    m_step = atEnd ? m_lesson->steps.size() : stepOfId(*m_lesson, m_progress.step);
    build();
    updateLock();
    if (!atEnd && !m_aside) stage(!sameExperiment(shown, stageOf(*m_lesson, m_step).experiment));
    takeAnswers();
    refresh();
    m_scroll->widget()->adjustSize();
    m_scroll->verticalScrollBar()->setValue(scrolled);
}

void LessonPanel::goTo(std::size_t step) {
    if (!m_lesson || step == m_step || step > m_lesson->steps.size()) return;
    enter(step, step < m_step);
}

void LessonPanel::next() {
    if (m_lesson) goTo(m_lesson->stepAfter(m_step));
}

void LessonPanel::back() {
    if (m_lesson) goTo(m_lesson->stepBefore(m_step));
}

void LessonPanel::enter(std::size_t step, bool anew) {
    countTime();
    const bool fromEnd = m_summary != nullptr;
    m_step = step;
    m_reactions.clear();
    m_found.reset();
    m_ranHere = false;
    if (step < m_lesson->steps.size()) {
        m_progress.step = stepId();
        m_progress.seconds[stepId()] += 0;
    } else {
        m_progress.finished = true;
    }
    build();
    updateLock();
    if (m_page != nullptr) stage(anew && !fromEnd);
    takeAnswers();
    refresh();
    m_scroll->verticalScrollBar()->setValue(0);
    focusTop();
    emit progressChanged(m_progress);
    if (m_summary != nullptr) emit finished();
}

void LessonPanel::build() {
    m_page = nullptr;
    m_summary = nullptr;
    if (m_nextCard != nullptr) { // it may be the sender of the current signal
        m_nextCard->hide();
        m_nextCard->deleteLater();
        m_nextCard = nullptr;
    }
    if (m_step < m_lesson->steps.size()) {
        m_page = new StepPage(m_lesson, m_step, m_glossary ? m_glossary() : Glossary());
        connect(m_page, &StepPage::drafted, this, &LessonPanel::onDraft);
        connect(m_page, &StepPage::answered, this, &LessonPanel::onAnswer);
        connect(m_page, &StepPage::linkActivated, this, &LessonPanel::onLink);
        connect(m_page, &StepPage::methodEditWanted, this, &LessonPanel::methodEditWanted);
        connect(m_page, &StepPage::sketchReplaced, this, &LessonPanel::sketchChanged);
        connect(m_page, &StepPage::sketchDrawWanted, this, &LessonPanel::sketchDrawWanted);
    } else {
        const NextLesson next = m_next ? m_next() : NextLesson();
        m_summary = new SummaryPage(m_lesson, m_progress, stepsDone(*m_lesson, m_progress), next);
        m_nextCard = new NextCard(next, m_foot);
        m_foot->layout()->addWidget(m_nextCard);
        connect(m_nextCard, &NextCard::lessonListWanted, this, &LessonPanel::lessonListWanted);
        connect(m_nextCard, &NextCard::lessonWanted, this, &LessonPanel::lessonWanted, Qt::QueuedConnection);
        connect(m_nextCard, &NextCard::courseWanted, this, &LessonPanel::courseWanted);
        connect(m_summary, &SummaryPage::chartWanted, this, &LessonPanel::chartWanted);
        connect(m_summary, &SummaryPage::resultWanted, this, &LessonPanel::resultWanted);
        connect(m_summary, &SummaryPage::reportWanted, this, &LessonPanel::reportWanted);
        connect(m_summary, &SummaryPage::programWanted, this, &LessonPanel::programWanted);
        connect(m_summary, &SummaryPage::chartDrawWanted, this, &LessonPanel::chartDrawWanted);
        connect(m_summary, &SummaryPage::stepWanted, this,
                [this](int step) { goTo(static_cast<std::size_t>(step)); });
    }
    // The old page may be the sender of the current signal.
    if (QWidget* old = m_scroll->takeWidget()) {
        old->hide();
        old->deleteLater();
        m_empty = nullptr;
    }
    QWidget* page = m_page != nullptr ? static_cast<QWidget*>(m_page) : m_summary;
    QWidgetList parts;
    for (QWidget* part = page->nextInFocusChain(); part != page; part = part->nextInFocusChain())
        if (part->focusProxy() == nullptr && part->focusPolicy() != Qt::NoFocus) parts << part;
    m_scroll->setWidget(page);
    page->setAutoFillBackground(false); // transparent, shows the card
    // The new widgets take the old page's place in the Tab order; otherwise they would be last in the window.
    QWidget* last = m_scroll;
    for (QWidget* part : parts) {
        setTabOrder(last, part);
        last = part;
    }
    m_foot->setVisible(m_nextCard != nullptr);
    m_bar->setVisible(true);
}

void LessonPanel::stage(bool restart) {
    const Stage wanted = stageOf(*m_lesson, m_step);
    const std::string id = wanted.experiment != nullptr ? wanted.experiment->id : std::string();
    // Start again: earlier rows would answer the present question, a curve must be drawn into empty axes, not
    // over the previous run, and a lesson put aside finds another experiment on the stage.
    const bool read = m_step > 0 && m_lesson->steps[m_step - 1].kind == StepKind::Read;
    const bool begins = wanted.experiment != nullptr && (restart || m_aside || id != m_staged ||
                                                         (m_locked && read) || openSketch() != nullptr);
    m_staged = id;
    if (begins) m_current = wanted.experiment->experiment;
    if (m_current) m_page->showCode(*m_current);
    emit stageWanted(wanted, begins);
}

void LessonPanel::refresh(const std::string& aloud) {
    QStringList titles;
    std::vector<bool> deeper;
    for (const LessonStep& step : m_lesson->steps) {
        titles << plainText(step.title);
        deeper.push_back(step.deeper);
    }
    m_bar->setSteps(titles, stepShares(*m_lesson, m_progress), static_cast<int>(m_step), deeper);
    if (m_page != nullptr) {
        m_page->show(m_progress, m_judgements, stepDone(m_step), aloud);
        m_page->showReactions(m_progress, m_reactions);
    }
    emit sketchChanged();
}

void LessonPanel::onLink(const QString& address) {
    const QString scheme = QString::fromUtf8(termScheme.data(), static_cast<qsizetype>(termScheme.size()));
    if (address.startsWith(scheme)) {
        emit termWanted(address.mid(scheme.size()));
        return;
    }
    if (address.startsWith(stepScheme)) {
        goTo(address.mid(stepScheme.size()).toUInt());
        return;
    }
    if (!address.contains(QLatin1Char(':'))) {
        emit fileWanted(QUrl::fromPercentEncoding(address.toUtf8()));
        return;
    }
    try {
        emit commandWanted(parseCommand(address.toStdString()));
    } catch (const InputError& error) {
        showProblem(translated(error));
    }
}

std::string LessonPanel::stepId() const {
    return m_lesson->steps[m_step].id;
}

void LessonPanel::showChart(const PlotSpec& spec, const Table& table) {
    if (m_summary != nullptr) m_summary->showChart(spec, table);
}

void LessonPanel::showProblem(const QString& sentence) {
    m_notice->say(sentence);
}

/// Moves the focus to the next open question of the step, to the text with the command, or to "Next".
void LessonPanel::focusNext() {
    QWidget* next = m_page == nullptr || stepDone(m_step) ? nullptr : m_page->nextToDo(m_progress);
    if (next == nullptr && m_page != nullptr && !stepDone(m_step)) return;
    if (next == nullptr) next = m_bar->nextButton();
    next->setFocus(Qt::OtherFocusReason);
}

/// Tab continues from the title of the new page, and screen readers read it.
void LessonPanel::focusTop() {
    QWidget* top = m_page != nullptr ? m_page->top() : m_summary != nullptr ? m_summary->top() : nullptr;
    if (top != nullptr) top->setFocus(Qt::OtherFocusReason);
}

void LessonPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Card::changeEvent(event);
}

void LessonPanel::retranslateUi() {
    m_lessons->setText(tr("Lessons"));
    m_lessons->setToolTip(tr("Choose a lesson"));
    m_backKey->setText(tr("Back"));
    m_nextKey->setText(tr("Next"));
    if (m_empty != nullptr) m_empty->setText(tr("No lesson is open."));
    m_scroll->setAccessibleName(tr("Page of the lesson"));
    if (!m_lesson) {
        setTitle(tr("Lesson"));
        return;
    }
    const QString title = QString::fromStdString(m_lesson->title);
    setTitle(m_lesson->number > 0 ? tr("Lesson %1 · %2").arg(QString::number(m_lesson->number), title)
                                  : title);
}

} // namespace timestep

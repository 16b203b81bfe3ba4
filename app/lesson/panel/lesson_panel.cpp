// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/panel/lesson_panel.h"

#include "app/lesson/elements/heading.h"
#include "app/lesson/elements/prose.h"
#include "app/lesson/pages/method_text.h"
#include "app/lesson/pages/next_card.h"
#include "app/lesson/pages/question_frame.h"
#include "app/lesson/pages/run_reaction.h"
#include "app/lesson/pages/step_page.h"
#include "app/lesson/pages/summary_page.h"
#include "app/lesson/panel/notice_bar.h"
#include "app/lesson/panel/step_bar.h"
#include "app/lesson/progress/progress.h"
#include "core/input_error.h"
#include "widgets/icons/icon.h"
#include "widgets/panel/steady_scroll_area.h"
#include "widgets/text/text.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

constexpr int smallestWidth = 280;  ///< [px]
constexpr int draftPatience = 1000; ///< after the last key, until a draft is kept [ms]

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
    connect(m_lessons, &QAction::triggered, this, [this] { emit actionWanted(QStringLiteral("lessons")); });

    m_backKey->setShortcuts({QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::CTRL | Qt::Key_PageUp)});
    m_nextKey->setShortcuts(
        {QKeySequence(Qt::ALT | Qt::Key_Right), QKeySequence(Qt::CTRL | Qt::Key_PageDown)});
    addActions({m_backKey, m_nextKey});
    connect(m_backKey, &QAction::triggered, this, &LessonPanel::back);
    connect(m_nextKey, &QAction::triggered, this, &LessonPanel::next);

    m_text = new QWidget(this);
    auto* layout = new QVBoxLayout(m_text);
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
    setContent(m_text);
    sizeText();
    setMinimumWidth(smallestWidth);

    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(draftPatience);
    connect(&m_draftTimer, &QTimer::timeout, this, [this] {
        countTime();
        emit progressChanged(progress());
    });
    connect(m_bar, &StepBar::backWanted, this, &LessonPanel::back);
    connect(m_bar, &StepBar::nextWanted, this, &LessonPanel::next);
    connect(m_bar, &StepBar::stepWanted, this, [this](int step) { goTo(static_cast<std::size_t>(step)); });
    m_walk.setStamp([](const LessonProgress& progress) { return stampAfter(latestStamp(progress)); });
    retranslate();
    m_bar->hide();
}

LessonPanel::~LessonPanel() = default;

void LessonPanel::open(Lesson lesson, const LessonProgress& progress) {
    if (lesson.steps.empty()) return;
    m_draftTimer.stop();
    m_current.reset();
    m_notice->say({});
    m_time.start();
    const LessonWalk::Entered entered = m_walk.open(std::move(lesson), progress);
    retranslate();
    arrive(entered);
}

void LessonPanel::reload(Lesson lesson) {
    if (!this->lesson() || this->lesson()->id != lesson.id || lesson.steps.empty()) {
        LessonProgress fresh;
        fresh.lesson = lesson.id;
        open(std::move(lesson), fresh);
        return;
    }
    countTime();
    const std::optional<LessonWalk::Entered> entered = m_walk.replace(std::move(lesson));
    m_notice->say({});
    retranslate();
    const int scrolled = m_scroll->verticalScrollBar()->value();
    m_walk.isAtEnd() ? buildEnd() : buildStep();
    updateLock();
    if (entered) stage(*entered);
    refresh();
    m_scroll->widget()->adjustSize();
    m_scroll->verticalScrollBar()->setValue(scrolled);
}

void LessonPanel::goTo(std::size_t step) {
    if (!lesson() || step == this->step() || step > lesson()->steps.size()) return;
    countTime();
    arrive(m_walk.enter(step));
    if (m_page != nullptr) m_page->foldAnswered();
}

void LessonPanel::next() {
    if (lesson()) goTo(lesson()->stepAfter(step()));
}

void LessonPanel::back() {
    if (lesson()) goTo(lesson()->stepBefore(step()));
}

void LessonPanel::arrive(const std::optional<LessonWalk::Entered>& entered) {
    m_reactions.clear();
    entered ? buildStep() : buildEnd();
    updateLock();
    if (entered) stage(*entered);
    refresh();
    m_scroll->verticalScrollBar()->setValue(0);
    focusTop();
    emit progressChanged(progress());
    if (!entered) emit finished();
}

void LessonPanel::buildStep() {
    m_page = new StepPage(m_walk, m_glossary ? m_glossary() : Glossary());
    m_summary = nullptr;
    connect(m_page, &StepPage::drafted, this, &LessonPanel::onDraft);
    connect(m_page, &StepPage::answered, this, &LessonPanel::onAnswer);
    connect(m_page, &StepPage::linkActivated, this, &LessonPanel::onLink);
    connect(m_page, &StepPage::methodEditWanted, this, &LessonPanel::methodEditWanted);
    connect(m_page, &StepPage::sketchReplaced, this, &LessonPanel::sketchChanged);
    connect(m_page, &StepPage::sketchDrawWanted, this, &LessonPanel::sketchDrawWanted);
    setPage(m_page);
    emit linesLent(m_page->lent());
}

void LessonPanel::buildEnd() {
    const NextLesson next = m_next ? m_next() : NextLesson();
    m_page = nullptr;
    m_summary = new SummaryPage(lesson(), progress(), stepsDone(*lesson(), progress()), next);
    connect(m_summary, &SummaryPage::chartWanted, this, &LessonPanel::chartWanted);
    connect(m_summary, &SummaryPage::chartDrawWanted, this, &LessonPanel::chartDrawWanted);
    connect(m_summary, &SummaryPage::actionWanted, this, &LessonPanel::actionWanted);
    connect(m_summary, &SummaryPage::stepWanted, this,
            [this](int step) { goTo(static_cast<std::size_t>(step)); });
    setPage(m_summary);
    emit linesLent(nullptr);
    m_nextCard = new NextCard(next, m_foot);
    m_foot->layout()->addWidget(m_nextCard);
    sizeText();
    m_foot->show();
    connect(m_nextCard, &NextCard::actionWanted, this, &LessonPanel::actionWanted);
    connect(m_nextCard, &NextCard::lessonWanted, this, &LessonPanel::lessonWanted, Qt::QueuedConnection);
}

void LessonPanel::setPage(QWidget* page) {
    if (m_nextCard != nullptr) { // it may be the sender of the current signal
        m_nextCard->hide();
        m_nextCard->deleteLater();
        m_nextCard = nullptr;
    }
    m_foot->hide();
    m_scroll->replaceWidget(page);
    m_empty = nullptr;
    page->setAutoFillBackground(false); // transparent, shows the card
    sizeText();
    m_bar->show();
}

void LessonPanel::stage(const LessonWalk::Entered& entered) {
    if (entered.restart) m_current = entered.stage.experiment->experiment;
    if (m_current) m_page->showCode(*m_current);
    emit stageWanted(entered.stage, entered.restart);
}

void LessonPanel::refresh(const std::string& aloud) {
    m_bar->showSteps(m_walk);
    if (m_page != nullptr) m_page->show(m_reactions, aloud);
    sizeText(); // of what has just appeared
    tellNext();
    emit sketchChanged();
}

void LessonPanel::takeSketch(const std::vector<std::string>& cells) {
    const Question* open = m_walk.openSketch();
    if (open != nullptr && m_page != nullptr) m_page->takeSketch(open->id, cells);
}

void LessonPanel::focusSketch() {
    const Question* open = m_walk.openSketch();
    if (open == nullptr || m_page == nullptr) return;
    emit sketchLeft();
    QPushButton* const commit = m_page->commitButtonOf(open->id);
    if (commit != nullptr) commit->setFocus(Qt::OtherFocusReason);
}

bool LessonPanel::showOpenLines() {
    const Question* lines = m_page != nullptr ? m_walk.openLines() : nullptr;
    if (lines != nullptr) bringIntoView(m_page->feedbackOf(lines->id));
    return lines != nullptr;
}

void LessonPanel::showRun(const MeasuredRun& run) {
    if (m_page == nullptr) return;
    if (!m_current || !sameMethods(*m_current, run.current)) {
        m_current = run.current;
        m_page->showCode(run.current);
    }
    const LessonWalk::Ran ran = m_walk.take(run);
    std::map<std::string, std::string> reactions;
    const auto isOpenPuzzle = [this](const Question* question) {
        return !isCommitted(*question) && !m_walk.progress().isAnswered(*question);
    };
    const auto questions = m_walk.openStep()->questions();
    const bool isPuzzle = std::any_of(questions.begin(), questions.end(), isOpenPuzzle);
    for (auto& [check, result] : ran.tries) {
        CheckResult shown = result;
        if (shown.measured && m_walk.answersOpenQuestion(shownValue(*check, *shown.measured)))
            shown.measured.reset();
        if (std::string said = runReaction(*check, shown, run.current, locale(), isPuzzle); !said.empty())
            reactions[check->id] = std::move(said);
    }
    const bool reacts = reactions != m_reactions;
    m_reactions = std::move(reactions);
    m_page->showHands(m_walk.contextOf(run));
    if (ran.heldFirst) {
        refresh();
        // A page opens at its top, even if the run of an earlier page has already met a check.
        if (!isTyping() && !ran.tries.empty()) bringIntoView(m_page->newOutcome());
        emit progressChanged(progress());
    } else if (reacts) {
        m_page->showReactions(m_reactions);
    }
}

void LessonPanel::stepMade() {
    if (m_page != nullptr) m_page->playCode();
}

void LessonPanel::onDraft(const Answer& answer) {
    m_walk.draft(answer);
    m_draftTimer.start();
}

void LessonPanel::keepWork() {
    m_draftTimer.stop();
    if (!lesson()) return;
    countTime();
    emit progressChanged(progress());
}

void LessonPanel::onAnswer(const Answer& answer) {
    if (m_page == nullptr) return;
    const LessonWalk::Answered answered = m_walk.answer(answer);
    if (answered.judgement.verdict == Verdict::Unreadable) {
        m_page->showUnreadable(answer, answered.judgement);
        return;
    }
    updateLock();
    refresh(answer.question);
    for (const AnswerEffect* effect : answered.run) {
        Command set;
        set.kind = Command::Kind::Set;
        set.values = effect->set;
        emit commandWanted(set);
        emit runWanted();
    }
    bringIntoView(m_page->feedbackOf(answer.question));
    if (answered.judgement.verdict != Verdict::Wrong) focusNext();
    countTime();
    emit progressChanged(progress());
}

/// Whether a field of the page has the cursor and something in it.
bool LessonPanel::isTyping() const {
    const QWidget* focus = QApplication::focusWidget();
    if (m_page == nullptr || !m_page->isAncestorOf(focus)) return false;
    const auto* line = qobject_cast<const QLineEdit*>(focus);
    const auto* text = qobject_cast<const QPlainTextEdit*>(focus);
    return (line != nullptr && !line->isReadOnly() && !line->text().isEmpty()) ||
           (text != nullptr && !text->isReadOnly() && !text->document()->isEmpty());
}

void LessonPanel::bringIntoView(QWidget* part) {
    if (part == nullptr) return;
    m_scroll->widget()->layout()->activate();
    m_scroll->widget()->adjustSize();
    m_scroll->ensureWidgetVisible(part, 0, 8);
}

void LessonPanel::setAside(bool aside) {
    m_walk.setAside(aside);
    m_isAside = aside;
    tellNext();
}

void LessonPanel::tellNext() {
    emit runIsNext(m_isAside || m_page == nullptr || (!m_page->asks() && !m_walk.isDone(step())));
}

void LessonPanel::updateLock() {
    if (m_page != nullptr) m_page->showWaiting(m_walk.waitsForNextStep());
    if (m_walk.isLocked() == m_locked) return;
    m_locked = !m_locked;
    emit runLockChanged(m_locked);
}

void LessonPanel::countTime() {
    if (m_walk.openStep() != nullptr && m_time.isValid())
        m_walk.addTime(static_cast<double>(m_time.restart()) / 1000.0);
    else
        m_time.start();
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

void LessonPanel::showChart(const PlotSpec& spec, const Table& table) {
    if (m_summary != nullptr) m_summary->showChart(spec, table);
}

void LessonPanel::showProblem(const QString& sentence) {
    m_notice->say(sentence);
}

/// Moves the focus to the next open question of the step, to the text with the command, or to "Next".
void LessonPanel::focusNext() {
    const bool done = m_page == nullptr || m_walk.isDone(step());
    QWidget* next = done ? m_bar->nextButton() : m_page->nextToDo();
    if (next != nullptr) next->setFocus(Qt::OtherFocusReason);
}

/// Tab continues from the title of the new page, and screen readers read it.
void LessonPanel::focusTop() {
    QWidget* top = m_page != nullptr ? m_page->top() : m_summary != nullptr ? m_summary->top() : nullptr;
    if (top != nullptr) top->setFocus(Qt::OtherFocusReason);
}

void LessonPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Card::changeEvent(event);
    // Style sheets take their sizes from the widgets inside once more, after this event.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &LessonPanel::sizeText, Qt::QueuedConnection);
    if (event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &LessonPanel::fillButtons, Qt::QueuedConnection);
}

/// A new theme takes the colours of their own from buttons.
void LessonPanel::fillButtons() {
    QEvent changed(QEvent::PaletteChange);
    for (QuestionFrame* frame : findChildren<QuestionFrame*>()) QCoreApplication::sendEvent(frame, &changed);
    QCoreApplication::sendEvent(m_bar, &changed);
}

void LessonPanel::sizeText() {
    setTextSize(*m_text, font().pointSizeF() * textType);
}

void LessonPanel::retranslate() {
    m_lessons->setText(tr("Lessons"));
    m_lessons->setToolTip(tr("Choose a lesson"));
    m_backKey->setText(tr("Back"));
    m_nextKey->setText(tr("Next"));
    if (m_empty != nullptr) m_empty->setText(tr("No lesson is open."));
    m_scroll->setAccessibleName(tr("Page of the lesson"));
    if (!lesson()) {
        setTitle(tr("Lesson"));
        return;
    }
    const QString title = QString::fromStdString(lesson()->title);
    setTitle(lesson()->number > 0 ? tr("Lesson %1 · %2").arg(QString::number(lesson()->number), title)
                                  : title);
}

} // namespace timestep

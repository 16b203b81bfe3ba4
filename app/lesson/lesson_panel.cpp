// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_panel.h"

#include "app/lesson/method_text.h"
#include "app/lesson/notice_bar.h"
#include "app/lesson/prose.h"
#include "app/lesson/step_bar.h"
#include "app/lesson/step_page.h"
#include "app/lesson/summary_page.h"
#include "core/input_error.h"
#include "core/run/experiment_json.h"
#include "widgets/icons/icon.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace timestep {

namespace {

constexpr int smallestWidth = 280; ///< [px]

bool sameAnswer(const Answer& one, const Answer& other) {
    return one.choice == other.choice && one.text == other.text && one.cells == other.cells;
}

bool sameExperiment(const ExperimentBlock* one, const ExperimentBlock* other) {
    if (one == nullptr || other == nullptr) return one == other;
    return one->id == other->id && toJson(one->experiment) == toJson(other->experiment);
}

/// Number of the step of that id; 0 when there is none.
std::size_t stepOfId(const Lesson& lesson, const std::string& id) {
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (lesson.steps[i].id == id) return i;
    return 0;
}

} // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : Card(parent), m_lessons(new QAction(this)), m_backKey(new QAction(this)), m_nextKey(new QAction(this)) {
    m_lessons->setIcon(icon(QStringLiteral("book")));
    addHeadAction(m_lessons);
    // In the order of the Tab key.
    m_notice = new NoticeBar(this);
    m_scroll = new QScrollArea(this);
    m_empty = new QLabel(this);
    m_bar = new StepBar(this);
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
    layout->addWidget(m_bar);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::ClickFocus); // and then the keys scroll it
    m_scroll->viewport()->setAutoFillBackground(false);
    m_empty->setWordWrap(true);
    m_empty->setMargin(16);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_scroll->setWidget(m_empty);
    m_empty->setAutoFillBackground(false);
    setContent(content);
    setMinimumWidth(smallestWidth);

    connect(m_bar, &StepBar::backWanted, this, &LessonPanel::back);
    connect(m_bar, &StepBar::nextWanted, this, &LessonPanel::next);
    connect(m_bar, &StepBar::stepWanted, this, [this](int step) { goTo(static_cast<std::size_t>(step)); });
    retranslateUi();
    m_bar->hide();
}

LessonPanel::~LessonPanel() = default;

void LessonPanel::open(Lesson lesson, const LessonProgress& progress) {
    if (lesson.steps.empty()) return;
    countTime();
    m_lesson = std::make_shared<const Lesson>(std::move(lesson));
    m_progress = progress;
    m_progress.lesson = m_lesson->id;
    if (m_progress.started.empty()) m_progress.started = timeStamp();
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
    m_notice->say({});
    retranslateUi();
    const int scrolled = m_scroll->verticalScrollBar()->value();
    m_step = atEnd ? m_lesson->steps.size() : stepOfId(*m_lesson, m_progress.step);
    build();
    updateLock();
    if (!atEnd) stage(!sameExperiment(shown, stageOf(*m_lesson, m_step).experiment));
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
    goTo(m_step + 1);
}

void LessonPanel::back() {
    if (m_step > 0) goTo(m_step - 1);
}

void LessonPanel::enter(std::size_t step, bool anew) {
    countTime();
    const bool fromEnd = m_summary != nullptr;
    m_step = step;
    m_soFar.clear();
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
    if (m_step < m_lesson->steps.size()) {
        m_page = new StepPage(m_lesson, m_step);
        connect(m_page, &StepPage::drafted, this, &LessonPanel::onDraft);
        connect(m_page, &StepPage::answered, this, &LessonPanel::onAnswer);
        connect(m_page, &StepPage::linkActivated, this, &LessonPanel::onLink);
        connect(m_page, &StepPage::sketchReplaced, this, &LessonPanel::sketchChanged);
        connect(m_page, &StepPage::sketchDrawWanted, this, &LessonPanel::sketchDrawWanted);
    } else {
        std::vector<bool> done;
        for (std::size_t i = 0; i < m_lesson->steps.size(); ++i) done.push_back(stepDone(i));
        m_summary = new SummaryPage(m_lesson, m_progress, done);
        connect(m_summary, &SummaryPage::chartWanted, this, &LessonPanel::chartWanted);
        connect(m_summary, &SummaryPage::lessonListWanted, this, &LessonPanel::lessonListWanted);
        connect(m_summary, &SummaryPage::stepWanted, this,
                [this](int step) { goTo(static_cast<std::size_t>(step)); });
    }
    // The page that is left may be the sender of the signal that led here.
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
    page->setAutoFillBackground(false); // the card shows through
    // Its parts come where the page before it was, not behind everything that the window has.
    QWidget* last = m_scroll;
    for (QWidget* part : parts) {
        setTabOrder(last, part);
        last = part;
    }
    m_bar->setVisible(true);
}

void LessonPanel::stage(bool restart) {
    const Stage wanted = stageOf(*m_lesson, m_step);
    const std::string id = wanted.experiment != nullptr ? wanted.experiment->id : std::string();
    const bool begins = wanted.experiment != nullptr && (restart || id != m_staged);
    m_staged = id;
    if (begins) m_current = wanted.experiment->experiment;
    if (m_current) m_page->showCode(*m_current);
    emit stageWanted(wanted, begins);
}

bool LessonPanel::stepDone(std::size_t step) const {
    if (!m_lesson || step >= m_lesson->steps.size()) return false;
    const LessonStep& wanted = m_lesson->steps[step];
    const std::vector<const Check*> checks = wanted.checks();
    if (checks.empty()) return m_progress.seconds.count(wanted.id) != 0;
    return std::all_of(checks.begin(), checks.end(),
                       [this](const Check* check) { return m_progress.checks.count(check->id) != 0; });
}

const Question* LessonPanel::openSketch() const {
    if (!m_lesson || m_step >= m_lesson->steps.size()) return nullptr;
    for (const Block& block : m_lesson->steps[m_step].blocks) {
        const auto* question = std::get_if<Question>(&block);
        if (question == nullptr || question->type != Question::Type::Sketch) continue;
        const auto entry = m_progress.questions.find(question->id);
        if (entry == m_progress.questions.end() || !entry->second.given) return question;
    }
    return nullptr;
}

std::vector<std::string> LessonPanel::sketchDraft() const {
    const Question* open = openSketch();
    const auto entry = open != nullptr ? m_progress.questions.find(open->id) : m_progress.questions.end();
    return entry != m_progress.questions.end() ? entry->second.draft.cells : std::vector<std::string>();
}

void LessonPanel::takeSketch(const std::vector<std::string>& cells) {
    const Question* open = openSketch();
    if (open != nullptr && m_page != nullptr) m_page->takeSketch(open->id, cells);
}

std::vector<std::pair<const Question*, Answer>> LessonPanel::committedSketches(std::string_view plot) const {
    std::vector<std::pair<const Question*, Answer>> found;
    if (!m_lesson) return found;
    for (const LessonStep& each : m_lesson->steps)
        for (const Block& block : each.blocks) {
            const auto* question = std::get_if<Question>(&block);
            if (question == nullptr || question->type != Question::Type::Sketch) continue;
            if (!plot.empty() && question->sketch.plot != plot) continue;
            const auto entry = m_progress.questions.find(question->id);
            if (entry != m_progress.questions.end() && entry->second.given)
                found.emplace_back(question, *entry->second.given);
        }
    return found;
}

bool LessonPanel::waitsForHands() const {
    if (!m_lesson || m_step >= m_lesson->steps.size()) return false;
    const auto checks = m_lesson->steps[m_step].checks();
    return std::any_of(checks.begin(), checks.end(), [](const Check* check) {
        return check->kind == Check::Kind::Event && !check->happens;
    });
}

void LessonPanel::runChanged(const Experiment& current, const Table& table, const Table& residuals,
                             const std::map<std::string, Table>& sweeps, const Observed& observed) {
    if (m_page == nullptr) return;
    if (!m_current || !sameMethods(*m_current, current)) {
        m_current = current;
        m_page->showCode(current);
    }
    std::map<std::string, Answer> answers;
    for (const auto& [id, question] : m_progress.questions)
        if (question.given) answers[id] = *question.given;
    const CheckContext context{*m_lesson, current, table, residuals, sweeps, answers, observed};
    const std::size_t doneBefore = m_progress.checks.size();
    std::map<std::string, double> soFar;
    for (const Check* check : m_lesson->steps[m_step].checks()) {
        const CheckResult result = evaluate(*check, context);
        record(*check, result);
        if (result.measured) soFar[check->id] = *result.measured;
    }
    const bool moved = soFar != m_soFar;
    m_soFar = std::move(soFar);
    if (m_progress.checks.size() != doneBefore) {
        refresh();
        emit progressChanged(m_progress);
    }
    if (moved) m_page->showSoFar(m_progress, m_soFar);
}

void LessonPanel::stepMade() {
    if (m_page != nullptr) m_page->playCode();
}

/// A check that held stays done; its number is the last one with which it held.
void LessonPanel::record(const Check& check, const CheckResult& result) {
    if (result.state != CheckResult::State::Holds) return;
    CheckProgress& done = m_progress.checks[check.id];
    if (result.measured && m_evidence && (done.experiment.empty() || done.measured != result.measured))
        done.experiment = m_evidence();
    done.measured = result.measured;
    if (done.time.empty()) done.time = timeStamp();
}

/// Checks that look at answers only need no run.
void LessonPanel::takeAnswers() {
    if (m_page == nullptr) return;
    std::map<std::string, Answer> answers;
    for (const auto& [id, question] : m_progress.questions)
        if (question.given) answers[id] = *question.given;
    const Experiment none;
    const CheckContext context{*m_lesson, none, {}, {}, {}, answers, {}};
    for (const Check* check : m_lesson->steps[m_step].checks())
        if (check->kind == Check::Kind::Answer || check->kind == Check::Kind::Commit)
            record(*check, evaluate(*check, context));
}

void LessonPanel::refresh(const std::string& aloud) {
    QStringList titles;
    std::vector<bool> done;
    for (std::size_t i = 0; i < m_lesson->steps.size(); ++i) {
        titles << plainText(m_lesson->steps[i].title);
        done.push_back(stepDone(i));
    }
    m_bar->setSteps(titles, done, static_cast<int>(m_step));
    if (m_page != nullptr) {
        m_page->show(m_progress, stepDone(m_step), aloud);
        m_page->showSoFar(m_progress, m_soFar);
    }
    emit sketchChanged();
}

void LessonPanel::onDraft(const Answer& answer) {
    m_progress.questions[answer.question].draft = answer;
}

void LessonPanel::onAnswer(const Answer& answer) {
    const Question* question = m_lesson->question(answer.question);
    if (question == nullptr || m_page == nullptr) return;
    QuestionProgress& entry = m_progress.questions[answer.question];
    const bool again = entry.given && sameAnswer(*entry.given, answer);
    entry.draft = answer;
    if (!again) {
        const Judgement judgement = judge(*question, answer, entry.tries);
        entry.given = answer;
        entry.right = judgement.verdict == Verdict::Right;
        if (judgement.verdict == Verdict::Wrong) ++entry.tries;
        entry.time = timeStamp();
    }
    takeAnswers();
    updateLock();
    refresh(answer.question);
    countTime();
    emit progressChanged(m_progress);
}

void LessonPanel::onLink(const QString& address) {
    try {
        emit commandWanted(parseCommand(address.toStdString()));
    } catch (const InputError& error) {
        showProblem(QString::fromStdString(error.sentence()));
    }
}

void LessonPanel::updateLock() {
    bool locked = false;
    if (m_lesson && m_step < m_lesson->steps.size()) {
        for (const Block& block : m_lesson->steps[m_step].blocks) {
            const auto* question = std::get_if<Question>(&block);
            if (question == nullptr || !question->prediction) continue;
            const auto entry = m_progress.questions.find(question->id);
            if (entry == m_progress.questions.end() || !entry->second.given) locked = true;
        }
    }
    if (locked == m_locked) return;
    m_locked = locked;
    emit runLockChanged(locked);
}

void LessonPanel::countTime() {
    if (m_time.isValid() && m_lesson && m_step < m_lesson->steps.size())
        m_progress.seconds[stepId()] += static_cast<double>(m_time.restart()) / 1000.0;
    else
        m_time.start();
}

std::string LessonPanel::stepId() const {
    return m_lesson->steps[m_step].id;
}

void LessonPanel::showProblem(const QString& sentence) {
    m_notice->say(sentence);
}

/// Tab goes on from the title of the new page, and a screen reader reads it.
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
    setTitle(m_lesson->number > 0 ? tr("Lesson %1 · %2").arg(m_lesson->number).arg(title) : title);
}

} // namespace timestep

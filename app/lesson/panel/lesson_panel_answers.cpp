// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs of the lesson panel: answers, checks, curves, the lock of the run, and time.
#include "app/lesson/pages/method_text.h"
#include "app/lesson/pages/run_reaction.h"
#include "app/lesson/pages/step_page.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/lesson/panel/step_bar.h"
#include "app/lesson/progress/lesson_state.h"

#include <QLayout>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace timestep {

namespace {

/// Whether a step to read asks for no run.
bool isOnlyRead(const LessonStep& step) {
    if (step.kind != StepKind::Read) return false;
    return std::none_of(step.blocks.begin(), step.blocks.end(), [](const Block& block) {
        const auto* prose = std::get_if<Prose>(&block);
        return std::holds_alternative<Check>(block) ||
               (prose != nullptr && prose->markdown.find("](action:") != std::string::npos);
    });
}

bool isSketch(const Question& question) {
    return std::holds_alternative<SketchQuestion>(question.kind);
}

/// The last row of a run, and the results of analyses, to notice that something was run.
std::string numbersOf(const Table& table, const DerivedResults& derived) {
    std::string numbers = std::to_string(table.rows());
    for (const Column& column : table.columns)
        if (!column.values.empty()) numbers += ' ' + std::to_string(column.values.back());
    for (const auto& [plot, result] : derived) numbers += ' ' + plot;
    return numbers;
}

} // namespace

bool LessonPanel::stepDone(std::size_t step) const {
    if (!m_lesson || step >= m_lesson->steps.size()) return false;
    return stepsDone(*m_lesson, m_progress)[step];
}

const Question* LessonPanel::openSketch() const {
    if (!m_lesson || m_step >= m_lesson->steps.size()) return nullptr;
    for (const Block& block : m_lesson->steps[m_step].blocks) {
        const auto* question = std::get_if<Question>(&block);
        if (question == nullptr || !isSketch(*question)) continue;
        const auto entry = m_progress.questions.find(question->id);
        if (entry == m_progress.questions.end() || !entry->second.given) return question;
    }
    return nullptr;
}

const Question* LessonPanel::sketchOfStep() const {
    if (!m_lesson || m_step >= m_lesson->steps.size()) return nullptr;
    for (const Block& block : m_lesson->steps[m_step].blocks)
        if (const auto* question = std::get_if<Question>(&block); question != nullptr && isSketch(*question))
            return question;
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

void LessonPanel::focusSketch() {
    const Question* open = openSketch();
    if (open == nullptr || m_page == nullptr) return;
    emit sketchLeft();
    QPushButton* const commit = m_page->commitButtonOf(open->id);
    if (commit != nullptr) commit->setFocus(Qt::OtherFocusReason);
}

std::vector<std::pair<const Question*, Answer>> LessonPanel::committedSketches(std::string_view plot) const {
    std::vector<std::pair<const Question*, Answer>> found;
    if (!m_lesson) return found;
    // A curve is shown beside its outcome, and not in later steps, which show other runs in the same plot.
    const auto concerns = [this](const Question& question) {
        if (m_step >= m_lesson->steps.size()) return true;
        for (const Block& block : m_lesson->steps[m_step].blocks) {
            if (const auto* asked = std::get_if<Question>(&block);
                asked != nullptr && asked->id == question.id)
                return true;
            if (const auto* check = std::get_if<Check>(&block);
                check != nullptr && check->outcome == question.id)
                return true;
        }
        return false;
    };
    for (const LessonStep& each : m_lesson->steps)
        for (const Block& block : each.blocks) {
            const auto* question = std::get_if<Question>(&block);
            const auto* sketch = question != nullptr ? std::get_if<SketchQuestion>(&question->kind) : nullptr;
            if (sketch == nullptr || (!plot.empty() && sketch->plot != plot) || !concerns(*question))
                continue;
            const auto entry = m_progress.questions.find(question->id);
            if (entry != m_progress.questions.end() && entry->second.given)
                found.emplace_back(question, *entry->second.given);
        }
    return found;
}

bool LessonPanel::asksForSlope(std::string_view plot) const {
    if (!m_lesson || m_step >= m_lesson->steps.size()) return false;
    const LessonStep& step = m_lesson->steps[m_step];
    const auto isOpen = [&](double slope) {
        return std::any_of(step.blocks.begin(), step.blocks.end(), [&](const Block& block) {
            const auto* question = std::get_if<Question>(&block);
            if (question == nullptr) return false;
            const std::vector<AskedNumber> asked = askedNumbers(*question);
            const auto entry = m_progress.questions.find(question->id);
            const bool right = entry != m_progress.questions.end() && entry->second.right;
            return !right && std::any_of(asked.begin(), asked.end(), [slope](const AskedNumber& number) {
                return number.answer && number.tolerance.accepts(*number.answer, slope);
            });
        });
    };
    for (const Check* check : step.checks())
        if (check->probe.take == Take::Slope && check->probe.plot == plot && check->expected.value &&
            isOpen(*check->expected.value))
            return true;
    return false;
}

bool LessonPanel::waitsForHands() const {
    if (!m_lesson || m_step >= m_lesson->steps.size()) return false;
    const std::vector<Block>& blocks = m_lesson->steps[m_step].blocks;
    return std::any_of(blocks.begin(), blocks.end(), [](const Block& block) {
        const auto* check = std::get_if<Check>(&block);
        const auto* question = std::get_if<Question>(&block);
        return (check != nullptr && check->kind == Check::Kind::Event && !check->happens) ||
               (question != nullptr && taskOf(*question) != nullptr && taskOf(*question)->event);
    });
}

void LessonPanel::runChanged(const Experiment& current, const Table& table, const Table& residuals,
                             const DerivedResults& derived, const std::vector<bool>& tornToBorder) {
    if (m_page == nullptr) return;
    if (!m_current || !sameMethods(*m_current, current)) {
        m_current = current;
        m_page->showCode(current);
    }
    const CheckContext context{*m_lesson, current, table, residuals, derived, m_judgements, tornToBorder};
    const std::size_t doneBefore = m_progress.checks.size();
    // A run of an earlier step does not count as a try of this one.
    const std::string found = numbersOf(table, derived);
    if (!m_found) m_found = found;
    m_ranHere = m_ranHere || found != *m_found;
    std::map<std::string, std::string> reactions;
    for (const Check* check : m_lesson->steps[m_step].checks()) {
        const CheckResult result = evaluate(*check, context);
        record(*check, result);
        if (!m_ranHere) continue;
        if (std::string said = runReaction(*check, result, current, locale()); !said.empty())
            reactions[check->id] = std::move(said);
    }
    m_page->showHands(context);
    const bool moved = reactions != m_reactions;
    m_reactions = std::move(reactions);
    if (m_progress.checks.size() != doneBefore) {
        refresh();
        emit progressChanged(m_progress);
    }
    if (moved) m_page->showReactions(m_progress, m_reactions);
}

void LessonPanel::stepMade() {
    if (m_page != nullptr) m_page->playCode();
}

/// A check that held once stays done; its number is the last one for which it held.
void LessonPanel::record(const Check& check, const CheckResult& result) {
    if (result.state != CheckResult::State::Holds) return;
    CheckProgress& done = m_progress.checks[check.id];
    if (result.measured && m_evidence && (done.experiment.empty() || done.measured != result.measured))
        done.experiment = m_evidence();
    done.measured = result.measured;
    if (done.time.empty()) done.time = m_stamp(m_progress);
}

/// Judges the given answers again, because texts or language of the open lesson may differ.
void LessonPanel::judgeAll() {
    m_judgements.clear();
    for (const auto& [id, entry] : m_progress.questions) {
        const Question* question = m_lesson->question(id);
        if (question != nullptr && entry.given) m_judgements[id] = judge(*question, *entry.given, entry);
    }
}

/// Checks that only depend on answers need no run.
void LessonPanel::takeAnswers() {
    if (m_page == nullptr) return;
    const Experiment none;
    const CheckContext context{*m_lesson, none, {}, {}, {}, m_judgements, {}};
    for (const Check* check : m_lesson->steps[m_step].checks())
        if (check->kind == Check::Kind::Answer || check->kind == Check::Kind::Commit)
            record(*check, evaluate(*check, context));
}

void LessonPanel::onDraft(const Answer& answer) {
    m_progress.questions[answer.question].draft = answer;
    m_draftTimer.start();
}

void LessonPanel::keepWork() {
    m_draftTimer.stop();
    if (!m_lesson) return;
    countTime();
    emit progressChanged(m_progress);
}

void LessonPanel::onAnswer(const Answer& answer) {
    const Question* question = m_lesson->question(answer.question);
    if (question == nullptr || m_page == nullptr) return;
    const auto before = m_progress.questions.find(answer.question);
    const Judgement judgement =
        judge(*question, answer, before != m_progress.questions.end() ? before->second : QuestionProgress());
    if (judgement.verdict == Verdict::Unreadable) {
        m_page->showUnreadable(answer, judgement);
        return;
    }
    m_judgements[answer.question] = judgement;
    QuestionProgress& entry = m_progress.questions[answer.question];
    entry.draft = answer;
    if (entry.given != answer) {
        entry.given = answer;
        entry.right = judgement.verdict == Verdict::Right;
        if (judgement.verdict == Verdict::Wrong) ++entry.tries;
        entry.time = m_stamp(m_progress);
        if (taskOf(*question) != nullptr && m_evidence) entry.experiment = m_evidence();
    }
    takeAnswers();
    const bool waited = m_locked;
    updateLock();
    refresh(answer.question);
    runWhatWasMade(waited && !m_locked ? nullptr : question);
    if (QWidget* feedback = m_page->feedbackOf(answer.question)) {
        m_scroll->widget()->layout()->activate();
        m_scroll->widget()->adjustSize();
        m_scroll->ensureWidgetVisible(feedback, 0, 8);
    }
    if (judgement.verdict != Verdict::Wrong) focusNext();
    countTime();
    emit progressChanged(m_progress);
}

/// Runs the learner's lines, whether they are right or not: those of one question, or, when the last
/// prediction was committed, those of every question of the step.
void LessonPanel::runWhatWasMade(const Question* only) {
    if (m_locked) return;
    for (const Block& block : m_lesson->steps[m_step].blocks) {
        const auto* question = std::get_if<Question>(&block);
        if (question == nullptr || (only != nullptr && question->id != only->id)) continue;
        const auto entry = m_progress.questions.find(question->id);
        if (entry == m_progress.questions.end() || !entry->second.given) continue;
        const AnswerEffect* effect = effectOf(*question, *entry->second.given);
        if (effect == nullptr) continue;
        Command set;
        set.kind = Command::Kind::Set;
        set.values = effect->set;
        emit commandWanted(set);
        emit commandWanted(Command{});
    }
}

/// Whether a step has a prediction that is not committed.
bool LessonPanel::asksToPredict(std::size_t step) const {
    for (const Block& block : m_lesson->steps[step].blocks) {
        const auto* question = std::get_if<Question>(&block);
        if (question == nullptr || !question->prediction) continue;
        const auto entry = m_progress.questions.find(question->id);
        if (entry == m_progress.questions.end() || !entry->second.given) return true;
    }
    return false;
}

/// Whether a run in this step to read, or in one that follows it, would show what is asked to predict next.
bool LessonPanel::waitsForNextStep() const {
    const ExperimentBlock* staged = stageOf(*m_lesson, m_step).experiment;
    for (std::size_t step = m_step; step + 1 < m_lesson->steps.size(); ++step) {
        if (!isOnlyRead(m_lesson->steps[step]) || stageOf(*m_lesson, step + 1).experiment != staged)
            return false;
        if (asksToPredict(step + 1)) return true;
    }
    return false;
}

void LessonPanel::updateLock() {
    bool locked = false;
    if (m_lesson && m_step < m_lesson->steps.size()) {
        const bool waits = waitsForNextStep();
        locked = waits || asksToPredict(m_step);
        if (m_page != nullptr) m_page->showWaiting(waits);
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

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/progress/lesson_state.h"

#include "app/paths.h"
#include "core/input_error.h"

#include <algorithm>
#include <optional>

namespace timestep {

namespace {

std::optional<Lesson> readIfPossible(const LessonInfo& lesson) {
    if (lesson.fault || lesson.folder.empty()) return std::nullopt;
    try {
        return loadLesson(lesson.folder, lesson.language.empty() ? "en" : lesson.language, 0, nullptr,
                          nullptr, {bundledLessonsFolder()});
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// The share of its checks that held once, and of its questions that have an answer: a right one, or a
/// committed one. A step without both is done once it was visited.
double shareOf(const LessonStep& step, const LessonProgress& progress) {
    int asked = 0, done = 0;
    for (const Block& block : step.blocks) {
        if (const auto* check = std::get_if<Check>(&block)) {
            ++asked;
            done += progress.checks.count(check->id) != 0;
        } else if (const auto* question = std::get_if<Question>(&block)) {
            ++asked;
            const auto entry = progress.questions.find(question->id);
            if (entry == progress.questions.end()) continue;
            done += isCommitted(*question) ? entry->second.given.has_value() : entry->second.right;
        }
    }
    if (asked == 0) return progress.seconds.count(step.id) != 0 ? 1 : 0;
    return done == asked ? 1 : static_cast<double>(done) / asked;
}

/// Adds the answers and checks of `before` that belong to the lesson.
void takeOver(const Lesson& lesson, const LessonProgress& before, LessonProgress& progress) {
    LessonProgress taken;
    for (const LessonStep& step : lesson.steps) {
        for (const Check* check : step.checks())
            if (const auto found = before.checks.find(check->id); found != before.checks.end())
                taken.checks.insert(*found);
        for (const Block& block : step.blocks)
            if (const auto* question = std::get_if<Question>(&block))
                if (const auto found = before.questions.find(question->id); found != before.questions.end())
                    taken.questions.insert(*found);
    }
    if (taken.checks.empty() && taken.questions.empty()) return;
    taken.started = before.started;
    merge(progress, taken);
}

} // namespace

std::vector<double> stepShares(const Lesson& lesson, const LessonProgress& progress) {
    std::vector<double> shares;
    for (const LessonStep& step : lesson.steps) shares.push_back(shareOf(step, progress));
    return shares;
}

std::vector<bool> stepsDone(const Lesson& lesson, const LessonProgress& progress) {
    std::vector<bool> done;
    for (const double share : stepShares(lesson, progress)) done.push_back(share == 1);
    return done;
}

std::size_t LessonState::count() const {
    return static_cast<std::size_t>(std::count(stepShares.begin(), stepShares.end(), 1.0));
}

LessonState lessonState(const LessonInfo& lesson, const ProgressStore& store) {
    LessonState state;
    if (lesson.fault) return state;
    LessonProgress progress = store.peek(lesson.id);
    const LessonProgress before = lesson.splitFrom.empty() ? LessonProgress() : store.peek(lesson.splitFrom);
    if (progress.started.empty() && before.started.empty()) return state;
    const std::optional<Lesson> read = readIfPossible(lesson);
    if (read) takeOver(*read, before, progress);
    state.begun = !progress.started.empty();
    state.done = progress.finished;
    if (!read || !state.begun) return state;
    const std::vector<double> shares = stepShares(*read, progress);
    for (std::size_t i = 0; i < read->steps.size(); ++i) {
        if (read->steps[i].id == progress.step) state.current = state.stepShares.size();
        if (!read->steps[i].deeper) state.stepShares.push_back(shares[i]);
    }
    if (state.current == state.stepShares.size() && state.current > 0) --state.current;
    state.done = state.count() == state.stepShares.size();
    return state;
}

ProgressReading progressOf(const Lesson& lesson, const ProgressStore& store) {
    ProgressReading reading = store.load(lesson.id);
    if (!lesson.splitFrom.empty()) takeOver(lesson, store.peek(lesson.splitFrom), reading.progress);
    return reading;
}

std::string openingQuestion(const Lesson& lesson) {
    for (const LessonStep& step : lesson.steps)
        for (const Block& block : step.blocks)
            if (const auto* question = std::get_if<Question>(&block);
                question != nullptr && !question->recalled)
                return question->ask;
    return {};
}

std::string openingQuestion(const LessonInfo& lesson) {
    const std::optional<Lesson> read = readIfPossible(lesson);
    return read ? openingQuestion(*read) : std::string();
}

} // namespace timestep

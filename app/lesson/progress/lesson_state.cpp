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

/// Adds the answers and checks of `before` that belong to the lesson.
void takeOver(const Lesson& lesson, const LessonProgress& before, LessonProgress& progress) {
    LessonProgress taken;
    for (const LessonStep& step : lesson.steps) {
        for (const Check* check : step.checks())
            if (const auto found = before.checks.find(check->id); found != before.checks.end())
                taken.checks.insert(*found);
        for (const Question* question : step.questions())
            if (const auto found = before.questions.find(question->id); found != before.questions.end())
                taken.questions.insert(*found);
    }
    if (taken.checks.empty() && taken.questions.empty()) return;
    taken.started = before.started;
    merge(progress, taken);
}

} // namespace

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
        for (const Question* question : step.questions())
            if (!question->recalled) return question->ask;
    return {};
}

std::string openingQuestion(const LessonInfo& lesson) {
    const std::optional<Lesson> read = readIfPossible(lesson);
    return read ? openingQuestion(*read) : std::string();
}

NextLesson nextLesson(const std::vector<LessonInfo>& lessons, int number, const ProgressStore& store) {
    NextLesson next;
    for (const LessonInfo& lesson : lessons) {
        if (lesson.fault) continue;
        ++next.lessons;
        next.lessonsDone += lessonState(lesson, store).done ? 1 : 0;
        if (lesson.number <= number || (!next.id.isEmpty() && lesson.number >= next.number)) continue;
        next.id = QString::fromStdString(lesson.id);
        next.title = QString::fromStdString(lesson.title);
        next.number = lesson.number;
        next.minutes = lesson.minutes;
        next.question = openingQuestion(lesson);
    }
    return next;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/minutes.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double wordsPerMinute = 130;
constexpr double perMeasuredCheck = 0.55, perOpenStep = 4, perRecall = 0.8; // [min]

std::size_t wordsIn(std::string_view markdown) {
    std::size_t count = 0;
    bool inside = false;
    for (const char c : markdown) {
        const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '|';
        count += !blank && !inside ? 1 : 0;
        inside = !blank;
    }
    return count;
}

double minutesFor(const Question& question) {
    return withRow(question, [&](const auto& row, const auto& kind) {
        std::size_t words = wordsIn(question.ask);
        for (const std::string_view text : row.toRead(kind)) words += wordsIn(text);
        return row.minutes + static_cast<double>(words) / wordsPerMinute;
    });
}

double minutesFor(const Block& block) {
    if (const auto* question = std::get_if<Question>(&block)) return minutesFor(*question);
    if (const auto* check = std::get_if<Check>(&block))
        return check->kind == Check::Kind::Measure ? perMeasuredCheck : 0;
    if (std::holds_alternative<RecallBlock>(block)) return perRecall;
    if (const auto* prose = std::get_if<Prose>(&block))
        return static_cast<double>(wordsIn(prose->markdown)) / wordsPerMinute;
    if (const auto* explanation = std::get_if<ExplanationBlock>(&block))
        return static_cast<double>(wordsIn(explanation->text)) / wordsPerMinute;
    return 0;
}

double minutesFor(const LessonStep& step) {
    if (step.kind == StepKind::Explore) return perOpenStep;
    double minutes = 0;
    for (const Block& block : step.blocks) minutes += minutesFor(block);
    return minutes;
}

bool isOnCorePath(const LessonStep& step) {
    return !step.deeper && step.kind != StepKind::Explore;
}

int minutesOf(const Lesson& lesson, bool core) {
    double minutes = 0;
    for (const LessonStep& step : lesson.steps)
        if (isOnCorePath(step) == core) minutes += minutesFor(step);
    return static_cast<int>(std::lround(minutes));
}

} // namespace

int estimatedMinutes(const Lesson& lesson) {
    return std::max(1, minutesOf(lesson, true));
}

int estimatedDeeperMinutes(const Lesson& lesson) {
    return minutesOf(lesson, false);
}

int stepsOfCorePath(const Lesson& lesson) {
    return static_cast<int>(std::count_if(lesson.steps.begin(), lesson.steps.end(), isOnCorePath));
}

} // namespace timestep

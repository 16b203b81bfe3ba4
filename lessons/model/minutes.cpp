// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/minutes.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <type_traits>
#include <vector>

namespace timestep {

namespace {

constexpr double wordsPerMinute = 130;
constexpr double perMeasuredCheck = 0.55, perOpenStep = 4, perRecall = 1; // [min]
constexpr double perRun = 0.25; ///< to watch the run of a step, where no action in the scene counts it [min]
constexpr double perGraded = 0.5; ///< of the feedback, because half of the answers are right

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

/// Words of one feedback, on average.
template <class Feedback>
double wordsOfFeedback(const std::vector<Feedback>& feedback, const std::string Feedback::*text) {
    std::size_t words = 0, texts = 0;
    for (const Feedback& each : feedback) {
        words += wordsIn(each.*text);
        texts += (each.*text).empty() ? 0 : 1;
    }
    return texts > 0 ? static_cast<double>(words) / static_cast<double>(texts) : 0;
}

double wordsOfFeedback(const Question& question) {
    return std::visit(
        [](const auto& kind) -> double {
            if constexpr (requires { kind.choices; })
                return wordsOfFeedback(kind.choices, &QuestionChoice::feedback);
            else if constexpr (requires { kind.feedback.front().text; })
                return wordsOfFeedback(kind.feedback, &std::decay_t<decltype(kind.feedback.front())>::text);
            else
                return 0;
        },
        question.kind);
}

double minutesFor(const Question& question) {
    return withRow(question, [&](const auto& row, const auto& kind) {
        auto words = static_cast<double>(wordsIn(question.ask));
        for (const std::string_view text : row.toRead(kind)) words += static_cast<double>(wordsIn(text));
        words += (question.prediction ? 1 : perGraded) * wordsOfFeedback(question);
        return row.minutes + words / wordsPerMinute;
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
    if (const auto* box = std::get_if<BoxBlock>(&block);
        box != nullptr && box->kind == BoxBlock::Kind::ModelWorld)
        return static_cast<double>(wordsIn(box->text)) / wordsPerMinute;
    return 0;
}

double minutesFor(const LessonStep& step) {
    if (step.kind == StepKind::Explore) return perOpenStep;
    const auto isDeed = [](const Block& block) {
        const auto* question = std::get_if<Question>(&block);
        return question != nullptr && taskOf(*question) != nullptr;
    };
    const bool runs = step.kind == StepKind::Do || step.kind == StepKind::Observe;
    double minutes = runs && std::none_of(step.blocks.begin(), step.blocks.end(), isDeed) ? perRun : 0;
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

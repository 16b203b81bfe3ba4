// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "lessons/model/lesson.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// A learner's answers to one question.
struct QuestionProgress {
    Answer draft;                ///< the content of its fields, checked or not
    std::optional<Answer> given; ///< the last one that was checked or committed
    int tries = 0;               ///< wrong answers so far
    bool right = false;          ///< the last one was right; never true of a prediction or a sentence
    std::string time;            ///< when it was given, ISO 8601 in UTC
    /// Of a question of the kind `hand`: JSON of the experiment that reproduces its numbers; may be empty.
    std::string experiment = {};
};

/// A check that held at least once; it stays done.
struct CheckProgress {
    std::optional<double> measured; ///< the number that was found, in the unit of the check
    std::string time;               ///< when, ISO 8601 in UTC
    std::string experiment;         ///< JSON of the experiment that reproduces the number; may be empty
};

/// The progress of a learner in one lesson. All entries use ids of the lesson, so that progress survives a
/// translation or a change of the lesson's text.
struct LessonProgress {
    std::string lesson;                                ///< id
    std::string step;                                  ///< id of the step that is open; empty: the first
    bool finished = false;                             ///< the page after the last step was reached
    std::string started;                               ///< ISO 8601 in UTC
    std::map<std::string, QuestionProgress> questions; ///< by question id
    std::map<std::string, CheckProgress> checks;       ///< by check id: those that held
    std::map<std::string, double> seconds; ///< spent in each step that was visited, by step id [s]

    /// The last answer to a question that was checked or committed; null: none.
    const Answer* given(const std::string& question) const;
    /// Whether a question has the answer that it waits for: a right one, or a committed one.
    bool isAnswered(const Question& question) const;
};

/// Judges an answer, given the learner's earlier tries. If `answer` is the last given one, its try is already
/// counted.
Judgement judge(const Question& question, const Answer& answer, const QuestionProgress& before);

/// How much of each step of a lesson is done, 0 to 1: the share of its checks and questions that are done.
std::vector<double> stepShares(const Lesson& lesson, const LessonProgress& progress);

/// Which steps of a lesson are done: every check of the step held once, and every question is answered. A
/// step without both is done when it was visited.
std::vector<bool> stepsDone(const Lesson& lesson, const LessonProgress& progress);

/// The form in progress files and result files.
Json progressJson(const LessonProgress& progress);
/// The version of this form, which the member `timestep-progress` holds.
inline constexpr int progressFormat = 1;
/// Throws InputError with the path of the value.
LessonProgress progressFromJson(const JsonField& field);

/// Adds to `progress` what only `other` has. If both have an answer or a draft, the later one is kept. The
/// open step stays.
void merge(LessonProgress& progress, const LessonProgress& other);

} // namespace timestep

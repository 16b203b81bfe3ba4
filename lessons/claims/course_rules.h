// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "lessons/document/sentences.h"
#include "lessons/read/course_paths.h"

#include <string>
#include <vector>

namespace timestep {

/// Limits for the sentences of a lesson in each language [words].
inline constexpr double longestMean = 15, leastDeviation = 6;
inline constexpr int longestSentence = 30;

/// The sentences of all texts of a lesson in a language. Throws InputError if it cannot be read.
std::vector<CountedSentence> sentencesOf(const LessonInfo& lesson, const std::string& language);

/// Checks what the lessons of a course owe to each other and to their readers, and returns what is wrong as
/// sentences with file and line: a recall asks what the core path of each path that holds the lesson has
/// taught before, no question is asked again twice, and one for a number is asked again with another number;
/// the chart to hand in is shown on the core path; sentences keep the limits above. Lessons that cannot be
/// read are passed over.
std::vector<InputError> checkCourse(const std::string& folder, const std::vector<CoursePath>& paths);

} // namespace timestep

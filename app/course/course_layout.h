// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"
#include "lessons/library.h"

#include <string_view>
#include <vector>

namespace timestep {

/// The place of a lesson on the map.
struct CoursePlace {
    int column = 0; ///< number of lessons that lead up to it
    int row = 0;
    int parent = -1; ///< index of the lesson that it builds on; -1: none of the listed ones
};

/// Returns a different place for each lesson. Each lesson is one column to the right of the lesson that it
/// builds on and close to its row, so that connecting lines cross neither lessons nor each other. The number
/// of rows is that of the fullest column. Lessons that build on each other in a circle are in the first
/// column.
std::vector<CoursePlace> courseLayout(const std::vector<LessonInfo>& lessons);

/// A path through the course for one kind of class.
struct CoursePath {
    std::string_view id;
    Text name;                ///< TRANSLATABLE("course", ...)
    Text description;         ///< one sentence, TRANSLATABLE("course", ...)
    std::vector<int> numbers; ///< numbers of its lessons, in order; empty: all
};

/// The suggested paths in the order of the menu; the first contains every lesson.
const std::vector<CoursePath>& coursePaths();

/// Indices of the lessons of a path, in its order; missing lessons are skipped.
std::vector<std::size_t> lessonsOf(const CoursePath& path, const std::vector<LessonInfo>& lessons);

} // namespace timestep

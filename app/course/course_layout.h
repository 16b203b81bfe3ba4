// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"
#include "lessons/library.h"

#include <string_view>
#include <vector>

namespace timestep {

/// Where a lesson stands on the map.
struct CoursePlace {
    int column = 0; ///< how many lessons lead up to it
    int row = 0;
    int parent = -1; ///< index of the lesson that it builds on; -1: of none that is there
};

/// A place for each lesson, no two in one place: each in the column behind what it builds on, near its row,
/// so that a line between them crosses neither a lesson nor another line. There are as many rows as the
/// fullest column needs. Lessons that build on each other in a circle stand at the beginning.
std::vector<CoursePlace> courseLayout(const std::vector<LessonInfo>& lessons);

/// A way through the course for a certain class.
struct CoursePath {
    std::string_view id;
    Text name;                ///< TRANSLATABLE("course", ...)
    Text description;         ///< one sentence, TRANSLATABLE("course", ...)
    std::vector<int> numbers; ///< of its lessons, in order; empty: all
};

/// The suggested paths, in menu order; the first goes through everything.
const std::vector<CoursePath>& coursePaths();

/// Indices of the lessons of a path, in its order; numbers that are not there are left out.
std::vector<std::size_t> lessonsOf(const CoursePath& path, const std::vector<LessonInfo>& lessons);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"
#include "lessons/read/course_paths.h"

#include <cstddef>
#include <vector>

namespace timestep {

/// A part of the course: a heading over one or more rows of the map.
struct CourseSection {
    Text name;        ///< TRANSLATABLE("course", ...)
    Text description; ///< what it is about, TRANSLATABLE("course", ...)
    int from, to;     ///< numbers of its lessons
};

/// The sections in their order; the last one takes every other lesson.
const std::vector<CourseSection>& courseSections();

/// The place of a lesson on the map.
struct CoursePlace {
    int column = 0;
    int row = 0;
    std::size_t section = 0;
    int parent = -1; ///< index of the lesson that it builds on; -1: none of the listed ones
};

/// Returns a different place for each lesson: in the order of the list, section by section, in rows of
/// `columns`. Every section begins a row.
std::vector<CoursePlace> courseLayout(const std::vector<LessonInfo>& lessons, int columns);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"
#include "lessons/read/library.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace timestep {

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

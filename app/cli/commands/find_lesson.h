// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

#include <cstdint>
#include <string>
#include <vector>

namespace timestep {

/// Reads a lesson with the numbers of a learner's seed. `name`: an id in one of the folders, or the path of a
/// folder or file. Throws InputError.
Lesson findLessonByName(const std::string& name, const std::vector<std::string>& folders,
                        const std::string& language, std::uint64_t seed);

} // namespace timestep

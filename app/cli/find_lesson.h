// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"

#include <cstdint>
#include <string>
#include <vector>

namespace timestep {

/// The lesson of that id in one of the folders, or the one in that folder or file, with the numbers of a
/// learner's seed. Throws InputError.
Lesson findLessonByName(const std::string& name, const std::vector<std::string>& folders,
                        const std::string& language, std::uint64_t seed);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/claims/claims.h"

#include <QString>

namespace timestep {

/// Checks a folder of lessons, the folder of one, or a lesson by the path of its Markdown file, as
/// checkLessons() does, and typesets every formula. The lessons may build on those of the program. Throws
/// InputError if there is no such file or folder.
std::vector<InputError> checkLessonsAt(const QString& path, bool claims = true,
                                       const LessonCheckProgress& progress = nullptr);

} // namespace timestep

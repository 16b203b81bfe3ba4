// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/handouts/paper/sheet.h"

namespace timestep {

/// The name under which the command line prints the guide as if it were a lesson.
inline constexpr const char* teachersGuideName = "teachers-guide";

/// The guide to the whole course: for each bundled lesson its goals, its phases in 45 and in 90 minutes, and
/// where curricula have it; then a rubric for projects and a primer on logarithms. Goals and phases are those
/// of the lessons, the rest is in lessons/content/teachers-guide.yaml ("de_AT" falls back to "de", others to
/// English). Throws InputError.
SheetVariants teachersGuide(const QString& language);

} // namespace timestep

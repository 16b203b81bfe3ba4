// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/class_book.h"

#include <QString>

namespace timestep {

/// What a class found hard, as HTML: its graded questions and choices of what happens, the hardest first, and
/// the wrong ideas behind the answers, the most frequent first. Altered results do not count. Empty if no
/// question was answered.
QString findingsSection(const Merged& merged);

/// Who handed in, as HTML: each learner of the list with the points of each lesson, who is missing and who is
/// not on the list. Empty without a list.
QString rosterSection(const Merged& merged, const ClassBook& book);

/// "gravity 9.4, length 1.2": the numbers that a lesson gives to one learner; empty: none.
QString ownNumbers(const Lesson& lesson);

} // namespace timestep

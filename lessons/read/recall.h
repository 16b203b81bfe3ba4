// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

#include <functional>
#include <string>

namespace timestep {

struct Document;

/// Returns the document of another lesson, in the language of this one; throws InputError.
using ReadOther = std::function<Document(const std::string& lesson)>;

/// Replaces the recall blocks of a lesson with the questions of other lessons, under the ids of those blocks.
/// Throws InputError for a lesson or question that does not exist, is not graded, or needs numbers of its own
/// lesson. With `faults`, errors are added there and the block stays.
void fillRecalls(Lesson& lesson, const ReadOther& read, std::vector<InputError>* faults = nullptr);

} // namespace timestep

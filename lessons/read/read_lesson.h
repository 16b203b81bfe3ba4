// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/document/document.h"
#include "lessons/model/lesson.h"

#include <cstdint>

namespace timestep {

/// Reads and verifies a lesson that was split into parts (and, for another language, translated), with the
/// numbers that belong to a learner's seed (0: the middle of their ranges). `resolved` (may be null) receives
/// the document with numbers instead of expressions. Throws InputError with file, line and column. With
/// `faults`, nothing is thrown: every fault is added there, and the lesson holds what could be read.
Lesson readLesson(Document document, std::uint64_t seed = 0, Document* resolved = nullptr,
                  std::vector<InputError>* faults = nullptr);

/// Checks the references within a lesson. Throws InputError for measures, settings, runs, questions,
/// experiments and plots that do not exist, links that do nothing, and formulas that are not closed. `lesson`
/// was read from `document`. With `faults`, nothing is thrown: every fault is added there.
void verifyLesson(const Lesson& lesson, const Document& document, std::vector<InputError>* faults = nullptr);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/class_book.h"
#include "core/table/word_table.h"

namespace timestep {

/// A row for each result, for each file that is left out, and for each learner of the list who handed nothing
/// in, in the current language: learner, lesson, file, state, points, answers that were right at the first
/// try, remarks.
WordTable classTable(const Merged& merged, const ClassBook& book = {});

/// The table in the format of the name's suffix: classTable() as LaTeX (.tex) or Markdown (.md), otherwise
/// mergedCsv().
std::string tableOf(const Merged& merged, const QString& path, const ClassBook& book = {});

} // namespace timestep

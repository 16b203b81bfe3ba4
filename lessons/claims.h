// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "lessons/lesson.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// A claim and what was measured.
struct ClaimResult {
    std::string id;
    bool holds = false;
    double measured = 0; ///< NaN when there was nothing to measure
    Expectation expected;
    std::string sentence; ///< "claim euler-550: x of run 0 is 550, expected 551 within 0.5"
    int line = 0;         ///< of lesson.md
};

/// Runs every claim of a lesson; and for every check of a measure or of what happens by itself, whether it is
/// met once its conditions are. On `threads` threads (0: one per core); the numbers do not depend on how
/// many.
std::vector<ClaimResult> testClaims(const Lesson& lesson, unsigned threads = 0);

/// Throws InputError for a formula that cannot be set; the message says why. Given by the part that draws
/// formulas.
using FormulaCheck = std::function<void(std::string_view formula)>;

/// Everything that is wrong with the lessons in a folder (or with one lesson's folder): format, names,
/// translations, formulas where `formula` is given, tolerances, claims (unless `claims` is false: they take
/// the time). Empty: nothing. Each is a sentence with file, line and column.
std::vector<InputError> checkLessons(const std::string& folder, const FormulaCheck& formula = nullptr,
                                     bool claims = true);

} // namespace timestep

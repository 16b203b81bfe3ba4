// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "lessons/model/lesson.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// A claim with the number that was measured for it.
struct ClaimResult {
    std::string id;
    bool holds = false;
    double measured = 0; ///< NaN when there was nothing to measure
    Expectation expected;
    Sentence sentence; ///< "claim euler-550: x of run 0 is 550, expected 551 within 0.5"
    int line = 0;      ///< of lesson.md
};

/// Measures every claim of a lesson. Also runs every check of a number or of a Happening with its conditions
/// set, to see that it can be met, and what questions of the kind `hand` call right and wrong. Uses `threads`
/// threads (0: one per core); the numbers do not depend on how many. `goesOn` (may be null) is called about
/// fifty times a second; if it returns false, the results are meaningless.
std::vector<ClaimResult> testClaims(const Lesson& lesson, unsigned threads = 0,
                                    const std::function<bool()>& goesOn = nullptr);

/// Throws InputError for a formula that cannot be typeset. widgets/formula provides it, because lessons do
/// not depend on widgets.
using FormulaCheck = std::function<void(std::string_view formula)>;

/// Reports the progress of a check: `done` of `of` lessons, each counted once per language, and the id of the
/// current one. Called about fifty times a second while numbers are computed. Returns false to stop.
using LessonCheckProgress = std::function<bool(std::size_t done, std::size_t of, const std::string& lesson)>;

/// How long the claims of one lesson may take [s]: many times what a slow computer needs for any lesson of
/// the course.
inline constexpr double longestClaims = 900;

/// Checks the lessons in a folder (or one lesson's folder) and returns every problem as a sentence with file,
/// line and column: format, names, translations, formulas (if `formula` is given), pictures, minutes,
/// tolerances and claims (the slow part; left out if `claims` is false). `others`: ids of lessons elsewhere
/// on which these may build; `course`: folders with such lessons, whose questions may be recalled, too. After
/// `progress` has returned false, the list holds what was found so far. Claims of one lesson that take longer
/// than `patience` [s] are given up and reported as a problem of that lesson.
std::vector<InputError> checkLessons(const std::string& folder, const FormulaCheck& formula = nullptr,
                                     bool claims = true, const std::vector<std::string>& others = {},
                                     const std::vector<std::string>& course = {},
                                     const LessonCheckProgress& progress = nullptr,
                                     double patience = longestClaims);

} // namespace timestep

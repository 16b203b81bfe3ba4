// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/elements/mark.h"
#include "lessons/model/evaluate_check.h"

#include <QLocale>

#include <string>

namespace timestep {

/// How a prediction compares with the number that was measured.
struct OutcomeVerdict {
    Mark mark = Mark::None; ///< Right: within a tenth of the number, or the choice that happens; or Wrong.
                            ///< None: words only
    std::string words;      ///< Markdown; empty: they cannot be compared
};

/// `measured`: in the unit of the check.
OutcomeVerdict outcomeVerdict(const Check& check, const Question& prediction, const Answer& answer,
                              double measured, const QLocale& locale);

} // namespace timestep

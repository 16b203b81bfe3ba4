// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/evaluate_check.h"

#include <QLocale>

#include <string>

namespace timestep {

/// What to report about a check that a run to its end did not meet: the settings with which it ran, what was
/// measured, and what comes next. `isPuzzle`: a question of the step asks for the settings, which are then
/// left out. Markdown; empty: the check holds, or no run has reached its end.
std::string runReaction(const Check& check, const CheckResult& result, const Experiment& experiment,
                        const QLocale& locale, bool isPuzzle);

} // namespace timestep

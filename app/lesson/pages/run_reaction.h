// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/evaluate_check.h"

#include <QLocale>

#include <string>

namespace timestep {

/// What to report about a check that a run to its end did not meet: the settings with which it ran, what was
/// measured, and what is missing. Markdown; empty: the check holds, or no run has reached its end.
std::string runReaction(const Check& check, const CheckResult& result, const Experiment& experiment,
                        const QLocale& locale);

} // namespace timestep

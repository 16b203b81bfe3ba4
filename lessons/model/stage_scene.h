// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// Whether an experiment has a scene of this step: that of its stage, or of another experiment in the step.
bool isOnStage(const Lesson& lesson, std::size_t step, const Experiment& experiment);

/// The settings with which conditions hold, as setByKey() takes them: a bound is met exactly.
std::vector<std::pair<std::string, std::string>> settingsOf(const std::vector<Condition>& conditions);

/// The check whose number is shown beside a prediction; null if there is none. Of several, the first.
const Check* outcomeCheck(const Lesson& lesson, const std::string& prediction);

/// The experiment that a check of the lesson measures: that of its step's stage, with its conditions met.
Experiment measuredBy(const Lesson& lesson, const Check& check);

} // namespace timestep

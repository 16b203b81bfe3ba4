// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/formula.h"

#include <functional>
#include <string>
#include <vector>

namespace timestep {

/// The periods 2 pi / w of the drives sin(w*t ...) and cos(w*t ...) in a typed expression, w a number or one
/// of the constants.
std::vector<double> drivingPeriods(const std::string& expression, const TypedFormula::Constants& constants);

/// The longest of the periods after which the right-hand sides repeat; 0: they do not. `rightHandSides`
/// returns their values at a time and the state at the start; they are compared at seven times and a period
/// later.
double commonDrivingPeriod(const std::vector<double>& periods,
                           const std::function<std::vector<double>(double t)>& rightHandSides);

} // namespace timestep

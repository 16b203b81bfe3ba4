// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/formula.h"
#include "core/integration/problem.h"

#include <string>
#include <vector>

namespace timestep {

/// The periods 2 pi / w of the drives sin(w*t ...) and cos(w*t ...) in a typed expression, w a number or one
/// of the constants.
std::vector<double> drivingPeriods(const std::string& expression, const TypedFormula::Constants& constants);

/// The longest of the periods if the accelerations repeat after it; 0: they do not. They are compared in the
/// state at the start, at seven times and a period later.
double commonDrivingPeriod(const std::vector<double>& periods, const Problem& problem);

} // namespace timestep

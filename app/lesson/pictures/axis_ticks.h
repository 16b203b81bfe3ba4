// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace timestep {

/// The greatest of 1, 2 and 5 times a power of ten that divides a span (> 0) into at least four parts.
double niceStep(double span);

/// The multiples of niceStep() between both ends.
std::vector<double> niceTicks(double from, double to);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Returns d with fl(from + d) == to; d is fl(to - from) or an adjacent double.
double exactDifference(double from, double to);

} // namespace timestep

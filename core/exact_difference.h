// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// What has to be added to one number to get another, with one rounding: their difference, or a neighbour of
/// it.
double exactDifference(double from, double to);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Both return their argument [time unit]. Throw InputError unless it is finite and > 0 (step) or >= 0
/// (duration).
double checkedStep(double step);
double checkedDuration(double duration);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace timestep {

struct Scene;

/// Both return their argument [time unit]. Throw InputError unless it is finite and > 0 (step) or >= 0
/// (duration).
double checkedStep(double step);
double checkedDuration(double duration);
/// The unit in which times are typed: where a scene has no units, seconds count.
std::string_view typedTimeUnit(const Scene& scene);

} // namespace timestep

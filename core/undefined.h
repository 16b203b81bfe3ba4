// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace timestep {

/// Stands where a quantity has no value: NaN.
inline constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

} // namespace timestep

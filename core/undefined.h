// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace timestep {

/// The value of a quantity that is not defined: NaN.
inline constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

} // namespace timestep

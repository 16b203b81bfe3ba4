// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace timestep {

/// 17 significant digits at most, C locale: reads back as the same double. "nan", "inf" and "-inf" for those.
std::string exactNumber(double value);

/// Few digits, C locale, for sentences: 6 significant digits, no trailing zeros.
std::string shortNumber(double value);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <cstddef>
#include <vector>

namespace timestep {

// The settings "from" and "to" of analyses that vary a parameter.

inline constexpr Parameter parameterFrom{.id = "from",
                                         .name = TRANSLATABLE("parameter", "parameter from"),
                                         .unit = "1",
                                         .standard = 0,
                                         .minimum = -1e300,
                                         .maximum = 1e300};
inline constexpr Parameter parameterTo{.id = "to",
                                       .name = TRANSLATABLE("parameter", "parameter to"),
                                       .unit = "1",
                                       .standard = 1,
                                       .minimum = -1e300,
                                       .maximum = 1e300};

/// Returns `count` evenly spaced values from `from` to `to`, both included; for one value `from`.
std::vector<double> evenly(double from, double to, std::size_t count);
/// The same from the settings. Throws InputError (path: "to") if they do not increase.
std::vector<double> parameterRange(const AnalysisSpec& spec, std::size_t count);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace timestep {

/// Reads a time of day, "8:30:00", "08:30:00.250" or "8:30:00 PM"; minutes and seconds, "1:05.25"; or a date
/// with a time of day as in ISO 8601, "2026-11-23T08:30:00.25+01:00", "2026-11-23 08:30:00Z", and as people
/// write it, "23.11.2026 08:30:00", "2026/11/23 8:30:00", "11/23/2026 8:30:00 AM". A comma may replace the
/// point. Seconds since midnight, or since the beginning of 1970 in universal time. Nothing for any other
/// text, and for a date with slashes whose day and month cannot be told apart.
std::optional<double> clockTime(std::string_view text);

} // namespace timestep

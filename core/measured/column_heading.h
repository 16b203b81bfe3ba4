// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace timestep {

/// The parts of a column head.
struct ColumnHeading {
    std::string name; ///< "t", "Zeit", "Acceleration x"
    std::string unit; ///< as it is written, "m/s^2"; empty: the head names none
};

/// Splits a head into name and unit: "t (s)", "x [m]", "x/m", "v / (m/s)", "Zeit in s", "x (cm) Run #1",
/// "time_ms". Round brackets, a slash, "in" and an underline count only before a unit that unitOf() knows;
/// square brackets at the end always contain a unit.
ColumnHeading headingOf(std::string_view text);

} // namespace timestep

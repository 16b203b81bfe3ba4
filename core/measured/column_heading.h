// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace timestep {

/// The head of a column, taken apart.
struct ColumnHeading {
    std::string name; ///< "t", "Zeit", "Acceleration x"
    std::string unit; ///< as it is written, "m/s^2"; empty: the head names none
};

/// Takes a head apart: "t (s)", "x [m]", "x/m", "v / (m/s)", "Zeit in s". Round brackets, a slash and "in"
/// count only before a unit that unitOf() knows; square brackets always hold a unit.
ColumnHeading headingOf(std::string_view text);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace timestep {

/// A unit as a multiple of SI units: a value in it times `factor` is the value in SI units.
struct Unit {
    double factor = 1;
    /// Exponents of metre, kilogram, second, radian, pixel and frame.
    std::array<int, 6> powers = {};
};

/// Reads a unit as people write it: "m/s²", "m s^-2", "cm·s⁻¹", "deg/s", "ms", "Sekunden", "%"; the empty
/// text and "1" are pure numbers. `a/b/c` divides by b and by c. Nothing if a symbol is unknown.
std::optional<Unit> unitOf(std::string_view text);

/// The number by which a value in unit `from` is multiplied to be in unit `to`; 1 for equal texts. A pure
/// number counts as radians. Nothing if one of the units is unknown or they measure different quantities.
std::optional<double> conversion(std::string_view from, std::string_view to);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/value.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace timestep {

/// A unit as a multiple of SI units: a value in it times `factor` is the value in SI units.
struct Unit {
    /// Exponents of metre, kilogram, second, radian, pixel and frame.
    using Powers = std::array<int, 6>;
    static constexpr std::size_t radian = 3, second = 2;

    double factor = 1;
    Powers powers = {};
};

/// Reads a unit as people write it: "m/s²", "m s^-2", "cm·s⁻¹", "deg/s", "ms", "Sekunden", "%"; the empty
/// text and "1" are pure numbers. `a/b/c` divides by b and by c. Nothing if a symbol is unknown.
std::optional<Unit> unitOf(std::string_view text);

/// The number by which a value in unit `from` is multiplied to be in unit `to`; 1 for equal texts. A pure
/// number counts as radians. Nothing if one of the units is unknown or they measure different quantities.
std::optional<double> conversion(std::string_view from, std::string_view to);

/// The unit of these exponents as people read it: "kg m²/s³", "1/s", "1".
std::string unitText(const Unit::Powers& powers);

/// A number with a unit.
struct Quantity {
    double value = 0; ///< in SI units
    Unit unit = {};
};

/// Reads a number as typedNumber() does, followed by a unit as unitOf() does: "40 cm", "0,1 1/s", "60°".
/// Nothing for any other text, such as a number without a unit.
std::optional<Quantity> typedQuantity(std::string_view text);

/// The number that a value is in this unit. A text is a number for parseNumber() or a quantity. Throws
/// InputError if it is neither, or if its unit measures something else.
double numberIn(const Value& value, std::string_view unit);

} // namespace timestep

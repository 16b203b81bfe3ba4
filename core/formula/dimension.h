// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/unit.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// Exponents of the base units, as in Unit::Powers, but of roots, too. Radians count as pure numbers.
using Exponents = std::array<double, 6>;

/// The names in a formula with the dimensions of their values.
using DimensionedNames = std::vector<std::pair<std::string, Exponents>>;

/// The dimension of a unit.
Exponents dimensionOf(const Unit& unit);
/// The unit of a dimension, "m/s²".
std::string unitText(const Exponents& dimension);

/// Checks that all terms of a formula have this dimension, or if none is given that they have the same, which
/// is returned; nothing if the value is 0 or cannot be computed. `text`: a formula that TypedFormula reads
/// with these names. Throws InputError (column from 1) at the term that is wrong.
///
/// A formula f has the dimension d if f(s^a x, s^b y ...) = s^d f(x, y ...) for values x, y ... with the
/// dimensions a, b ... and any factor s of a base unit. This is tried with numbers.
std::optional<Exponents> checkDimension(const std::string& text, const DimensionedNames& names,
                                        std::optional<Exponents> wanted = std::nullopt);

/// The constants of a typed list (parseConstants()) with their dimensions.
DimensionedNames dimensionsOfConstants(std::string_view text);

/// Whether a value in a typed list "L = 40 cm, a = 60°" has a unit other than one of an angle.
bool hasUnits(std::string_view text);

} // namespace timestep

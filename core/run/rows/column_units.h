// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/dimension.h"
#include "core/run/rows/metric.h"

#include <cstddef>
#include <optional>

namespace timestep {

struct Experiment;

/// The dimension of a calculated column, from the units of what its formula uses; nothing if one of these is
/// not known or the problem has no units. Throws InputError (column from 1) at the term whose unit does not
/// fit to the others or, if one is given, to the wanted dimension.
std::optional<Exponents> dimensionOfColumn(const Experiment& experiment, const Simulation& simulation,
                                           std::size_t column,
                                           std::optional<Exponents> wanted = std::nullopt);

/// The same with the unit of the column, if it is known and not "1".
void checkUnitOfColumn(const Experiment& experiment, const Simulation& simulation, std::size_t column);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/rigid/rigid_method.h"

#include <cstdint>
#include <span>

namespace timestep {

/// Descriptors of the settings of runs on rigid bodies, one for each member of RigidMethod. The first is
/// "push". Standard values are those of a plain RigidMethod.
std::span<const Parameter> rigidMethodParameters();

/// Makes the method from values of rigidMethodParameters(). `seed` determines the order of
/// ContactOrder::Random.
RigidMethod rigidMethod(const ParameterValues& values, std::uint64_t seed);

} // namespace timestep

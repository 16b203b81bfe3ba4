// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation/world_method.h"
#include "core/particles/world/stick.h"

namespace timestep {

/// Inverse masses of the ends of a stick after a pin rule, and `sum`, the divisor of the corrections
/// [1/mass]. sum is 0 if neither end can move.
struct StickWeights {
    double a = 0, b = 0, sum = 0;
};

StickWeights weightsOf(const World& world, std::size_t stick, PinRule pinRule);

/// The fraction of the error of a stick that one pass removes, according to StiffnessForm [1].
double stiffnessPerPass(const World& world, std::size_t stick, const WorldMethod& method);

/// Returns how a stick divides its correction, multiplied by `factor`, between its ends. For an ordered
/// relaxation with compliances and for a user-written rule, returns the StickWeights of its ends.
EndShares sharesOf(const World& world, std::size_t stick, const WorldMethod& method, double factor);

} // namespace timestep

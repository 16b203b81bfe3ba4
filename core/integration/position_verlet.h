// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

namespace timestep {

/// Factors of u' = keep u + kick b. u and u' are the velocities of two successive steps, b is the
/// acceleration without drag.
struct VerletFactors {
    double keep; ///< [1]
    double kick; ///< [time]
};
/// Returns the factors; `time` is how long acceleration and drag act [time].
VerletFactors verletFactors(const Damping& damping, double time);

} // namespace timestep

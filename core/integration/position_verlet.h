// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

namespace timestep {

/// u' = keep u + kick b, with u and u' the velocities of two steps and b the acceleration without the drag.
struct VerletFactors {
    double keep; ///< [1]
    double kick; ///< [time]
};
/// `time`: for which the acceleration and the drag act.
VerletFactors verletFactors(const Damping& damping, double time);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

namespace timestep {

// The names of the integrators' records, in menu order. Each record is defined in the source file of its
// family or in its own file.
#define TIMESTEP_INTEGRATORS(WORD)                                                                           \
    WORD(explicitEuler)                                                                                      \
    WORD(semiImplicitEuler)                                                                                  \
    WORD(semiImplicitEulerPositionFirst)                                                                     \
    WORD(positionVerletNaive)                                                                                \
    WORD(positionVerlet)                                                                                     \
    WORD(positionVerletDummer)                                                                               \
    WORD(positionVerletCorrected)                                                                            \
    WORD(velocityVerlet)                                                                                     \
    WORD(velocityVerletAnew)                                                                                 \
    WORD(leapfrogDriftKickDrift)                                                                             \
    WORD(explicitMidpoint)                                                                                   \
    WORD(heun)                                                                                               \
    WORD(rungeKutta4)                                                                                        \
    WORD(dormandPrince)                                                                                      \
    WORD(dormandPrinceAdaptive)                                                                              \
    WORD(forestRuth)                                                                                         \
    WORD(yoshida4)                                                                                           \
    WORD(pefrl)                                                                                              \
    WORD(implicitMidpoint)                                                                                   \
    WORD(backwardEuler)

#define TIMESTEP_DECLARE_INTEGRATOR(record) extern const Integrator record;
TIMESTEP_INTEGRATORS(TIMESTEP_DECLARE_INTEGRATOR)
#undef TIMESTEP_DECLARE_INTEGRATOR

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <algorithm>
#include <variant>

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

/// Completes the record of a method of kicks and drifts by what follows from its substeps. Each is a shear
/// that keeps phase-space area; the step is reversible if it is the same backward; each kick evaluates, but
/// the last shares its evaluation with the first of the next step. If a depends on v, a kick takes the
/// velocity before it, which leaves order 1.
constexpr Integrator ofSubsteps(Integrator method) {
    const auto& splitting = std::get<Splitting>(method.scheme);
    const Substeps substeps = splitting.substeps;
    const auto isKick = [](const Substep& one) { return one.kind == Substep::Kind::Kick; };
    method.orderWhenDamped = 1;
    method.evaluations = static_cast<int>(std::count_if(substeps.begin(), substeps.end(), isKick)) -
                         (splitting.carries() ? 1 : 0);
    method.symplectic = true;
    method.reversible = std::equal(substeps.begin(), substeps.end(), substeps.rbegin());
    return method;
}

} // namespace timestep

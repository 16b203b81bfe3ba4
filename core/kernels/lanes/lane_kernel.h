// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/equations/closed_forms.h"

#include <cstddef>

namespace timestep {

// Equations of closed_forms.h for many motions at once.

/// Arrays of n motions side by side: number k of motion i is at k n + i.
struct LaneArrays {
    std::size_t n = 0;
    const double* constants = nullptr;
    const double* drive = nullptr; ///< cos(w t), n numbers; null if the formula has none
    const double *q = nullptr, *v = nullptr;
    double* a = nullptr; ///< the result; overlaps none of the others
};

/// One equation, compiled for every set of vector instructions that a processor may have. All of them, and
/// the plain formula with LaneFunctions instead of LibraryFunctions, give the same bytes.
struct LaneEquation {
    std::size_t constants = 0;
    bool hasDrive = false; ///< the formula has cos(w t)
    bool hasSine = false;  ///< the formula has sines, whose results differ from the C library by round-off
    void (*accelerations)(const LaneArrays&) = nullptr;
};

template <class Equation>
const LaneEquation& laneEquationOf();

// The equations that can be computed in lanes.
#define TIMESTEP_CLOSED_FORMS(WORD)                                                                          \
    WORD(ConstantAcceleration)                                                                               \
    WORD(FreeFall)                                                                                           \
    WORD(FallInAir)                                                                                          \
    WORD(DampedSpring)                                                                                       \
    WORD(DrivenSpring)                                                                                       \
    WORD(SwingingBody)                                                                                       \
    WORD(TwoPendulums)                                                                                       \
    WORD(TwoHollows)                                                                                         \
    WORD(DrivenCubicSpring)                                                                                  \
    WORD(SelfExcited)                                                                                        \
    WORD(GalacticField)                                                                                      \
    WORD(CentralGravity)                                                                                     \
    WORD(PerturbedGravity)                                                                                   \
    WORD(MutualGravity)                                                                                      \
    WORD(Convection)                                                                                         \
    WORD(PreyAndPredators)

#define TIMESTEP_DECLARE_LANES(Equation)                                                                     \
    template <>                                                                                              \
    const LaneEquation& laneEquationOf<Equation>();
TIMESTEP_CLOSED_FORMS(TIMESTEP_DECLARE_LANES)
#undef TIMESTEP_DECLARE_LANES

} // namespace timestep

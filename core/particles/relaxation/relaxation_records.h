// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation/relaxation.h"

namespace timestep {

// The names of the relaxations' records, in menu order. Each record is defined in its own file or with
// related ones.
#define TIMESTEP_RELAXATIONS(WORD)                                                                           \
    WORD(gaussSeidel)                                                                                        \
    WORD(successiveOverRelaxation)                                                                           \
    WORD(jacobi)                                                                                             \
    WORD(averagedJacobi)                                                                                     \
    WORD(underRelaxedJacobi)                                                                                 \
    WORD(chebyshev)                                                                                          \
    WORD(xpbd)                                                                                               \
    WORD(directProjection)                                                                                   \
    WORD(shake)                                                                                              \
    WORD(rattle)                                                                                             \
    WORD(jakobsen)

#define TIMESTEP_DECLARE_RELAXATION(record) extern const Relaxation record;
TIMESTEP_RELAXATIONS(TIMESTEP_DECLARE_RELAXATION)
#undef TIMESTEP_DECLARE_RELAXATION

/// Returns the spectral radius of Jacobi's method on a straight chain of n sticks: cos(pi / (n + 1)) if free,
/// cos(pi / (2 n)) if pinned at one end. Source: eigenvalues of the second difference.
double chainJacobiRadius(int n, bool pinned);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation.h"

namespace timestep {

// The relaxations, in menu order: one word for each, the name of its record, which stands in a file of its
// own or beside its relatives.
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

/// Spectral radius of Jacobi on a straight chain of n sticks: cos(pi / (n + 1)) free, cos(pi / (2 n)) pinned
/// at one end. Source: eigenvalues of the second difference.
double chainJacobiRadius(int n, bool pinned);

} // namespace timestep

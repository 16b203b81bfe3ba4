// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation.h"

namespace timestep {

/// One stick after the other, each from the positions that the one before left behind.
extern const Relaxation gaussSeidel;
/// Gauss-Seidel with corrections that are too large on purpose.
extern const Relaxation successiveOverRelaxation;
/// Gauss-Seidel without a square root.
extern const Relaxation jakobsen;
/// Gauss-Seidel with compliances.
extern const Relaxation xpbd;

/// All corrections from the same positions.
extern const Relaxation jacobi;
extern const Relaxation averagedJacobi;
extern const Relaxation underRelaxedJacobi;
/// Jacobi, extrapolated.
extern const Relaxation chebyshev;

/// All sticks at once by a linear system.
extern const Relaxation directProjection;
extern const Relaxation shake;
extern const Relaxation rattle;

/// Spectral radius of Jacobi on a straight chain of n sticks: cos(pi / (n + 1)) free, cos(pi / (2 n)) pinned
/// at one end. Source: eigenvalues of the second difference.
double chainJacobiRadius(int n, bool pinned);

} // namespace timestep

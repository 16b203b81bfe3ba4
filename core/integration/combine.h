// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#if defined(__GNUC__)
#define TIMESTEP_RESTRICT __restrict__
#else
#define TIMESTEP_RESTRICT
#endif

namespace timestep {

// Loops over coordinates. The ranges are declared not to overlap, so that compilers can vectorise them. Every
// operation has one rounding and sums keep the order of the weights, so vector code gives the same bytes as a
// plain loop.

/// y += w x, for n numbers.
inline void addScaled(std::size_t n, double w, const double* TIMESTEP_RESTRICT x,
                      double* TIMESTEP_RESTRICT y) {
    for (std::size_t k = 0; k < n; ++k) y[k] += w * x[k];
}

/// v += w a, then q += u v, for n numbers in one pass.
inline void kickAndDrift(std::size_t n, double w, const double* TIMESTEP_RESTRICT a, double u,
                         double* TIMESTEP_RESTRICT v, double* TIMESTEP_RESTRICT q) {
    for (std::size_t k = 0; k < n; ++k) {
        v[k] += w * a[k];
        q[k] += u * v[k];
    }
}

} // namespace timestep

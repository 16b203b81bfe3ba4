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

/// From this number of coordinates on, the widest vectors of the processor are worth a call.
inline constexpr std::size_t fewestForWideVectors = 16;

/// The loops below for many coordinates, in the widest vectors that the processor has (combine_kernel.cpp).
void addScaledInWideVectors(std::size_t n, double w, const double* x, double* y);
void kickAndDriftInWideVectors(std::size_t n, double w, const double* a, double u, double* v, double* q);
/// Computes result = y + w (k_0 + sum_j ratio_j k_j) for n numbers of q, then of v; the sum over 0 < j <
/// terms, at most 6 terms. Results may be q and v, and slopes of q may be v.
struct SumOfSlopes {
    double w = 0;
    std::size_t terms = 0;
    const double* ratio = nullptr; ///< ratio[0] is not read
    const double *const *ofQ = nullptr, *const *ofV = nullptr;
    const double *q = nullptr, *v = nullptr;
    double *resultQ = nullptr, *resultV = nullptr;
};
void addSlopesInWideVectors(std::size_t n, const SumOfSlopes& sum);

/// y += w x, for n numbers.
inline void addScaled(std::size_t n, double w, const double* TIMESTEP_RESTRICT x,
                      double* TIMESTEP_RESTRICT y) {
    if (n >= fewestForWideVectors) return addScaledInWideVectors(n, w, x, y);
    for (std::size_t k = 0; k < n; ++k) y[k] += w * x[k];
}

/// v += w a, then q += u v, for n numbers in one pass.
inline void kickAndDrift(std::size_t n, double w, const double* TIMESTEP_RESTRICT a, double u,
                         double* TIMESTEP_RESTRICT v, double* TIMESTEP_RESTRICT q) {
    if (n >= fewestForWideVectors) return kickAndDriftInWideVectors(n, w, a, u, v, q);
    for (std::size_t k = 0; k < n; ++k) {
        v[k] += w * a[k];
        q[k] += u * v[k];
    }
}

} // namespace timestep

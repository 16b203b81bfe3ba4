// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#if defined(__GNUC__)
#define TIMESTEP_RESTRICT __restrict__
#else
#define TIMESTEP_RESTRICT
#endif

namespace timestep {

// Loops over coordinates that compilers vectorise because their ranges are said not to overlap. One rounding
// per operation and sums in the order of the weights, so vectors give the bytes of the plain loop.

/// y += w x, for n numbers.
inline void addScaled(std::size_t n, double w, const double* TIMESTEP_RESTRICT x,
                      double* TIMESTEP_RESTRICT y) {
    for (std::size_t k = 0; k < n; ++k) y[k] += w * x[k];
}

/// sum_j w_j x_j at place k; x_j begins at x + j stride.
template <std::size_t count>
double weightedSum(const double* w, const double* TIMESTEP_RESTRICT x, std::size_t stride, std::size_t k) {
    double sum = 0;
    for (std::size_t j = 0; j < count; ++j) sum += w[j] * x[j * stride + k];
    return sum;
}

/// Calls `work` with the number of terms as a constant, std::integral_constant<std::size_t, count>. An
/// explicit method has at most 7 stages here.
template <class Work>
void withCount(std::size_t count, const Work& work) {
    const auto call = [&]<std::size_t... known>(std::index_sequence<known...>) {
        static_cast<void>(
            ((count == known && (work(std::integral_constant<std::size_t, known>()), true)) || ...));
    };
    call(std::make_index_sequence<8>());
}

/// result = y + h sum_j weights_j x_j, for n numbers.
inline void combine(std::size_t count, std::size_t n, double h, const double* weights,
                    const double* TIMESTEP_RESTRICT x, std::size_t stride, const double* TIMESTEP_RESTRICT y,
                    double* TIMESTEP_RESTRICT result) {
    withCount(count, [=](auto known) {
        double w[known + 1] = {};
        for (std::size_t j = 0; j < known; ++j) w[j] = weights[j];
        for (std::size_t k = 0; k < n; ++k) result[k] = y[k] + h * weightedSum<known>(w, x, stride, k);
    });
}

/// y += h sum_j weights_j x_j, for n numbers.
inline void addCombination(std::size_t count, std::size_t n, double h, const double* weights,
                           const double* TIMESTEP_RESTRICT x, std::size_t stride,
                           double* TIMESTEP_RESTRICT y) {
    withCount(count, [=](auto known) {
        double w[known + 1] = {};
        for (std::size_t j = 0; j < known; ++j) w[j] = weights[j];
        for (std::size_t k = 0; k < n; ++k) y[k] += h * weightedSum<known>(w, x, stride, k);
    });
}

} // namespace timestep

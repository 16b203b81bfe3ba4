// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a Runge-Kutta method for many numbers, in the widest vectors of the processor.
//   Text: addSlopes() in core/integration/runge_kutta.cpp: the same operations in the same order.
//   Job: clouds, stroboscopes and bifurcations with Runge-Kutta methods, whose motions step in lanes.
//   Gain: see core/kernels/README.md.
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs. The loops are plain; the compiler makes vectors of them.
#include "core/kernels/loops/add_slopes_kernel.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/kernels/loops/add_slopes_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

/// result = y + w (slope_0 + sum_j ratio_j slope_j), the sum over 0 < j < terms.
template <std::size_t terms>
void addTerms(std::size_t n, double w, const double* ratio, const double* const* slopes, const double* y,
              double* result) {
    const double* slope[terms];
    double factor[terms];
    for (std::size_t j = 0; j < terms; ++j) {
        slope[j] = slopes[j];
        factor[j] = ratio[j];
    }
#if !defined(__clang__)
#pragma GCC ivdep // results and slopes do not overlap
#endif
    for (std::size_t i = 0; i < n; ++i) {
        double sum = slope[0][i];
        for (std::size_t j = 1; j < terms; ++j) sum += factor[j] * slope[j][i];
        result[i] = y[i] + w * sum;
    }
}

void addSlopes(std::span<const double> weights, double h, const double* k, std::span<const double> y,
               double* result) {
    constexpr decltype(&addTerms<1>) loops[] = {addTerms<1>, addTerms<2>, addTerms<3>, addTerms<4>,
                                                addTerms<5>, addTerms<6>, addTerms<7>};
    constexpr std::size_t most = sizeof loops / sizeof *loops;
    double ratio[most] = {}, first = 0;
    const double* slopes[most] = {};
    std::size_t terms = 0;
    for (std::size_t j = 0; j < weights.size(); ++j) {
        if (weights[j] == 0) continue;
        if (terms == 0) first = weights[j];
        ratio[terms] = weights[j] / first;
        slopes[terms++] = k + j * y.size();
    }
    loops[terms - 1](y.size(), h * first, ratio, slopes, y.data(), result);
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace timestep {

HWY_EXPORT(addSlopes);

void addSlopesInWideVectors(std::span<const double> weights, double h, std::span<const double> k,
                            std::span<const double> y, std::span<double> result) {
    HWY_DYNAMIC_DISPATCH(addSlopes)(weights, h, k.data(), y, result.data());
}

} // namespace timestep

#endif

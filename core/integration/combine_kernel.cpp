// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs. The loops are plain; the compiler makes vectors of them.
#include "core/integration/combine.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/integration/combine_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

void addScaledLoop(std::size_t n, double w, const double* HWY_RESTRICT x, double* HWY_RESTRICT y) {
    for (std::size_t i = 0; i < n; ++i) y[i] += w * x[i];
}

void kickAndDriftLoop(std::size_t n, double w, const double* HWY_RESTRICT a, double u, double* HWY_RESTRICT v,
                      double* HWY_RESTRICT q) {
    for (std::size_t i = 0; i < n; ++i) {
        v[i] += w * a[i];
        q[i] += u * v[i];
    }
}

template <std::size_t terms>
void addSlopesOf(std::size_t n, double w, const double* ratio, const double* const* k, const double* y,
                 double* result) {
    const double* slope[terms];
    double factor[terms];
    for (std::size_t j = 0; j < terms; ++j) {
        slope[j] = k[j];
        factor[j] = j == 0 ? 1 : ratio[j];
    }
#if !defined(__clang__)
#pragma GCC ivdep // results are other numbers than slopes, or the same number
#endif
    for (std::size_t i = 0; i < n; ++i) {
        double sum = slope[0][i];
        for (std::size_t j = 1; j < terms; ++j) sum += factor[j] * slope[j][i];
        result[i] = y[i] + w * sum;
    }
}

void addSlopesLoop(std::size_t n, const SumOfSlopes& sum) {
    constexpr decltype(&addSlopesOf<1>) loops[] = {addSlopesOf<1>, addSlopesOf<2>, addSlopesOf<3>,
                                                   addSlopesOf<4>, addSlopesOf<5>, addSlopesOf<6>};
    const auto add = loops[sum.terms - 1];
    add(n, sum.w, sum.ratio, sum.ofQ, sum.q, sum.resultQ); // before v, which may be a slope of q
    add(n, sum.w, sum.ratio, sum.ofV, sum.v, sum.resultV);
}

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace timestep {

HWY_EXPORT(addScaledLoop);
HWY_EXPORT(kickAndDriftLoop);
HWY_EXPORT(addSlopesLoop);

void addScaledInWideVectors(std::size_t n, double w, const double* x, double* y) {
    HWY_DYNAMIC_DISPATCH(addScaledLoop)(n, w, x, y);
}

void kickAndDriftInWideVectors(std::size_t n, double w, const double* a, double u, double* v, double* q) {
    HWY_DYNAMIC_DISPATCH(kickAndDriftLoop)(n, w, a, u, v, q);
}

void addSlopesInWideVectors(std::size_t n, const SumOfSlopes& sum) {
    HWY_DYNAMIC_DISPATCH(addSlopesLoop)(n, sum);
}

} // namespace timestep

#endif

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/combine.h"
#include "core/integration/evaluate.h"
#include "core/integration/integrator.h"

#include <algorithm>
#include <span>
#include <type_traits>
#include <utility>

namespace timestep {

// Explicit Runge-Kutta methods: one engine, and a tableau of coefficients per method.

/// Butcher's coefficients of an explicit method of s stages.
struct Tableau {
    std::span<const double> a; ///< strictly lower triangle, row by row: s (s - 1) / 2 numbers
    std::span<const double> b; ///< weights of the stages, s numbers
    std::span<const double> c; ///< times of the stages in units of h, s numbers
};

/// Slots of scratch: slopes of q and of v for each stage, and the point at which a stage is evaluated.
constexpr std::size_t slotsOf(const Tableau& tableau) {
    return 2 * tableau.b.size() + 2;
}

/// a_ij for a stage i below s, b_j for i = s.
template <const Tableau& tableau, std::size_t i, std::size_t j>
inline constexpr double weightOf = i < tableau.b.size() ? tableau.a[(i * i - i) / 2 + j] : tableau.b[j];

/// sum_j weight_ij k_j at place n for j < i, in the order of j; k_j begins at k + j stride. The weights are
/// constants, and those that are 0 cost nothing.
template <const Tableau& tableau, std::size_t i>
inline double weightedSlope(const double* k, std::size_t stride, std::size_t n) {
    double sum = 0;
    [&]<std::size_t... j>(std::index_sequence<j...>) {
        ((weightOf<tableau, i, j> != 0 ? static_cast<void>(sum += weightOf<tableau, i, j> * k[j * stride + n])
                                       : static_cast<void>(0)),
         ...);
    }
    (std::make_index_sequence<i>());
    return sum;
}

/// result = y + h sum_j weight_ij k_j, for n numbers.
template <const Tableau& tableau, std::size_t i>
void makeStage(std::size_t n, double h, const double* TIMESTEP_RESTRICT k, std::size_t stride,
               const double* TIMESTEP_RESTRICT y, double* TIMESTEP_RESTRICT result) {
    for (std::size_t at = 0; at < n; ++at) result[at] = y[at] + h * weightedSlope<tableau, i>(k, stride, at);
}

/// y += h sum_j b_j k_j, for n numbers.
template <const Tableau& tableau>
void addSlopes(std::size_t n, double h, const double* TIMESTEP_RESTRICT k, std::size_t stride,
               double* TIMESTEP_RESTRICT y) {
    for (std::size_t at = 0; at < n; ++at)
        y[at] += h * weightedSlope<tableau, tableau.b.size()>(k, stride, at);
}

/// With y = [q | v] and f(t, y) = [v | a(t, q, v)]:
/// k_i = f(t + c_i h, y + h sum_j<i a_ij k_j), then y = y + h sum_i b_i k_i. Stage slots 2i and 2i + 1 hold
/// k_i. If `firstSlope` is not empty it is a(t, q, v), known from before, and is not evaluated again.
/// The slope of q is the velocity at which a stage is evaluated, so the stage is made in its place.
template <const Tableau& tableau>
void stepRungeKutta(const Problem& problem, IntegratorState& state, std::span<double> q, std::span<double> v,
                    double t, double h, std::span<const double> firstSlope = {}) {
    constexpr std::size_t stages = tableau.b.size();
    const auto stageQ = state.stageSlot(2 * stages);
    const std::size_t n = state.n, stride = 2 * n;
    const double* const slopesOfQ = state.stageSlot(0).data();
    const double* const slopesOfV = slopesOfQ + n;
    std::copy(v.begin(), v.end(), state.stageSlot(0).begin());
    if (firstSlope.empty())
        evaluate(problem, state, t + tableau.c[0] * h, q, v, state.stageSlot(1));
    else
        std::copy(firstSlope.begin(), firstSlope.end(), state.stageSlot(1).begin());
    const auto stage = [&]<std::size_t i>(std::integral_constant<std::size_t, i>) {
        const std::span<double> stageV = state.stageSlot(2 * i);
        makeStage<tableau, i>(n, h, slopesOfQ, stride, q.data(), stageQ.data());
        makeStage<tableau, i>(n, h, slopesOfV, stride, v.data(), stageV.data());
        evaluate(problem, state, t + tableau.c[i] * h, stageQ, stageV, state.stageSlot(2 * i + 1));
    };
    [&]<std::size_t... i>(std::index_sequence<i...>) {
        (stage(std::integral_constant<std::size_t, i + 1>()), ...);
    }
    (std::make_index_sequence<stages - 1>());
    addSlopes<tableau>(n, h, slopesOfQ, stride, q.data());
    addSlopes<tableau>(n, h, slopesOfV, stride, v.data());
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/combine.h"
#include "core/integration/evaluate.h"
#include "core/integration/integrator.h"

#include <array>
#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

namespace timestep {

// Explicit Runge-Kutta methods: one engine, and a tableau of coefficients per method.

/// Number of stage slots: slopes of q and of v for each stage, and the point at which a stage is evaluated.
constexpr std::size_t slotsOf(const Tableau& tableau) {
    return 2 * tableau.b.size() + 2;
}

/// Coefficient a_ij for a stage i < s, weight b_j for i = s.
template <const Tableau& tableau, std::size_t i, std::size_t j>
inline constexpr double weightOf = i < tableau.b.size() ? tableau.a[(i * i - i) / 2 + j] : tableau.b[j];

/// Index of the first weight of row i that is not 0.
template <const Tableau& tableau, std::size_t i>
inline constexpr std::size_t firstWeight = []<std::size_t... j>(std::index_sequence<j...>) {
    std::size_t first = i;
    ((first = first == i && weightOf<tableau, i, j> != 0 ? j : first), ...);
    return first;
}
(std::make_index_sequence<i>());

/// Pointers to the slopes of the stages; each slope has as many numbers as there are coordinates.
template <std::size_t stages>
using Slopes = std::array<const double*, stages>;

/// weight_ij divided by the first weight of row i that is not 0; 0 up to that weight.
template <const Tableau& tableau, std::size_t i, std::size_t j>
inline constexpr double ratioOf =
    j > firstWeight<tableau, i> ? weightOf<tableau, i, j> / weightOf<tableau, i, firstWeight<tableau, i>> : 0;

/// Returns k_f + sum_j>f ratio_ij k_j for coordinate n, summed in the order of j; f is the index of the first
/// weight. For the classical method: k_0 + 2 k_1 + 2 k_2 + k_3. Ratios of 0 and 1 cost nothing.
template <const Tableau& tableau, std::size_t i>
inline double relativeSlope(const Slopes<tableau.b.size()>& k, std::size_t n) {
    double sum = k[firstWeight<tableau, i>][n];
    [&]<std::size_t... j>(std::index_sequence<j...>) {
        ((ratioOf<tableau, i, j> == 1   ? static_cast<void>(sum += k[j][n])
          : ratioOf<tableau, i, j> != 0 ? static_cast<void>(sum += ratioOf<tableau, i, j> * k[j][n])
                                        : static_cast<void>(0)),
         ...);
    }
    (std::make_index_sequence<i>());
    return sum;
}

/// The row q + h sum_j weight_ij k_j, and the same of v, for many coordinates. Weights of 0 are left out.
template <const Tableau& tableau, std::size_t i>
class WideRow {
public:
    WideRow(double h, const Slopes<tableau.b.size()>& ofQ, const Slopes<tableau.b.size()>& ofV,
            std::span<const double> q, std::span<const double> v, std::span<double> resultQ,
            std::span<double> resultV) {
        std::size_t terms = 0;
        [&]<std::size_t... j>(std::index_sequence<j...>) {
            ((j == firstWeight<tableau, i> || ratioOf<tableau, i, j> != 0
                  ? static_cast<void>((ratio_[terms] = ratioOf<tableau, i, j>, usedOfQ_[terms] = ofQ[j],
                                       usedOfV_[terms] = ofV[j], ++terms))
                  : static_cast<void>(0)),
             ...);
        }
        (std::make_index_sequence<i>());
        sum_ = {.w = h * weightOf<tableau, i, firstWeight<tableau, i>>,
                .terms = terms,
                .ratio = ratio_.data(),
                .ofQ = usedOfQ_.data(),
                .ofV = usedOfV_.data(),
                .q = q.data(),
                .v = v.data(),
                .resultQ = resultQ.data(),
                .resultV = resultV.data()};
    }
    WideRow(const WideRow&) = delete;
    const SumOfSlopes& sum() const { return sum_; }

private:
    std::array<double, tableau.b.size()> ratio_;
    Slopes<tableau.b.size()> usedOfQ_, usedOfV_;
    SumOfSlopes sum_;
};

/// Computes result = y + h sum_j weight_ij k_j, for n numbers.
template <const Tableau& tableau, std::size_t i>
void makeStage(std::size_t n, double h, const Slopes<tableau.b.size()>& k, const double* TIMESTEP_RESTRICT y,
               double* TIMESTEP_RESTRICT result) {
    const double w = h * weightOf<tableau, i, firstWeight<tableau, i>>;
    for (std::size_t at = 0; at < n; ++at) result[at] = y[at] + w * relativeSlope<tableau, i>(k, at);
}

/// Computes y += h sum_j b_j k_j, for n numbers.
template <const Tableau& tableau>
void addSlopes(std::size_t n, double h, const Slopes<tableau.b.size()>& k, double* TIMESTEP_RESTRICT y) {
    constexpr std::size_t stages = tableau.b.size();
    const double w = h * weightOf<tableau, stages, firstWeight<tableau, stages>>;
    for (std::size_t at = 0; at < n; ++at) y[at] += w * relativeSlope<tableau, stages>(k, at);
}

/// stepRungeKutta() for few or for many coordinates.
template <const Tableau& tableau, bool wide>
void stepRungeKuttaOf(const Problem& problem, IntegratorState& state, std::span<double> q,
                      std::span<double> v, double t, double h, std::span<const double> firstSlope) {
    constexpr std::size_t stages = tableau.b.size();
    const std::size_t n = state.n;
    Slopes<stages> ofQ, ofV;
    ofQ[0] = v.data();
    ofV[0] = firstSlope.data();
    if (firstSlope.empty()) {
        const auto a = state.stageSlot(1);
        evaluate(problem, state, t + tableau.c[0] * h, q, v, a);
        ofV[0] = a.data();
    }
    const auto stageQ = state.stageSlot(2 * stages);
    const auto stage = [&]<std::size_t i>(std::integral_constant<std::size_t, i>) {
        const std::span<double> stageV = state.stageSlot(2 * i), a = state.stageSlot(2 * i + 1);
        const double instant = t + tableau.c[i] * h;
        if constexpr (wide) {
            const WideRow<tableau, i> row(h, ofQ, ofV, q, v, stageQ, stageV);
            evaluateAtStage(problem, state, instant, row.sum(), a);
        } else {
            makeStage<tableau, i>(n, h, ofQ, q.data(), stageQ.data());
            makeStage<tableau, i>(n, h, ofV, v.data(), stageV.data());
            evaluate(problem, state, instant, stageQ, stageV, a);
        }
        ofQ[i] = stageV.data();
        ofV[i] = a.data();
    };
    [&]<std::size_t... i>(std::index_sequence<i...>) {
        (stage(std::integral_constant<std::size_t, i + 1>()), ...);
    }
    (std::make_index_sequence<stages - 1>());
    if constexpr (wide) {
        addSlopesInWideVectors(n, WideRow<tableau, stages>(h, ofQ, ofV, q, v, q, v).sum());
    } else {
        addSlopes<tableau>(n, h, ofQ, q.data()); // before v changes, because v is the first slope of q
        addSlopes<tableau>(n, h, ofV, v.data());
    }
}

/// Makes one step of size h from time t. With y = [q | v] and f(t, y) = [v | a(t, q, v)]:
/// @code
/// k_i = f(t + c_i h, y + h sum_j<i a_ij k_j),   then   y += h sum_i b_i k_i
/// @endcode
/// Stage slot 2i holds the slope of q at stage i, which is the velocity there (at stage 0: v itself); slot 2i
/// + 1 holds the slope of v. If `firstSlope` is not empty, it holds a(t, q, v) from the last step and is not
/// evaluated again.
template <const Tableau& tableau>
void stepRungeKutta(const Problem& problem, IntegratorState& state, std::span<double> q, std::span<double> v,
                    double t, double h, std::span<const double> firstSlope = {}) {
    if (state.n < fewestForWideVectors)
        stepRungeKuttaOf<tableau, false>(problem, state, q, v, t, h, firstSlope);
    else
        stepRungeKuttaOf<tableau, true>(problem, state, q, v, t, h, firstSlope);
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <span>

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

/// With y = [q | v] and f(t, y) = [v | a(t, q, v)]:
/// k_i = f(t + c_i h, y + h sum_j<i a_ij k_j), then y = y + h sum_i b_i k_i. Stage slots 2i and 2i + 1 hold
/// k_i. If `firstSlope` is not empty it is a(t, q, v), known from before, and is not evaluated again.
void stepRungeKutta(const Tableau& tableau, const Problem& problem, IntegratorState& state,
                    std::span<double> q, std::span<double> v, double t, double h,
                    std::span<const double> firstSlope = {});

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// Explicit Runge-Kutta methods: one engine, and a tableau of coefficients per method.
#include "core/integration/evaluate.h"
#include "core/integration/methods.h"
#include "core/translatable.h"

namespace timestep {

namespace {

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
/// k_i = f(t + c_i h, y + h sum_j<i a_ij k_j), then y + h sum_i b_i k_i.
void stepRungeKutta(const Tableau& tableau, const Problem& problem, IntegratorState& state, double t,
                    double h) {
    const std::size_t stages = tableau.b.size();
    const auto q = state.q(), v = state.v();
    const auto stageQ = state.stageSlot(2 * stages), stageV = state.stageSlot(2 * stages + 1);
    const auto slopeOfQ = [&](std::size_t i) { return state.stageSlot(2 * i); };
    const auto slopeOfV = [&](std::size_t i) { return state.stageSlot(2 * i + 1); };

    // result = y + h sum_j weights_j k_j
    const auto combine = [&](std::span<const double> weights, std::span<double> resultQ,
                             std::span<double> resultV) {
        for (std::size_t k = 0; k < state.n; ++k) {
            double sumQ = 0, sumV = 0;
            for (std::size_t j = 0; j < weights.size(); ++j) {
                sumQ += weights[j] * slopeOfQ(j)[k];
                sumV += weights[j] * slopeOfV(j)[k];
            }
            resultQ[k] = q[k] + h * sumQ;
            resultV[k] = v[k] + h * sumV;
        }
    };

    for (std::size_t i = 0; i < stages; ++i) {
        combine(tableau.a.subspan((i * i - i) / 2, i), stageQ, stageV);
        for (std::size_t k = 0; k < state.n; ++k) slopeOfQ(i)[k] = stageV[k];
        evaluate(problem, state, t + tableau.c[i] * h, stageQ, stageV, slopeOfV(i));
    }
    combine(tableau.b, q, v);
}

template <const Tableau& tableau>
void step(const Problem& problem, IntegratorState& state, double t, double h) {
    stepRungeKutta(tableau, problem, state, t, h);
}

constexpr double eulerB[] = {1};
constexpr double eulerC[] = {0};
constexpr Tableau eulerTableau{{}, eulerB, eulerC};
constexpr std::string_view eulerAliases[] = {"forward Euler", "Euler's method",
                                             "Euler-Cauchy polygon method"};
constexpr std::string_view eulerCode[] = {
    "k = a(x)",
    "x = x + h * v",
    "v = v + h * k",
};

constexpr double classicalA[] = {0.5, 0, 0.5, 0, 0, 1};
constexpr double classicalB[] = {1.0 / 6, 1.0 / 3, 1.0 / 3, 1.0 / 6};
constexpr double classicalC[] = {0, 0.5, 0.5, 1};
constexpr Tableau classicalTableau{classicalA, classicalB, classicalC};
constexpr std::string_view classicalAliases[] = {"RK4", "classical Runge-Kutta", "the Runge-Kutta method"};
constexpr std::string_view classicalCode[] = {
    "v1 = v;               a1 = a(x)",
    "v2 = v + h / 2 * a1;  a2 = a(x + h / 2 * v1)",
    "v3 = v + h / 2 * a2;  a3 = a(x + h / 2 * v2)",
    "v4 = v + h * a3;      a4 = a(x + h * v3)",
    "x = x + h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)",
    "v = v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)",
};

} // namespace

constinit const Integrator explicitEuler{
    .id = "explicit-euler",
    .name = TRANSLATABLE("integrator", "Explicit Euler"),
    .aliases = eulerAliases,
    .code = eulerCode,
    .order = 1,
    .orderWhenDamped = 1,
    .evaluations = 1,
    .symplectic = false,
    .reversible = false,
    .stabilityLimit = neverStable,
    .velocity = TRANSLATABLE("integrator", "whole step"),
    .reference = "L. Euler, Institutionum calculi integralis vol. I (1768), ch. VII",
    .stageSlots = slotsOf(eulerTableau),
    .step = step<eulerTableau>,
};

constinit const Integrator rungeKutta4{
    .id = "rk4",
    .name = TRANSLATABLE("integrator", "Runge-Kutta 4"),
    .aliases = classicalAliases,
    .code = classicalCode,
    .order = 4,
    .orderWhenDamped = 4,
    .evaluations = 4,
    .symplectic = false,
    .reversible = false,
    .stabilityLimit = 2.8284271247461903, // 2 sqrt(2): |1 + iz - z²/2 - iz³/6 + z⁴/24| = 1
    .velocity = TRANSLATABLE("integrator", "whole step"),
    .reference = "W. Kutta, Z. Math. Phys. 46 (1901) 435-453",
    .stageSlots = slotsOf(classicalTableau),
    .step = step<classicalTableau>,
};

} // namespace timestep

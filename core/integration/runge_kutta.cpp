// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/runge_kutta.h"

#include "core/integration/methods.h"
#include "core/translatable.h"

namespace timestep {

namespace {

template <const Tableau& tableau>
void step(const Problem& problem, IntegratorState& state, double t, double h) {
    stepRungeKutta<tableau>(problem, state, state.q(), state.v(), t, h);
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

constexpr double midpointA[] = {0.5};
constexpr double midpointB[] = {0, 1};
constexpr double midpointC[] = {0, 0.5};
constexpr Tableau midpointTableau{midpointA, midpointB, midpointC};
constexpr std::string_view midpointAliases[] = {"RK2", "midpoint method", "\"modified Euler\" in some books"};
constexpr std::string_view midpointCode[] = {
    "middle = v + h / 2 * a(x)",
    "k = a(x + h / 2 * v)",
    "x = x + h * middle",
    "v = v + h * k",
};

constexpr double heunA[] = {1};
constexpr double heunB[] = {0.5, 0.5};
constexpr double heunC[] = {0, 1};
constexpr Tableau heunTableau{heunA, heunB, heunC};
constexpr std::string_view heunAliases[] = {"improved Euler", "\"modified Euler\" in myPhysicsLab",
                                            "explicit trapezoidal rule"};
constexpr std::string_view heunCode[] = {
    "v1 = v;           a1 = a(x)",
    "v2 = v + h * a1;  a2 = a(x + h * v1)",
    "x = x + h / 2 * (v1 + v2)",
    "v = v + h / 2 * (a1 + a2)",
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
    .scheme = RungeKutta{.tableau = eulerTableau, .stages = CodeLines(eulerCode).first(1)},
    .order = 1,
    .orderWhenDamped = 1,
    .orderOnAlternatingSteps = 1,
    .evaluations = 1,
    .symplectic = false,
    .reversible = false,
    .stabilityLimit = neverStable,
    .velocity = TRANSLATABLE("integrator", "whole step"),
    .reference = "L. Euler, Institutionum calculi integralis vol. I (1768), ch. VII",
    .stageSlots = slotsOf(eulerTableau),
    .step = step<eulerTableau>,
};

constinit const Integrator explicitMidpoint{
    .id = "explicit-midpoint",
    .name = TRANSLATABLE("integrator", "Explicit midpoint"),
    .aliases = midpointAliases,
    .code = midpointCode,
    .scheme = RungeKutta{.tableau = midpointTableau, .stages = CodeLines(midpointCode).first(2)},
    .order = 2,
    .orderWhenDamped = 2,
    .orderOnAlternatingSteps = 2,
    .evaluations = 2,
    .symplectic = false,
    .reversible = false,
    .stabilityLimit = neverStable,
    .velocity = TRANSLATABLE("integrator", "whole step"),
    .reference = "C. Runge, Math. Ann. 46 (1895) 167-178",
    .stageSlots = slotsOf(midpointTableau),
    .step = step<midpointTableau>,
};

constinit const Integrator heun{
    .id = "heun",
    .name = TRANSLATABLE("integrator", "Heun"),
    .aliases = heunAliases,
    .code = heunCode,
    .scheme = RungeKutta{.tableau = heunTableau, .stages = CodeLines(heunCode).first(2)},
    .order = 2,
    .orderWhenDamped = 2,
    .orderOnAlternatingSteps = 2,
    .orderFrom = 832,
    .evaluations = 2,
    .symplectic = false,
    .reversible = false,
    .stabilityLimit = neverStable,
    .velocity = TRANSLATABLE("integrator", "whole step"),
    .reference = "K. Heun, Z. Math. Phys. 45 (1900) 23-38",
    .stageSlots = slotsOf(heunTableau),
    .step = step<heunTableau>,
};

constinit const Integrator rungeKutta4{
    .id = "rk4",
    .name = TRANSLATABLE("integrator", "Runge-Kutta 4"),
    .aliases = classicalAliases,
    .code = classicalCode,
    .scheme = RungeKutta{.tableau = classicalTableau, .stages = CodeLines(classicalCode).first(4)},
    .order = 4,
    .orderWhenDamped = 4,
    .orderOnAlternatingSteps = 4,
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

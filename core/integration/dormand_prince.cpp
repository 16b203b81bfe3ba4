// SPDX-License-Identifier: GPL-3.0-or-later
// The Dormand-Prince pair with a fixed step: the formula of order 5, without the error estimate.
#include "core/integration/dormand_prince.h"

#include "core/integration/methods.h"

namespace timestep {

namespace {

constexpr std::string_view aliases[] = {"DOPRI5", "RKDP", "ode45 with a fixed step", "ode5"};
constexpr std::string_view code[] = {
    "k[1] = f(y), the k[7] of the last step  # y = (x, v), f(y) = (v, a(x))",
    "for i in 2 ... 6: k[i] = f(y + h * sum(a[i][j] * k[j] for j < i))",
    "y = y + h * sum(b[i] * k[i] for i in 1 ... 6)",
    "k[7] = f(y)",
};

} // namespace

constinit const Integrator dormandPrince{
    .id = "dormand-prince",
    .name = TRANSLATABLE("integrator", "Dormand-Prince 5, fixed step"),
    .aliases = aliases,
    .code = code,
    .scheme = RungeKutta{.tableau = dormandPrinceTableau, .firstSameAsLast = true},
    .order = 5,
    .orderFrom = 160,
    .evaluations = 6,
    .stabilityLimit = 0.99718900863252992, // |1 - z²/2 + z⁴/24 - z⁶/600 + i (z - z³/6 + z⁵/120)| = 1
    .reference = "J. R. Dormand, P. J. Prince, J. Comput. Appl. Math. 6 (1980) 19-26",
};

} // namespace timestep

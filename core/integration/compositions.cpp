// SPDX-License-Identifier: GPL-3.0-or-later
// Symmetric compositions of fourth order from kicks and drifts. If a depends on v, they are of first order,
// because a kick evaluates a with the velocity before the kick.
#include "core/integration/methods.h"

namespace timestep {

namespace {

// Three leapfrog steps of w1 h, w0 h, w1 h cancel the error of third order in the step if 2 w1 + w0 = 1 and
// 2 w1³ + w0³ = 0: w1 = 1 / (2 - 2^(1/3)), w0 = -2^(1/3) w1 (the middle one goes backward).
// Source: H. Yoshida, Phys. Lett. A 150 (1990) 262-268, eq. (4.4).
constexpr double w1 = 1.3512071919596577;
constexpr double w0 = -1.7024143839193153;
constexpr double tripleJumpLimit = 1.5734019474345401; // the trace of the step's matrix is 2

constexpr Substep kickFirst[] = {
    kick(w1 / 2), drift(w1), kick((w0 + w1) / 2), drift(w0), kick((w0 + w1) / 2), drift(w1), kick(w1 / 2),
};
constexpr std::string_view kickFirstAliases[] = {"triple jump (kick first)", "Suzuki-Yoshida"};
constexpr std::string_view kickFirstCode[] = {
    "w1 = 1 / (2 - 2 ** (1 / 3)); w0 = 1 - 2 * w1",
    "for w in (w1, w0, w1):",
    "    v = v + w * h / 2 * a(x)",
    "    x = x + w * h * v",
    "    v = v + w * h / 2 * a(x)",
};

constexpr Substep driftFirst[] = {
    drift(w1 / 2), kick(w1), drift((w0 + w1) / 2), kick(w0), drift((w0 + w1) / 2), kick(w1), drift(w1 / 2),
};
constexpr std::string_view driftFirstAliases[] = {
    "triple jump (drift first)",
    "Candy-Rozmus",
    "leapfrog of order 4 in REBOUND",
};
constexpr std::string_view driftFirstCode[] = {
    "w1 = 1 / (2 - 2 ** (1 / 3)); w0 = 1 - 2 * w1",
    "for w in (w1, w0, w1):",
    "    x = x + w * h / 2 * v",
    "    v = v + w * h * a(x)",
    "    x = x + w * h / 2 * v",
};

// Source: I. P. Omelyan, I. M. Mryglod, R. Folk, Comput. Phys. Commun. 146 (2002) 188-202, eqs. (20) and
// (22).
constexpr double xi = 0.1786178958448091;
constexpr double lambda = -0.2123418310626054;
constexpr double chi = -0.06626458266981849;
constexpr Substep optimised[] = {
    drift(xi),  kick((1 - 2 * lambda) / 2), drift(chi), kick(lambda), drift(1 - 2 * (chi + xi)), kick(lambda),
    drift(chi), kick((1 - 2 * lambda) / 2), drift(xi),
};
constexpr std::string_view optimisedAliases[] = {
    "position extended Forest-Ruth-like",
    "Omelyan-Mryglod-Folk",
};
constexpr std::string_view optimisedCode[] = {
    "xi = 0.1786178958448091; lam = -0.2123418310626054; chi = -0.06626458266981849",
    "x = x + xi * h * v",
    "v = v + (1 - 2 * lam) / 2 * h * a(x)",
    "x = x + chi * h * v",
    "v = v + lam * h * a(x)",
    "x = x + (1 - 2 * (chi + xi)) * h * v",
    "v = v + lam * h * a(x)",
    "x = x + chi * h * v",
    "v = v + (1 - 2 * lam) / 2 * h * a(x)",
    "x = x + xi * h * v",
};

} // namespace

constinit const Integrator forestRuth = ofSubsteps({
    .id = "forest-ruth",
    .name = TRANSLATABLE("integrator", "Forest-Ruth"),
    .aliases = driftFirstAliases,
    .code = driftFirstCode,
    .scheme = Splitting{.substeps = driftFirst},
    .order = 4,
    .stabilityLimit = tripleJumpLimit,
    .reference = "E. Forest, R. D. Ruth, Physica D 43 (1990) 105-117",
});

constinit const Integrator yoshida4 = ofSubsteps({
    .id = "yoshida-4",
    .name = TRANSLATABLE("integrator", "Yoshida 4"),
    .aliases = kickFirstAliases,
    .code = kickFirstCode,
    .scheme = Splitting{.substeps = kickFirst},
    .order = 4,
    .stabilityLimit = tripleJumpLimit,
    .reference = "H. Yoshida, Phys. Lett. A 150 (1990) 262-268",
});

constinit const Integrator pefrl = ofSubsteps({
    .id = "pefrl",
    .name = TRANSLATABLE("integrator", "PEFRL"),
    .aliases = optimisedAliases,
    .code = optimisedCode,
    .scheme = Splitting{.substeps = optimised},
    .order = 4,
    .orderFrom = 104,
    .stabilityLimit = 2.9894495459067297, // the trace of the step's matrix is -2
    .reference = "I. P. Omelyan, I. M. Mryglod, R. Folk, Comput. Phys. Commun. 146 (2002) 188-202",
});

} // namespace timestep

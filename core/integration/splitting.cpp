// SPDX-License-Identifier: GPL-3.0-or-later
// Methods that alternate kicks (v changes, q stands still) and drifts (q moves, v stays): one engine, and a
// list of substeps per method. Where a depends on q and t alone, each substep is a shear of phase space and
// keeps its area.
#include "core/integration/evaluate.h"
#include "core/integration/methods.h"
#include "core/translatable.h"

namespace timestep {

namespace {

struct Substep {
    enum class Kind { Kick, Drift } kind;
    double weight; ///< fraction of h
};

constexpr Substep kick(double weight) {
    return {Substep::Kind::Kick, weight};
}
constexpr Substep drift(double weight) {
    return {Substep::Kind::Drift, weight};
}

using Splitting = std::span<const Substep>;

/// Where a step ends and begins with a kick, q does not move between the two and they share one evaluation,
/// which is carried over in the memory.
constexpr bool carriesAcceleration(Splitting splitting) {
    return splitting.front().kind == Substep::Kind::Kick && splitting.back().kind == Substep::Kind::Kick &&
           splitting.size() > 1;
}

/// A kick evaluates a once q has moved since the last evaluation, with the q and the v that it finds. So
/// where a depends on v, the closing kick of velocity Verlet uses the half-step velocity, and the next step's
/// opening kick uses it again.
void stepSplitting(Splitting splitting, const Problem& problem, IntegratorState& state, double t, double h) {
    const auto q = state.q(), v = state.v();
    const bool carries = carriesAcceleration(splitting);
    const auto a = carries ? state.memorySlot(0) : state.stageSlot(0);
    bool current = carries;
    double drifted = 0;
    for (const Substep& substep : splitting) {
        const double w = substep.weight * h;
        if (substep.kind == Substep::Kind::Drift) {
            for (std::size_t k = 0; k < state.n; ++k) q[k] += w * v[k];
            drifted += substep.weight;
            current = false;
        } else {
            if (!current) evaluate(problem, state, t + drifted * h, q, v, a);
            current = true;
            for (std::size_t k = 0; k < state.n; ++k) v[k] += w * a[k];
        }
    }
}

void startCarrying(const Problem& problem, IntegratorState& state, double t, double) {
    evaluate(problem, state, t, state.q(), state.v(), state.memorySlot(0));
}

template <const auto& splitting>
void step(const Problem& problem, IntegratorState& state, double t, double h) {
    stepSplitting(splitting, problem, state, t, h);
}

constexpr Substep kickDrift[] = {kick(1), drift(1)};
constexpr std::string_view kickDriftAliases[] = {
    "symplectic Euler", "Euler-Cromer", "kick-drift", "\"Euler\" in game tutorials", "semi-explicit Euler",
};
constexpr std::string_view kickDriftCode[] = {
    "v = v + h * a(x)",
    "x = x + h * v",
};

constexpr Substep driftKick[] = {drift(1), kick(1)};
constexpr std::string_view driftKickAliases[] = {"symplectic Euler (adjoint)", "drift-kick"};
constexpr std::string_view driftKickCode[] = {
    "x = x + h * v",
    "v = v + h * a(x)",
};

constexpr Substep kickDriftKick[] = {kick(0.5), drift(1), kick(0.5)};
constexpr std::string_view kickDriftKickAliases[] = {
    "leapfrog (kick-drift-kick)",
    "Störmer-Verlet, one-step form",
};
constexpr std::string_view kickDriftKickCode[] = {
    "v = v + h / 2 * a(x)",
    "x = x + h * v",
    "v = v + h / 2 * a(x)",
};

} // namespace

constinit const Integrator semiImplicitEuler{
    .id = "semi-implicit-euler",
    .name = TRANSLATABLE("integrator", "Semi-implicit Euler, velocity first"),
    .aliases = kickDriftAliases,
    .code = kickDriftCode,
    .order = 1,
    .orderWhenDamped = 1,
    .evaluations = 1,
    .symplectic = true,
    .reversible = false,
    .stabilityLimit = 2,
    .velocity = TRANSLATABLE("integrator", "the method's own, equal to the backward difference"),
    .reference = "A. Cromer, Am. J. Phys. 49 (1981) 455-459",
    .stageSlots = 1,
    .step = step<kickDrift>,
};

constinit const Integrator semiImplicitEulerPositionFirst{
    .id = "semi-implicit-euler-position-first",
    .name = TRANSLATABLE("integrator", "Semi-implicit Euler, position first"),
    .aliases = driftKickAliases,
    .code = driftKickCode,
    .order = 1,
    .orderWhenDamped = 1,
    .evaluations = 1,
    .symplectic = true,
    .reversible = false,
    .stabilityLimit = 2,
    .velocity = TRANSLATABLE("integrator", "the method's own, equal to the forward difference"),
    .reference = "E. Hairer, C. Lubich, G. Wanner, Geometric Numerical Integration (2006), sect. I.1.2",
    .stageSlots = 1,
    .step = step<driftKick>,
};

constinit const Integrator velocityVerlet{
    .id = "velocity-verlet",
    .name = TRANSLATABLE("integrator", "Velocity Verlet"),
    .aliases = kickDriftKickAliases,
    .code = kickDriftKickCode,
    .order = 2,
    .orderWhenDamped = 1,
    .evaluations = 1,
    .symplectic = true,
    .reversible = true,
    .stabilityLimit = 2,
    .velocity = TRANSLATABLE("integrator", "whole step"),
    .reference = "W. C. Swope, H. C. Andersen, P. H. Berens, K. R. Wilson, J. Chem. Phys. 76 (1982) 637-649",
    .memorySlots = 1,
    .start = startCarrying,
    .step = step<kickDriftKick>,
};

} // namespace timestep

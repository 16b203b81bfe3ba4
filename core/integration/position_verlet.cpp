// SPDX-License-Identifier: GPL-3.0-or-later
// Position Verlet, x(n+1) = 2 x(n) - x(n-1) + h² a(n), with its two common starts.
//
// y holds the whole-step velocity v(n) = (x(n) - x(n-1)) / h + h a(n) / 2. Where a depends on x alone that is
// the central difference (x(n+1) - x(n-1)) / 2h, without looking ahead. Where a depends on v it is evaluated
// with the half-step velocity (x(n) - x(n-1)) / h, the newest that the method has.
#include "core/integration/evaluate.h"
#include "core/integration/methods.h"
#include "core/translatable.h"

namespace timestep {

namespace {

enum Memory : std::size_t { Old, Acceleration };

/// old = x - h v, what a tutorial does that calls the previous position "position minus velocity": the run is
/// then that of the start velocity v + h a / 2, an error of first order.
void startNaive(const Problem& problem, IntegratorState& state, double t, double h) {
    const auto old = state.memorySlot(Old), a = state.memorySlot(Acceleration);
    evaluate(problem, state, t, state.q(), state.v(), a);
    for (std::size_t k = 0; k < state.n; ++k) old[k] = state.q()[k] - h * state.v()[k];
}

/// old = x - h v + h² a / 2: the first step is then x + h v + h² a / 2.
void startHalfKick(const Problem& problem, IntegratorState& state, double t, double h) {
    startNaive(problem, state, t, h);
    const auto old = state.memorySlot(Old), a = state.memorySlot(Acceleration);
    for (std::size_t k = 0; k < state.n; ++k) old[k] += h * h / 2 * a[k];
}

void step(const Problem& problem, IntegratorState& state, double t, double h) {
    const auto q = state.q(), v = state.v();
    const auto old = state.memorySlot(Old), a = state.memorySlot(Acceleration);
    for (std::size_t k = 0; k < state.n; ++k) {
        const double next = q[k] + (q[k] - old[k]) + h * h * a[k];
        old[k] = q[k];
        q[k] = next;
        v[k] = (next - old[k]) / h;
    }
    evaluate(problem, state, t + h, q, v, a);
    for (std::size_t k = 0; k < state.n; ++k) v[k] += h / 2 * a[k];
}

constexpr std::string_view naiveAliases[] = {"\"Verlet\" in game tutorials"};
constexpr std::string_view naiveCode[] = {
    "old = x - h * v  # once, at the start", "next = x + (x - old) + h * h * a(x)", "old = x", "x = next",
    "v = (x - old) / h + h / 2 * a(x)",
};

constexpr std::string_view halfKickAliases[] = {
    "Störmer-Verlet, two-step form",
    "Störmer's method",
    "Verlet integration",
    "Encke's method",
    "Delambre's method",
};
constexpr std::string_view halfKickCode[] = {
    "old = x - h * v + h * h / 2 * a(x)  # once, at the start",
    "next = x + (x - old) + h * h * a(x)",
    "old = x",
    "x = next",
    "v = (x - old) / h + h / 2 * a(x)",
};

} // namespace

constinit const Integrator positionVerletNaive{
    .id = "position-verlet-naive",
    .name = TRANSLATABLE("integrator", "Position Verlet, start old = x - h v"),
    .aliases = naiveAliases,
    .code = naiveCode,
    .order = 1,
    .orderWhenDamped = 1,
    .orderOnAlternatingSteps = 0,
    .evaluations = 1,
    .symplectic = true,
    .reversible = false, // a start anew for -h does not find the position that comes next
    .stabilityLimit = 2,
    .velocity = TRANSLATABLE("integrator", "whole step, (x(n) - x(n-1))/h + h a(n)/2"),
    .reference = "T. Jakobsen, Advanced Character Physics, Game Developers Conference (2001)",
    .memorySlots = 2,
    .start = startNaive,
    .step = step,
};

constinit const Integrator positionVerlet{
    .id = "position-verlet",
    .name = TRANSLATABLE("integrator", "Position Verlet, half-kick start"),
    .aliases = halfKickAliases,
    .code = halfKickCode,
    .order = 2,
    .orderWhenDamped = 1,
    .orderOnAlternatingSteps = 0,
    .evaluations = 1,
    .symplectic = true,
    .reversible = true,
    .stabilityLimit = 2,
    .velocity = TRANSLATABLE("integrator", "whole step, (x(n) - x(n-1))/h + h a(n)/2"),
    .reference = "L. Verlet, Phys. Rev. 159 (1967) 98-103",
    .memorySlots = 2,
    .start = startHalfKick,
    .step = step,
};

} // namespace timestep

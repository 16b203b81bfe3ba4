// SPDX-License-Identifier: GPL-3.0-or-later
// Position Verlet, x(n+1) = 2 x(n) - x(n-1) + h² a(n), with its two common starts and its three forms for a
// step h after a step hp. With u = (x(n) - x(n-1)) / hp, the step is x(n+1) = x(n) + h u':
//
//     naive       u' = u hp / h + h a              a change of h acts as a change of velocity
//     Dummer      u' = u + h a                     J. Dummer's time-corrected Verlet
//     corrected   u' = u + (h + hp) / 2 a          from the middle of one step to the middle of the next
//
// y holds the whole-step velocity v(n) = (u + u') / 2 with u' for a next step of hp; without drag that is u +
// hp a(n) / 2, and on equal steps the central difference (x(n+1) - x(n-1)) / 2h, without looking ahead. If a
// depends on v, it is evaluated with the half-step velocity u, the latest available velocity. The other forms
// of drag (Damping) evaluate only b(t, q) = a(t, q, 0).
#include "core/integration/methods.h"
#include "core/integration/python_step.h"
#include "core/integration/step_trace.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// Computes the acceleration that the memory carries: b if drag has its own form.
void evaluateForce(const Problem& problem, IntegratorState& state, double t, std::span<const double> v) {
    const auto a = state.memorySlot(PositionVerlet::acceleration);
    if (state.damping.form == DragForm::InForce) return evaluate(problem, state, t, state.q(), v, a);
    const auto rest = state.stageSlot(0);
    std::fill(rest.begin(), rest.end(), 0.0);
    evaluate(problem, state, t, state.q(), rest, a);
}

/// Factors of u' = keep u + kick b. u and u' are the velocities of two successive steps, b is the
/// acceleration without drag.
struct VerletFactors {
    double keep; ///< [1]
    double kick; ///< [time]
};
/// Returns the factors; `time` is how long acceleration and drag act [time].
VerletFactors verletFactors(const Damping& damping, double time) {
    const DragFactors drag = dragFactors(damping.form, damping.share, damping.rate * time);
    return {drag.keep / drag.keepDivisor, drag.force * time / drag.forceDivisor};
}

} // namespace

MethodStorage storageOf(const PositionVerlet& method) {
    return {.memorySlots = 2, .memoryScalars = method.form == VerletForm::Naive ? 0u : 1u, .stageSlots = 1};
}

void prepare(const PositionVerlet& method, const Problem& problem, IntegratorState& state, double t,
             double h) {
    const auto old = state.memorySlot(PositionVerlet::previousPosition);
    const auto a = state.memorySlot(PositionVerlet::acceleration);
    evaluateForce(problem, state, t, state.v());
    for (std::size_t k = 0; k < state.n; ++k) old[k] = state.q()[k] - h * state.v()[k];
    if (method.start == VerletStart::HalfKick) {
        const double rate = state.damping.form == DragForm::InForce ? 0 : state.damping.rate;
        for (std::size_t k = 0; k < state.n; ++k) {
            const double whole = rate == 0 ? a[k] : a[k] - rate * state.v()[k];
            old[k] += halfKick(h) * whole;
        }
    }
    if (method.form != VerletForm::Naive) state.memoryScalars()[PositionVerlet::previousStep] = h;
}

void makeStep(const PositionVerlet& method, const Problem& problem, IntegratorState& state, double t,
              double h) {
    const auto q = state.q(), v = state.v();
    const auto old = state.memorySlot(PositionVerlet::previousPosition);
    const auto a = state.memorySlot(PositionVerlet::acceleration);
    double before = h;
    if (method.form != VerletForm::Naive)
        before = std::exchange(state.memoryScalars()[PositionVerlet::previousStep], h);
    const VerletWeights weights = verletWeights(method.form, h, before);
    const bool inForce = state.damping.form == DragForm::InForce;
    const VerletFactors factors = verletFactors(state.damping, weights.time);
    const double keep = weights.ratio * factors.keep, kick = h * factors.kick;
    for (std::size_t k = 0; k < state.n; ++k) {
        const double next = q[k] + (q[k] - old[k]) * keep + kick * a[k];
        old[k] = q[k];
        q[k] = next;
        v[k] = (next - old[k]) / h;
    }
    evaluateForce(problem, state, t + h, v);
    const VerletFactors ahead = verletFactors(state.damping, h);
    for (std::size_t k = 0; k < state.n; ++k)
        v[k] = inForce ? v[k] + h / 2 * a[k] : (v[k] + ahead.keep * v[k] + ahead.kick * a[k]) / 2;
}

namespace {

/// Completes the record of a form of position Verlet by what all of them have. With the half-kick start, a
/// restart with -h reproduces the last position.
constexpr Integrator ofPositions(Integrator method) {
    method.evaluations = 1;
    method.symplectic = true;
    method.reversible = std::get<PositionVerlet>(method.scheme).start == VerletStart::HalfKick;
    method.keepsVelocities = false;
    method.stabilityLimit = 2;
    method.velocity = TRANSLATABLE("integrator", "whole step, (x(n) - x(n-1))/h + h a(n)/2");
    return method;
}

constexpr std::string_view naiveAliases[] = {"\"Verlet\" in game tutorials"};

constexpr std::string_view halfKickAliases[] = {
    "Störmer-Verlet, two-step form",
    "Störmer's method",
    "Verlet integration",
    "Encke's method",
    "Delambre's method",
    "Position Verlet, naive when the step changes",
};

constexpr std::string_view dummerAliases[] = {"TCV", "time-corrected Verlet"};

constexpr std::string_view correctedAliases[] = {"Störmer's method for changing steps"};

} // namespace

constinit const Integrator positionVerletNaive = ofPositions({
    .id = "position-verlet-naive",
    .name = TRANSLATABLE("integrator", "Position Verlet, start old = x - h v"),
    .aliases = naiveAliases,
    .scheme = PositionVerlet{.form = VerletForm::Naive, .start = VerletStart::AsGiven},
    .order = 1,
    .orderOnAlternatingSteps = 0,
    .reference = "T. Jakobsen, Advanced Character Physics, Game Developers Conference (2001)",
});

constinit const Integrator positionVerlet = ofPositions({
    .id = "position-verlet",
    .name = TRANSLATABLE("integrator", "Position Verlet, half-kick start"),
    .aliases = halfKickAliases,
    .scheme = PositionVerlet{.form = VerletForm::Naive, .start = VerletStart::HalfKick},
    .order = 2,
    .orderWhenDamped = 1,
    .orderOnAlternatingSteps = 0,
    .reference = "L. Verlet, Phys. Rev. 159 (1967) 98-103",
});

constinit const Integrator positionVerletDummer = ofPositions({
    .id = "position-verlet-dummer",
    .name = TRANSLATABLE("integrator", "Position Verlet, time-corrected (Dummer)"),
    .aliases = dummerAliases,
    .scheme = PositionVerlet{.form = VerletForm::Dummer, .start = VerletStart::HalfKick},
    .order = 2,
    .orderWhenDamped = 1,
    .orderOnAlternatingSteps = 1,
    .reference = "J. Dummer, A Simple Time-Corrected Verlet Integration Method, lonesock.net",
});

constinit const Integrator positionVerletCorrected = ofPositions({
    .id = "position-verlet-corrected",
    .name = TRANSLATABLE("integrator", "Position Verlet, corrected for changing steps"),
    .aliases = correctedAliases,
    .scheme = PositionVerlet{.form = VerletForm::Corrected, .start = VerletStart::HalfKick},
    .order = 2,
    .orderWhenDamped = 1,
    .reference =
        "E. Hairer, C. Lubich, G. Wanner, Acta Numerica 12 (2003) 399-450, sect. 1: the two-step form of "
        "one-step Störmer-Verlet, here for steps that differ",
});

void explain(const PositionVerlet& method, StepTraceWriter& writer, const StepTaken& taken) {
    const StepTrace& step = taken.trace;
    const IntegratorState& before = taken.before;
    const Integrator& integrator = writer.integrator();
    const Numbers old = slotOf(before, PositionVerlet::previousPosition),
                  a = slotOf(before, PositionVerlet::acceleration);
    const double h = step.h;
    const double last =
        method.form == VerletForm::Naive ? h : before.memoryScalars()[PositionVerlet::previousStep];
    const auto [ratio, time] = verletWeights(method.form, h, last);
    const VerletFactors factors = verletFactors(before.damping, time);
    const double keep = ratio * factors.keep, kick = h * factors.kick;
    Numbers moved(step.q0);
    for (std::size_t k = 0; k < moved.size(); ++k) moved[k] = (moved[k] - old[k]) * keep;
    const Numbers pull = scaled(kick, a);
    writer.line(codeOf(integrator, "next ="),
                vectorText(step.q0) + " + " + vectorText(moved) + " + " + vectorText(pull) + " = " +
                    vectorText(step.q1) + ";  old = " + vectorText(old) + ", a(x) = " + vectorText(a));
    writer.add(StepArrow::Space::Position, keep == 1 ? "x − old" : "(x − old) " + numberText(keep), moved);
    writer.add(StepArrow::Space::Position, "h² a", pull);
    Numbers u(writer.q());
    for (std::size_t k = 0; k < u.size(); ++k) u[k] = (u[k] - step.q0[k]) / h;
    const Numbers next = step.evaluations.back().a, zero(u.size(), 0);
    const std::string half = codeOf(integrator, "v =");
    if (before.damping.form == DragForm::InForce) {
        const Numbers push = scaled(h / 2, next);
        writer.line(half, vectorText(u) + " + " + vectorText(push) + " = " + vectorText(step.v1) + ";  " +
                              evaluationText(step.evaluations.back()));
        writer.begin(StepArrow::Space::Velocity, "(x − old) / h", zero, u);
        writer.add(StepArrow::Space::Velocity, "h a / 2", push);
        return;
    }
    // (u + u') / 2 with the u' of the next step; halving is exact, so the halves add up like the whole.
    const VerletFactors ahead = verletFactors(before.damping, h);
    writer.line("v = (u + u') / 2;  u = (x - old) / h, u' = keep * u + kick * a(x)",
                "u = " + vectorText(u) + ", keep = " + numberText(ahead.keep) +
                    ", kick = " + numberText(ahead.kick) + ";  " + evaluationText(step.evaluations.back()));
    writer.begin(StepArrow::Space::Velocity, "u / 2", zero, scaled(0.5, u));
    writer.add(StepArrow::Space::Velocity, "keep u / 2", scaled(0.5, scaled(ahead.keep, u)));
    writer.add(StepArrow::Space::Velocity, "kick a / 2", scaled(0.5, scaled(ahead.kick, next)));
}

std::string textOf(const PositionVerlet& method) {
    const bool corrects = method.form != VerletForm::Naive;
    std::string text = "start:\n    k = a(x, v, t)\n    old = x - h*v";
    text += method.start == VerletStart::HalfKick ? " + h*h/2*k\n" : "\n";
    text += corrects ? "next = x + (x - old)*(h/h_last) + " : "next = x + (x - old) + ";
    text += method.form == VerletForm::Corrected ? "h*((h + h_last)/2)*k\n" : "h*h*k\n";
    return text + "old = x\nx = next\nu = (x - old)/h\nk = a(x, u, t + h)\nv = u + h/2*k\n";
}

std::string codeOf(const PositionVerlet& method) {
    const bool corrects = method.form != VerletForm::Naive;
    std::string text = "start: old = x - h * v";
    text += method.start == VerletStart::HalfKick ? " + h * h / 2 * a(x)" : "";
    text += corrects ? "; before = h\nnext = x + (x - old) * h / before" : "\nnext = x + (x - old)";
    text += method.form == VerletForm::Corrected ? " + h * (h + before) / 2 * a(x)" : " + h * h * a(x)";
    text += "\nold = x\nx = next\n";
    return text + (corrects ? "before = h\n" : "") + "v = (x - old) / h + h / 2 * a(x)\n";
}

void writePython(const PositionVerlet& method, PythonStep& python) {
    python.start("force = a(t, x, v)");
    python.start(method.start == VerletStart::HalfKick ? "return x - h * v + h * h / 2 * force, force, h"
                                                       : "return x - h * v, force, h");
    python.step("old, force, before = memory");
    switch (method.form) {
    case VerletForm::Naive:
        python.step("new = x + (x - old) + h * h * force");
        break;
    case VerletForm::Dummer:
        python.step("new = x + (x - old) * (h / before) + h * h * force");
        break;
    case VerletForm::Corrected:
        python.step("new = x + (x - old) * (h / before) + h * (h + before) / 2 * force");
        break;
    }
    python.step("v = (new - x) * (1 / h)  # in the middle of the step");
    python.step("force = a(t + h, new, v)");
    python.step("return new, v + h / 2 * force, (x, force, h)");
}

} // namespace timestep

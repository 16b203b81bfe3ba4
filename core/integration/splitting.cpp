// SPDX-License-Identifier: GPL-3.0-or-later
// The step of methods that alternate kicks and drifts, and the records of those with two and three substeps.
#include "core/integration/method_text.h"
#include "core/integration/methods.h"
#include "core/integration/python_step.h"
#include "core/integration/step_trace.h"

#include <algorithm>

namespace timestep {

/// A kick evaluates a only if q has changed since the last evaluation, with the current q and v. If a depends
/// on v, the last kick of velocity Verlet therefore uses the half-step velocity, a(x[n+1], v[n+1/2]), and the
/// first kick of the next step reuses that acceleration. With Splitting::evaluatesAnew the first kick uses
/// a(x[n], v[n]). If a depends on v, both are of first order.
void makeStep(const Splitting& method, const Problem& problem, IntegratorState& state, double t, double h) {
    const std::span<double> q = state.q(), v = state.v();
    const std::span<double> a = method.carries() ? state.memorySlot(0) : state.stageSlot(0);
    bool current = method.carries(); // a belongs to this q
    double drifted = 0;              // [h]
    for (const Substep& substep : method.substeps) {
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

MethodStorage storageOf(const Splitting& method) {
    return method.carries() ? MethodStorage{.memorySlots = 1} : MethodStorage{.stageSlots = 1};
}

void prepare(const Splitting& method, const Problem& problem, IntegratorState& state, double t, double) {
    if (method.carries()) evaluate(problem, state, t, state.q(), state.v(), state.memorySlot(0));
}

namespace {

constexpr Substep kickDrift[] = {kick(1), drift(1)};
constexpr std::string_view kickDriftAliases[] = {
    "symplectic Euler", "Euler-Cromer", "kick-drift", "\"Euler\" in game tutorials", "semi-explicit Euler",
};

constexpr Substep driftKick[] = {drift(1), kick(1)};
constexpr std::string_view driftKickAliases[] = {"symplectic Euler (adjoint)", "drift-kick"};

constexpr Substep kickDriftKick[] = {kick(0.5), drift(1), kick(0.5)};
constexpr std::string_view kickDriftKickAliases[] = {
    "leapfrog (kick-drift-kick)",
    "Störmer-Verlet, one-step form",
};

constexpr Substep driftKickDrift[] = {drift(0.5), kick(1), drift(0.5)};
constexpr std::string_view driftKickDriftAliases[] = {
    "position Verlet (molecular dynamics)",
    "leapfrog (drift-kick-drift)",
};

} // namespace

constinit const Integrator semiImplicitEuler = ofSubsteps({
    .id = "semi-implicit-euler",
    .name = TRANSLATABLE("integrator", "Semi-implicit Euler, velocity first"),
    .aliases = kickDriftAliases,
    .scheme = Splitting{.substeps = kickDrift},
    .order = 1,
    .stabilityLimit = 2,
    .velocity = TRANSLATABLE("integrator", "the method's own, equal to the backward difference"),
    .reference = "A. Cromer, Am. J. Phys. 49 (1981) 455-459",
});

constinit const Integrator semiImplicitEulerPositionFirst = ofSubsteps({
    .id = "semi-implicit-euler-position-first",
    .name = TRANSLATABLE("integrator", "Semi-implicit Euler, position first"),
    .aliases = driftKickAliases,
    .scheme = Splitting{.substeps = driftKick},
    .order = 1,
    .stabilityLimit = 2,
    .velocity = TRANSLATABLE("integrator", "the method's own, equal to the forward difference"),
    .reference = "E. Hairer, C. Lubich, G. Wanner, Geometric Numerical Integration (2006), sect. I.1.2",
});

constinit const Integrator velocityVerlet = ofSubsteps({
    .id = "velocity-verlet",
    .name = TRANSLATABLE("integrator", "Velocity Verlet"),
    .aliases = kickDriftKickAliases,
    .scheme = Splitting{.substeps = kickDriftKick},
    .order = 2,
    .stabilityLimit = 2,
    .reference = "W. C. Swope, H. C. Andersen, P. H. Berens, K. R. Wilson, J. Chem. Phys. 76 (1982) 637-649",
});

constinit const Integrator velocityVerletAnew = ofSubsteps({
    .id = "velocity-verlet-anew",
    .name = TRANSLATABLE("integrator", "Velocity Verlet, each kick evaluated again"),
    .scheme = Splitting{.substeps = kickDriftKick, .evaluatesAnew = true},
    .order = 2,
    .stabilityLimit = 2,
    .reference = "W. C. Swope, H. C. Andersen, P. H. Berens, K. R. Wilson, J. Chem. Phys. 76 (1982) 637-649",
});

constinit const Integrator leapfrogDriftKickDrift = ofSubsteps({
    .id = "leapfrog-dkd",
    .name = TRANSLATABLE("integrator", "Leapfrog, drift-kick-drift"),
    .aliases = driftKickDriftAliases,
    .scheme = Splitting{.substeps = driftKickDrift},
    .order = 2,
    .stabilityLimit = 2,
    .reference = "M. Tuckerman, B. J. Berne, G. J. Martyna, J. Chem. Phys. 97 (1992) 1990-2001",
});

void explain(const Splitting& method, StepTraceWriter& writer, const StepTaken& taken) {
    const StepTrace& step = taken.trace;
    const IntegratorState& before = taken.before;
    const Substeps substeps = method.substeps;
    // The last lines of the code, one for each substep; fewer: the code has a loop.
    const auto code = writer.integrator().code;
    const auto lines = code.last(std::min(code.size(), substeps.size()));
    const bool carries = method.carries();
    Numbers a;
    if (carries) a = slotOf(before, 0);
    bool current = carries;
    std::size_t next = 0;
    for (std::size_t i = 0; i < substeps.size(); ++i) {
        const double w = substeps[i].weight * step.h;
        const std::string weight = substeps[i].weight == 1 ? "" : numberText(substeps[i].weight) + " ";
        const bool drifts = substeps[i].kind == Substep::Kind::Drift;
        std::string formula = lines.size() == substeps.size() ? std::string(lines[i])
                              : drifts                        ? "x = x + " + weight + "h * v"
                                                              : "v = v + " + weight + "h * a(x)";
        if (drifts) {
            writer.addLine(StepArrow::Space::Position, std::move(formula), weight + "h v",
                           scaled(w, writer.v()));
            current = false;
            continue;
        }
        std::string where;
        StepNote note;
        if (!current) {
            a = step.evaluations[next].a;
            where = ";  " + evaluationText(step.evaluations[next++]);
        } else {
            note.text = TRANSLATABLE("microscope", "a(x) is known from before");
        }
        current = true;
        StepLine& line =
            writer.addLine(StepArrow::Space::Velocity, std::move(formula), weight + "h a", scaled(w, a));
        line.numbers += where;
        line.note = std::move(note);
    }
}

std::string textOf(const Splitting& method) {
    const Substeps substeps = method.substeps;
    bool current = method.carries();
    std::string text = current ? "start:\n    k = a(x, v, t)\n" : "";
    double drifted = 0;
    for (std::size_t i = 0; i < substeps.size(); ++i) {
        const std::string w = stepTimes(substeps[i].weight);
        if (substeps[i].kind == Substep::Kind::Drift) {
            text += "x = x + " + w + "*v\n";
            drifted += substeps[i].weight;
            current = false;
            continue;
        }
        const std::string slope = "a(x, v, " + timeAfter(drifted) + ")";
        if (method.carries() && !current) text += "k = " + slope + "\n";
        text += "v = v + " + w + "*" + (method.carries() ? std::string("k") : slope) + "\n";
        current = true;
    }
    return text;
}

std::string codeOf(const Splitting& method) {
    const std::string slope = method.evaluatesAnew ? "*a(x, v)" : "*a(x)";
    std::string text;
    for (const Substep& substep : method.substeps)
        text += substep.kind == Substep::Kind::Drift
                    ? "x = x + " + inCode(stepTimes(substep.weight) + "*v") + "\n"
                    : "v = v + " + inCode(stepTimes(substep.weight) + slope) + "\n";
    return text;
}

void writePython(const Splitting& method, PythonStep& python) {
    const bool carries = method.carries();
    if (carries) python.start("return a(t, x, v)");
    bool current = carries;
    if (carries) python.step("force = memory  # of the end of the last step");
    double drifted = 0;
    for (const Substep& substep : method.substeps) {
        const std::string time = pythonShare(substep.weight);
        if (substep.kind == Substep::Kind::Drift) {
            python.step("x = x + " + time + " * v");
            drifted += substep.weight;
            current = false;
            continue;
        }
        if (!current) python.step("force = a(" + pythonTime(drifted) + ", x, v)");
        current = true;
        python.step("v = v + " + time + " * force");
    }
    python.step(carries ? "return x, v, force" : "return x, v, memory");
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/runge_kutta.h"

#include "core/integration/method_text.h"
#include "core/integration/methods.h"
#include "core/integration/python_step.h"
#include "core/integration/step_trace.h"
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

namespace {

/// As stepRungeKutta: y + (h b_f) (k_f + sum_j b_j / b_f k_j), b_f the first weight that is not 0.
Numbers weightedSlopes(std::span<const double> weights, double h, const std::vector<Numbers>& k) {
    const auto first = static_cast<std::size_t>(
        std::find_if(weights.begin(), weights.end(), [](double w) { return w != 0; }) - weights.begin());
    Numbers total = k[first];
    for (std::size_t j = first + 1; j < weights.size(); ++j) {
        const double ratio = weights[j] / weights[first];
        if (ratio != 0) total = sum(std::move(total), scaled(ratio, k[j]));
    }
    return scaled(h * weights[first], total);
}

double weightIn(const Tableau& tableau, std::size_t i, std::size_t j) {
    return i < tableau.b.size() ? tableau.a[(i * i - i) / 2 + j] : tableau.b[j];
}

/// As makeStage(): y + (h w) (k_f + ratio k_j + ...), f the first weight that is not 0.
std::string rowText(const Tableau& tableau, std::size_t i, const std::string& y, const std::string& k) {
    std::size_t first = 0;
    while (weightIn(tableau, i, first) == 0) ++first;
    const double w = weightIn(tableau, i, first);
    std::string sum;
    bool several = false;
    for (std::size_t j = first; j < i; ++j) {
        const double ratio = j == first ? 1 : weightIn(tableau, i, j) / w;
        if (ratio == 0) continue;
        several = several || j > first;
        sum += j == first ? "" : ratio < 0 ? " - " : " + ";
        if (std::abs(ratio) != 1) {
            const std::string text = weightText(std::abs(ratio));
            sum += (text.find('/') == std::string::npos ? text : "(" + text + ")") + "*";
        }
        sum += k + std::to_string(j + 1);
    }
    return y + " + " + stepTimes(w) + "*" + (several ? "(" + sum + ")" : sum);
}

} // namespace

void explain(const RungeKutta& method, StepTraceWriter& writer, const StepTaken& taken) {
    const StepTrace& step = taken.trace;
    const IntegratorState& before = taken.before;
    const Tableau& tableau = method.tableau;
    const std::size_t stages = tableau.b.size();
    const Integrator& integrator = writer.integrator();
    const bool carried = method.firstSameAsLast;
    std::vector<Numbers> ofQ, ofV;
    for (std::size_t i = 0; i < stages; ++i) {
        const bool known = carried && i == 0;
        const Numbers a = known ? slotOf(before, 0) : step.evaluations[carried ? i - 1 : i].a;
        const Numbers q = i == 0 ? step.q0 : step.evaluations[carried ? i - 1 : i].q;
        const Numbers v = i == 0 ? step.v0 : step.evaluations[carried ? i - 1 : i].v;
        const std::string n = std::to_string(i + 1);
        writer.line(
            !method.stages.empty() ? std::string(method.stages[i])
            : i == 0               ? "v1 = v;  a1 = a(x)"
                     : "v" + n + " = v + h * sum(a[" + n + "][j] * aj);  a" + n + " = a(x" + n + ")",
            "v" + n + " = " + vectorText(v) + ";  a" + n + " = a(" + vectorText(q) + ") = " + vectorText(a),
            known ? StepNote{TRANSLATABLE("microscope", "a1 is known from the last step")} : StepNote{});
        writer.probe(StepArrow::Space::Position, "h v" + n, q, scaled(step.h, v), q);
        writer.probe(StepArrow::Space::Velocity, "h a" + n, v, scaled(step.h, a), q);
        ofQ.push_back(v);
        ofV.push_back(a);
    }
    const std::string x = codeOf(integrator, "x ="), v = codeOf(integrator, "v =");
    writer.addLine(StepArrow::Space::Position, x.empty() ? "x = x + h * sum(b[i] * vi)" : x, "Δx",
                   weightedSlopes(tableau.b, step.h, ofQ));
    writer.addLine(StepArrow::Space::Velocity, v.empty() ? "v = v + h * sum(b[i] * ai)" : v, "Δv",
                   weightedSlopes(tableau.b, step.h, ofV));
    if (carried)
        writer.line("a1 = a(x)", evaluationText(step.evaluations.back()),
                    {TRANSLATABLE("microscope", "for the next step")});
}

std::string textOf(const RungeKutta& method) {
    const Tableau& tableau = method.tableau;
    const std::size_t stages = tableau.b.size();
    std::string text = method.firstSameAsLast ? "start:\n    a1 = a(x, v, t)\n" : "";
    for (std::size_t i = 0; i < stages; ++i) {
        const std::string n = std::to_string(i + 1);
        if (i == 0) {
            text += std::string("v1 = v\n") + (method.firstSameAsLast ? "" : "a1 = a(x, v1, t)\n");
            continue;
        }
        text += "v" + n + " = " + rowText(tableau, i, "v", "a") + "\n";
        text += "a" + n + " = a(" + rowText(tableau, i, "x", "v") + ", v" + n + ", " +
                timeAfter(tableau.c[i]) + ")\n";
    }
    text += "x = " + rowText(tableau, stages, "x", "v") + "\n";
    text += "v = " + rowText(tableau, stages, "v", "a") + "\n";
    if (method.firstSameAsLast) text += "a1 = a(x, v, t + h)\n";
    return text;
}

void writePython(const RungeKutta& method, PythonStep& python) {
    const Tableau& tableau = method.tableau;
    const std::size_t stages = tableau.b.size();
    for (std::size_t i = 0; i < stages; ++i) {
        const std::string number = std::to_string(i + 1);
        const std::span<const double> row = tableau.a.subspan((i * i - i) / 2, i);
        const bool first = std::all_of(row.begin(), row.end(), [](double weight) { return weight == 0; });
        const std::string x = first ? "x" : "x + h * (" + pythonSlopes('v', row) + ")";
        python.step("v" + number + " = " + (first ? "v" : "v + h * (" + pythonSlopes('a', row) + ")"));
        python.step("a" + number + " = a(" + pythonTime(tableau.c[i]) + ", " + x + ", v" + number + ")");
    }
    python.step("x, v = x + h * (" + pythonSlopes('v', tableau.b) + "), v + h * (" +
                pythonSlopes('a', tableau.b) + ")");
    python.step("return x, v, memory");
}

} // namespace timestep

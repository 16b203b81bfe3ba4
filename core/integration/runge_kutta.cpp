// SPDX-License-Identifier: GPL-3.0-or-later
// Explicit Runge-Kutta methods of s stages. With y = [q | v] and f(t, y) = [v | a(t, q, v)]:
//   k_i = f(t + c_i h, y + h sum_j<i a_ij k_j)   for i = 1 ... s,   then   y += h sum_i b_i k_i
// The tableau holds a, b and c. Source: E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential
// Equations I (1993), sect. II.1.
#include "core/integration/runge_kutta.h"

#include "core/integration/method_text.h"
#include "core/integration/methods.h"
#include "core/integration/python_step.h"
#include "core/integration/step_trace.h"
#include "core/kernels/loops/add_slopes_kernel.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// result = y + h sum_j w_j k_j; terms of weight 0 are left out. k holds the slopes one after the other. The
/// first weight w_f that is not 0 is factored out, h w_f (k_f + w_j / w_f k_j + ...), as books write the
/// classical method: h / 6 (k_1 + 2 k_2 + 2 k_3 + k_4). `result` may be y.
[[gnu::always_inline]] inline void addSlopes(std::span<const double> weights, double h,
                                             std::span<const double> k, std::span<const double> y,
                                             std::span<double> result) {
    const std::size_t numbers = y.size();
    std::size_t f = 0;
    while (f < weights.size() && weights[f] == 0) ++f;
    if (f == weights.size()) {
        for (std::size_t n = 0; n < numbers; ++n) result[n] = y[n];
        return;
    }
    if (numbers >= fewestForWideVectors) return addSlopesInWideVectors(weights, h, k, y, result);
    for (std::size_t n = 0; n < numbers; ++n) {
        double sum = k[f * numbers + n];
        for (std::size_t j = f + 1; j < weights.size(); ++j) {
            if (weights[j] == 0) continue;
            sum += weights[j] / weights[f] * k[j * numbers + n];
        }
        result[n] = y[n] + h * weights[f] * sum;
    }
}

} // namespace

void stepRungeKutta(const Tableau& tableau, const Problem& problem, IntegratorState& state,
                    std::span<double> y, double t, double h, std::span<const double> firstSlope) {
    const std::size_t n = state.n, stages = tableau.stages();
    const std::span<double> k = state.stageSlot(0, 2 * stages);     // k_i: 2 n numbers, [v | a] at stage i
    const std::span<double> point = state.stageSlot(2 * stages, 2); // [q | v] of the stage
    const std::span<const double> q = point.first(n), v = point.last(n);
    for (std::size_t i = 0; i < stages; ++i) {
        addSlopes(tableau.row(i), h, k, y, point);
        const std::span<double> velocity = k.subspan(2 * i * n, n), a = k.subspan((2 * i + 1) * n, n);
        for (std::size_t m = 0; m < n; ++m) velocity[m] = v[m];
        if (i == 0 && !firstSlope.empty())
            std::copy(firstSlope.begin(), firstSlope.end(), a.begin());
        else
            evaluate(problem, state, t + tableau.c[i] * h, q, v, a);
    }
    addSlopes(tableau.b, h, k, y, y);
}

MethodStorage storageOf(const RungeKutta& method) {
    return {.memorySlots = method.firstSameAsLast ? 1u : 0u, .stageSlots = slotsOf(method.tableau)};
}

void prepare(const RungeKutta& method, const Problem& problem, IntegratorState& state, double t, double) {
    if (method.firstSameAsLast) evaluate(problem, state, t, state.q(), state.v(), state.memorySlot(0));
}

void makeStep(const RungeKutta& method, const Problem& problem, IntegratorState& state, double t, double h) {
    if (!method.firstSameAsLast) return stepRungeKutta(method.tableau, problem, state, state.y, t, h);
    const std::span<double> slope = state.memorySlot(0);
    stepRungeKutta(method.tableau, problem, state, state.y, t, h, slope);
    evaluate(problem, state, t + h, state.q(), state.v(), slope);
}

namespace {

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

constexpr double classicalA[] = {
    0.5,      //
    0,   0.5, //
    0,   0,   1,
};
constexpr double classicalB[] = {1.0 / 6, 1.0 / 3, 1.0 / 3, 1.0 / 6};
constexpr double classicalC[] = {0, 0.5, 0.5, 1};
constexpr Tableau classicalTableau{classicalA, classicalB, classicalC};
constexpr std::string_view classicalAliases[] = {"RK4", "classical Runge-Kutta", "the Runge-Kutta method"};

} // namespace

constinit const Integrator explicitEuler{
    .id = "explicit-euler",
    .name = TRANSLATABLE("integrator", "Explicit Euler"),
    .aliases = eulerAliases,
    .code = eulerCode,
    .scheme = RungeKutta{eulerTableau},
    .order = 1,
    .evaluations = 1,
    .stabilityLimit = neverStable,
    .reference = "L. Euler, Institutionum calculi integralis vol. I (1768), ch. VII",
};

constinit const Integrator explicitMidpoint{
    .id = "explicit-midpoint",
    .name = TRANSLATABLE("integrator", "Explicit midpoint"),
    .aliases = midpointAliases,
    .code = midpointCode,
    .scheme = RungeKutta{midpointTableau},
    .order = 2,
    .evaluations = 2,
    .stabilityLimit = neverStable,
    .reference = "C. Runge, Math. Ann. 46 (1895) 167-178",
};

constinit const Integrator heun{
    .id = "heun",
    .name = TRANSLATABLE("integrator", "Heun"),
    .aliases = heunAliases,
    .scheme = RungeKutta{heunTableau},
    .order = 2,
    .orderFrom = 832,
    .evaluations = 2,
    .stabilityLimit = neverStable,
    .reference = "K. Heun, Z. Math. Phys. 45 (1900) 23-38",
};

constinit const Integrator rungeKutta4{
    .id = "rk4",
    .name = TRANSLATABLE("integrator", "Runge-Kutta 4"),
    .aliases = classicalAliases,
    .scheme = RungeKutta{classicalTableau},
    .order = 4,
    .evaluations = 4,
    .stabilityLimit = 2.8284271247461903, // 2 sqrt(2): |1 + iz - z²/2 - iz³/6 + z⁴/24| = 1
    .reference = "W. Kutta, Z. Math. Phys. 46 (1901) 435-453",
};

namespace {

/// h sum_j w_j k_j, as addSlopes() computes it.
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

/// y + h sum_j w_j k_j, as addSlopes() computes it.
std::string rowText(std::span<const double> weights, const std::string& y, const std::string& k) {
    std::size_t first = 0;
    while (weights[first] == 0) ++first;
    const double w = weights[first];
    std::string sum;
    bool several = false;
    for (std::size_t j = first; j < weights.size(); ++j) {
        const double ratio = weights[j] / w;
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
    const bool hasLines = integrator.code.size() == stages + 2; // one for each stage, then x and v
    const bool carried = method.firstSameAsLast;
    std::vector<Numbers> ofQ, ofV;
    for (std::size_t i = 0; i < stages; ++i) {
        const bool known = carried && i == 0;
        const Numbers a = known ? slotOf(before, 0) : step.evaluations[carried ? i - 1 : i].a;
        const Numbers q = i == 0 ? step.q0 : step.evaluations[carried ? i - 1 : i].q;
        const Numbers v = i == 0 ? step.v0 : step.evaluations[carried ? i - 1 : i].v;
        const std::string n = std::to_string(i + 1);
        writer.line(
            hasLines ? std::string(integrator.code[i])
            : i == 0 ? "v1 = v;  a1 = a(x)"
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
        text += "v" + n + " = " + rowText(tableau.row(i), "v", "a") + "\n";
        text += "a" + n + " = a(" + rowText(tableau.row(i), "x", "v") + ", v" + n + ", " +
                timeAfter(tableau.c[i]) + ")\n";
    }
    text += "x = " + rowText(tableau.b, "x", "v") + "\n";
    text += "v = " + rowText(tableau.b, "v", "a") + "\n";
    if (method.firstSameAsLast) text += "a1 = a(x, v, t + h)\n";
    return text;
}

std::string codeOf(const RungeKutta& method) {
    const Tableau& tableau = method.tableau;
    std::vector<std::string> velocities = {"v1 = v;"}, accelerations = {"a1 = a(x)"};
    std::size_t longest = velocities[0].size();
    for (std::size_t i = 1; i < tableau.stages(); ++i) {
        const std::string n = std::to_string(i + 1);
        velocities.push_back("v" + n + " = " + inCode(rowText(tableau.row(i), "v", "a")) + ";");
        accelerations.push_back("a" + n + " = a(" + inCode(rowText(tableau.row(i), "x", "v")) + ")");
        longest = std::max(longest, velocities[i].size());
    }
    std::string text;
    for (std::size_t i = 0; i < tableau.stages(); ++i) {
        velocities[i].resize(longest + 2, ' ');
        text += velocities[i] + accelerations[i] + "\n";
    }
    return text + "x = " + inCode(rowText(tableau.b, "x", "v")) +
           "\nv = " + inCode(rowText(tableau.b, "v", "a")) + "\n";
}

void writePython(const RungeKutta& method, PythonStep& python) {
    const Tableau& tableau = method.tableau;
    const std::size_t stages = tableau.b.size();
    for (std::size_t i = 0; i < stages; ++i) {
        const std::string number = std::to_string(i + 1);
        const std::span<const double> row = tableau.row(i);
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

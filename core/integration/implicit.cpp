// SPDX-License-Identifier: GPL-3.0-or-later
// Implicit methods of one stage at the time t + c h, solved by Newton's method:
//   w = v + c h a(t + c h, q + c h w, w),   q' = q + h w,   v' = v + (w - v) / c.
// c = 1 is backward Euler, c = 1/2 the implicit midpoint rule. Source: E. Hairer, G. Wanner, Solving Ordinary
// Differential Equations II (1996), sect. IV.8 (simplified there; here the Jacobian is renewed in each
// iteration).
#include "core/integration/methods.h"
#include "core/undefined.h"

#include "core/integration/python_step.h"
#include "core/integration/step_trace.h"
#include "core/stop.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace timestep {

namespace {

constexpr double roundOff = std::numeric_limits<double>::epsilon();
constexpr int mostIterations = 50;
constexpr int mostHalvings = 10;
constexpr std::size_t implicitSlots = 6;
constexpr Text notSolved =
    TRANSLATABLE("integrator", "Newton's method found no solution of the step's equation");

double largest(std::span<const double> numbers) {
    double size = 0;
    for (const double number : numbers) {
        if (std::isnan(number)) return number;
        size = std::max(size, std::abs(number));
    }
    return size;
}

/// Solves matrix x = right by Gaussian elimination with row pivoting; right becomes x. The matrix (row by
/// row) is destroyed.
void solveDense(std::span<double> matrix, std::span<double> right) {
    const std::size_t n = right.size();
    for (std::size_t i = 0; i < n; ++i) {
        mayStop(n * (n - i));
        std::size_t pivot = i;
        for (std::size_t r = i + 1; r < n; ++r)
            if (std::abs(matrix[r * n + i]) > std::abs(matrix[pivot * n + i])) pivot = r;
        if (pivot != i) {
            for (std::size_t k = i; k < n; ++k) std::swap(matrix[i * n + k], matrix[pivot * n + k]);
            std::swap(right[i], right[pivot]);
        }
        for (std::size_t r = i + 1; r < n; ++r) {
            const double factor = matrix[r * n + i] / matrix[i * n + i];
            for (std::size_t k = i + 1; k < n; ++k) matrix[r * n + k] -= factor * matrix[i * n + k];
            right[r] -= factor * right[i];
        }
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k) right[i] -= matrix[i * n + k] * right[k];
        right[i] /= matrix[i * n + i];
    }
}

} // namespace

MethodStorage storageOf(const ImplicitStage&) {
    return {.stageSlots = implicitSlots, .stageMatrices = 1};
}

void prepare(const ImplicitStage&, const Problem&, IntegratorState&, double, double) {}

/// One step, by Newton's method on the residual r(w) = w - v - c h a(t + c h, q + c h w, w), until a
/// correction is down to round-off. The Jacobian comes from forward differences; they affect the speed of
/// convergence, not the solution. A correction that increases the residual is halved. If no solution is
/// found, q and v become NaN and state.failure is set, so that an unsolved step is not taken for a valid one.
void makeStep(const ImplicitStage& method, const Problem& problem, IntegratorState& state, double t,
              double h) {
    const std::size_t n = state.n;
    const double c = method.c;
    const auto q = state.q(), v = state.v();
    const auto w = state.stageSlot(ImplicitStage::solution), stageQ = state.stageSlot(1),
               a = state.stageSlot(2);
    const auto residual = state.stageSlot(3), trial = state.stageSlot(4), shifted = state.stageSlot(5);
    const std::span<double> jacobian{state.stages.data() + implicitSlots * n, n * n};

    const auto residualAt = [&](std::span<const double> at, std::span<double> result) {
        for (std::size_t k = 0; k < n; ++k) stageQ[k] = q[k] + c * h * at[k];
        evaluate(problem, state, t + c * h, stageQ, at, a);
        for (std::size_t k = 0; k < n; ++k) result[k] = at[k] - v[k] - c * h * a[k];
    };

    std::copy(v.begin(), v.end(), w.begin());
    residualAt(w, residual);
    bool solved = largest(residual) == 0;
    const double startScale = std::max(largest(v), largest(residual));
    double lastCorrection = std::numeric_limits<double>::infinity();
    for (int iteration = 0; iteration < mostIterations && !solved; ++iteration) {
        const double scale = std::max(largest(w), startScale);
        for (std::size_t j = 0; j < n; ++j) {
            mayStop(n * n);
            const double before = w[j];
            w[j] += std::sqrt(roundOff) * std::max(std::abs(before), scale);
            residualAt(w, shifted);
            for (std::size_t i = 0; i < n; ++i)
                jacobian[i * n + j] = (shifted[i] - residual[i]) / (w[j] - before);
            w[j] = before;
        }
        const double size = largest(residual);
        std::copy(residual.begin(), residual.end(), shifted.begin());
        solveDense(jacobian, shifted);
        const double correction = largest(shifted);

        // Corrections this small that no longer shrink are round-off, of w itself or of q + c h w.
        const bool small = correction <= std::max(1e-9 * scale, 16 * roundOff * largest(q) / std::abs(c * h));
        if (!std::isfinite(correction)) break;
        if (small && correction >= lastCorrection / 2) {
            solved = true;
            break;
        }
        lastCorrection = correction;

        double fraction = 1;
        for (int halving = 0;; ++halving) {
            for (std::size_t k = 0; k < n; ++k) trial[k] = w[k] - fraction * shifted[k];
            residualAt(trial, residual);
            if (small || largest(residual) < size || halving == mostHalvings) break;
            fraction /= 2;
        }
        std::copy(trial.begin(), trial.end(), w.begin());
        solved = correction <= 2 * roundOff * scale || largest(residual) == 0;
    }

    if (!solved) state.failure = notSolved;
    for (std::size_t k = 0; k < n; ++k) {
        if (!solved) w[k] = undefined;
        q[k] += h * w[k];
        v[k] += (w[k] - v[k]) / c;
    }
}

namespace {

constexpr std::string_view backwardAliases[] = {"implicit Euler"};
constexpr std::string_view backwardCode[] = {
    "solve w = v + h * a(x + h * w) for w",
    "v = w",
    "x = x + h * v",
};

constexpr std::string_view midpointAliases[] = {"Gauss method of one stage", "Gauss-Legendre 2"};
constexpr std::string_view midpointCode[] = {
    "solve w = v + h / 2 * a(x + h / 2 * w) for w",
    "x = x + h * w",
    "v = 2 * w - v",
};

} // namespace

constinit const Integrator implicitMidpoint{
    .id = "implicit-midpoint",
    .name = TRANSLATABLE("integrator", "Implicit midpoint"),
    .aliases = midpointAliases,
    .code = midpointCode,
    .scheme = ImplicitStage{.c = 0.5},
    .order = 2,
    .evaluations = 0, // solves
    .symplectic = true,
    .reversible = true,
    .stabilityLimit = alwaysStable,
    .reference = "E. Hairer, C. Lubich, G. Wanner, Geometric Numerical Integration (2006), sect. II.1.3",
};

constinit const Integrator backwardEuler{
    .id = "backward-euler",
    .name = TRANSLATABLE("integrator", "Backward Euler"),
    .aliases = backwardAliases,
    .code = backwardCode,
    .scheme = ImplicitStage{.c = 1},
    .order = 1,
    .evaluations = 0, // solves
    .stabilityLimit = alwaysStable,
    .reference = "E. Hairer, G. Wanner, Solving Ordinary Differential Equations II (1996), sect. IV.1",
};

void explain(const ImplicitStage& method, StepTraceWriter& writer, const StepTaken& taken) {
    const StepTrace& step = taken.trace;
    const IntegratorState& after = taken.after;
    const Numbers w = numbersOf(after.stages, after.n, ImplicitStage::solution);
    const double c = method.c;
    const std::string part = c == 1 ? "h" : "h / 2";
    writer.line("w = v + " + part + " * a(x + " + part + " * w)", "w = " + vectorText(w),
                {TRANSLATABLE("microscope", "solved for w with %1 evaluations"),
                 {std::to_string(step.evaluations.size())}});
    for (std::size_t i = 0; i < step.evaluations.size(); ++i) {
        const Evaluation& e = step.evaluations[i];
        writer.line("a(x + " + part + " * w)", "w = " + vectorText(e.v) + ";  " + evaluationText(e),
                    {TRANSLATABLE("microscope", "try %1"), {std::to_string(i + 1)}});
        writer.probe(StepArrow::Space::Position, "h w", step.q0, scaled(step.h, e.v), step.q0);
    }
    writer.addLine(StepArrow::Space::Position, "x = x + h * w", "h w", scaled(step.h, w));
    Numbers change(w);
    for (std::size_t k = 0; k < change.size(); ++k) change[k] = (change[k] - step.v0[k]) / c;
    writer.addLine(StepArrow::Space::Velocity, c == 1 ? "v = v + (w - v)" : "v = v + 2 * (w - v)",
                   c == 1 ? "w − v" : "2 (w − v)", change);
}

/// A method in the method language cannot solve equations.
std::string textOf(const ImplicitStage&) {
    return {};
}

void writePython(const ImplicitStage& method, PythonStep& python) {
    const std::string part = pythonShare(method.c);
    python.step("def residual(w):");
    python.step("    return w - v - " + part + " * a(" + pythonTime(method.c) + ", x + " + part + " * w, w)");
    python.needsSolver = true;
    python.step("w = solve(residual, v)");
    python.step("return x + h * w, v + (w - v) * (1 / " + pythonNumber(method.c) + "), memory");
}

} // namespace timestep

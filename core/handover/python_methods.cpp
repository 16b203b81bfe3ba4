// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_methods.h"

#include "core/input_error.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Writes the lines of a function.
class PythonFunction {
public:
    void line(const std::string& text) { m_text += "    " + text + "\n"; }
    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

/// "0.5 * h", "h".
std::string share(double weight) {
    return weight == 1 ? "h" : pythonNumber(weight) + " * h";
}

/// " + 0.5 * h", so that the sum goes on.
std::string timeAt(double weight) {
    return weight == 0 ? "t" : "t + " + share(weight);
}

/// "v1 + 2*v2": the slopes of a row with their weights.
std::string slopes(char letter, std::span<const double> weights) {
    std::string sum;
    for (std::size_t j = 0; j < weights.size(); ++j) {
        if (weights[j] == 0) continue;
        const std::string slope = letter + std::to_string(j + 1);
        const std::string factor = weights[j] == 1 ? slope : "(" + pythonNumber(weights[j]) + ") * " + slope;
        sum += (sum.empty() ? "" : " + ") + factor;
    }
    return sum;
}

// One function per family: the list that a new family cannot be missing from, because std::visit asks for it.

void write(const RungeKutta& method, PythonFunction& step, PythonFunction&) {
    const Tableau& tableau = method.tableau;
    const std::size_t stages = tableau.b.size();
    for (std::size_t i = 0; i < stages; ++i) {
        const std::string number = std::to_string(i + 1);
        const std::span<const double> row = tableau.a.subspan((i * i - i) / 2, i);
        const bool first = std::all_of(row.begin(), row.end(), [](double weight) { return weight == 0; });
        const std::string x = first ? "x" : "x + h * (" + slopes('v', row) + ")";
        step.line("v" + number + " = " + (first ? "v" : "v + h * (" + slopes('a', row) + ")"));
        step.line("a" + number + " = a(" + timeAt(tableau.c[i]) + ", " + x + ", v" + number + ")");
    }
    step.line("x, v = x + h * (" + slopes('v', tableau.b) + "), v + h * (" + slopes('a', tableau.b) + ")");
    step.line("return x, v, memory");
}

void write(const Splitting& method, PythonFunction& step, PythonFunction& start) {
    const bool carries = method.carries();
    if (carries) start.line("return a(t, x, v)");
    bool current = carries;
    if (carries) step.line("force = memory  # of the end of the last step");
    double drifted = 0;
    for (const Substep& substep : method.substeps) {
        const std::string time = share(substep.weight);
        if (substep.kind == Substep::Kind::Drift) {
            step.line("x = x + " + time + " * v");
            drifted += substep.weight;
            current = false;
            continue;
        }
        if (!current) step.line("force = a(" + timeAt(drifted) + ", x, v)");
        current = true;
        step.line("v = v + " + time + " * force");
    }
    step.line(carries ? "return x, v, force" : "return x, v, memory");
}

void write(const PositionVerlet& method, PythonFunction& step, PythonFunction& start) {
    start.line("force = a(t, x, v)");
    start.line(method.start == VerletStart::HalfKick ? "return x - h * v + h * h / 2 * force, force, h"
                                                     : "return x - h * v, force, h");
    step.line("old, force, before = memory");
    switch (method.form) {
    case VerletForm::Naive:
        step.line("new = x + (x - old) + h * h * force");
        break;
    case VerletForm::Dummer:
        step.line("new = x + (x - old) * (h / before) + h * h * force");
        break;
    case VerletForm::Corrected:
        step.line("new = x + (x - old) * (h / before) + h * (h + before) / 2 * force");
        break;
    }
    step.line("v = (new - x) * (1 / h)  # in the middle of the step");
    step.line("force = a(t + h, new, v)");
    step.line("return new, v + h / 2 * force, (x, force, h)");
}

void write(const ImplicitStage& method, PythonFunction& step, PythonFunction&) {
    const std::string part = share(method.c);
    step.line("def residual(w):");
    step.line("    return w - v - " + part + " * a(" + timeAt(method.c) + ", x + " + part + " * w, w)");
    step.line("w = solve(residual, v)");
    step.line("return x + h * w, v + (w - v) * (1 / " + pythonNumber(method.c) + "), memory");
}

void write(const AdaptivePair&, PythonFunction&, PythonFunction&) {
    throw InputError("it chooses its own steps");
}

void write(const WrittenMethod&, PythonFunction&, PythonFunction&) {
    throw InputError("its lines are written by hand and stand in the experiment file");
}

std::string identifier(std::string_view id) {
    std::string name(id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

} // namespace

std::string pythonNumber(double value) {
    if (value == std::round(value) && std::abs(value) < 1e15) {
        const std::string text = std::to_string(static_cast<long long>(value));
        return text;
    }
    constexpr double mostDenominator = 100000;
    for (double below = 2; below <= mostDenominator && std::abs(value) > 1e-4 && std::abs(value) < 1e3;
         ++below) {
        const double above = std::round(value * below);
        if (above / below != value) continue;
        const std::string decimal = exactNumber(value);
        const std::string fraction = std::to_string(static_cast<long long>(above)) + "/" +
                                     std::to_string(static_cast<long long>(below));
        return decimal.size() <= fraction.size() + 1 ? decimal : fraction;
    }
    return exactNumber(value);
}

PythonMethod pythonMethod(const Integrator& integrator) {
    PythonMethod method;
    method.name = identifier(integrator.id);
    PythonFunction step, start;
    try {
        std::visit([&](const auto& family) { write(family, step, start); }, integrator.scheme);
    } catch (const InputError& error) {
        throw InputError("\"" + std::string(integrator.name.english) +
                         "\" cannot be handed over: " + error.what());
    }
    method.hasStart = !start.text().empty();
    method.needsSolver = std::holds_alternative<ImplicitStage>(integrator.scheme);
    if (method.hasStart) method.text = "def " + method.name + "_start(t, x, v, h):\n" + start.text() + "\n\n";
    method.text += "def " + method.name + "(t, x, v, h, memory):\n    \"\"\"" +
                   std::string(integrator.name.english) + ". " + std::string(integrator.reference) +
                   "\"\"\"\n" + step.text();
    return method;
}

} // namespace timestep

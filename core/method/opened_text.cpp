// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the built-in methods, from the coefficients of their schemes. Each function repeats the operations
// of an engine (runge_kutta.h, splitting.cpp, position_verlet.cpp) in the same order.
#include "core/method/opened_text.h"

#include <charconv>
#include <cmath>
#include <variant>

namespace timestep {

namespace {

/// The shortest text of a number: as a fraction, if one of small numbers has the same bits, else with all its
/// digits.
std::string weightText(double number) {
    for (int below = 1; below <= 60000; ++below) {
        const double above = std::round(number * below);
        if (std::abs(above) > 100000) break;
        if (above / below != number || above == 0) continue;
        const std::string top = std::to_string(static_cast<long>(above));
        return below == 1 ? top : top + "/" + std::to_string(below);
    }
    char buffer[40];
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, number).ptr};
}

/// "h" or "h*(1/6)": h times a weight, one operation. A half is written as h/2, which has the same bits.
std::string stepTimes(double weight) {
    if (weight == 1) return "h";
    if (weight == 0.5) return "h/2";
    const std::string text = weightText(weight);
    return text.find_first_of("/-") == std::string::npos ? text + "*h" : "(" + text + ")*h";
}

/// "t + h/2".
std::string timeAfter(double weight) {
    return weight == 0 ? "t" : "t + " + stepTimes(weight);
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

std::string textOf(const PositionVerlet& method) {
    const bool corrects = method.form != VerletForm::Naive;
    std::string text = "start:\n    k = a(x, v, t)\n    old = x - h*v";
    text += method.start == VerletStart::HalfKick ? " + h*h/2*k\n" : "\n";
    text += corrects ? "next = x + (x - old)*(h/h_last) + " : "next = x + (x - old) + ";
    text += method.form == VerletForm::Corrected ? "h*((h + h_last)/2)*k\n" : "h*h*k\n";
    return text + "old = x\nx = next\nu = (x - old)/h\nk = a(x, u, t + h)\nv = u + h/2*k\n";
}

std::string textOf(const ImplicitStage&) {
    return {};
}
std::string textOf(const AdaptivePair&) {
    return {};
}
std::string textOf(const WrittenMethod&) {
    return {};
}

} // namespace

std::string openedText(const Integrator& integrator, const std::string& name) {
    const std::string text = std::visit([](const auto& method) { return textOf(method); }, integrator.scheme);
    return text.empty() || name.empty() ? text : "# " + name + "\n" + text;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// A target of libFuzzer: whatever bytes are read as a method, a rule for sticks, a formula or a list of
// numbers are refused with a place inside the text, or run. The first byte says as what.
#include "core/formula/formula.h"
#include "core/formula/number_list.h"
#include "core/integration/integrator.h"
#include "core/method/own_method.h"
#include "core/method/stick_program.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

namespace timestep {

namespace {

/// Two coordinates, with friction and a force that depends on the time.
class Swing final : public Problem {
public:
    std::size_t coordinates() const override { return 2; }
    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = 0.3, q[1] = -1.2;
        v[0] = 0.1, v[1] = 0.7;
    }
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        a[0] = -3 * std::sin(q[0]) - 0.1 * v[0] + 0.3 * std::cos(2 * t) + 0.2 * q[1];
        a[1] = -q[1] * q[1] * q[1] - 0.2 * v[1] + 0.1 * q[0];
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }
};

void expect(bool claim) {
    if (!claim) std::abort();
}

void expectPlaceIn(const std::string& text, const MethodError& error) {
    expect(error.line >= 1 && error.column >= 1 && error.what()[0] != '\0');
    expect(error.line <= 1 + std::count(text.begin(), text.end(), '\n'));
}

void runMethod(const std::string& text) {
    try {
        const auto own = ownMethod(text);
        const Swing problem;
        IntegratorState state = startIntegrator(own->integrator, problem, 0.1);
        for (int n = 0; n < 2; ++n) own->integrator.step(problem, state, 0.1 * n, 0.1);
        expect(state.y.size() == 4);
    } catch (const MethodError& error) {
        expectPlaceIn(text, error);
    }
}

void runRule(const std::string& text) {
    try {
        const StickProgram program(text);
        StickProgram::Visitor visitor(program, 0.1);
        std::vector<double> kept(program.kept());
        for (const double y : {0.5, 0.0}) { // two ends in one place, too
            RuledStick stick{.weightB = 0.5, .compliance = 0.01, .oneWay = y == 0, .a = {1, 0}, .b = {1, y}};
            if (!visitor.start(stick, kept)) visitor.relax(stick, kept);
        }
    } catch (const MethodError& error) {
        expectPlaceIn(text, error);
    }
}

void runFormula(const std::string& text) {
    double x = 0.3, y = -2;
    try {
        const TypedFormula formula(text, {{"x", &x}, {"y", &y}}, {{"k", 4}, {"mu", 0.5}});
        formula.value();
    } catch (const InputError& error) {
        expect(error.what()[0] != '\0');
    }
}

void runConstants(const std::string& text) {
    try {
        for (const auto& [name, value] : parseConstants(text)) expect(!name.empty() && std::isfinite(value));
    } catch (const InputError& error) {
        expect(error.what()[0] != '\0');
    }
    try {
        parseNumberList(text);
    } catch (const InputError& error) {
        expect(error.what()[0] != '\0');
    }
}

} // namespace

} // namespace timestep

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 4) {
    case 0:
        timestep::runMethod(text);
        break;
    case 1:
        timestep::runRule(text);
        break;
    case 2:
        timestep::runFormula(text);
        break;
    default:
        timestep::runConstants(text);
    }
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/oscillator_motion.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/oscillator.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace timestep {

namespace {

constexpr Parameter springParameters[] = {oscillatorMass, oscillatorStiffness, oscillatorDamping(0),
                                          oscillatorDisplacement(1), oscillatorVelocity};

/// m x'' = -k x - c x'.
class Spring : public ClosedFormProblem<Spring, DampedSpring, Oscillator> {
public:
    using ClosedFormProblem::ClosedFormProblem;

    DampedSpring::Constants constants() const { return {m_, k_, c_}; }
    bool offersFloat() const override { return true; }
    void accelerationInFloat(std::span<const float> q, std::span<const float> v,
                             std::span<float> a) const override {
        const auto m = static_cast<float>(m_), k = static_cast<float>(k_), c = static_cast<float>(c_);
        a[0] = -(k * q[0] + c * v[0]) / m;
    }
    /// The energy at the start, or that of a displacement of 1 m if it is 0.
    double energyScale() const override { return firstPositive(startEnergy(), k_ / 2); }
    bool conservative() const override { return c_ == 0; }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        const OscillatorState state =
            oscillatorMotion(naturalFrequency(), c_ / (2 * m_), {q0_[0], v0_[0]}, t);
        q[0] = state.x;
        v[0] = state.v;
        return true;
    }
};

double springAmplitude(const ParameterValues& values) {
    return firstPositive(freeAmplitude(values));
}
Box springBounds(const ParameterValues& values) {
    return oscillatorBounds(springAmplitude(values));
}
void drawSpring(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    drawOscillator(springAmplitude(values), q[0], frame);
}

void numbersOfSpring(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double w = std::sqrt(values["stiffness"] / values["mass"]),
                 rate = values["damping"] / (2 * values["mass"]);
    if (!(w > 0)) return;
    list.push_back({"frequency", TRANSLATABLE("metric", "angular frequency without damping"), "rad/s", w});
    list.push_back({"decay", TRANSLATABLE("metric", "rate of decay"), "1/s", rate});
    if (!(w > rate)) return;
    list.push_back({"damped-frequency", TRANSLATABLE("metric", "angular frequency with damping"), "rad/s",
                    std::sqrt((w - rate) * (w + rate))});
    list.push_back({"period", TRANSLATABLE("metric", "period"), "s",
                    2 * std::numbers::pi / std::sqrt((w - rate) * (w + rate))});
}

constexpr std::string_view springPython = R"(def a(t, x, v):
    return -(stiffness * x + damping * v) / mass


def energy(t, x, v):
    return mass * v * v / 2, stiffness * x * x / 2
)";

} // namespace

constinit const Scene springScene{
    .id = "spring",
    .name = TRANSLATABLE("scene", "Mass on a spring"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description =
        TRANSLATABLE("scene", "A block that a spring pulls back to its place of rest, with or without "
                              "damping. Every method shows here whether it gains or loses energy."),
    .parameters = springParameters,
    .coordinates = oscillatorCoordinates,
    .step = 0.1,
    .problem = problemFrom<Spring>,
    .python = springPython,
    .draw = drawSpring,
    .grips = gripsAlongX,
    .numbers = numbersOfSpring,
    .bounds = springBounds,
};

} // namespace timestep

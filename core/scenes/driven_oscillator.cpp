// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/driven_motion.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/oscillator.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr double drivenOscillatorStandardDuration = 40; // [s]

constexpr Parameter drivenOscillatorParameters[] = {
    oscillatorMass,
    oscillatorStiffness,
    oscillatorDamping(0.2),
    oscillatorDisplacement(0),
    oscillatorVelocity,
    number("drive", TRANSLATABLE("parameter", "driving force"), "N", 1, eitherSign(0, 10)),
    number("drive-frequency", TRANSLATABLE("parameter", "driving frequency"), "rad/s", 2, {.slider = {0, 10}},
           TRANSLATABLE("parameter", "Resonance is at sqrt(stiffness / mass).")),
};

/// m x'' = -k x - c x' + F cos(w t).
class DrivenOscillator : public ClosedFormProblem<DrivenOscillator, DrivenSpring, Oscillator> {
public:
    explicit DrivenOscillator(const ParameterValues& values)
        : ClosedFormProblem(values), F_(values["drive"]), w_(values["drive-frequency"]) {}

    DrivenSpring::Constants constants() const { return {m_, k_, c_, F_}; }
    double driveFrequency() const override { return w_; }
    /// The energy at the start. If it is 0, the energy of the static displacement F / k, or of 1 m.
    double energyScale() const override {
        return firstPositive(startEnergy(), k_ > 0 ? F_ * F_ / (2 * k_) : 0, k_ / 2);
    }
    bool conservative() const override { return c_ == 0 && F_ == 0; }
    double drivingPeriod() const override { return F_ != 0 && w_ > 0 ? 2 * std::numbers::pi / w_ : 0; }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        const OscillatorState state =
            drivenMotion(naturalFrequency(), c_ / (2 * m_), F_ / m_, w_, {q0_[0], v0_[0]}, t);
        q[0] = state.x;
        v[0] = state.v;
        return true;
    }

private:
    double F_; ///< [N]
    double w_; ///< [rad/s]
};

/// Bound of the motion [m]: the amplitude of the free motion plus the smaller of twice the amplitude of the
/// steady state and f t / 2 w, the growth at resonance.
double drivenOscillatorAmplitude(const ParameterValues& values) {
    const double w = std::sqrt(values["stiffness"] / values["mass"]);
    const double m = values["mass"], f = std::abs(values["drive"]) / m, drive = values["drive-frequency"];
    const double steady = steadyAmplitude(w, values["damping"] / (2 * m), f, drive);
    const double resonant = w > 0 ? f * drivenOscillatorStandardDuration / (2 * w)
                                  : f * drivenOscillatorStandardDuration * drivenOscillatorStandardDuration;
    return firstPositive(freeAmplitude(values) + std::fmin(2 * steady, resonant));
}

Box drivenOscillatorBounds(const ParameterValues& values) {
    return oscillatorBounds(drivenOscillatorAmplitude(values));
}

void drawDrivenOscillator(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    drawOscillator(drivenOscillatorAmplitude(values), q[0], frame);
}

void numbersOfDriven(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double m = values["mass"], k = values["stiffness"], c = values["damping"],
                 w = values["drive-frequency"];
    list.push_back({"frequency", TRANSLATABLE("metric", "angular frequency without damping"), "rad/s",
                    std::sqrt(k / m)});
    list.push_back({"steady-amplitude", TRANSLATABLE("metric", "amplitude of the steady motion"), "m",
                    steadyAmplitude(std::sqrt(k / m), c / (2 * m), std::abs(values["drive"]) / m, w)});
    list.push_back(
        {"lag", TRANSLATABLE("metric", "lag behind the drive"), "rad", std::atan2(c * w, k - m * w * w)});
}

constexpr std::string_view drivenOscillatorPython = R"(def a(t, x, v):
    return (drive * math.cos(drive_frequency * t) - stiffness * x - damping * v) / mass


def energy(t, x, v):
    return mass * v * v / 2, stiffness * x * x / 2
)";

} // namespace

constinit const Scene drivenOscillatorScene{
    .id = "driven-oscillator",
    .name = TRANSLATABLE("scene", "Driven oscillator"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description =
        TRANSLATABLE("scene", "A mass on a spring that a force pushes to and fro. It beats at first, and "
                              "then follows the force: near resonance with a large swing."),
    .parameters = drivenOscillatorParameters,
    .coordinates = oscillatorCoordinates,
    .step = 0.05,
    .duration = drivenOscillatorStandardDuration,
    .problem = problemFrom<DrivenOscillator>,
    .python = drivenOscillatorPython,
    .draw = drawDrivenOscillator,
    .grips = gripsAlongX,
    .numbers = numbersOfDriven,
    .bounds = drivenOscillatorBounds,
};

} // namespace timestep

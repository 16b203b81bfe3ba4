// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/driven_motion.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr double drivenOscillatorStandardDuration = 40; // [s]

constexpr Parameter drivenOscillatorParameters[] = {
    {.id = "mass",
     .name = TRANSLATABLE("parameter", "mass"),
     .unit = "kg",
     .standard = 1,
     .minimum = 1e-9,
     .lower = 0.1,
     .upper = 10},
    {.id = "stiffness",
     .name = TRANSLATABLE("parameter", "stiffness"),
     .unit = "N/m",
     .standard = 4,
     .lower = 0.1,
     .upper = 100},
    {.id = "damping",
     .name = TRANSLATABLE("parameter", "damping"),
     .unit = "kg/s",
     .standard = 0.2,
     .lower = 0,
     .upper = 10,
     .description =
         TRANSLATABLE("parameter", "Force of friction per velocity. The motion creeps without oscillating "
                                   "from 2 sqrt(stiffness mass) on.")},
    {.id = "start-displacement",
     .name = TRANSLATABLE("parameter", "start displacement"),
     .unit = "m",
     .standard = 0,
     .minimum = -anyNumber,
     .lower = -2,
     .upper = 2,
     .restarts = true},
    {.id = "start-velocity",
     .name = TRANSLATABLE("parameter", "start velocity"),
     .unit = "m/s",
     .standard = 0,
     .minimum = -anyNumber,
     .lower = -5,
     .upper = 5,
     .restarts = true},
    {.id = "drive",
     .name = TRANSLATABLE("parameter", "driving force"),
     .unit = "N",
     .standard = 1,
     .minimum = -anyNumber,
     .lower = 0,
     .upper = 10},
    {.id = "drive-frequency",
     .name = TRANSLATABLE("parameter", "driving frequency"),
     .unit = "rad/s",
     .standard = 2,
     .lower = 0,
     .upper = 10,
     .description = TRANSLATABLE("parameter", "Resonance is at sqrt(stiffness / mass).")},
};

constexpr Coordinate drivenOscillatorCoordinates[] = {
    {.id = "x",
     .name = TRANSLATABLE("metric", "displacement x"),
     .unit = "m",
     .velocityId = "v",
     .velocityName = TRANSLATABLE("metric", "velocity v"),
     .velocityUnit = "m/s",
     .start = "start-displacement",
     .startVelocity = "start-velocity"},
};

/// m x'' = -k x - c x' + F cos(w t). The potential energy is that of the spring.
class DrivenOscillator : public Problem {
public:
    explicit DrivenOscillator(const ParameterValues& values)
        : m_(values["mass"]),
          k_(values["stiffness"]),
          c_(values["damping"]),
          x0_(values["start-displacement"]),
          v0_(values["start-velocity"]),
          F_(values["drive"]),
          w_(values["drive-frequency"]) {}

    std::size_t coordinates() const override { return 1; }
    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = x0_;
        v[0] = v0_;
    }
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        a[0] = (F_ * std::cos(w_ * t) - k_ * q[0] - c_ * v[0]) / m_;
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return m_ * v[0] * v[0] / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override { return k_ * q[0] * q[0] / 2; }
    /// The energy at the start. If it is 0, the energy of the static displacement F / k, or of 1 m.
    double energyScale() const override {
        return firstPositive((m_ * v0_ * v0_ + k_ * x0_ * x0_) / 2, k_ > 0 ? F_ * F_ / (2 * k_) : 0, k_ / 2);
    }
    bool conservative() const override { return c_ == 0 && F_ == 0; }
    double naturalFrequency() const override { return std::sqrt(k_ / m_); }
    double dampingRate() const override { return c_ / m_; }
    double drivingPeriod() const override { return F_ != 0 && w_ > 0 ? 2 * std::numbers::pi / w_ : 0; }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        const OscillatorState state =
            drivenMotion(naturalFrequency(), c_ / (2 * m_), F_ / m_, w_, {x0_, v0_}, t);
        q[0] = state.x;
        v[0] = state.v;
        return true;
    }

private:
    double m_;  ///< [kg]
    double k_;  ///< [N/m]
    double c_;  ///< [kg/s]
    double x0_; ///< [m]
    double v0_; ///< [m/s]
    double F_;  ///< [N]
    double w_;  ///< [rad/s]
};

std::unique_ptr<Problem> drivenOscillatorProblem(const ParameterValues& values) {
    return std::make_unique<DrivenOscillator>(values);
}

/// Bound of the motion [m]: the amplitude of the free motion plus the smaller of twice the amplitude of the
/// steady state and f t / 2 w, the growth at resonance.
double drivenOscillatorAmplitude(const ParameterValues& values) {
    const double w = std::sqrt(values["stiffness"] / values["mass"]);
    const double fromVelocity = w > 0 ? values["start-velocity"] / w : 0;
    const double m = values["mass"], f = std::abs(values["drive"]) / m, drive = values["drive-frequency"];
    const double steady = steadyAmplitude(w, values["damping"] / (2 * m), f, drive);
    const double resonant = w > 0 ? f * drivenOscillatorStandardDuration / (2 * w)
                                  : f * drivenOscillatorStandardDuration * drivenOscillatorStandardDuration;
    return firstPositive(std::hypot(values["start-displacement"], fromVelocity) +
                         std::fmin(2 * steady, resonant));
}

// Sizes of the picture, in amplitudes: the wall is `restLength` to the left of the rest position.
constexpr double drivenOscillatorRestLength = 2.2, drivenOscillatorBlock = 0.5;

Box drivenOscillatorBounds(const ParameterValues& values) {
    const double a = drivenOscillatorAmplitude(values);
    return grown({-drivenOscillatorRestLength * a, -drivenOscillatorBlock * a,
                  (1 + drivenOscillatorBlock) * a, drivenOscillatorBlock * a},
                 0.06);
}

void drawDrivenOscillator(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double a = drivenOscillatorAmplitude(values);
    const double x = q[0], wall = -drivenOscillatorRestLength * a, floor = -drivenOscillatorBlock / 2 * a;
    const double rest = drivenOscillatorRestLength * a - drivenOscillatorBlock / 2 * a;
    frame.points.push_back({.at = {x, 0}, .index = 0});
    addBlock(frame, {x, 0}, drivenOscillatorBlock * a, drivenOscillatorBlock * a, Role::Body);
    addSpring(frame, {wall, 0}, {x - drivenOscillatorBlock / 2 * a, 0}, 0.3 * a, x / rest);
    frame.segments.push_back(
        {{wall, drivenOscillatorBlock * a}, {wall, floor}, Role::Ground, 0, -1, Shape::Wall});
    frame.segments.push_back({{0, floor}, {0, drivenOscillatorBlock * a}, Role::Guide});
    addGround(frame, wall, (1 + drivenOscillatorBlock) * a, floor);
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

} // namespace

constinit const Scene drivenOscillatorScene{
    .id = "driven-oscillator",
    .name = TRANSLATABLE("scene", "Driven oscillator"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE(
        "scene", "A mass on a spring that a force pushes to and fro. It beats at first, and then follows the "
                 "force: near resonance with a large swing."),
    .lengthUnit = "m",
    .timeUnit = "s",
    .energyUnit = "J",
    .parameters = drivenOscillatorParameters,
    .coordinates = drivenOscillatorCoordinates,
    .step = 0.05,
    .duration = drivenOscillatorStandardDuration,
    .problem = drivenOscillatorProblem,
    .draw = drawDrivenOscillator,
    .grips = gripsAlongX,
    .numbers = numbersOfDriven,
    .bounds = drivenOscillatorBounds,
};

} // namespace timestep

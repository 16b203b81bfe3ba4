// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/oscillator_motion.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace timestep {

namespace {

constexpr Parameter springParameters[] = {
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
     .standard = 0,
     .lower = 0,
     .upper = 10,
     .description =
         TRANSLATABLE("parameter", "Force of friction per velocity. The motion creeps without oscillating "
                                   "from 2 sqrt(stiffness mass) on.")},
    {.id = "start-displacement",
     .name = TRANSLATABLE("parameter", "start displacement"),
     .unit = "m",
     .standard = 1,
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
};

constexpr Coordinate springCoordinates[] = {
    {.id = "x",
     .name = TRANSLATABLE("metric", "displacement x"),
     .unit = "m",
     .velocityId = "v",
     .velocityName = TRANSLATABLE("metric", "velocity v"),
     .velocityUnit = "m/s",
     .start = "start-displacement",
     .startVelocity = "start-velocity"},
};

/// m x'' = -k x - c x'.
class Spring : public Problem {
public:
    explicit Spring(const ParameterValues& values)
        : m_(values["mass"]),
          k_(values["stiffness"]),
          c_(values["damping"]),
          x0_(values["start-displacement"]),
          v0_(values["start-velocity"]) {}

    std::size_t coordinates() const override { return 1; }
    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = x0_;
        v[0] = v0_;
    }
    void acceleration(double, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        a[0] = -(k_ * q[0] + c_ * v[0]) / m_;
    }
    bool offersFloat() const override { return true; }
    void accelerationInFloat(std::span<const float> q, std::span<const float> v,
                             std::span<float> a) const override {
        const auto m = static_cast<float>(m_), k = static_cast<float>(k_), c = static_cast<float>(c_);
        a[0] = -(k * q[0] + c * v[0]) / m;
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return m_ * v[0] * v[0] / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override { return k_ * q[0] * q[0] / 2; }
    /// The energy at the start; of a displacement of 1 m where that is 0.
    double energyScale() const override {
        return firstPositive((m_ * v0_ * v0_ + k_ * x0_ * x0_) / 2, k_ / 2);
    }
    bool conservative() const override { return c_ == 0; }
    double naturalFrequency() const override { return std::sqrt(k_ / m_); }
    double dampingRate() const override { return c_ / m_; }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        const OscillatorState state = oscillatorMotion(naturalFrequency(), c_ / (2 * m_), {x0_, v0_}, t);
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
};

std::unique_ptr<Problem> springProblem(const ParameterValues& values) {
    return std::make_unique<Spring>(values);
}

/// Amplitude of the motion without damping [m]; of a spring that does not pull back, the start displacement.
double springAmplitude(const ParameterValues& values) {
    const double w = std::sqrt(values["stiffness"] / values["mass"]);
    const double fromVelocity = w > 0 ? values["start-velocity"] / w : 0;
    return firstPositive(std::hypot(values["start-displacement"], fromVelocity));
}

// Sizes of the picture, in amplitudes: the wall is `restLength` to the left of the rest position.
constexpr double springRestLength = 2.2, springBlock = 0.5;

Box springBounds(const ParameterValues& values) {
    const double a = springAmplitude(values);
    return grown({-springRestLength * a, -springBlock * a, (1 + springBlock) * a, springBlock * a}, 0.06);
}

void drawSpring(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double a = springAmplitude(values);
    const double x = q[0], wall = -springRestLength * a, floor = -springBlock / 2 * a;
    const double rest = springRestLength * a - springBlock / 2 * a;
    frame.points.push_back({.at = {x, 0}, .index = 0});
    addBlock(frame, {x, 0}, springBlock * a, springBlock * a, Role::Body);
    addSpring(frame, {wall, 0}, {x - springBlock / 2 * a, 0}, 0.3 * a, x / rest);
    frame.segments.push_back({{wall, springBlock * a}, {wall, floor}, Role::Ground, 0, -1, Shape::Wall});
    frame.segments.push_back({{0, floor}, {0, springBlock * a}, Role::Guide});
    addGround(frame, wall, (1 + springBlock) * a, floor);
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

} // namespace

constinit const Scene springScene{
    .id = "spring",
    .name = TRANSLATABLE("scene", "Mass on a spring"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE(
        "scene", "A block that a spring pulls back to its place of rest, with or without damping. "
                 "Every method shows here whether it gains or loses energy."),
    .lengthUnit = "m",
    .timeUnit = "s",
    .energyUnit = "J",
    .parameters = springParameters,
    .coordinates = springCoordinates,
    .step = 0.1,
    .duration = 10,
    .problem = springProblem,
    .draw = drawSpring,
    .grips = gripsAlongX,
    .numbers = numbersOfSpring,
    .bounds = springBounds,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double cartStandardDuration = 10; // [s]

constexpr Parameter cartParameters[] = {
    {.id = "acceleration",
     .name = TRANSLATABLE("parameter", "acceleration"),
     .unit = "m/s²",
     .standard = 10,
     .minimum = -anyNumber,
     .lower = -20,
     .upper = 20},
    {.id = "start-position",
     .name = TRANSLATABLE("parameter", "start position"),
     .unit = "m",
     .standard = 0,
     .minimum = -anyNumber,
     .lower = -100,
     .upper = 100,
     .restarts = true},
    {.id = "start-velocity",
     .name = TRANSLATABLE("parameter", "start velocity"),
     .unit = "m/s",
     .standard = 0,
     .minimum = -anyNumber,
     .lower = -50,
     .upper = 50,
     .restarts = true},
    {.id = "track",
     .name = TRANSLATABLE("parameter", "length of the track"),
     .unit = "m",
     .standard = 0,
     .upper = 1000,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "The visible part; 0: what the cart covers in 10 s.")},
};

constexpr Coordinate cartCoordinates[] = {
    {.id = "x",
     .name = TRANSLATABLE("metric", "position x"),
     .unit = "m",
     .velocityId = "v",
     .velocityName = TRANSLATABLE("metric", "velocity v"),
     .velocityUnit = "m/s",
     .start = "start-position",
     .startVelocity = "start-velocity"},
};

/// x'' = a. Energies per unit mass: v²/2 and -a x.
class Cart : public ClosedFormProblem<Cart, ConstantAcceleration> {
public:
    explicit Cart(const ParameterValues& values)
        : acceleration_(values["acceleration"]),
          x0_(values["start-position"]),
          v0_(values["start-velocity"]) {}

    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = x0_;
        v[0] = v0_;
    }
    ConstantAcceleration::Constants constants() const { return {acceleration_}; }
    bool offersFloat() const override { return true; }
    void accelerationInFloat(std::span<const float>, std::span<const float>,
                             std::span<float> a) const override {
        a[0] = static_cast<float>(acceleration_);
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return v[0] * v[0] / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override { return -acceleration_ * q[0]; }
    /// Bound of the kinetic energy of the cart in its first second.
    double energyScale() const override {
        const double speed = std::abs(v0_) + std::abs(acceleration_);
        return firstPositive(speed * speed / 2);
    }
    double dampingRate() const override { return 0; }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        q[0] = x0_ + v0_ * t + acceleration_ / 2 * t * t;
        v[0] = v0_ + acceleration_ * t;
        return true;
    }

private:
    double acceleration_; ///< [m/s²]
    double x0_;           ///< [m]
    double v0_;           ///< [m/s]
};

std::unique_ptr<Problem> cartProblem(const ParameterValues& values) {
    return std::make_unique<Cart>(values);
}

/// The track, or else the strip that the exact motion covers in the standard duration, including its turning
/// point.
Box cartBounds(const ParameterValues& values) {
    if (const double track = values["track"]; track > 0)
        return grown({0, -0.05 * track, track, 0.1 * track}, 0.15);
    const double x0 = values["start-position"], v0 = values["start-velocity"], a = values["acceleration"];
    const auto at = [&](double t) { return x0 + v0 * t + a / 2 * t * t; };
    const double turning = a == 0 ? 0 : std::clamp(-v0 / a, 0.0, cartStandardDuration);
    const auto [left, right] = std::minmax({at(0), at(turning), at(cartStandardDuration)});
    const double length = firstPositive(right - left);
    return grown({left, -0.05 * length, left + length, 0.1 * length}, 0.15);
}

void drawCart(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const Box box = cartBounds(values);
    const double length = box.right - box.left;
    const double wheel = 0.012 * length;
    const double x = q[0];
    addGround(frame, box.left, box.right, 0);
    addBlock(frame, {x, 3.5 * wheel}, 6 * wheel, 3 * wheel, Role::Body);
    frame.points.push_back({.at = {x, 3.5 * wheel}, .index = 0});
    for (const double side : {-1.8, 1.8}) // they roll: one turn for each circumference
        frame.points.push_back(
            {.at = {x + side * wheel, wheel}, .radius = wheel, .angle = -x / wheel, .shape = Shape::Wheel});
}

} // namespace

constinit const Scene cartScene{
    .id = "cart",
    .name = TRANSLATABLE("scene", "Cart"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description =
        TRANSLATABLE("scene", "A cart on a straight track with constant acceleration. The simplest motion "
                              "on which methods already differ."),
    .lengthUnit = "m",
    .timeUnit = "s",
    .energyUnit = "m²/s²",
    .parameters = cartParameters,
    .coordinates = cartCoordinates,
    .step = 0.1,
    .duration = cartStandardDuration,
    .problem = cartProblem,
    .draw = drawCart,
    .grips = gripsAlongX,
    .bounds = cartBounds,
};

} // namespace timestep

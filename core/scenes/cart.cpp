// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double cartStandardDuration = 10; // [s]

constexpr Parameter cartParameters[] = {
    number("acceleration", TRANSLATABLE("parameter", "acceleration"), "m/s²", 10, eitherSign(-20, 20)),
    startNumber("start-position", TRANSLATABLE("parameter", "start position"), "m", 0, eitherSign(-100, 100)),
    startNumber("start-velocity", TRANSLATABLE("parameter", "start velocity"), "m/s", 0, eitherSign(-50, 50)),
    startNumber("track", TRANSLATABLE("parameter", "length of the track"), "m", 0, {.slider = {0, 1000}},
                TRANSLATABLE("parameter", "The visible part; 0: what the cart covers in 10 s.")),
};

constexpr Coordinate cartCoordinates[] = {
    coordinate({"x", TRANSLATABLE("metric", "position x"), "m", "start-position"},
               {"v", TRANSLATABLE("metric", "velocity v"), "m/s", "start-velocity"}),
};

/// x'' = a. Energies per unit mass: v²/2 and -a x.
class Cart : public ClosedFormProblem<Cart, ConstantAcceleration> {
public:
    explicit Cart(const ParameterValues& values)
        : ClosedFormProblem({values["start-position"]}, {values["start-velocity"]}),
          acceleration_(values["acceleration"]) {}

    ConstantAcceleration::Constants constants() const { return {acceleration_}; }
    bool offersFloat() const override { return true; }
    void accelerationInFloat(std::span<const float>, std::span<const float>,
                             std::span<float> a) const override {
        a[0] = static_cast<float>(acceleration_);
    }
    double potentialEnergy(double, std::span<const double> q) const override { return -acceleration_ * q[0]; }
    /// Bound of the kinetic energy of the cart in its first second.
    double energyScale() const override {
        const double speed = std::abs(v0_[0]) + std::abs(acceleration_);
        return firstPositive(speed * speed / 2);
    }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        q[0] = q0_[0] + v0_[0] * t + acceleration_ / 2 * t * t;
        v[0] = v0_[0] + acceleration_ * t;
        return true;
    }

private:
    double acceleration_; ///< [m/s²]
};

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

constexpr std::string_view cartPython = R"(def a(t, x, v):
    return acceleration


def energy(t, x, v):
    return v * v / 2, -acceleration * x
)";

} // namespace

constinit const Scene cartScene{
    .id = "cart",
    .name = TRANSLATABLE("scene", "Cart"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "A cart on a straight track with constant acceleration. The "
                                         "simplest motion on which methods already differ."),
    .energyUnit = "m²/s²",
    .parameters = cartParameters,
    .coordinates = cartCoordinates,
    .step = 0.1,
    .duration = cartStandardDuration,
    .problem = problemFrom<Cart>,
    .python = cartPython,
    .draw = drawCart,
    .grips = gripsAlongX,
    .bounds = cartBounds,
};

} // namespace timestep

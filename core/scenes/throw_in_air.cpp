// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr Parameter throwParameters[] = {
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "m/s", 8, {.slider = {1, 30}}),
    startNumber(
        "angle", TRANSLATABLE("parameter", "start angle"), "rad", 0.87,
        {.minimum = -std::numbers::pi, .maximum = std::numbers::pi, .slider = {0, std::numbers::pi / 2}},
        TRANSLATABLE("parameter", "Upwards from the horizontal.")),
    startNumber("height", TRANSLATABLE("parameter", "start height"), "m", 1.5, {.slider = {0, 3}}),
    number("gravity", TRANSLATABLE("parameter", "gravity"), "m/s²", 9.81, {.slider = {1, 25}}),
    number("drag", TRANSLATABLE("parameter", "drag coefficient k"), "1/m", 0.14, {.slider = {0, 0.4}},
           TRANSLATABLE("parameter", "The drag slows the ball down by k times the square of its speed.")),
    number("linear-drag", TRANSLATABLE("parameter", "linear drag"), "1/s", 0, {.slider = {0, 2}},
           TRANSLATABLE("parameter", "A drag in proportion to the speed, as in oil.")),
};

constexpr Coordinate throwCoordinates[] = {
    coordinate({"x", TRANSLATABLE("metric", "position x"), "m"},
               {"vx", TRANSLATABLE("metric", "velocity vx"), "m/s"}),
    coordinate({"y", TRANSLATABLE("metric", "height y"), "m"},
               {"vy", TRANSLATABLE("metric", "velocity vy"), "m/s"}),
};

/// A ball in air: a = -(c + k |v|) v - g, with gravity g downwards [m/s²], the coefficient k of quadratic
/// drag [1/m] and the coefficient c of linear drag [1/s]. For a ball of mass m and cross section A in air of
/// the density rho, k = rho C A / (2 m) with the drag coefficient C [1], about 0.5. Source: J. R. Taylor,
/// Classical Mechanics (2005), sections 2.1 and 2.4. Energies per unit mass: v²/2 and g y. There is no ground
/// to stop it.
class ThrowInAir : public ClosedFormProblem<ThrowInAir, FallInAir> {
public:
    explicit ThrowInAir(const ParameterValues& values)
        : ClosedFormProblem({0, values["height"]}, {values["speed"] * std::cos(values["angle"]),
                                                    values["speed"] * std::sin(values["angle"])}),
          g_(values["gravity"]),
          k_(values["drag"]),
          c_(values["linear-drag"]) {}

    FallInAir::Constants constants() const { return {g_, k_, c_}; }
    double potentialEnergy(double, std::span<const double> q) const override { return g_ * q[1]; }
    /// The energy of the throw, or the kinetic energy after a fall of one second.
    double energyScale() const override { return firstPositive(kineticEnergy(q0_, v0_), g_ * g_ / 2); }
    double dampingRate() const override { return k_ == 0 ? c_ : -1; }
    bool conservative() const override { return k_ == 0 && c_ == 0; }

private:
    double g_; ///< [m/s²]
    double k_; ///< [1/m]
    double c_; ///< [1/s]
};

/// Shows the flight without air down to the ground, or that of the standard duration.
Box throwBounds(const ParameterValues& values) {
    const double g = values["gravity"], height = values["height"];
    const double vx = values["speed"] * std::cos(values["angle"]),
                 vy = values["speed"] * std::sin(values["angle"]);
    const double time = g > 0 ? (vy + std::sqrt(vy * vy + 2 * g * height)) / g : 1.5;
    const double top = vy > 0 && g > 0 ? height + vy * vy / (2 * g) : height + std::fmax(vy * time, 0);
    const double left = std::fmin(0.0, vx * time), right = std::fmax(0.0, vx * time);
    const double size = firstPositive(std::fmax(right - left, top)) / 10;
    return grown({left - size, -size, right + size, top + size}, 0.02);
}

void drawThrow(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const Box box = throwBounds(values);
    frame.points.push_back({.at = {q[0], q[1]},
                            .radius = 0.015 * std::fmax(box.right - box.left, box.top - box.bottom),
                            .index = 0});
    addGround(frame, box.left, box.right, 0);
}

constexpr std::string_view throwPython = R"(def a(t, x, v):
    rate = linear_drag + drag * math.sqrt(v[0] * v[0] + v[1] * v[1])
    return Vector([-rate * v[0], -rate * v[1] - gravity])


def energy(t, x, v):
    return (v[0] * v[0] + v[1] * v[1]) / 2, gravity * x[1]
)";

} // namespace

constinit const Scene throwInAirScene{
    .id = "throw-in-air",
    .name = TRANSLATABLE("scene", "Throw through air"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "A light ball thrown through air, which slows it down by the square "
                                         "of its speed. No formula says where it lands."),
    .energyUnit = "m²/s²",
    .parameters = throwParameters,
    .coordinates = throwCoordinates,
    .step = 0.02,
    .duration = 1.5,
    .problem = problemFrom<ThrowInAir>,
    .python = throwPython,
    .draw = drawThrow,
    .grips = gripsInPlane<2>,
    .layers = VelocityLayer,
    .bounds = throwBounds,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr double projectileStandardDuration = 3; // [s]

constexpr Parameter projectileParameters[] = {
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "m/s", 20, {.slider = {1, 50}}),
    startNumber(
        "angle", TRANSLATABLE("parameter", "start angle"), "rad", std::numbers::pi / 4,
        {.minimum = -std::numbers::pi, .maximum = std::numbers::pi, .slider = {0, std::numbers::pi / 2}},
        TRANSLATABLE("parameter", "Upwards from the horizontal.")),
    number("gravity", TRANSLATABLE("parameter", "gravity"), "m/s²", 9.81, {.slider = {1, 25}}),
};

constexpr Coordinate projectileCoordinates[] = {
    coordinate({"x", TRANSLATABLE("metric", "position x"), "m"},
               {"vx", TRANSLATABLE("metric", "velocity vx"), "m/s"}),
    coordinate({"y", TRANSLATABLE("metric", "height y"), "m"},
               {"vy", TRANSLATABLE("metric", "velocity vy"), "m/s"}),
};

/// x'' = 0, y'' = -g, from the origin. Energies per unit mass: v²/2 and g y. There is no ground to stop it.
class Projectile : public ClosedFormProblem<Projectile, FreeFall> {
public:
    explicit Projectile(const ParameterValues& values)
        : ClosedFormProblem({0, 0}, {values["speed"] * std::cos(values["angle"]),
                                     values["speed"] * std::sin(values["angle"])}),
          g_(values["gravity"]) {}

    FreeFall::Constants constants() const { return {g_}; }
    double potentialEnergy(double, std::span<const double> q) const override { return g_ * q[1]; }
    /// The energy of the throw, or the kinetic energy after a fall of one second.
    double energyScale() const override { return firstPositive(kineticEnergy(q0_, v0_), g_ * g_ / 2); }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        q[0] = v0_[0] * t;
        q[1] = v0_[1] * t - g_ / 2 * t * t;
        v[0] = v0_[0];
        v[1] = v0_[1] - g_ * t;
        return true;
    }

private:
    double g_; ///< [m/s²]
};

/// Shows the flight down to the height of the throw. If the body only falls or never comes down, shows the
/// flight of the standard duration.
Box projectileBounds(const ParameterValues& values) {
    const double speed = values["speed"], angle = values["angle"], g = values["gravity"];
    const double vx = speed * std::cos(angle), vy = speed * std::sin(angle);
    const bool comesDown = vy > 0 && g > 0;
    const double time = comesDown ? 2 * vy / g : projectileStandardDuration;
    const double top = comesDown ? vy * vy / (2 * g) : std::max(0.0, vy * time);
    const double bottom = comesDown ? 0 : std::min(0.0, vy * time - g / 2 * time * time);
    const double left = std::min(0.0, vx * time), right = std::max(0.0, vx * time);
    const double size = firstPositive(std::max(right - left, top - bottom)) / 10;
    return grown({left - size, bottom - size, right + size, top + size}, 0.05);
}

void drawProjectile(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const Box box = projectileBounds(values);
    frame.points.push_back({.at = {q[0], q[1]},
                            .radius = 0.02 * std::max(box.right - box.left, box.top - box.bottom),
                            .index = 0});
    addGround(frame, box.left, box.right, 0);
}

constexpr std::string_view projectilePython = R"(def a(t, x, v):
    return Vector([0, -gravity])


def energy(t, x, v):
    return (v[0] * v[0] + v[1] * v[1]) / 2, gravity * x[1]
)";

} // namespace

constinit const Scene projectileScene{
    .id = "projectile",
    .name = TRANSLATABLE("scene", "Projectile"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "A ball thrown at an angle, without air. It flies through the "
                                         "ground, so that the parabola continues."),
    .energyUnit = "m²/s²",
    .parameters = projectileParameters,
    .coordinates = projectileCoordinates,
    .step = 0.1,
    .duration = projectileStandardDuration,
    .problem = problemFrom<Projectile>,
    .python = projectilePython,
    .draw = drawProjectile,
    .grips = gripsInPlane<2>,
    .layers = VelocityLayer,
    .bounds = projectileBounds,
};

} // namespace timestep

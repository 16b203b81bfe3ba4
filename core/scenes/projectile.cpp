// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr double projectileStandardDuration = 3; // [s]

constexpr Parameter projectileParameters[] = {
    {.id = "speed",
     .name = TRANSLATABLE("parameter", "start speed"),
     .unit = "m/s",
     .standard = 20,
     .lower = 1,
     .upper = 50,
     .restarts = true},
    {.id = "angle",
     .name = TRANSLATABLE("parameter", "start angle"),
     .unit = "rad",
     .standard = std::numbers::pi / 4,
     .minimum = -std::numbers::pi,
     .maximum = std::numbers::pi,
     .lower = 0,
     .upper = std::numbers::pi / 2,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Upwards from the horizontal.")},
    {.id = "gravity",
     .name = TRANSLATABLE("parameter", "gravity"),
     .unit = "m/s²",
     .standard = 9.81,
     .lower = 1,
     .upper = 25},
};

constexpr Coordinate projectileCoordinates[] = {
    {.id = "x",
     .name = TRANSLATABLE("metric", "position x"),
     .unit = "m",
     .velocityId = "vx",
     .velocityName = TRANSLATABLE("metric", "velocity vx"),
     .velocityUnit = "m/s"},
    {.id = "y",
     .name = TRANSLATABLE("metric", "height y"),
     .unit = "m",
     .velocityId = "vy",
     .velocityName = TRANSLATABLE("metric", "velocity vy"),
     .velocityUnit = "m/s"},
};

/// x'' = 0, y'' = -g, from the origin. Energies per unit mass: v²/2 and g y. There is no ground to stop it.
class Projectile : public ClosedFormProblem<Projectile, FreeFall> {
public:
    explicit Projectile(const ParameterValues& values)
        : g_(values["gravity"]),
          vx0_(values["speed"] * std::cos(values["angle"])),
          vy0_(values["speed"] * std::sin(values["angle"])) {}

    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = q[1] = 0;
        v[0] = vx0_;
        v[1] = vy0_;
    }
    FreeFall::Constants constants() const { return {g_}; }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return (v[0] * v[0] + v[1] * v[1]) / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override { return g_ * q[1]; }
    /// The energy of the throw, or the kinetic energy after a fall of one second.
    double energyScale() const override {
        return firstPositive((vx0_ * vx0_ + vy0_ * vy0_) / 2, g_ * g_ / 2);
    }
    double dampingRate() const override { return 0; }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        q[0] = vx0_ * t;
        q[1] = vy0_ * t - g_ / 2 * t * t;
        v[0] = vx0_;
        v[1] = vy0_ - g_ * t;
        return true;
    }

private:
    double g_;   ///< [m/s²]
    double vx0_; ///< [m/s]
    double vy0_; ///< [m/s]
};

std::unique_ptr<Problem> projectileProblem(const ParameterValues& values) {
    return std::make_unique<Projectile>(values);
}

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

} // namespace

constinit const Scene projectileScene{
    .id = "projectile",
    .name = TRANSLATABLE("scene", "Projectile"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description =
        TRANSLATABLE("scene", "A ball thrown at an angle, without air. It flies through the ground, so that "
                              "the parabola continues."),
    .lengthUnit = "m",
    .timeUnit = "s",
    .energyUnit = "m²/s²",
    .parameters = projectileParameters,
    .coordinates = projectileCoordinates,
    .step = 0.1,
    .duration = projectileStandardDuration,
    .problem = projectileProblem,
    .draw = drawProjectile,
    .grips = gripsInPlane<2>,
    .layers = VelocityLayer,
    .bounds = projectileBounds,
};

} // namespace timestep

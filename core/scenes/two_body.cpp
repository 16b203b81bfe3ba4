// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/kepler_motion.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/orbit.h"
#include "core/scenes/planar_bodies.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

namespace {

constexpr double twoBodyStandardDuration = 20; // [s]

constexpr Parameter twoBodyParameters[] = {
    number("mass-1", TRANSLATABLE("parameter", "first mass"), "kg", 3, positive(0.1, 10)),
    number("mass-2", TRANSLATABLE("parameter", "second mass"), "kg", 1, positive(0.1, 10)),
    number("gravitation", TRANSLATABLE("parameter", "constant of gravitation G"), "m³/(kg s²)", 1,
           {.minimum = 1e-30, .slider = {0.1, 5}}),
    startNumber("semi-major-axis", TRANSLATABLE("parameter", "semi-major axis"), "m", 2,
                {.minimum = 1e-9, .maximum = 1e30, .slider = {0.5, 5}},
                TRANSLATABLE("parameter", "Of the orbit of one body as seen from the other.")),
    startNumber("eccentricity", TRANSLATABLE("parameter", "eccentricity"), "1", 0.4, {.slider = {0, 0.95}}),
    startNumber("drift-velocity", TRANSLATABLE("parameter", "velocity of the centre of mass"), "m/s", 0,
                eitherSign(-0.5, 0.5)),
};

constexpr auto twoBodyCoordinates = planarCoordinates("m", "m/s");

constexpr ConservedQuantity twoBodyQuantities[] = {
    {.id = "momentum-x", .name = TRANSLATABLE("metric", "momentum x"), .unit = "kg m/s"},
    {.id = "momentum-y", .name = TRANSLATABLE("metric", "momentum y"), .unit = "kg m/s"},
    {.id = "angular-momentum", .name = TRANSLATABLE("metric", "angular momentum L"), .unit = "kg m²/s"},
};

/// m1 r1'' = -m2 r2'' = G m1 m2 (r2 - r1) / |r2 - r1|³. The centre of mass starts at the origin and drifts
/// along y; r2 - r1 moves on a Kepler ellipse with GM = G (m1 + m2), from periapsis.
class TwoBody : public ClosedFormProblem<TwoBody, MutualGravity> {
public:
    explicit TwoBody(const ParameterValues& values)
        : ClosedFormProblem(std::vector<double>(4), std::vector<double>(4)),
          mass_{values["mass-1"], values["mass-2"]},
          G_(values["gravitation"]),
          a_(values["semi-major-axis"]),
          e_(values["eccentricity"]),
          drift_(values["drift-velocity"]) {
        expectClosedOrbit(e_);
        TwoBody::exact(0, q0_, v0_);
    }

    MutualGravity::Constants constants() const { return {G_, mass_[0], mass_[1]}; }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return kineticEnergyOf(mass_, v);
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        return -G_ * mass_[0] * mass_[1] / std::hypot(q[2] - q[0], q[3] - q[1]);
    }
    /// The binding energy G m1 m2 / 2a.
    double energyScale() const override { return G_ * mass_[0] * mass_[1] / (2 * a_); }
    std::span<const ConservedQuantity> quantities() const override { return twoBodyQuantities; }
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        return index < 2 ? momentum(mass_, v, index) : angularMomentum(mass_, q, v);
    }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        const double M = mass_[0] + mass_[1];
        const KeplerState relative = keplerMotion(G_ * M, a_, e_, t);
        const double first = -mass_[1] / M, second = mass_[0] / M;
        q[0] = first * relative.x;
        q[1] = first * relative.y + drift_ * t;
        q[2] = second * relative.x;
        q[3] = second * relative.y + drift_ * t;
        v[0] = first * relative.vx;
        v[1] = first * relative.vy + drift_;
        v[2] = second * relative.vx;
        v[3] = second * relative.vy + drift_;
        return true;
    }

private:
    std::array<double, 2> mass_; ///< [kg]
    double G_;                   ///< [m³/(kg s²)]
    double a_;                   ///< [m]
    double e_;                   ///< [1]
    double drift_;               ///< [m/s]
};

Box twoBodyBounds(const ParameterValues& values) {
    const double M = values["mass-1"] + values["mass-2"];
    const double reach = values["semi-major-axis"] * (1 + std::min(values["eccentricity"], 1.0)) *
                         std::max(values["mass-1"], values["mass-2"]) / M;
    const double way = values["drift-velocity"] * twoBodyStandardDuration;
    return grown({-reach, -reach + std::min(way, 0.0), reach, reach + std::max(way, 0.0)}, 0.1);
}

void drawTwoBody(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double M = values["mass-1"] + values["mass-2"], size = 0.08 * values["semi-major-axis"];
    frame.points.push_back({.at = {q[2], q[3]},
                            .radius = size * std::cbrt(values["mass-2"] / M),
                            .index = 1,
                            .shape = Shape::Planet});
    frame.points.push_back({.at = {q[0], q[1]},
                            .radius = size * std::cbrt(values["mass-1"] / M),
                            .index = 0,
                            .shape = Shape::Planet});
    frame.segments.push_back({{q[0], q[1]}, {q[2], q[3]}, Role::Guide});
}

constexpr std::string_view twoBodyPython = R"(def a(t, x, v):
    dx, dy = x[2] - x[0], x[3] - x[1]
    pull = gravitation / math.sqrt(dx * dx + dy * dy) ** 3
    return Vector([pull * mass_2 * dx, pull * mass_2 * dy, -pull * mass_1 * dx, -pull * mass_1 * dy])


def energy(t, x, v):
    kinetic = mass_1 * (v[0] ** 2 + v[1] ** 2) / 2 + mass_2 * (v[2] ** 2 + v[3] ** 2) / 2
    return kinetic, -gravitation * mass_1 * mass_2 / math.hypot(x[2] - x[0], x[3] - x[1])
)";

} // namespace

constinit const Scene twoBodyScene{
    .id = "two-body",
    .name = TRANSLATABLE("scene", "Two bodies"),
    .group = TRANSLATABLE("scene", "Orbits"),
    .description = TRANSLATABLE("scene", "Two stars around their common centre of mass, which moves on "
                                         "steadily. Momentum must be kept as well as energy."),
    .parameters = twoBodyParameters,
    .coordinates = twoBodyCoordinates,
    .step = 0.02,
    .duration = twoBodyStandardDuration,
    .problem = problemFrom<TwoBody>,
    .python = twoBodyPython,
    .draw = drawTwoBody,
    .grips = gripsInPlane<2>,
    .layers = VelocityLayer,
    .bounds = twoBodyBounds,
};

} // namespace timestep

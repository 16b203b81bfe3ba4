// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/grips.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/swing.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr Choice bodies[] = {{.id = "rod", .name = TRANSLATABLE("parameter", "thin rod")},
                             {.id = "plate", .name = TRANSLATABLE("parameter", "rectangular plate")},
                             {.id = "disc", .name = TRANSLATABLE("parameter", "disc")}};

constexpr Parameter rigidPendulumParameters[] = {
    {.id = "body",
     .name = TRANSLATABLE("parameter", "body"),
     .kind = ParameterKind::Choice,
     .standard = 0,
     .choices = bodies},
    {.id = "length",
     .name = TRANSLATABLE("parameter", "length"),
     .unit = "m",
     .standard = 1,
     .minimum = 1e-9,
     .lower = 0.1,
     .upper = 3,
     .description = TRANSLATABLE("parameter", "Of a disc: its diameter.")},
    {.id = "width",
     .name = TRANSLATABLE("parameter", "width of the plate"),
     .unit = "m",
     .standard = 0.4,
     .lower = 0,
     .upper = 2},
    {.id = "pivot-distance",
     .name = TRANSLATABLE("parameter", "pivot to centre of mass"),
     .unit = "m",
     .standard = 0.5,
     .minimum = 1e-9,
     .lower = 0.05,
     .upper = 2},
    {.id = "mass",
     .name = TRANSLATABLE("parameter", "mass"),
     .unit = "kg",
     .standard = 1,
     .minimum = 1e-9,
     .lower = 0.1,
     .upper = 10,
     .description = TRANSLATABLE("parameter", "Changes the energies but not the motion.")},
    {.id = "gravity",
     .name = TRANSLATABLE("parameter", "gravity"),
     .unit = "m/s²",
     .standard = 9.81,
     .lower = 0.1,
     .upper = 25},
    {.id = "start-angle",
     .name = TRANSLATABLE("parameter", "start angle"),
     .unit = "rad",
     .standard = 1.5,
     .minimum = -anyNumber,
     .lower = -std::numbers::pi,
     .upper = std::numbers::pi,
     .restarts = true},
    {.id = "start-angular-velocity",
     .name = TRANSLATABLE("parameter", "start angular velocity"),
     .unit = "rad/s",
     .standard = 0,
     .minimum = -anyNumber,
     .lower = -10,
     .upper = 10,
     .restarts = true},
};

/// M = m g d, with d from the pivot to the centre of mass and, by Steiner's theorem, I = m d² + m l² / 12
/// (rod), m d² + m (l² + b²) / 12 (plate), m d² + m l² / 8 (disc of diameter l).
std::unique_ptr<Problem> rigidPendulumProblem(const ParameterValues& values) {
    const double m = values["mass"], d = values["pivot-distance"], g = values["gravity"];
    const double l = values["length"], b = values["width"];
    const std::string_view body = values.choice("body");
    const double own = body == "rod" ? l * l / 12 : body == "plate" ? (l * l + b * b) / 12 : l * l / 8;
    const double I = m * (d * d + own);
    return std::make_unique<Swing>(values, m * g * d / I, I, m * g * d);
}

/// Half the length and half the width that the body is drawn with.
Point halfSize(const ParameterValues& values) {
    const double l = values["length"];
    return {values.choice("body") == "rod" ? 0.015 * l : values["width"] / 2, l / 2};
}

Box rigidPendulumBounds(const ParameterValues& values) {
    const Point half = halfSize(values);
    const bool disc = values.choice("body") == "disc";
    const double reach = values["pivot-distance"] + (disc ? half.y : std::hypot(half.x, half.y));
    return grown({-reach, -reach, reach, reach}, 0.1);
}

void drawRigidPendulum(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double d = values["pivot-distance"], s = std::sin(q[0]), c = std::cos(q[0]);
    const Point half = halfSize(values);
    const auto at = [&](double across, double down) {
        return Point{across * c + down * s, across * s - down * c};
    };
    frame.points.push_back({.at = at(0, d), .index = 0});
    frame.points.push_back({{0, 0}, 0, Role::Pin});
    FramePolygon body{{}, Role::Body};
    if (values.choice("body") == "disc") {
        constexpr int corners = 48;
        for (int i = 0; i < corners; ++i) {
            const double angle = 2 * std::numbers::pi * i / corners;
            body.corners.push_back(at(half.y * std::sin(angle), d + half.y * std::cos(angle)));
        }
    } else {
        body.corners = {at(-half.x, d - half.y), at(half.x, d - half.y), at(half.x, d + half.y),
                        at(-half.x, d + half.y)};
    }
    frame.polygons.push_back(std::move(body));
    frame.segments.push_back({{0, 0}, at(0, d), Role::Rod});
}

/// The centre of mass follows the mouse around the pivot.
void placeRigidPendulum(const ParameterValues&, std::size_t, Point at, std::span<double> q) {
    q[0] = angleFromBelow({0, 0}, at, q[0]);
}
void pushRigidPendulum(const ParameterValues& values, std::size_t, Point velocity, std::span<const double> q,
                       std::span<double> v) {
    v[0] = turningSpeed(q[0], values["pivot-distance"], velocity);
}

} // namespace

constinit const Scene rigidPendulumScene{
    .id = "rigid-pendulum",
    .name = TRANSLATABLE("scene", "Rigid pendulum"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description =
        TRANSLATABLE("scene", "A rod, plate or disc that turns about a pivot. Its moment of inertia "
                              "makes it swing as slowly as a longer pendulum."),
    .lengthUnit = "m",
    .timeUnit = "s",
    .energyUnit = "J",
    .parameters = rigidPendulumParameters,
    .coordinates = swingCoordinates,
    .step = 0.02,
    .duration = 10,
    .problem = rigidPendulumProblem,
    .draw = drawRigidPendulum,
    .grips = {.place = placeRigidPendulum, .push = pushRigidPendulum},
    .bounds = rigidPendulumBounds,
};

} // namespace timestep

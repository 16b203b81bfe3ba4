// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/grips.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
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
    choice("body", TRANSLATABLE("parameter", "body"), 0, bodies),
    number("length", TRANSLATABLE("parameter", "length"), "m", 1, positive(0.1, 3),
           TRANSLATABLE("parameter", "Of a disc: its diameter.")),
    number("width", TRANSLATABLE("parameter", "width of the plate"), "m", 0.4, {.slider = {0, 2}}),
    number("pivot-distance", TRANSLATABLE("parameter", "pivot to centre of mass"), "m", 0.5,
           positive(0.05, 2)),
    number("mass", TRANSLATABLE("parameter", "mass"), "kg", 1, positive(0.1, 10),
           TRANSLATABLE("parameter", "Changes the energies but not the motion.")),
    number("gravity", TRANSLATABLE("parameter", "gravity"), "m/s²", 9.81, {.slider = {0.1, 25}}),
    startNumber("start-angle", TRANSLATABLE("parameter", "start angle"), "rad", 1.5,
                eitherSign(-std::numbers::pi, std::numbers::pi)),
    startNumber("start-angular-velocity", TRANSLATABLE("parameter", "start angular velocity"), "rad/s", 0,
                eitherSign(-10, 10)),
};

/// M = m g d, with d from the pivot to the centre of mass and, by Steiner's theorem, I = m d² + m l² / 12
/// (rod), m d² + m (l² + b²) / 12 (plate), m d² + m l² / 8 (disc of diameter l).
std::unique_ptr<Problem> rigidPendulumProblem(const ParameterValues& values, const TextValues&) {
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

constexpr std::string_view rigidPendulumPython = R"(inertia = masses[0]  # about the pivot [kg m²]


def a(t, x, v):
    return -(mass * gravity * pivot_distance / inertia) * math.sin(x)


def energy(t, x, v):
    return inertia * v * v / 2, 2 * mass * gravity * pivot_distance * math.sin(x / 2) ** 2
)";

} // namespace

constinit const Scene rigidPendulumScene{
    .id = "rigid-pendulum",
    .name = TRANSLATABLE("scene", "Rigid pendulum"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "A rod, plate or disc that turns about a pivot. Its moment of "
                                         "inertia makes it swing as slowly as a longer pendulum."),
    .parameters = rigidPendulumParameters,
    .coordinates = swingCoordinates,
    .step = 0.02,
    .problem = rigidPendulumProblem,
    .python = rigidPendulumPython,
    .draw = drawRigidPendulum,
    .grips = {.place = placeRigidPendulum, .push = pushRigidPendulum},
    .bounds = rigidPendulumBounds,
};

} // namespace timestep

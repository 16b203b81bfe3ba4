// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/grips.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/swing.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace timestep {

namespace {

constexpr Parameter pendulumParameters[] = {
    number("length", TRANSLATABLE("parameter", "length"), "m", 1, positive(0.1, 5)),
    number("gravity", TRANSLATABLE("parameter", "gravity"), "m/s²", 9.81, {.slider = {0.1, 25}}),
    number("mass", TRANSLATABLE("parameter", "mass"), "kg", 1, positive(0.1, 10),
           TRANSLATABLE("parameter", "Changes the energies but not the motion.")),
    startNumber("start-angle", TRANSLATABLE("parameter", "start angle"), "rad", 2 * std::numbers::pi / 3,
                eitherSign(-std::numbers::pi, std::numbers::pi),
                TRANSLATABLE("parameter", "From the lowest point, anticlockwise.")),
    startNumber("start-angular-velocity", TRANSLATABLE("parameter", "start angular velocity"), "rad/s", 0,
                eitherSign(-10, 10)),
};

/// A point mass m at the distance L: w² = g / L, I = m L², M = m g L.
std::unique_ptr<Problem> pendulumProblem(const ParameterValues& values, const TextValues&) {
    const double L = values["length"], g = values["gravity"], m = values["mass"];
    return std::make_unique<Swing>(values, g / L, m * L * L, m * g * L);
}

Box pendulumBounds(const ParameterValues& values) {
    const double L = values["length"];
    return grown({-L, -L, L, L}, 0.1);
}

void drawPendulum(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double L = values["length"];
    const Point bob{L * std::sin(q[0]), -L * std::cos(q[0])};
    frame.points.push_back({.at = bob, .radius = 0.08 * L, .index = 0});
    frame.points.push_back({{0, 0}, 0, Role::Pin});
    frame.segments.push_back({{0, 0}, {0, -L}, Role::Guide});
    frame.segments.push_back({{0, 0}, bob, Role::Rod});
}

/// The bob follows the mouse around the pivot.
void placePendulum(const ParameterValues&, std::size_t, Point at, std::span<double> q) {
    q[0] = angleFromBelow({0, 0}, at, q[0]);
}
void pushPendulum(const ParameterValues& values, std::size_t, Point velocity, std::span<const double> q,
                  std::span<double> v) {
    v[0] = turningSpeed(q[0], values["length"], velocity);
}

void numbersOfPendulum(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double w = std::sqrt(values["gravity"] / values["length"]);
    if (!(w > 0)) return;
    list.push_back(
        {"frequency", TRANSLATABLE("metric", "angular frequency of small oscillations"), "rad/s", w});
    list.push_back({"small-period", TRANSLATABLE("metric", "period of small oscillations"), "s",
                    2 * std::numbers::pi / w});
    list.push_back({"period", TRANSLATABLE("metric", "period"), "s",
                    pendulumPeriod(w, {values["start-angle"], values["start-angular-velocity"]})});
}

constexpr std::string_view pendulumPython = R"(def a(t, x, v):
    return -(gravity / length) * math.sin(x)


def energy(t, x, v):
    return mass * length * length * v * v / 2, 2 * mass * gravity * length * math.sin(x / 2) ** 2
)";

} // namespace

constinit const Scene pendulumScene{
    .id = "pendulum",
    .name = TRANSLATABLE("scene", "Pendulum"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "A bob on a rigid rod without mass, at any amplitude: it swings, or "
                                         "it turns over. Angles count from the lowest point."),
    .parameters = pendulumParameters,
    .coordinates = swingCoordinates,
    .step = 0.02,
    .problem = pendulumProblem,
    .python = pendulumPython,
    .draw = drawPendulum,
    .grips = {.place = placePendulum, .push = pushPendulum},
    .numbers = numbersOfPendulum,
    .bounds = pendulumBounds,
};

} // namespace timestep

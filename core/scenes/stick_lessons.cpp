// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rule_parameters.h"
#include "core/scenes/world_scenes.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

// Two experiments whose numbers are compared with computed ones, so nothing in them is random.

// A square of side 100 px that falls onto the floor at 400 px.

constexpr Box boxOfSquare = {0, 0, 500, 400}; // [px], y down

constexpr std::array<Parameter, 2> ownOfSquare = {{
    {.id = "braced",
     .name = TRANSLATABLE("parameter", "braced"),
     .unit = "",
     .kind = ParameterKind::Toggle,
     .standard = 1,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Whether a diagonal makes two triangles of the square.")},
    {.id = "tilt",
     .name = TRANSLATABLE("parameter", "start tilt"),
     .unit = "rad",
     .standard = 0.3,
     .minimum = -2 * std::numbers::pi,
     .maximum = 2 * std::numbers::pi,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Angle by which the shape is turned at the start.")},
}};

constexpr auto parametersOfSquare = withRules(ownOfSquare, {.gravity = 0.5, .strongGravity = 2});

World square(const ParameterValues& values, std::uint64_t) {
    World world = emptyWorld(values, boxOfSquare, true);
    const double c = std::cos(values["tilt"]);
    const double s = std::sin(values["tilt"]);
    for (const Point corner : {Point{-50, -50}, Point{50, -50}, Point{50, 50}, Point{-50, 50}})
        world.outline.push_back(
            world.addParticle({200 + corner.x * c - corner.y * s, 150 + corner.x * s + corner.y * c}));
    for (std::uint32_t k = 0; k < 4; ++k) world.addStick(k, (k + 1) % 4);
    if (values.isOn("braced")) world.addStick(3, 1);
    return world;
}

Box boundsOfSquare(const ParameterValues&) {
    return withMargin(boxOfSquare);
}

// One stick that reaches the floor at 9 px; only the floor matters.

constexpr Box boxOfStick = {0, 0, 10, 9}; // [px], y down
constexpr auto parametersOfLessonStick = ruleParameters({.gravity = 0.35, .strongGravity = 1});

World stickAboveFloor(const ParameterValues& values, std::uint64_t) {
    World world = emptyWorld(values, boxOfStick, true);
    const std::uint32_t low = world.addParticle({5.0, 8.8});
    const std::uint32_t high = world.addParticle({5.4, 6.75});
    world.previousX = {4.95, 5.3};
    world.previousY = {8.2, 6.2};
    world.addStickOfLength(low, high, 2.09);
    return world;
}

Box boundsOfLessonStick(const ParameterValues&) {
    return withMargin(boxOfStick);
}

} // namespace

constexpr Scene droppedBoxScene = {
    .id = "dropped-box",
    .name = TRANSLATABLE("scene", "Dropped box"),
    .group = TRANSLATABLE("scene", "Shapes of sticks"),
    .description =
        TRANSLATABLE("scene", "A square of sticks falls onto a floor, with or without a diagonal."),
    .lengthUnit = "px",
    .timeUnit = "frame",
    .energyUnit = "px²/frame²",
    .yDown = true,
    .parameters = parametersOfSquare,
    .coordinates = {},
    .step = 1,
    .duration = 400,
    .world = square,
    .bounds = boundsOfSquare,
};

constexpr Scene stickAndFloorScene = {
    .id = "stick-and-floor",
    .name = TRANSLATABLE("scene", "Stick and floor"),
    .group = TRANSLATABLE("scene", "Shapes of sticks"),
    .description = TRANSLATABLE(
        "scene", "Three frames of a stick that meets the floor: is the stick or the floor enforced last?"),
    .lengthUnit = "px",
    .timeUnit = "frame",
    .energyUnit = "px²/frame²",
    .yDown = true,
    .parameters = parametersOfLessonStick,
    .coordinates = {},
    .step = 1,
    .duration = 3,
    .world = stickAboveFloor,
    .bounds = boundsOfLessonStick,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

// Two experiments whose numbers are compared with computed ones, so nothing in them is random.

// A square of side 100 px that falls onto the floor at 400 px.

constexpr Box boxOfSquare = {0, 0, 500, 400}; // [px], y down

constexpr std::array<Parameter, 2> ownOfSquare = {{
    startToggle("braced", TRANSLATABLE("parameter", "braced"), true,
                TRANSLATABLE("parameter", "Whether a diagonal makes two triangles of the square.")),
    startNumber("tilt", TRANSLATABLE("parameter", "start tilt"), "rad", 0.3,
                {.minimum = -2 * std::numbers::pi, .maximum = 2 * std::numbers::pi},
                TRANSLATABLE("parameter", "Angle by which the shape is turned at the start.")),
}};

constexpr auto parametersOfSquare = withRules(ownOfSquare, {.gravity = 0.5, .strongGravity = 2});

World square(const ParameterValues& values, const TextValues&, std::uint64_t) {
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

// One stick that reaches the floor at 9 px; only the floor matters.

constexpr Box boxOfStick = {0, 0, 10, 9}; // [px], y down
constexpr auto parametersOfLessonStick = ruleParameters({.gravity = 0.35, .strongGravity = 1});

World stickAboveFloor(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, boxOfStick, true);
    const std::uint32_t low = world.addParticle({5.0, 8.8});
    const std::uint32_t high = world.addParticle({5.4, 6.75});
    world.previousX = {4.95, 5.3};
    world.previousY = {8.2, 6.2};
    world.addStickOfLength(low, high, 2.09);
    return world;
}

} // namespace

constexpr Scene droppedBoxScene = inPixels({
    .id = "dropped-box",
    .name = TRANSLATABLE("scene", "Dropped box"),
    .group = TRANSLATABLE("scene", "Shapes of sticks"),
    .description =
        TRANSLATABLE("scene", "A square of sticks falls onto a floor, with or without a diagonal."),
    .parameters = parametersOfSquare,
    .duration = 400,
    .world = square,
    .bounds = boundsAround<boxOfSquare>,
});

constexpr Scene stickAndFloorScene = inPixels({
    .id = "stick-and-floor",
    .name = TRANSLATABLE("scene", "Stick and floor"),
    .group = TRANSLATABLE("scene", "Shapes of sticks"),
    .description = TRANSLATABLE(
        "scene", "Three frames of a stick that meets the floor: is the stick or the floor enforced last?"),
    .parameters = parametersOfLessonStick,
    .duration = 3,
    .world = stickAboveFloor,
    .bounds = boundsAround<boxOfStick>,
});

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rule_parameters.h"
#include "core/scenes/world_scenes.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

// Verly.js (Hazra 2020) lists a hexagon among its shapes without printing it. Ours has a ring, a hub and a
// spoke to each corner; friction 0.97 per frame, 0.7 on the floor and gravity 1 px/frame² are Verly's, the
// sizes are ours.

constexpr Box hexagonBox = {0, 0, 500, 400}; // [px], y down

constexpr std::array<Parameter, 4> ownOfHexagon = {{
    {.id = "corners",
     .name = TRANSLATABLE("parameter", "corners"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 6,
     .minimum = 3,
     .maximum = 100,
     .lower = 3,
     .upper = 24,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Number of corners around the hub.")},
    {.id = "size",
     .name = TRANSLATABLE("parameter", "size"),
     .unit = "px",
     .standard = 60,
     .minimum = 1,
     .maximum = 150,
     .lower = 20,
     .upper = 150,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Length of the spokes.")},
    {.id = "tilt",
     .name = TRANSLATABLE("parameter", "start tilt"),
     .unit = "rad",
     .standard = 0.1,
     .minimum = -2 * std::numbers::pi,
     .maximum = 2 * std::numbers::pi,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Angle by which the shape is turned at the start.")},
    {.id = "speed",
     .name = TRANSLATABLE("parameter", "start speed"),
     .unit = "px/frame",
     .standard = 10,
     .minimum = 0,
     .maximum = 100,
     .lower = 0,
     .upper = 30,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "To the right.")},
}};

constexpr auto hexagonParameters = withRules(ownOfHexagon, {.gravity = 1,
                                                            .strongGravity = 2,
                                                            .drag = 0.03,
                                                            .wallRule = WallRule::ClampOnly,
                                                            .floorFriction = FloorFriction::Factor,
                                                            .frictionFactor = 0.7});

World makeHexagonWorld(const ParameterValues& values, std::uint64_t) {
    World world = emptyWorld(values, hexagonBox, true);
    const Point middle = {(hexagonBox.left + hexagonBox.right) / 2, (hexagonBox.bottom + hexagonBox.top) / 2};
    const auto corners = static_cast<std::uint32_t>(values["corners"]);
    for (std::uint32_t k = 0; k < corners; ++k) {
        const double angle = values["tilt"] + 2 * std::numbers::pi * k / corners;
        world.addParticle(
            {middle.x + values["size"] * std::cos(angle), middle.y + values["size"] * std::sin(angle)});
        world.outline.push_back(k);
    }
    const std::uint32_t hub = world.addParticle(middle);
    for (std::uint32_t k = 0; k <= hub; ++k) world.setStartVelocity(k, {values["speed"], 0});
    for (std::uint32_t k = 0; k < corners; ++k) {
        world.addStick(k, (k + 1) % corners);
        world.addStick(k, hub);
    }
    return world;
}

Box hexagonBounds(const ParameterValues&) {
    return withMargin(hexagonBox);
}

} // namespace

constexpr Scene hexagonScene = {
    .id = "hexagon",
    .name = TRANSLATABLE("scene", "Hexagon"),
    .group = TRANSLATABLE("scene", "Shapes of sticks"),
    .description = TRANSLATABLE(
        "scene", "A ring of six corners with a hub and spokes, like a wheel, under Verly's friction."),
    .lengthUnit = "px",
    .timeUnit = "frame",
    .energyUnit = "px²/frame²",
    .yDown = true,
    .parameters = hexagonParameters,
    .coordinates = {},
    .step = 1,
    .duration = 600,
    .world = makeHexagonWorld,
    .bounds = hexagonBounds,
};

} // namespace timestep

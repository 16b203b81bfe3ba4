// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

// Verly.js (Hazra 2020) lists a hexagon among its shapes without printing it. Ours has a ring, a hub and a
// spoke to each corner; friction 0.97 per frame, 0.7 on the floor and gravity 1 px/frame² are Verly's, the
// sizes are ours.

constexpr Box hexagonBox = {0, 0, 500, 400}; // [px], y down

constexpr std::array<Parameter, 4> ownOfHexagon = {{
    startCount("corners", TRANSLATABLE("parameter", "corners"), 6,
               {.minimum = 3, .maximum = 100, .slider = {3, 24}},
               TRANSLATABLE("parameter", "Number of corners around the hub.")),
    startNumber("size", TRANSLATABLE("parameter", "size"), "px", 60,
                {.minimum = 1, .maximum = 150, .slider = {20, 150}},
                TRANSLATABLE("parameter", "Length of the spokes.")),
    startNumber("tilt", TRANSLATABLE("parameter", "start tilt"), "rad", 0.1,
                {.minimum = -2 * std::numbers::pi, .maximum = 2 * std::numbers::pi},
                TRANSLATABLE("parameter", "Angle by which the shape is turned at the start.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "px/frame", 10,
                {.maximum = 100, .slider = {0, 30}}, TRANSLATABLE("parameter", "To the right.")),
}};

constexpr auto hexagonParameters = withRules(ownOfHexagon, {.gravity = 1,
                                                            .strongGravity = 2,
                                                            .drag = 0.03,
                                                            .wallRule = WallRule::ClampOnly,
                                                            .floorFriction = FloorFriction::Factor,
                                                            .frictionFactor = 0.7});

World makeHexagonWorld(const ParameterValues& values, const TextValues&, std::uint64_t) {
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

} // namespace

constexpr Scene hexagonScene = inPixels({
    .id = "hexagon",
    .name = TRANSLATABLE("scene", "Hexagon"),
    .group = TRANSLATABLE("scene", "Shapes of sticks"),
    .description = TRANSLATABLE(
        "scene", "A ring of six corners with a hub and spokes, like a wheel, under Verly's friction."),
    .parameters = hexagonParameters,
    .duration = 600,
    .world = makeHexagonWorld,
    .bounds = boundsAround<hexagonBox>,
});

} // namespace timestep

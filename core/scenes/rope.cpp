// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr std::array<Parameter, 5> ownOfRope = {{
    startCount("links", TRANSLATABLE("parameter", "links"), 11,
               {.minimum = 1, .maximum = 10000, .slider = {1, 80}},
               TRANSLATABLE("parameter", "Number of sticks, made from the pin on.")),
    startNumber("link-length", TRANSLATABLE("parameter", "length of a link"), "m", 0.2,
                {.minimum = 1e-6, .maximum = 1e6, .slider = {0.05, 1}},
                TRANSLATABLE("parameter", "Rest length of each stick.")),
    startNumber("start-angle", TRANSLATABLE("parameter", "start angle"), "rad", std::numbers::pi / 2,
                {.minimum = -std::numbers::pi, .maximum = std::numbers::pi},
                TRANSLATABLE("parameter", "Between the straight rope and the vertical, 0: hanging down.")),
    startNumber("end-mass", TRANSLATABLE("parameter", "mass at the end"), "kg", 1,
                {.minimum = 1e-6, .maximum = 1e6, .slider = {0.1, 40}},
                TRANSLATABLE("parameter", "Mass of the last particle; all others have 1 kg.")),
    startToggle("pin-end", TRANSLATABLE("parameter", "pin the other end too"), false,
                TRANSLATABLE("parameter", "Whether the last particle is pinned like the first.")),
}};

constexpr auto ropeParameters =
    withRules(ownOfRope, {.gravity = 9.81, .strongGravity = 20, .accelerationUnit = "m/s²", .walls = false});

double lengthOf(const ParameterValues& values) {
    return values["links"] * values["link-length"];
}

/// The pin at the origin, room for the whole rope on all sides.
Box boxOfRope(const ParameterValues& values) {
    const double reach = 1.2 * lengthOf(values);
    return {-reach, -reach, reach, reach};
}

World makeRopeWorld(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, boxOfRope(values), false);
    const auto links = static_cast<std::uint32_t>(values["links"]);
    const double length = values["link-length"];
    const double dx = length * std::sin(values["start-angle"]);
    const double dy = -length * std::cos(values["start-angle"]);
    for (std::uint32_t i = 0; i <= links; ++i)
        world.addParticle({i * dx, i * dy}, i == links ? values["end-mass"] : 1,
                          i == 0 || (i == links && values.isOn("pin-end")));
    for (std::uint32_t i = 0; i < links; ++i) world.addStickOfLength(i, i + 1, length);
    return world;
}

Box ropeBounds(const ParameterValues& values) {
    return withMargin(boxOfRope(values));
}

} // namespace

constexpr Scene ropeScene = {
    .id = "rope",
    .name = TRANSLATABLE("scene", "Rope"),
    .group = TRANSLATABLE("scene", "Ropes and cloth"),
    .description = TRANSLATABLE("scene", "A chain of equal sticks, pinned at one end or at both."),
    .parameters = ropeParameters,
    .step = 1.0 / 60,
    .world = makeRopeWorld,
    .bounds = ropeBounds,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rule_parameters.h"
#include "core/scenes/world_scenes.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr std::array<Parameter, 5> ownOfRope = {{
    {.id = "links",
     .name = TRANSLATABLE("parameter", "links"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 11,
     .minimum = 1,
     .maximum = 10000,
     .lower = 1,
     .upper = 80,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Number of sticks, made from the pin on.")},
    {.id = "link-length",
     .name = TRANSLATABLE("parameter", "length of a link"),
     .unit = "m",
     .standard = 0.2,
     .minimum = 1e-6,
     .maximum = 1e6,
     .lower = 0.05,
     .upper = 1,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Rest length of each stick.")},
    {.id = "start-angle",
     .name = TRANSLATABLE("parameter", "start angle"),
     .unit = "rad",
     .standard = std::numbers::pi / 2,
     .minimum = -std::numbers::pi,
     .maximum = std::numbers::pi,
     .restarts = true,
     .description =
         TRANSLATABLE("parameter", "Between the straight rope and the vertical, 0: hanging down.")},
    {.id = "end-mass",
     .name = TRANSLATABLE("parameter", "mass at the end"),
     .unit = "kg",
     .standard = 1,
     .minimum = 1e-6,
     .maximum = 1e6,
     .lower = 0.1,
     .upper = 40,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Mass of the last particle; all others have 1 kg.")},
    {.id = "pin-end",
     .name = TRANSLATABLE("parameter", "pin the other end too"),
     .unit = "",
     .kind = ParameterKind::Toggle,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "Whether the last particle is pinned like the first.")},
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

World makeRopeWorld(const ParameterValues& values, std::uint64_t) {
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
    .lengthUnit = "m",
    .timeUnit = "s",
    .energyUnit = "J",
    .parameters = ropeParameters,
    .coordinates = {},
    .step = 1.0 / 60,
    .duration = 10,
    .world = makeRopeWorld,
    .bounds = ropeBounds,
};

} // namespace timestep

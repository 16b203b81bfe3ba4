// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rule_parameters.h"
#include "core/scenes/world_scenes.h"

namespace timestep {

namespace {

constexpr auto customWorldParameters =
    ruleParameters({.strongGravity = 20, .accelerationUnit = "m/s²", .walls = false, .frictionFactor = 1});

World noWorld(const ParameterValues&, std::uint64_t) {
    return {};
}

Box customWorldBounds(const ParameterValues&) {
    return {-1, -1, 1, 1};
}

} // namespace

constexpr Scene customWorldScene = {
    .id = "world",
    .name = TRANSLATABLE("scene", "World from a file"),
    .group = TRANSLATABLE("scene", "Your own"),
    .description = TRANSLATABLE("scene", "Particles and sticks that an experiment file describes in full."),
    .lengthUnit = "m",
    .timeUnit = "s",
    .energyUnit = "J",
    .parameters = customWorldParameters,
    .coordinates = {},
    .source = WorldSource::File,
    .step = 0.01,
    .duration = 10,
    .world = noWorld,
    .bounds = customWorldBounds,
};

} // namespace timestep

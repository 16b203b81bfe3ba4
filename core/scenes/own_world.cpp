// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

namespace timestep {

namespace {

constexpr auto ownWorldParameters =
    ruleParameters({.strongGravity = 20, .accelerationUnit = "m/s²", .walls = false, .frictionFactor = 1});

World noWorld(const ParameterValues&, const TextValues&, std::uint64_t) {
    return {};
}

constexpr Box ownWorldView = {-1, -1, 1, 1};

} // namespace

constexpr Scene ownWorldScene = {
    .id = "world",
    .name = TRANSLATABLE("scene", "World from a file"),
    .group = TRANSLATABLE("scene", "Your own"),
    .description = TRANSLATABLE("scene", "Particles and sticks that an experiment file describes in full."),
    .parameters = ownWorldParameters,
    .source = WorldSource::File,
    .world = noWorld,
    .bounds = fixedBounds<ownWorldView>,
};

} // namespace timestep

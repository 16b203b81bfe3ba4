// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

namespace timestep {

namespace {

// A point that falls from rest with the drag of the Pikuma tutorial and never meets a floor: the terminal
// speed takes hundreds of frames and thousands of pixels. Each frame rate is a separate run.

constexpr auto fallingPointsParameters = ruleParameters({.gravity = 981,
                                                         .strongGravity = 2000,
                                                         .accelerationUnit = "px/s²",
                                                         .drag = 0.01,
                                                         .dragForm = DragForm::PerStepAndGravity,
                                                         .walls = false});

constexpr Box fallingPointsView = {-200, 0, 200, 400}; // [px], y down

World fallingPoint(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, fallingPointsView, true);
    world.addParticle({0, 0});
    return world;
}

} // namespace

constexpr Scene fallingPointsScene = {
    .id = "falling-points",
    .name = TRANSLATABLE("scene", "Falling points"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "A point falls freely, with drag. Runs at several frame rates show "
                                         "whether the frame rate is part of the physics."),
    .lengthUnit = "px",
    .energyUnit = "px²/s²",
    .yDown = true,
    .parameters = fallingPointsParameters,
    .step = 1.0 / 60,
    .world = fallingPoint,
    .bounds = boundsAround<fallingPointsView>,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <array>

namespace timestep {

namespace {

// One particle that falls from y = 0. The user sets its previous position: old = pos is the start of the
// tutorials, old = pos + h² g / 2 is a fall from rest. Numbers are those of the cart.

constexpr double width = 200; // [m]; ours
constexpr Box fallingParticleView = {-width / 2, 0, width / 2, 550};

constexpr std::array<Parameter, 1> ownOfFallingParticle = {{
    startNumber("start-previous", TRANSLATABLE("parameter", "start, one step before"), "m", 0,
                {.minimum = -1e6, .maximum = 1e6, .slider = {-10, 10}},
                TRANSLATABLE("parameter", "How far below its start the particle was one step before.")),
}};
constexpr auto fallingParticleParameters = withRules(
    ownOfFallingParticle, {.gravity = 10, .strongGravity = 20, .accelerationUnit = "m/s²", .walls = false});

constexpr StartPosition startPositions[] = {{0, StartPosition::What::PreviousY, "start-previous"}};

/// Gravity over 10 m/s²: the view is enlarged by it, so that it always contains the fall of ten seconds.
/// Walls keep the size of the scene.
double magnification(const ParameterValues& values) {
    return values["gravity"] > 0 && !values.isOn("walls") ? values["gravity"] / 10 : 1;
}

World falling(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, fallingParticleView, true);
    world.addParticle({0, 0});
    world.previousY[0] = values["start-previous"];
    return world;
}

/// The fall from rest, y = g t² / 2, unless drag or walls disturb it.
void exactFall(const ParameterValues& values, double time, Frame& frame) {
    if (values["drag"] != 0 || values.isOn("walls")) return;
    frame.points.push_back({{0, values["gravity"] / 2 * time * time}, 0, Role::Ghost});
}

Box fallingParticleBounds(const ParameterValues& values) {
    const double m = magnification(values);
    return grown({fallingParticleView.left * m, fallingParticleView.bottom * m, fallingParticleView.right * m,
                  fallingParticleView.top * m},
                 0.05);
}

} // namespace

constexpr Scene fallingParticleScene = {
    .id = "falling-particle",
    .name = TRANSLATABLE("scene", "Falling particle"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description =
        TRANSLATABLE("scene", "A particle falls, beside the exact fall from rest. Where it was one step "
                              "before its start decides whether Verlet's steps are exact. Numbers are ours."),
    .energyUnit = "m²/s²",
    .yDown = true,
    .parameters = fallingParticleParameters,
    .step = 1,
    .world = falling,
    .startPositions = startPositions,
    .ghost = exactFall,
    .bounds = fallingParticleBounds,
};

} // namespace timestep

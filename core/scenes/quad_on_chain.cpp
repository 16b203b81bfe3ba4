// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

// DataGenetics, "Verlet Integration" (2018): a random braced quadrilateral on a chain whose top is fixed; in
// the second version the fixed point can be moved, like the hand that swings a ball on a chain. Swung hard
// against a wall the quadrilateral can pop into its other shape, mirrored at the brace, which satisfies all
// sticks as well. Here either point can be dragged; the motor is ours and makes the experiment repeatable.

constexpr Box quadOnChainBox = {0, 0, 500, 400}; // [px], y down; ours

constexpr std::array<Parameter, 3> ownOfQuadOnChain = {{
    startCount("links", TRANSLATABLE("parameter", "links"), 8,
               {.minimum = 1, .maximum = 100, .slider = {1, 15}},
               TRANSLATABLE("parameter", "Number of sticks between the anchor and the quadrilateral.")),
    startNumber("size", TRANSLATABLE("parameter", "size"), "px", 40,
                {.minimum = 1, .maximum = 80, .slider = {10, 80}},
                TRANSLATABLE("parameter", "Distance of the corners from the middle.")),
    startNumber("irregularity", TRANSLATABLE("parameter", "irregularity"), "1", 0.5,
                {.maximum = 1, .slider = {0, 1}},
                TRANSLATABLE("parameter", "0: equal sides. Above: the seed draws another shape.")),
}};
constexpr std::array<Parameter, 4> ownOfMoving = {{ownOfQuadOnChain[0], ownOfQuadOnChain[1],
                                                   ownOfQuadOnChain[2],
                                                   motorSpeedParameter(0.05, 0.5, "rad/frame")}};

constexpr RuleStandards quadOnChainStandards = {
    .gravity = 0.2, .strongGravity = 2, .drag = 0.001, .wallRule = WallRule::ClampAndFlip, .bounce = 0.9};
constexpr auto quadOnChainParameters = withRules(ownOfQuadOnChain, quadOnChainStandards);
constexpr auto parametersOfMoving = withRules(ownOfMoving, quadOnChainStandards);

/// After a few passes the tutorial's loss of half a correction at the anchor no longer matters.
constexpr std::array<MethodSetting, 2> quadOnChainMethod = {{{"passes", "4"}, {"pin-rule", "half"}}};

World hangQuad(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    World world = emptyWorld(values, quadOnChainBox, true);
    Random random(seed);
    const std::uint32_t links = countOf(values, "links");
    constexpr double anchor = 30; // [px] below the ceiling
    const double link = 180.0 / links;
    for (std::uint32_t i = 0; i < links; ++i)
        world.addParticle({quadOnChainBox.right / 2, anchor + i * link}, 1, i == 0);
    const double size = values["size"];
    const double irregularity = values["irregularity"];
    const double middle = anchor + links * link + size;
    const std::uint32_t first =
        world.addParticle({quadOnChainBox.right / 2, middle - size}); // the chain ends here
    for (std::uint32_t k = 1; k < 4; ++k) {
        const double turn = (k + irregularity * random.uniform(-0.25, 0.25)) / 4;
        const double angle = 2 * std::numbers::pi * turn - std::numbers::pi / 2;
        const double distance = size * (1 - irregularity * random.uniform(0, 0.5));
        world.addParticle(
            {quadOnChainBox.right / 2 + distance * std::cos(angle), middle + distance * std::sin(angle)});
    }
    for (std::uint32_t i = 0; i < links; ++i) world.addStick(i, i + 1);
    for (std::uint32_t k = 0; k < 4; ++k) {
        world.outline.push_back(first + k);
        world.addStick(first + k, first + (k + 1) % 4);
    }
    world.addStick(first + 1, first + 3);
    world.polygons.push_back({world.outline, {}});
    return world;
}

World hangFromMotor(const ParameterValues& values, const TextValues& texts, std::uint64_t seed) {
    World world = hangQuad(values, texts, seed);
    world.addMotor(0, {world.x[0], world.y[0] + 60});
    return world;
}

} // namespace

constexpr Scene quadOnChainScene = inPixels({
    .id = "quad-on-chain",
    .name = TRANSLATABLE("scene", "Quadrilateral on a chain"),
    .group = TRANSLATABLE("scene", "Ropes and cloth"),
    .description = TRANSLATABLE("scene", "A random braced quadrilateral hangs from a chain with a fixed "
                                         "anchor (DataGenetics). Sizes and gravity are ours."),
    .parameters = quadOnChainParameters,
    .duration = 1200,
    .method = quadOnChainMethod,
    .world = hangQuad,
    .bounds = boundsAround<quadOnChainBox>,
});

constexpr Scene quadOnMovingChainScene = inPixels({
    .id = "quad-on-moving-chain",
    .name = TRANSLATABLE("scene", "Quadrilateral on a moving anchor"),
    .group = TRANSLATABLE("scene", "Ropes and cloth"),
    .description =
        TRANSLATABLE("scene", "A braced quadrilateral whose anchor is swung by a motor or by your hand: hard "
                              "against a wall the shape can pop into its mirror image."),
    .parameters = parametersOfMoving,
    .duration = 1200,
    .method = quadOnChainMethod,
    .world = hangFromMotor,
    .bounds = boundsAround<quadOnChainBox>,
});

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

namespace timestep {

namespace {

// The worlds "blocks" and "cloth" of Metz, "Verlet Integration" (2018), which the article loads from files
// that it does not print: only their names come from it.

constexpr Box clojureWorldBox = {0, 0, 800, 600}; // [px], y down; ours
constexpr auto clojureWorldParameters = ruleParameters(
    {.gravity = 0.5, .strongGravity = 2, .wallRule = WallRule::MirrorAsClojure, .bounce = 0.9}); // ours

/// Its loop: points, then sticks once, then walls; half of a correction is lost at a pin.
constexpr std::array<MethodSetting, 2> clojureWorldMethod = {
    {{"loop-order", "walls-last"}, {"pin-rule", "half"}}};

World blocks(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, clojureWorldBox, true);
    constexpr struct {
        double x, y, width, height;
        Point velocity; ///< of the upper left corner [px/frame]
    } starts[] = {{100, 80, 90, 90, {6, 0}}, {330, 40, 120, 60, {0, 4}}, {560, 120, 70, 140, {-7, -2}}};
    for (const auto& start : starts) {
        const std::uint32_t a = world.addParticle({start.x, start.y});
        world.addParticle({start.x + start.width, start.y});
        world.addParticle({start.x + start.width, start.y + start.height});
        world.addParticle({start.x, start.y + start.height});
        world.setStartVelocity(a, start.velocity);
        for (std::uint32_t k = 0; k < 4; ++k) world.addStick(a + k, a + (k + 1) % 4);
        world.addStick(a, a + 2);
        world.addStick(a + 1, a + 3);
        world.polygons.push_back({{a, a + 1, a + 2, a + 3}, {}});
    }
    return world;
}

World clojureCloth(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, clojureWorldBox, true);
    constexpr std::uint32_t columns = 15;
    constexpr std::uint32_t rows = 12;
    constexpr double spacing = 25; // [px]
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t column = 0; column < columns; ++column) {
            const std::uint32_t i = world.addParticle({225 + column * spacing, 60 + row * spacing}, 1,
                                                      row == 0 && column % 7 == 0);
            if (column > 0) world.addStick(i - 1, i);
            if (row > 0) world.addStick(i - columns, i);
        }
    world.addSheet(0, columns, rows);
    return world;
}

constexpr Scene clojureWorld(std::string_view id, Text name, Text description, WorldFunction world) {
    return inPixels({
        .id = id,
        .name = name,
        .group = TRANSLATABLE("scene", "From the tutorials"),
        .description = description,
        .parameters = clojureWorldParameters,
        .duration = 600,
        .method = clojureWorldMethod,
        .world = world,
        .bounds = boundsAround<clojureWorldBox>,
    });
}

} // namespace

constexpr Scene clojureBlocksScene =
    clojureWorld("clojure-blocks", TRANSLATABLE("scene", "Blocks on the floor"),
                 TRANSLATABLE("scene", "Braced rectangles bounce between walls by the mirror rule of the "
                                       "Clojure tutorial. All numbers are ours."),
                 blocks);

constexpr Scene clojureClothScene =
    clojureWorld("clojure-cloth", TRANSLATABLE("scene", "Cloth between walls"),
                 TRANSLATABLE("scene", "A cloth on three pins in the world of the Clojure tutorial, where "
                                       "pins swallow half of every correction. All numbers are ours."),
                 clojureCloth);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

// A bridge, a soft wheel and a tree. All numbers are ours.

// A bridge of triangles between two banks, with a load in the middle.

constexpr Box bank = {0, 0, 16, 9}; // [m], y up

constexpr std::array<Parameter, 4> ownOfBridge = {{
    startCount("panels", TRANSLATABLE("parameter", "panels"), 8,
               {.minimum = 2, .maximum = 100, .slider = {2, 16}},
               TRANSLATABLE("parameter", "Triangles that stand on the lower beam.")),
    startNumber("load", TRANSLATABLE("parameter", "load"), "kg", 10,
                {.minimum = 1e-3, .maximum = 1e6, .slider = {1, 200}},
                TRANSLATABLE("parameter", "Mass in the middle of the lower beam; all others have 1 kg.")),
    tearRuleParameter(TearRule::None),
    tearLimitParameter(1.02, 1.5, "1"),
}};
constexpr auto parametersOfBridge =
    withRules(ownOfBridge, {.gravity = 9.81, .strongGravity = 20, .accelerationUnit = "m/s²", .drag = 0.01});
constexpr std::array<MethodSetting, 1> twenty = {{{"passes", "20"}}};

World bridge(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, bank, false);
    const std::uint32_t panels = countOf(values, "panels");
    const double panel = 12.0 / panels;
    for (std::uint32_t i = 0; i <= panels; ++i)
        world.addParticle({2 + i * panel, 4}, 1, i == 0 || i == panels);
    world.inverseMass[(panels + 1) / 2] = 1 / values["load"];
    const std::uint32_t upper = panels + 1;
    for (std::uint32_t i = 0; i < panels; ++i) world.addParticle({2 + (i + 0.5) * panel, 5.5});
    for (std::uint32_t i = 0; i < panels; ++i) {
        world.addStick(i, i + 1);
        world.addStick(i, upper + i);
        world.addStick(upper + i, i + 1);
        if (i > 0) world.addStick(upper + i - 1, upper + i);
    }
    return world;
}

// A wheel whose spokes give: a soft body of sticks.

constexpr Box road = {0, 0, 600, 300}; // [px], y down

constexpr std::array<Parameter, 4> ownOfWheel = {{
    startCount("corners", TRANSLATABLE("parameter", "corners"), 20,
               {.minimum = 3, .maximum = 200, .slider = {3, 40}},
               TRANSLATABLE("parameter", "Number of corners around the hub.")),
    startNumber("size", TRANSLATABLE("parameter", "size"), "px", 60,
                {.minimum = 1, .maximum = 120, .slider = {20, 120}},
                TRANSLATABLE("parameter", "Length of the spokes.")),
    startNumber("stiffness", TRANSLATABLE("parameter", "stiffness of the spokes"), "1", 0.05,
                {.maximum = 1, .slider = {0, 1}},
                TRANSLATABLE("parameter", "Share of their error that they correct per pass.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "px/frame", 4,
                {.minimum = -50, .maximum = 50, .slider = {-10, 10}},
                TRANSLATABLE("parameter", "To the right.")),
}};
constexpr auto parametersOfWheel = withRules(
    ownOfWheel, {.gravity = 0.3, .strongGravity = 1, .drag = 0.002, .floorFriction = FloorFriction::Coulomb});
constexpr std::array<MethodSetting, 1> four = {{{"passes", "4"}}};

World wheel(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, road, true);
    const std::uint32_t corners = countOf(values, "corners");
    const double size = values["size"];
    const Point middle = {road.left + 1.2 * size, road.top - 1.3 * size};
    for (std::uint32_t k = 0; k < corners; ++k) {
        const double angle = 2 * std::numbers::pi * k / corners;
        world.addParticle({middle.x + size * std::cos(angle), middle.y + size * std::sin(angle)});
        world.outline.push_back(k);
    }
    const std::uint32_t hub = world.addParticle(middle);
    for (std::uint32_t k = 0; k <= hub; ++k) world.setStartVelocity(k, {values["speed"], 0});
    for (std::uint32_t k = 0; k < corners; ++k) {
        world.addStick(k, (k + 1) % corners);
        world.stiffness[world.addStick(k, hub)] = values["stiffness"];
    }
    world.polygons.push_back({world.outline, {}});
    return world;
}

// A tree: every branch keeps its angle to the one below it by an angle spring; wind in gusts.

constexpr Box garden = {0, 0, 10, 9}; // [m], y up

constexpr std::array<Parameter, 5> ownOfTree = {{
    startCount("depth", TRANSLATABLE("parameter", "forks"), 5, {.minimum = 1, .maximum = 9, .slider = {1, 8}},
               TRANSLATABLE("parameter", "How often the tree forks from the ground to a twig.")),
    startNumber("stiffness", TRANSLATABLE("parameter", "stiffness of the forks"), "1", 0.5,
                {.maximum = 1, .slider = {0, 1}},
                TRANSLATABLE("parameter", "Share of their error that the angles correct per pass.")),
    startNumber("irregularity", TRANSLATABLE("parameter", "irregularity"), "1", 0.5,
                {.maximum = 1, .slider = {0, 1}},
                TRANSLATABLE("parameter", "0: a regular tree. Above: the seed draws another one.")),
    windParameter(2, 10, "m/s²"),
    gustParameter(3, 10, "s"),
}};
constexpr auto parametersOfTree = withRules(
    ownOfTree,
    {.gravity = 0.5, .strongGravity = 10, .accelerationUnit = "m/s²", .drag = 0.02, .walls = false});

struct Growth {
    World& world;
    Random random;
    double stiffness, irregularity;

    /// Grows branches from `fork`, whose own branch starts at `below`; angle 0 is upwards.
    void grow(std::uint32_t below, std::uint32_t fork, double angle, double length, int forks) {
        if (forks == 0) return;
        for (const double side : {-1.0, 1.0}) {
            const double turn = side * 0.45 * (1 + irregularity * random.uniform(-0.5, 0.5));
            const double size = length * (1 + irregularity * random.uniform(-0.3, 0.1));
            const Point from = {world.x[fork], world.y[fork]};
            const std::uint32_t tip = world.addParticle(
                {from.x + size * std::sin(angle + turn), from.y + size * std::cos(angle + turn)}, size);
            world.addStick(fork, tip);
            world.addAngleSpring(below, fork, tip, stiffness);
            grow(fork, tip, angle + turn, length * 0.78, forks - 1);
        }
    }
};

World tree(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    World world = emptyWorld(values, garden, false);
    world.addParticle({5, 0}, 1, true); // the root; it and the foot of the trunk hold the tree upright
    world.addParticle({5, 0.5}, 1, true);
    world.addParticle({5, 2});
    world.addStick(0, 1);
    world.addStick(1, 2);
    world.addAngleSpring(0, 1, 2, values["stiffness"]);
    Growth growth = {world, Random(seed), values["stiffness"], values["irregularity"]};
    growth.grow(1, 2, 0, 1.5, static_cast<int>(values["depth"]));
    return world;
}

constexpr Text structuresGroup = TRANSLATABLE("scene", "Structures and soft bodies");

} // namespace

constexpr Scene bridgeScene = {
    .id = "bridge",
    .name = TRANSLATABLE("scene", "Bridge"),
    .group = structuresGroup,
    .description =
        TRANSLATABLE("scene", "Triangles of sticks between two banks, and a load in the middle: rigidity is "
                              "bought with passes, and sticks can break. Numbers are ours."),
    .parameters = parametersOfBridge,
    .method = twenty,
    .world = bridge,
    .bounds = boundsAround<bank>,
};

constexpr Scene softWheelScene = inPixels({
    .id = "soft-wheel",
    .name = TRANSLATABLE("scene", "Soft wheel"),
    .group = structuresGroup,
    .description = TRANSLATABLE(
        "scene", "A ring of rigid sticks on spokes that give rolls along a rough floor. Numbers are ours."),
    .parameters = parametersOfWheel,
    .duration = 600,
    .method = four,
    .world = wheel,
    .bounds = boundsAround<road>,
});

constexpr Scene treeScene = {
    .id = "tree",
    .name = TRANSLATABLE("scene", "Tree in the wind"),
    .group = structuresGroup,
    .description = TRANSLATABLE("scene", "Rigid branches and springs that keep the angles between them, in "
                                         "gusts of wind. Numbers are ours; the seed draws the tree."),
    .parameters = parametersOfTree,
    .method = four,
    .world = tree,
    .bounds = boundsAround<garden>,
};

} // namespace timestep

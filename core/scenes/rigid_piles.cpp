// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/rigid_scene.h"
#include "core/scenes/scene_list.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

// A heavy box on light ones.

constexpr std::array<Parameter, 4> ofHeavy = {{
    startCount("boxes", TRANSLATABLE("parameter", "light boxes"), 3,
               {.minimum = 1, .maximum = 20, .slider = {1, 10}},
               TRANSLATABLE("parameter", "How many carry the heavy one.")),
    startNumber("ratio", TRANSLATABLE("parameter", "mass ratio"), "1", 100,
                {.minimum = 1, .maximum = 1e6, .slider = {1, 300}},
                TRANSLATABLE("parameter", "Of the heavy box to a light one.")),
    frictionParameter(0.6),
    gravityParameter(10),
}};

RigidWorld heavyOnLight(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 100, 20, values["friction"]);
    const int boxes = static_cast<int>(values["boxes"]);
    for (int i = 0; i < boxes; ++i) world.addBox(1, 1, bodyAt(0, 0.5 + i, values["friction"]));
    RigidBodySetup heavy = bodyAt(0, 1 + boxes, values["friction"]);
    heavy.density = values["ratio"] / 4;
    heavy.name = "watched";
    world.addBox(2, 2, heavy);
    return world;
}

Box boundsOfHeavyPile(const ParameterValues& values) {
    const double top = values["boxes"] + 3;
    return {-std::max(3.0, 0.7 * top), -1, std::max(3.0, 0.7 * top), top};
}

// An arch of wedges that only friction holds together.

constexpr double innerRadius = 4, outerRadius = 5; ///< [m]

constexpr std::array<Parameter, 3> ofArch = {{
    startCount("stones", TRANSLATABLE("parameter", "stones"), 13,
               {.minimum = 3, .maximum = 51, .slider = {3, 31}},
               TRANSLATABLE("parameter", "Wedges in the half circle.")),
    frictionParameter(0.6),
    gravityParameter(10),
}};

RigidWorld arch(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 100, 20, values["friction"]);
    const int stones = static_cast<int>(values["stones"]);
    const auto on = [stones](double radius, int i) {
        const double angle = std::numbers::pi * i / stones;
        return Point{radius * std::cos(angle), radius * std::sin(angle)};
    };
    for (int i = 0; i < stones; ++i) {
        const std::array<Point, 4> wedge = {on(innerRadius, i), on(outerRadius, i), on(outerRadius, i + 1),
                                            on(innerRadius, i + 1)};
        RigidBodySetup stone = bodyAt(0, 0, values["friction"]);
        if (i == stones / 2) stone.name = "watched";
        world.addPolygon(wedge, stone);
    }
    return world;
}

constexpr std::array<MethodSetting, 1> rigidPilesManyIterations = {{{"iterations", "30"}}};

// Random bodies that fall into a box.

constexpr double halfWidth = 6; ///< [m]

constexpr std::array<Parameter, 4> ofJumble = {{
    startCount("bodies", TRANSLATABLE("parameter", "bodies"), 50,
               {.minimum = 1, .maximum = 1000, .slider = {1, 200}},
               TRANSLATABLE("parameter", "Polygons and circles, at random.")),
    frictionParameter(0.4),
    restitutionParameter(0.2),
    gravityParameter(10),
}};

/// A convex polygon: corners on a circle, at random angles that leave no gap of half a turn.
std::vector<Point> randomPolygon(Random& random, double radius) {
    const std::size_t corners = 3 + random.below(5);
    std::vector<Point> polygon;
    for (std::size_t i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * (static_cast<double>(i) + random.uniform(0, 0.5)) /
                             static_cast<double>(corners);
        polygon.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return polygon;
}

RigidWorld jumble(const ParameterValues& values, std::uint64_t seed) {
    RigidWorld world = emptyRigidWorld(values);
    world.addBox(2 * halfWidth + 2, 1, fixedAt(0, -0.5, values["friction"]));
    for (const double side : {-1.0, 1.0})
        world.addBox(1, 12, fixedAt(side * (halfWidth + 0.5), 6, values["friction"]));
    Random random(seed);
    constexpr int perRow = 8;
    const int bodies = static_cast<int>(values["bodies"]);
    for (int i = 0; i < bodies; ++i) {
        const double radius = random.uniform(0.3, 0.6);
        RigidBodySetup setup = bodyAt(1.4 * (i % perRow - (perRow - 1) / 2.0) + random.uniform(-0.1, 0.1),
                                      1 + 1.4 * (i / perRow), values["friction"], values["restitution"]);
        setup.angle = random.uniform(0, 6);
        if (i % 3 == 2)
            world.addCircle(radius, setup);
        else
            world.addPolygon(randomPolygon(random, radius), setup);
    }
    return world;
}

constexpr Box archView = {-7.5, -1, 7.5, 6.5};
constexpr Box jumbleView = {-halfWidth - 2, -1.5, halfWidth + 2, 13};

} // namespace

constexpr Scene heavyOnLightScene = {
    .id = "heavy-on-light",
    .name = TRANSLATABLE("scene", "Heavy on light"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "A heavy box on light ones: each iteration carries little of its "
                                         "weight down to the floor. Substeps help more than iterations."),
    .parameters = ofHeavy,
    .step = 1.0 / 60,
    .duration = 5,
    .rigidWorld = heavyOnLight,
    .bounds = boundsOfHeavyPile,
};

constexpr Scene archScene = {
    .id = "stone-arch",
    .name = TRANSLATABLE("scene", "Arch"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "Wedges in a half circle: each holds its neighbours, and nothing "
                                         "stands until the last is in its place."),
    .parameters = ofArch,
    .step = 1.0 / 60,
    .method = rigidPilesManyIterations,
    .rigidWorld = arch,
    .bounds = fixedBounds<archView>,
};

constexpr Scene jumbleScene = {
    .id = "jumble",
    .name = TRANSLATABLE("scene", "Jumble in a box"),
    .group = rigidGroup,
    .description = TRANSLATABLE(
        "scene", "Random polygons and circles fall into a box. The seed of the experiment decides which."),
    .parameters = ofJumble,
    .step = 1.0 / 60,
    .rigidWorld = jumble,
    .bounds = fixedBounds<jumbleView>,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rigid_scene.h"
#include "core/scenes/scene_list.h"

#include <cmath>

namespace timestep {

namespace {

/// A static slope through the origin that falls to the right.
void addSlope(RigidWorld& world, double angle, double friction) {
    RigidBodySetup slope = fixedAt(-10 * std::sin(angle), -10 * std::cos(angle), friction);
    slope.angle = -angle;
    slope.name = "slope";
    world.addBox(400, 20, slope);
}

/// Returns a body that just touches the slope, `along` metres down from the origin.
RigidBodySetup onSlope(double angle, double along, double height, double friction) {
    const double above = height / 2 - 1e-6;
    RigidBodySetup setup = bodyAt(along * std::cos(angle) + above * std::sin(angle),
                                  -along * std::sin(angle) + above * std::cos(angle), friction);
    setup.angle = -angle;
    return setup;
}

constexpr Parameter slopeParameter(double standard) {
    return startNumber("slope", TRANSLATABLE("parameter", "slope"), "rad", standard,
                       {.maximum = 1.5, .slider = {0, 1}},
                       TRANSLATABLE("parameter", "Angle by which the ground falls to the right."));
}

// One block: it sticks as long as tan slope <= mu, and tips over as soon as tan slope > width / height.

constexpr std::array<Parameter, 6> ofBlock = {{
    slopeParameter(0.52),
    frictionParameter(0.37),
    startNumber("width", TRANSLATABLE("parameter", "width"), "m", 1,
                {.minimum = 0.05, .maximum = 10, .slider = {0.2, 3}},
                TRANSLATABLE("parameter", "Of the block, along the slope.")),
    startNumber("height", TRANSLATABLE("parameter", "height"), "m", 0.4,
                {.minimum = 0.05, .maximum = 10, .slider = {0.2, 3}},
                TRANSLATABLE("parameter", "Of the block, across the slope.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "m/s", 0,
                {.minimum = -100, .maximum = 100, .slider = {-5, 5}},
                TRANSLATABLE("parameter", "Down the slope.")),
    gravityParameter(9.7),
}};

RigidWorld slopeBlock(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    const double slope = values["slope"];
    addSlope(world, slope, values["friction"]);
    RigidBodySetup block = onSlope(slope, 0, values["height"], values["friction"]);
    block.velocity = {values["speed"] * std::cos(slope), -values["speed"] * std::sin(slope)};
    block.name = "watched";
    world.addBox(values["width"], values["height"], block);
    return world;
}

Box boundsOfBlock(const ParameterValues& values) {
    const double fall = 6 * std::tan(values["slope"]);
    return {-2, -fall - 1, 6, 2};
}

constexpr std::array<MethodSetting, 1> rigidFrictionManyIterations = {{{"iterations", "30"}}};

// Box2D-lite's third demo: a slope of friction 0.2 and five boxes; the friction of a contact is the square
// root of the product. Smoother boxes are further down, so that no box runs into another.

constexpr std::array<double, 5> frictions = {0.75, 0.5, 0.35, 0.1, 0};

constexpr std::array<Parameter, 4> ofRamp = {{
    watchedParameter(3, 5),
    slopeParameter(0.25),
    startNumber("slope-friction", TRANSLATABLE("parameter", "friction of the slope"), "1", 0.2,
                {.maximum = 10, .slider = {0, 1}},
                TRANSLATABLE("parameter", "That of the boxes is 0.75, 0.5, 0.35, 0.1 and 0, from above.")),
    gravityParameter(9.7),
}};

RigidWorld frictionRamp(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addSlope(world, values["slope"], values["slope-friction"]);
    for (std::size_t i = 0; i < frictions.size(); ++i) {
        RigidBodySetup box = onSlope(values["slope"], 1.6 * static_cast<double>(i), 0.5, frictions[i]);
        if (i + 1 == static_cast<std::size_t>(values["watched"])) box.name = "watched";
        world.addBox(0.5, 0.5, box);
    }
    return world;
}

Box boundsOfRamp(const ParameterValues& values) {
    return {-1.5, -14 * std::tan(values["slope"]) - 1, 14, 1.5};
}

// Dominoes of 0.2 m by 2 m, as in Box2D-lite's sixth demo. The first leans, just past its edge.

constexpr std::array<Parameter, 5> ofDominoes = {{
    startCount("dominoes", TRANSLATABLE("parameter", "dominoes"), 15,
               {.minimum = 1, .maximum = 200, .slider = {1, 30}},
               TRANSLATABLE("parameter", "How many stand in the row.")),
    startNumber("spacing", TRANSLATABLE("parameter", "spacing"), "m", 1,
                {.minimum = 0.25, .maximum = 10, .slider = {0.3, 2.5}},
                TRANSLATABLE("parameter", "From the middle of one to that of the next.")),
    startNumber("tilt", TRANSLATABLE("parameter", "start tilt"), "rad", 0.15,
                {.maximum = 1, .slider = {0, 0.5}},
                TRANSLATABLE("parameter", "Of the first one, to the right. From 0.0997 on it falls.")),
    frictionParameter(0.5),
    gravityParameter(10),
}};

RigidWorld dominoes(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 1000, 20, values["friction"]);
    const int count = static_cast<int>(values["dominoes"]);
    for (int i = 0; i < count; ++i) {
        RigidBodySetup domino = bodyAt(values["spacing"] * i, 1, values["friction"]);
        if (i == 0) { // turned about its lower right corner
            const double c = std::cos(values["tilt"]), s = std::sin(values["tilt"]);
            domino.position = {0.1 - 0.1 * c + s, 0.1 * s + c};
            domino.angle = -values["tilt"];
        }
        if (i + 1 == count) domino.name = "watched";
        world.addBox(0.2, 2, domino);
    }
    return world;
}

Box boundsOfDominoes(const ParameterValues& values) {
    return {-2, -1.5, values["spacing"] * values["dominoes"] + 2, 4};
}

} // namespace

constexpr Scene slopeBlockScene = {
    .id = "slope-block",
    .name = TRANSLATABLE("scene", "Block on a slope"),
    .group = rigidGroup,
    .description = TRANSLATABLE(
        "scene", "A block sticks as long as the tangent of the slope is at most the friction coefficient, "
                 "and tips over when it is steeper than the block is wide over high."),
    .parameters = ofBlock,
    .duration = 1.9,
    .method = rigidFrictionManyIterations,
    .rigidWorld = slopeBlock,
    .bounds = boundsOfBlock,
};

constexpr Scene frictionRampScene = {
    .id = "friction-ramp",
    .name = TRANSLATABLE("scene", "Friction ramp"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "Five boxes of friction 0.75 to 0 on one slope: the first three "
                                         "stop, the third by four per cent only."),
    .parameters = ofRamp,
    .step = 1.0 / 60,
    .duration = 5,
    .rigidWorld = frictionRamp,
    .bounds = boundsOfRamp,
};

constexpr Scene dominoesScene = {
    .id = "dominoes",
    .name = TRANSLATABLE("scene", "Row of dominoes"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "One leans, all fall: impacts, friction and toppling in a row."),
    .parameters = ofDominoes,
    .step = 1.0 / 60,
    .rigidWorld = dominoes,
    .bounds = boundsOfDominoes,
};

} // namespace timestep

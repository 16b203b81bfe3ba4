// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/rigid_scene.h"
#include "core/scenes/scene_list.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

// A stack as in the fourth demo of Box2D-lite (E. Catto, 2006): boxes of 1 m, 1.05 m apart, each displaced by
// up to 0.1 m, friction 0.2.

constexpr std::array<Parameter, 5> ofStack = {{
    startCount("boxes", TRANSLATABLE("parameter", "boxes"), 10,
               {.minimum = 1, .maximum = 100, .slider = {1, 20}},
               TRANSLATABLE("parameter", "How many there are, one above the other.")),
    startNumber("spacing", TRANSLATABLE("parameter", "spacing"), "m", 1.05,
                {.minimum = 1, .maximum = 10, .slider = {1, 2}},
                TRANSLATABLE("parameter", "From the middle of a box to that of the next.")),
    startNumber("jitter", TRANSLATABLE("parameter", "jitter"), "m", 0.1, {.maximum = 0.5, .slider = {0, 0.4}},
                TRANSLATABLE("parameter", "How far boxes are displaced at most, at random.")),
    frictionParameter(0.2),
    gravityParameter(10),
}};

RigidWorld boxStack(const ParameterValues& values, std::uint64_t seed) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 100, 20, values["friction"]);
    Random random(seed);
    const int boxes = static_cast<int>(values["boxes"]);
    for (int i = 0; i < boxes; ++i) {
        const double jitter = values["jitter"];
        RigidBodySetup box = bodyAt(jitter > 0 ? random.uniform(-jitter, jitter) : 0,
                                    0.51 + values["spacing"] * i, values["friction"]);
        if (i + 1 == boxes) box.name = "watched";
        world.addBox(1, 1, box);
    }
    return world;
}

Box boundsOfStack(const ParameterValues& values) {
    const double top = 1 + values["spacing"] * values["boxes"];
    return {-std::max(3.0, 0.6 * top), -1, std::max(3.0, 0.6 * top), top};
}

// A pyramid as in its fifth demo, but without the fall.

constexpr std::array<Parameter, 4> ofPyramid = {{
    startCount("rows", TRANSLATABLE("parameter", "rows"), 12,
               {.minimum = 1, .maximum = 44, .slider = {1, 20}},
               TRANSLATABLE("parameter", "The lowest row has as many boxes.")),
    startNumber("spacing", TRANSLATABLE("parameter", "spacing"), "m", 1.01,
                {.minimum = 1, .maximum = 10, .slider = {1, 2}},
                TRANSLATABLE("parameter", "From the middle of a row to that of the next.")),
    frictionParameter(0.2),
    gravityParameter(10),
}};

RigidWorld pyramid(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 200, 20, values["friction"]);
    const int rows = static_cast<int>(values["rows"]);
    for (int row = 0; row < rows; ++row)
        for (int i = 0; i < rows - row; ++i) {
            RigidBodySetup box = bodyAt(1.125 * (i - (rows - row - 1) / 2.0), 0.51 + values["spacing"] * row,
                                        values["friction"]);
            if (row + 1 == rows) box.name = "watched";
            world.addBox(1, 1, box);
        }
    return world;
}

Box boundsOfPyramid(const ParameterValues& values) {
    const double half = 0.6 * values["rows"] + 1;
    return {-half, -1, half, 1.5 + values["spacing"] * values["rows"]};
}

} // namespace

constexpr Scene boxStackScene = {
    .id = "box-stack",
    .name = TRANSLATABLE("scene", "Stack of boxes"),
    .group = rigidGroup,
    .description = TRANSLATABLE(
        "scene", "A pile of boxes is a chain of contacts: what an iteration corrects at the floor reaches "
                 "the top box only iterations later, unless impulses are kept from step to step."),
    .parameters = ofStack,
    .step = 1.0 / 60,
    .rigidWorld = boxStack,
    .bounds = boundsOfStack,
};

constexpr Scene pyramidScene = {
    .id = "box-pyramid",
    .name = TRANSLATABLE("scene", "Pyramid of boxes"),
    .group = rigidGroup,
    .description = TRANSLATABLE(
        "scene", "Rows of boxes: many contacts that all depend on each other. No box may leave its row."),
    .parameters = ofPyramid,
    .step = 1.0 / 60,
    .rigidWorld = pyramid,
    .bounds = boundsOfPyramid,
};

} // namespace timestep

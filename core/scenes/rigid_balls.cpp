// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rigid_scene.h"
#include "core/scenes/scene_list.h"

#include <cmath>

namespace timestep {

namespace {

// Balls of five restitutions over a floor. The fourth is the ball of the table of bounces: each height is
// 0.83² = 0.6889 of the last.

constexpr std::array<double, 5> restitutions = {0, 0.3, 0.6, 0.83, 1};
constexpr double radiusOfBall = 0.25; ///< [m]

constexpr std::array<Parameter, 3> ofBalls = {{
    watchedParameter(4, 5),
    startNumber("height", TRANSLATABLE("parameter", "start height"), "m", 2.37,
                {.maximum = 100, .slider = {0.5, 10}},
                TRANSLATABLE("parameter", "Of the lowest point of the balls above the floor.")),
    gravityParameter(9.7),
}};

RigidWorld bouncingBalls(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 100, 20);
    for (std::size_t i = 0; i < restitutions.size(); ++i) {
        RigidBodySetup ball =
            bodyAt(static_cast<double>(i) - 2, values["height"] + radiusOfBall, 0.6, restitutions[i]);
        if (i + 1 == static_cast<std::size_t>(values["watched"])) ball.name = "watched";
        world.addCircle(radiusOfBall, ball);
    }
    return world;
}

Box boundsOfBalls(const ParameterValues& values) {
    return {-3.5, -0.6, 3.5, values["height"] + 1};
}

constexpr std::array<MethodSetting, 1> lowBounces = {{{"bounce-from", "0.05"}}};

// Newton's cradle: balls of 1 m on rods of 4 m that touch each other.

constexpr double rod = 4; ///< [m]
constexpr double touching = 1 - 1e-9;

constexpr std::array<Parameter, 4> ofCradle = {{
    startCount("balls", TRANSLATABLE("parameter", "balls"), 5,
               {.minimum = 2, .maximum = 20, .slider = {2, 10}},
               TRANSLATABLE("parameter", "How many hang side by side.")),
    startCount("lifted", TRANSLATABLE("parameter", "lifted balls"), 1, {.maximum = 20, .slider = {0, 5}},
               TRANSLATABLE("parameter", "How many of them, on the left, are lifted.")),
    startNumber("start-angle", TRANSLATABLE("parameter", "start angle"), "rad", 0.7,
                {.maximum = 1.5, .slider = {0, 1.5}}, TRANSLATABLE("parameter", "By which they are lifted.")),
    gravityParameter(9.81),
}};

RigidWorld newtonsCradle(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    const int balls = static_cast<int>(values["balls"]), lifted = static_cast<int>(values["lifted"]);
    for (int i = 0; i < balls; ++i) {
        const Point pin = {touching * (i - (balls - 1) / 2.0), 0};
        const double angle = i < lifted ? -values["start-angle"] : 0;
        RigidBodySetup ball = bodyAt(pin.x + rod * std::sin(angle), -rod * std::cos(angle), 0, 1);
        if (i + 1 == balls) ball.name = "watched";
        const std::uint32_t body = world.addCircle(0.5, ball);
        world.addDistanceJoint(noBody, body, pin, ball.position);
    }
    return world;
}

Box boundsOfCradle(const ParameterValues& values) {
    const double half = values["balls"] / 2 + rod;
    return {-half, -rod - 1, half, 0.8};
}

constexpr std::array<MethodSetting, 2> inTurn = {{{"impact", "sequential"}, {"iterations", "20"}}};

// Three balls: (3, 0, 0) m/s becomes (-1, 2, 2) or (0, 0, 3) (myPhysicsLab, multiple collision test 2).

constexpr std::array<Parameter, 3> ofThree = {{
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "m/s", 3,
                {.maximum = 100, .slider = {0, 10}},
                TRANSLATABLE("parameter", "Of the first ball to the right.")),
    startNumber("gap", TRANSLATABLE("parameter", "gap"), "m", 0, {.maximum = 1, .slider = {0, 0.5}},
                TRANSLATABLE("parameter", "Between the two balls at rest; 0: they touch.")),
    restitutionParameter(1),
}};

RigidWorld threeBalls(const ParameterValues& values, std::uint64_t) {
    RigidWorld world;
    const double gap = values["gap"];
    const std::array<double, 3> places = {-2.5, 0, gap > 0 ? 1 + gap : touching};
    for (std::size_t i = 0; i < 3; ++i) {
        RigidBodySetup ball = bodyAt(places[i], 0, 0, values["restitution"]);
        if (i == 0) ball.velocity.x = values["speed"];
        if (i == 2) ball.name = "watched";
        world.addCircle(0.5, ball);
    }
    return world;
}

constexpr std::array<MethodSetting, 1> rigidBallsManyIterations = {{{"iterations", "100"}}};

// A bullet and a wall that is thinner than a step is long.

constexpr std::array<Parameter, 3> ofBullet = {{
    startNumber(
        "speed", TRANSLATABLE("parameter", "start speed"), "m/s", 41, {.maximum = 1000, .slider = {5, 100}},
        TRANSLATABLE("parameter", "Of the ball. At 17.4 m/s or less some step finds it in the wall.")),
    startNumber("thickness", TRANSLATABLE("parameter", "thickness of the wall"), "m", 0.05,
                {.minimum = 0.001, .maximum = 10, .slider = {0.01, 1}},
                TRANSLATABLE("parameter", "The wall is fixed.")),
    restitutionParameter(0),
}};

RigidWorld bullet(const ParameterValues& values, std::uint64_t) {
    RigidWorld world;
    world.addBox(values["thickness"], 2, fixedAt(0, 0));
    RigidBodySetup ball = bodyAt(-1.03, 0, 0.6, values["restitution"]);
    ball.velocity = {values["speed"], 0};
    ball.bullet = true;
    ball.name = "watched";
    world.addCircle(0.12, ball);
    return world;
}

constexpr Box threeBallsView = {-5, -1.7, 7, 1.7};
constexpr Box bulletView = {-1.6, -1.1, 2.4, 1.1};

} // namespace

constexpr Scene bouncingBallsScene = {
    .id = "bouncing-balls",
    .name = TRANSLATABLE("scene", "Bouncing balls"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "Five balls of restitution 0, 0.3, 0.6, 0.83 and 1: each bounce "
                                         "reaches the square of the restitution times the height before."),
    .parameters = ofBalls,
    .step = 1.0 / 240,
    .duration = 8,
    .method = lowBounces,
    .rigidWorld = bouncingBalls,
    .bounds = boundsOfBalls,
};

constexpr Scene newtonsCradleScene = {
    .id = "newtons-cradle",
    .name = TRANSLATABLE("scene", "Newton's cradle"),
    .group = rigidGroup,
    .description = TRANSLATABLE(
        "scene",
        "As many balls leave on the right as arrive on the left if the contacts are solved one after the "
        "other. Solving all contacts at once conserves momentum and energy as well, but looks different."),
    .parameters = ofCradle,
    .step = 1.0 / 240,
    .method = inTurn,
    .rigidWorld = newtonsCradle,
    .bounds = boundsOfCradle,
};

constexpr Scene threeBallsScene = {
    .id = "three-balls",
    .name = TRANSLATABLE("scene", "Three balls in a row"),
    .group = rigidGroup,
    .description =
        TRANSLATABLE("scene", "One ball hits two that touch: (−1, 2, 2) m/s if both contacts act at once, "
                              "(0, 0, 3) m/s one after the other. Momentum and energy are the same."),
    .parameters = ofThree,
    .duration = 2,
    .method = rigidBallsManyIterations,
    .rigidWorld = threeBalls,
    .bounds = fixedBounds<threeBallsView>,
};

constexpr Scene bulletScene = {
    .id = "bullet",
    .name = TRANSLATABLE("scene", "Bullet and thin wall"),
    .group = rigidGroup,
    .description = TRANSLATABLE(
        "scene", "If the ball is on one side of the wall before a step and on the other side after it, no "
                 "contact is found, unless the path in between is checked as well."),
    .parameters = ofBullet,
    .step = 1.0 / 60,
    .duration = 0.2,
    .rigidWorld = bullet,
    .bounds = fixedBounds<bulletView>,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <algorithm>

namespace timestep {

namespace {

// Hazra, "Making a Verlet Physics Engine in Javascript" (2020). Printed: friction 0.97, ground friction 0.7,
// gravity 1 px/frame², radius 5, fifty dots at random, the box (100, 100) to (200, 200) with the diagonal
// 3-1, the random speed of up to 50 px/frame of its first dot, 1 or 100 iterations, the cloth
// createCloth(150, 150, 250, 250, 15, 2) with tear(100) and 16 iterations in a window of 800 x 600. The lists
// of points of cloth and rope are those of the Verly.js sources. The window of dots and box is not printed:
// 500 x 400 is ours.

constexpr Box verlyWindow = {0, 0, 500, 400}; // [px], y down; ours
constexpr Box canvas = {0, 0, 800, 600};      // [px]; printed with the cloth

constexpr RuleStandards verly = {.gravity = 1,
                                 .strongGravity = 2,
                                 .drag = 0.03,
                                 .floorFriction = FloorFriction::Factor,
                                 .frictionFactor = 0.7};

constexpr Parameter dotRadius() {
    return startNumber("radius", TRANSLATABLE("parameter", "radius"), "px", 5,
                       {.maximum = 50, .slider = {0, 20}},
                       TRANSLATABLE("parameter", "Walls meet the rim of the ball."));
}

// Dots, and dots that attract.

constexpr std::array<Parameter, 2> ownOfDots = {{
    startCount("balls", TRANSLATABLE("parameter", "dots"), 50,
               {.minimum = 1, .maximum = 100'000, .slider = {1, 1000}},
               TRANSLATABLE("parameter", "How many; the seed draws their places.")),
    dotRadius(),
}};
constexpr std::array<Parameter, 4> ownOfAttraction = {
    {ownOfDots[0], ownOfDots[1], attractionParameter(1, 5), attractionRadiusParameter(200, 400)}};
constexpr auto parametersOfDots = withRules(ownOfDots, verly);
constexpr auto parametersOfAttraction =
    withRules(ownOfAttraction, {.gravity = 0, .strongGravity = 2, .drag = 0.03});

World dots(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    World world = emptyWorld(values, verlyWindow, true);
    Random random(seed);
    const double radius = values["radius"];
    for (std::uint32_t i = 0; i < countOf(values, "balls"); ++i) {
        const double x = random.uniform(verlyWindow.left + radius, verlyWindow.right - radius);
        world.addParticle({x, random.uniform(verlyWindow.bottom + radius, verlyWindow.top - radius)});
        world.radius[i] = radius;
    }
    return world;
}

World attraction(const ParameterValues& values, const TextValues& texts, std::uint64_t seed) {
    World world = dots(values, texts, seed);
    const std::uint32_t centre = world.addParticle({250, 200}, 1, true);
    world.radius[centre] = values["radius"];
    world.rules.centres.push_back({.particle = static_cast<std::int32_t>(centre),
                                   .strength = values["attraction"],
                                   .radius = values["attraction-radius"]});
    return world;
}

// The box, with two peculiarities of its listing: a dot ignores its given speed, and a stiffness of 2 is
// halved twice, once because each end takes half of the error and once by the equal masses.

constexpr std::array<Choice, 2> halvingChoices = {{
    {"once", TRANSLATABLE("parameter", "once: right")},
    {"twice", TRANSLATABLE("parameter", "twice: as the tutorial")},
}};

constexpr std::array<Parameter, 5> ownOfVerlyBox = {{
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "px/frame", 50,
                {.maximum = 200, .slider = {0, 100}},
                TRANSLATABLE("parameter", "At most, of the first dot to either side, as the seed draws.")),
    startChoice("speed-used", TRANSLATABLE("parameter", "start speed is used"), 0, tutorialChoices,
                TRANSLATABLE("parameter",
                             "Find the bug: the tutorial's dots do not store the speed they are given.")),
    startNumber("stiffness", TRANSLATABLE("parameter", "stiffness as written"), "1", 2,
                {.maximum = 4, .slider = {0, 2}}, TRANSLATABLE("parameter", "The number in the listing.")),
    startChoice("halved", TRANSLATABLE("parameter", "correction is halved"), 1, halvingChoices,
                TRANSLATABLE("parameter", "Find the bug: halved twice, a written stiffness of 2 is one of 1. "
                                          "Halved once, 2 never comes to rest.")),
    dotRadius(),
}};
constexpr auto parametersOfVerlyBox = withRules(ownOfVerlyBox, verly);
constexpr std::array<MethodSetting, 2> jelly = {{{"passes", "1"}, {"loop-order", "walls-once-before"}}};

World verlyBox(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    World world = emptyWorld(values, verlyWindow, true);
    for (const Point corner : {Point{100, 100}, Point{200, 100}, Point{200, 200}, Point{100, 200}})
        world.outline.push_back(world.addParticle(corner));
    for (double& radius : world.radius) radius = values["radius"];
    for (std::uint32_t k = 0; k < 4; ++k) world.addStick(k, (k + 1) % 4);
    world.addStick(3, 1);
    const double halves = values.choice("halved") == "twice" ? 0.5 : 1;
    for (double& stiffness : world.stiffness) stiffness = std::min(values["stiffness"] * halves, 2.0);
    const double speed = Random(seed).uniform(-values["speed"], values["speed"]);
    if (values.choice("speed-used") == "right") world.setStartVelocity(0, {speed, 0});
    return world;
}

// The cloth that tears at 100 px.

constexpr std::array<Parameter, 2> ownOfVerlyCloth = {
    {tearRuleParameter(TearRule::Length), tearLimitParameter(100, 300, "px")}};
constexpr auto parametersOfVerlyCloth = withRules(ownOfVerlyCloth, verly);
constexpr std::array<MethodSetting, 2> sixteen = {{{"passes", "16"}, {"pin-rule", "half"}}};

World verlyCloth(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, canvas, true);
    constexpr std::uint32_t segments = 15;
    constexpr double stride = 250.0 / segments;
    for (std::uint32_t row = 0; row < segments; ++row)
        for (std::uint32_t column = 0; column < segments; ++column) {
            const Point at = {150 + column * stride - 125 + stride / 2,
                              150 + row * stride - 125 + stride / 2};
            const std::uint32_t i = world.addParticle(at, 1, row == 0 && column % 2 == 0);
            world.radius[i] = 5;
            if (column > 0) world.addStick(i, i - 1);
            if (row > 0) world.addStick(i, i - segments);
        }
    world.addSheet(0, segments, segments);
    return world;
}

// A rope of ten dots, 15 px apart; the pin, and the motor of the second scene, are ours.

constexpr std::array<Parameter, 2> ownOfVerlyRope = {{
    startCount("dots", TRANSLATABLE("parameter", "dots"), 10,
               {.minimum = 2, .maximum = 1000, .slider = {2, 25}},
               TRANSLATABLE("parameter", "Number of dots; one stick less.")),
    startNumber("gap", TRANSLATABLE("parameter", "gap"), "px", 15,
                {.minimum = 1, .maximum = 100, .slider = {5, 20}},
                TRANSLATABLE("parameter", "Rest length of every stick.")),
}};
constexpr std::array<Parameter, 3> ownOfMotor = {
    {ownOfVerlyRope[0], ownOfVerlyRope[1], motorSpeedParameter(0.1, 1, "rad/frame")}};
constexpr auto parametersOfVerlyRope = withRules(ownOfVerlyRope, verly);
constexpr auto parametersOfMotor = withRules(ownOfMotor, verly);

World ropeFrom(Point pin, const ParameterValues& values) {
    World world = emptyWorld(values, verlyWindow, true);
    const std::uint32_t count = countOf(values, "dots");
    for (std::uint32_t i = 0; i < count; ++i) {
        world.addParticle({pin.x + i * values["gap"], pin.y}, 1, i == 0);
        world.radius[i] = 5;
    }
    for (std::uint32_t i = 0; i + 1 < count; ++i) world.addStick(i, i + 1);
    return world;
}

World rope(const ParameterValues& values, const TextValues&, std::uint64_t) {
    return ropeFrom({150, 100}, values);
}

World motor(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = ropeFrom({280, 150}, values);
    world.addMotor(0, {240, 150});
    return world;
}

constexpr Scene verlyScene(std::string_view id, Text name, Text description,
                           std::span<const Parameter> parameters, WorldFunction world,
                           std::span<const MethodSetting> method,
                           Box (*bounds)(const ParameterValues&) = boundsAround<verlyWindow>) {
    return inPixels({
        .id = id,
        .name = name,
        .group = TRANSLATABLE("scene", "From the tutorials"),
        .description = description,
        .parameters = parameters,
        .duration = 600,
        .method = method,
        .world = world,
        .bounds = bounds,
    });
}

} // namespace

constexpr Scene verlyDotsScene =
    verlyScene("verly-dots", TRANSLATABLE("scene", "Fifty dots"),
               TRANSLATABLE("scene", "Fifty dots fall and slide under friction 0.97 and ground friction 0.7, "
                                     "as printed. The window is ours."),
               parametersOfDots, dots, {});
constexpr Scene verlyBoxScene =
    verlyScene("verly-box", TRANSLATABLE("scene", "Soft box"),
               TRANSLATABLE("scene", "The box made of jello: one iteration per frame, or 100. With the "
                                     "tutorial's stiffness of 2 and a speed that it forgets to use."),
               parametersOfVerlyBox, verlyBox, jelly);
constexpr Scene verlyClothScene = verlyScene(
    "verly-cloth", TRANSLATABLE("scene", "Cloth to tear"),
    TRANSLATABLE(
        "scene",
        "225 dots, 420 sticks and 8 pins that tear at 100 px: the cloth in fifteen lines, as printed."),
    parametersOfVerlyCloth, verlyCloth, sixteen, boundsAround<canvas>);
constexpr Scene verlyRopeScene = verlyScene(
    "verly-rope", TRANSLATABLE("scene", "Rope to swing"),
    TRANSLATABLE("scene", "Ten dots, 15 px apart, as in the sources of Verly.js; its pin is ours."),
    parametersOfVerlyRope, rope, sixteen);
constexpr Scene verlyMotorScene =
    verlyScene("verly-motor", TRANSLATABLE("scene", "Rope with a motor"),
               TRANSLATABLE("scene", "A motor turns one end of a rope on a circle. Its numbers are ours."),
               parametersOfMotor, motor, sixteen);
constexpr Scene verlyAttractionScene =
    verlyScene("verly-attraction", TRANSLATABLE("scene", "Attraction and repulsion"),
               TRANSLATABLE("scene", "A dot that attracts what comes near, or repels it, by the rule of the "
                                     "Verly.js sources. Drag it about. Strength and reach are ours."),
               parametersOfAttraction, attraction, {});

} // namespace timestep

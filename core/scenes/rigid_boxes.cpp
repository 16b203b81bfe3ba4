// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_choices.h"
#include "core/scenes/rigid_scene.h"
#include "core/scenes/scene_list.h"

#include <numbers>

namespace timestep {

namespace {

/// Without "given".
constexpr auto massRules = std::span(massRuleChoices).first<2>();

constexpr Parameter massRuleParameter(MassRule standard) {
    return startChoice("mass-rule", TRANSLATABLE("parameter", "mass and inertia"),
                       static_cast<std::size_t>(standard), massRules,
                       TRANSLATABLE("parameter", "From area and second moment of the shape, or by the fixed "
                                                 "numbers of the tutorial, d the density."));
}
constexpr Parameter tiltParameter(double standard) {
    return startNumber("tilt", TRANSLATABLE("parameter", "start tilt"), "rad", standard,
                       {.minimum = -2 * std::numbers::pi, .maximum = 2 * std::numbers::pi, .slider = {-1, 1}},
                       TRANSLATABLE("parameter", "Angle by which the shape is turned at the start."));
}

// The box of Box2D's HelloWorld: 2 m wide, dropped from 4 m under a gravity of 10.

constexpr std::array<Parameter, 6> ofBox = {{
    startNumber("height", TRANSLATABLE("parameter", "start height"), "m", 4,
                {.minimum = 1, .maximum = 1000, .slider = {1, 10}},
                TRANSLATABLE("parameter", "Of the middle of the box above the floor.")),
    tiltParameter(0),
    frictionParameter(0.3),
    restitutionParameter(0),
    massRuleParameter(MassRule::OfShape),
    gravityParameter(10),
}};

RigidWorld fallingRigidBox(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 100, 20, values["friction"]);
    RigidBodySetup box = bodyAt(0, values["height"], values["friction"], values["restitution"]);
    box.angle = values["tilt"];
    box.massRule = static_cast<MassRule>(static_cast<int>(values["mass-rule"]));
    box.name = "watched";
    world.addBox(2, 2, box);
    return world;
}

Box boundsOfRigidBox(const ParameterValues& values) {
    return {-4.5, -1.5, 4.5, values["height"] + 2};
}

// The F# tutorial has y pointing down and prints no world; the boxes and the floor are ours.

constexpr double side = 20; // [px]

constexpr std::array<Parameter, 5> ofTutorial = {{
    startCount("boxes", TRANSLATABLE("parameter", "boxes"), 3,
               {.minimum = 1, .maximum = 50, .slider = {1, 10}},
               TRANSLATABLE("parameter", "How many there are, one above the other.")),
    tiltParameter(0),
    frictionParameter(0.6),
    massRuleParameter(MassRule::Seed),
    gravityParameter(200, 1000, "px/s²"),
}};

RigidWorld tutorialBoxes(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    RigidBodySetup floor = fixedAt(0, -10, values["friction"]);
    floor.name = "floor";
    world.addBox(400, 20, floor);
    const int boxes = static_cast<int>(values["boxes"]);
    for (int i = 0; i < boxes; ++i) {
        RigidBodySetup box = bodyAt(0, side * (1.5 + 1.4 * i), values["friction"]);
        box.angle = values["tilt"];
        box.massRule = static_cast<MassRule>(static_cast<int>(values["mass-rule"]));
        if (i + 1 == boxes) box.name = "watched";
        world.addBox(side, side, box);
    }
    return world;
}

Box boundsOfTutorial(const ParameterValues& values) {
    return {-100, -25, 100, side * (2 + 1.4 * values["boxes"])};
}

constexpr std::array<MethodSetting, 9> asTutorial = {{{"loop", "position-first"},
                                                      {"iterations", "5"},
                                                      {"broad-phase", "all-pairs"},
                                                      {"manifold", "vertices-inside"},
                                                      {"push", "split-as-seed"},
                                                      {"push-factor", "0.2"},
                                                      {"slop", "0.2"},
                                                      {"memory", "0"},
                                                      {"bounce-from", "10"}}};

// The world of an experiment file; without one, a box on a floor.

constexpr std::array<Parameter, 1> ofOwn = {{gravityParameter(9.81)}};

RigidWorld boxOnFloor(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 20, 1);
    world.addBox(1, 1, bodyAt(0, 0.5));
    return world;
}

constexpr Box rigidWorldView = {-4, -1.5, 4, 3.5};

} // namespace

constexpr Scene fallingBoxScene = {
    .id = "falling-box",
    .name = TRANSLATABLE("scene", "Falling box"),
    .group = rigidGroup,
    .description = TRANSLATABLE(
        "scene",
        "A box of two metres falls onto a floor and comes to rest a little below: the slop is intended."),
    .parameters = ofBox,
    .step = 1.0 / 60,
    .duration = 5,
    .rigidWorld = fallingRigidBox,
    .bounds = boundsOfRigidBox,
};

constexpr Scene tutorialBoxesScene = {
    .id = "fsharp-boxes",
    .name = TRANSLATABLE("scene", "F# engine: boxes"),
    .group = rigidGroup,
    .description =
        TRANSLATABLE("scene", "Boxes with the numbers and the rules of the F# tutorial: gravity 200, "
                              "friction 0.6, 5 iterations, slop 0.2. Drawn with y up and with the tutorial's "
                              "normal corrected; set it to inward to see the printed version."),
    .lengthUnit = "px",
    .energyUnit = "kg px²/s²",
    .parameters = ofTutorial,
    .step = 1.0 / 60,
    .duration = 5,
    .method = asTutorial,
    .rigidWorld = tutorialBoxes,
    .bounds = boundsOfTutorial,
};

constexpr Scene rigidWorldScene = {
    .id = "rigid-world",
    .name = TRANSLATABLE("scene", "Rigid bodies from a file"),
    .group = TRANSLATABLE("scene", "Your own"),
    .description = TRANSLATABLE(
        "scene",
        "Bodies and joints that an experiment file describes in full; without one, a box on a floor."),
    .parameters = ofOwn,
    .source = WorldSource::SceneOrFile,
    .step = 1.0 / 60,
    .rigidWorld = boxOnFloor,
    .bounds = fixedBounds<rigidWorldView>,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/oscillator_motion.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

// A single stick: the effect of a pass on its two ends, and the effect of compliance.

constexpr Text singleStickGroup = TRANSLATABLE("scene", "Relaxation at work");

// The worked example of Metz, "Verlet Integration" (2018): ends at (40, 50) and (70, 90), length 150.

constexpr Parameter stickMassParameter(std::string_view id, Text name) {
    return startNumber(id, name, "kg", 1, {.minimum = 1e-6, .maximum = 1e6, .slider = {0.1, 5}},
                       TRANSLATABLE("parameter", "The lighter end takes more of each correction."));
}

constexpr std::array<Parameter, 6> ownOfStick = {{
    startNumber("length", TRANSLATABLE("parameter", "length"), "px", 150,
                {.minimum = 1e-6, .maximum = 1e6, .slider = {50, 200}},
                TRANSLATABLE("parameter", "Rest length of the stick.")),
    startNumber("start-length", TRANSLATABLE("parameter", "length at the start"), "px", 50,
                {.minimum = 1e-6, .maximum = 1e6, .slider = {10, 200}},
                TRANSLATABLE("parameter", "How far the ends are apart at the start.")),
    stickMassParameter("first-mass", TRANSLATABLE("parameter", "mass of the first end")),
    stickMassParameter("second-mass", TRANSLATABLE("parameter", "mass of the second end")),
    startToggle("pinned", TRANSLATABLE("parameter", "first end pinned"), false,
                TRANSLATABLE("parameter", "Whether the first end is fixed.")),
    startNumber(
        "stiffness", TRANSLATABLE("parameter", "stiffness of the stick"), "1", 1,
        {.maximum = 2, .slider = {0, 2}},
        TRANSLATABLE("parameter", "Share of the error that a pass removes; from 2 on nothing settles.")),
}};
constexpr auto parametersOfSingleStick = withRules(ownOfStick, {.strongGravity = 1, .walls = false});

World stick(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, {}, true);
    const double apart = values["start-length"];
    world.addParticle({40, 50}, values["first-mass"], values.isOn("pinned"));
    world.addParticle({40 + apart * 3 / 5, 50 + apart * 4 / 5}, values["second-mass"]);
    world.stiffness[world.addStickOfLength(0, 1, values["length"])] = values["stiffness"];
    return world;
}

Box boundsOfSingleStick(const ParameterValues& values) {
    const double reach = std::max(values["length"], values["start-length"]);
    return withMargin({0, 0, 50 + 0.7 * reach, 70 + 0.8 * reach});
}

// The spring of Macklin, Müller, Chentanez, "XPBD" (2016), figure 2: compliance 0.001 m/N, 1 kg, released
// half a metre too long. The paper prints no step; 1/60 s is ours.

constexpr std::array<Parameter, 5> ownOfSpring = {{
    startNumber("compliance", TRANSLATABLE("parameter", "compliance"), "m/N", 0.001,
                {.maximum = 10, .slider = {0, 0.01}},
                TRANSLATABLE("parameter", "Stretch per force. Only XPBD uses it.")),
    stickDamping,
    startNumber("stiffness", TRANSLATABLE("parameter", "stiffness of the stick"), "1", 0.1,
                {.maximum = 1, .slider = {0, 1}},
                TRANSLATABLE("parameter", "Share of the error that a pass removes. XPBD does not use it.")),
    startNumber("mass", TRANSLATABLE("parameter", "mass"), "kg", 1,
                {.minimum = 1e-6, .maximum = 1e6, .slider = {0.1, 5}},
                TRANSLATABLE("parameter", "Of the free end.")),
    startNumber("start-length", TRANSLATABLE("parameter", "length at the start"), "m", 1.5,
                {.minimum = 1e-6, .maximum = 1e6, .slider = {0.5, 2}},
                TRANSLATABLE("parameter", "The rest length is 1 m.")),
}};
constexpr auto parametersOfSpring =
    withRules(ownOfSpring, {.gravity = 0, .strongGravity = 20, .accelerationUnit = "m/s²", .walls = false});
constexpr std::array<MethodSetting, 1> compliantMethod = {{{"relaxation", "xpbd"}}};

World spring(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, {}, false);
    world.addParticle({0, 0}, 1, true);
    world.addParticle({values["start-length"], 0}, values["mass"]);
    world.addStickOfLength(0, 1, 1);
    world.compliance[0] = values["compliance"];
    world.damping[0] = values["damping"];
    world.stiffness[0] = values["stiffness"];
    return world;
}

/// The damped oscillator about 1 m with w² = 1 / (compliance m) and the decay rate damping / (2 m); valid
/// only if nothing else acts.
void exactSpring(const ParameterValues& values, double time, Frame& frame) {
    if (values["drag"] != 0 || values["gravity"] != 0 || !(values["compliance"] > 0)) return;
    const double w = 1 / std::sqrt(values["compliance"] * values["mass"]);
    const double rate = values["damping"] / (2 * values["mass"]);
    const Point at = {1 + oscillatorMotion(w, rate, {values["start-length"] - 1, 0}, time).x, 0};
    frame.points.push_back({at, 0, Role::Ghost});
}

Box boundsOfSpring(const ParameterValues& values) {
    const double reach = std::max(2 - values["start-length"], values["start-length"]);
    return withMargin({-0.1, -0.4, reach + 0.1, 0.4});
}

} // namespace

constexpr Scene oneStickScene = inPixels({
    .id = "one-stick",
    .name = TRANSLATABLE("scene", "One stick"),
    .group = singleStickGroup,
    .description = TRANSLATABLE(
        "scene",
        "Two ends and one stick of the wrong length: how far each end moves in each pass of one step."),
    .parameters = parametersOfSingleStick,
    .duration = 1,
    .world = stick,
    .bounds = boundsOfSingleStick,
});

constexpr Scene compliantSpringScene = {
    .id = "compliant-spring",
    .name = TRANSLATABLE("scene", "Compliant spring"),
    .group = singleStickGroup,
    .description = TRANSLATABLE(
        "scene",
        "One mass on one stick that gives, beside the exact spring: what passes do to its stiffness."),
    .parameters = parametersOfSpring,
    .step = 1.0 / 60,
    .duration = 100.0 / 60,
    .method = compliantMethod,
    .world = spring,
    .ghost = exactSpring,
    .bounds = boundsOfSpring,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

namespace timestep {

namespace {

// Pikuma, "Verlet Integration and 2D Cloth Physics Simulation" (2021). The four particles: the corners (220,
// 20) to (280, 60) of a window of 500 x 400 px, mass 10000, force 0.5, time in milliseconds: an acceleration
// of 5e-5 px/ms², which is 50 px/s². Walls act once, before the sticks.

constexpr Text pikumaGroup = TRANSLATABLE("scene", "From the tutorials");
constexpr Box pikumaWindow = {0, 0, 500, 400}; // [px], y down; printed

constexpr std::array<Choice, 3> stickChoices = {{
    {"none", TRANSLATABLE("parameter", "none")},
    {"sides", TRANSLATABLE("parameter", "four sides")},
    {"diagonals", TRANSLATABLE("parameter", "sides and diagonals")},
}};

constexpr std::array<Parameter, 1> ownOfPikumaBox = {{
    startChoice(
        "sticks", TRANSLATABLE("parameter", "sticks"), 1, stickChoices,
        TRANSLATABLE("parameter",
                     "Particles alone, the folding square, or with the two diagonals of the exercise.")),
}};
constexpr auto parametersOfPikumaBox =
    withRules(ownOfPikumaBox, {.gravity = 5e-5, .strongGravity = 5e-4, .accelerationUnit = "px/ms²"});

constexpr std::array<MethodSetting, 1> pikumaMethod = {{{"loop-order", "walls-once-before"}}};

World pikumaFallingBox(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, pikumaWindow, true);
    for (const Point corner : {Point{220, 20}, Point{280, 20}, Point{280, 60}, Point{220, 60}}) {
        const std::uint32_t i = world.addParticle(corner, 10000);
        world.radius[i] = 0; // drawn with a diameter of 10 px there; walls meet the centre
        world.outline.push_back(i);
    }
    const std::string_view sticks = values.choice("sticks");
    if (sticks == "none") return world;
    for (std::uint32_t k = 0; k < 4; ++k) world.addStick(k, (k + 1) % 4);
    if (sticks == "diagonals") {
        world.addStick(0, 2);
        world.addStick(1, 3);
    }
    return world;
}

// The cloth: 1200 x 320 px at a spacing of 10, so 121 x 33 particles; every second one of the top row pinned,
// gravity 981 px/s², drag 0.01 on gravity too. It hangs in the middle of the window, a tenth below its top.
// The size of the window is not printed: 1440 x 900 is ours.

constexpr Box screen = {0, 0, 1440, 900}; // [px], y down; ours

constexpr std::array<Parameter, 6> ownOfPikumaCloth = {{
    startNumber("width", TRANSLATABLE("parameter", "width"), "px", 1200,
                {.minimum = 20, .maximum = 1400, .slider = {100, 1400}},
                TRANSLATABLE("parameter", "Of the cloth at the start.")),
    startNumber("height", TRANSLATABLE("parameter", "height"), "px", 320,
                {.minimum = 20, .maximum = 800, .slider = {50, 800}},
                TRANSLATABLE("parameter", "Of the cloth at the start.")),
    startNumber("spacing", TRANSLATABLE("parameter", "spacing"), "px", 10,
                {.minimum = 4, .maximum = 1000, .slider = {5, 40}},
                TRANSLATABLE("parameter", "Rest length of every stick.")),
    tearRuleParameter(TearRule::None),
    tearLimitParameter(3, 10, "1"),
    knownSticksParameter(),
}};
constexpr auto parametersOfPikumaCloth =
    withRules(ownOfPikumaCloth, {.gravity = 981,
                                 .strongGravity = 2000,
                                 .accelerationUnit = "px/s²",
                                 .drag = 0.01,
                                 .dragForm = DragForm::PerStepAndGravity});

// Pins take part in the passes and are put back by the next update, as printed.
constexpr std::array<MethodSetting, 2> methodOfCloth = {
    {{"loop-order", "walls-once-before"}, {"pin-rule", "moved-and-reset"}}};

World pikumaCloth(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, screen, true);
    const double spacing = values["spacing"];
    const auto across = static_cast<std::uint32_t>(values["width"] / spacing);
    const auto down = static_cast<std::uint32_t>(values["height"] / spacing);
    const double left = screen.right / 2 - across * spacing / 2;
    const double top = screen.top * 0.1;
    for (std::uint32_t row = 0; row <= down; ++row)
        for (std::uint32_t column = 0; column <= across; ++column) {
            const std::uint32_t i = world.addParticle({left + column * spacing, top + row * spacing}, 1,
                                                      row == 0 && column % 2 == 0);
            if (column > 0) world.addStickOfLength(i, i - 1, spacing);
            if (row > 0) world.addStickOfLength(i, i - across - 1, spacing);
        }
    if (across > 0 && down > 0) world.addSheet(0, across + 1, down + 1);
    return world;
}

} // namespace

constexpr Scene pikumaBoxScene = {
    .id = "pikuma-box",
    .name = TRANSLATABLE("scene", "Box of four points"),
    .group = pikumaGroup,
    .description = TRANSLATABLE(
        "scene", "Four particles fall into the floor: alone, as a square of sticks that folds, or with "
                 "diagonals. Printed numbers; time in milliseconds at 60 frames per second."),
    .lengthUnit = "px",
    .timeUnit = "ms",
    .energyUnit = "px²/ms²",
    .yDown = true,
    .parameters = parametersOfPikumaBox,
    .step = 1000.0 / 60,
    .duration = 10000,
    .method = pikumaMethod,
    .world = pikumaFallingBox,
    .bounds = boundsAround<pikumaWindow>,
};

constexpr Scene pikumaClothScene = {
    .id = "pikuma-cloth",
    .name = TRANSLATABLE("scene", "Cloth on every second pin"),
    .group = pikumaGroup,
    .description =
        TRANSLATABLE("scene", "The cloth of 1200 × 320 px with a stick every 10 px: 3993 particles, 7832 "
                              "sticks, 61 pins. Gravity and drag are printed, the window is ours."),
    .lengthUnit = "px",
    .energyUnit = "px²/s²",
    .yDown = true,
    .parameters = parametersOfPikumaCloth,
    .step = 1.0 / 60,
    .method = methodOfCloth,
    .world = pikumaCloth,
    .bounds = boundsAround<screen>,
};

} // namespace timestep

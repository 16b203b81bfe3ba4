// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <algorithm>

namespace timestep {

namespace {

// Chains and nets on which relaxations are measured: residual against pass, the order in which sticks tear,
// and the effect of the order of the sticks. Nothing in them is random. Most have no gravity, so one step of
// many passes shows only the relaxation.

constexpr Text referenceChainsGroup = TRANSLATABLE("scene", "Relaxation at work");
constexpr RuleStandards still = {
    .gravity = 0, .strongGravity = 10, .accelerationUnit = "m/s²", .walls = false};
constexpr std::array<MethodSetting, 1> referenceChainsManyPasses = {{{"passes", "34"}}};

// A chain on a line.

constexpr std::array<Choice, 2> startChoices = {{
    {"stretched", TRANSLATABLE("parameter", "every stick stretched by the same share")},
    {"uneven", TRANSLATABLE("parameter", "nine sticks, unevenly")},
}};

constexpr std::array<Parameter, 4> ownOfStraight = {{
    startChoice("start", TRANSLATABLE("parameter", "start"), 0, startChoices,
                TRANSLATABLE("parameter", "The uneven chain has nine sticks whatever else is set.")),
    startCount("links", TRANSLATABLE("parameter", "links"), 10,
               {.minimum = 1, .maximum = 10'000, .slider = {1, 80}},
               TRANSLATABLE("parameter", "Number of sticks of length 1.")),
    startNumber("stretch", TRANSLATABLE("parameter", "stretch at the start"), "1", 0.1,
                {.minimum = -0.9, .maximum = 100, .slider = {-0.5, 1}},
                TRANSLATABLE("parameter", "Share of its length by which every stick is too long.")),
    startToggle("pinned", TRANSLATABLE("parameter", "first particle pinned"), false,
                TRANSLATABLE("parameter", "Whether one end of the chain is fixed.")),
}};
constexpr auto parametersOfStraight = withRules(ownOfStraight, still);
constexpr double uneven[] = {0, 1.13, 2.05, 3.31, 4.22, 5.41, 6.38, 7.29, 8.66, 9.52};

World straightRope(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, {}, false);
    const bool nine = values.choice("start") == "uneven";
    const std::uint32_t n = nine ? 9 : countOf(values, "links");
    for (std::uint32_t i = 0; i <= n; ++i)
        world.addParticle({nine ? uneven[i] : i * (1 + values["stretch"]), 0}, 1,
                          i == 0 && values.isOn("pinned"));
    for (std::uint32_t i = 0; i < n; ++i) world.addStickOfLength(i, i + 1, 1);
    return world;
}

Box boundsOfStraight(const ParameterValues& values) {
    const double length =
        values.choice("start") == "uneven" ? 10 : values["links"] * (1 + std::max(0.0, values["stretch"]));
    return withMargin({-0.5, -length / 4, length + 0.5, length / 4});
}

// A zigzag of six sticks below a pin.

constexpr auto parametersOfZigzag = ruleParameters(still);

World zigzag(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, {}, false);
    for (const Point at : {Point{0, 0}, Point{0.42, -0.31}, Point{0.97, -0.12}, Point{1.28, -0.71},
                           Point{1.93, -0.66}, Point{2.31, -1.22}, Point{2.77, -0.98}})
        world.addParticle(at, 1, world.particles() == 0);
    for (std::uint32_t i = 0; i < 6; ++i) world.addStickOfLength(i, i + 1, 0.55);
    return world;
}

constexpr Box viewZigzag = {-0.1, -1.6, 3.3, 0.2};

// A net of 7 x 5 that is stretched by 9 % and 4 %.

constexpr std::array<Parameter, 1> ownOfStretched = {{
    startToggle("second-pin", TRANSLATABLE("parameter", "second pin"), false,
                TRANSLATABLE("parameter", "Pins the other end of the first row too, which is too far away: "
                                          "no shape satisfies all sticks.")),
}};
constexpr auto parametersOfStretched = withRules(ownOfStretched, still);

World stretched(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, {}, false);
    constexpr std::uint32_t columns = 7;
    for (std::uint32_t row = 0; row < 5; ++row)
        for (std::uint32_t column = 0; column < columns; ++column) {
            const double x = column;
            const double y = row;
            const bool pin = row == 0 && (column == 0 || (column == 6 && values.isOn("second-pin")));
            const std::uint32_t i =
                world.addParticle({1.09 * x + y * y / 50, 1.04 * y + x * x / 100}, 1, pin);
            if (column > 0) world.addStickOfLength(i - 1, i, 1);
            if (row > 0) world.addStickOfLength(i - columns, i, 1);
        }
    world.addSheet(0, columns, 5);
    return world;
}

constexpr Box viewStretched = {-0.5, -0.5, 7.2, 5};

// Eight sticks with a heavy end that tear by distance; y down, only gravity acts.

constexpr std::array<Parameter, 3> ownOfTear = {{
    startNumber("end-mass", TRANSLATABLE("parameter", "mass at the end"), "1", 40,
                {.minimum = 0.1, .maximum = 1e6, .slider = {1, 100}},
                TRANSLATABLE("parameter", "Mass of the last particle; all others have 1.")),
    tearRuleParameter(TearRule::Ratio),
    tearLimitParameter(1.085, 2, "1"),
}};
constexpr auto parametersOfTear = withRules(
    ownOfTear, {.gravity = 240, .strongGravity = 1000, .accelerationUnit = "px/s²", .walls = false});
constexpr std::array<MethodSetting, 1> threePasses = {{{"passes", "3"}}};

World tear(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, {}, true);
    for (std::uint32_t i = 0; i <= 8; ++i)
        world.addParticle({12.0 * i, 0}, i == 8 ? values["end-mass"] : 1, i == 0);
    for (std::uint32_t i = 0; i < 8; ++i) world.addStickOfLength(i, i + 1, 12);
    return world;
}

constexpr Box viewTear = {-20, -20, 110, 130};

// The net of 21 x 15 that only pulls, with the sticks in the order in which they were made or in four groups
// none of which touches a particle twice.

constexpr std::array<Choice, 4> pinChoices = {{
    {"full", TRANSLATABLE("parameter", "every top particle")},
    {"every-2nd", TRANSLATABLE("parameter", "every 2nd")},
    {"every-5th", TRANSLATABLE("parameter", "every 5th")},
    {"corners", TRANSLATABLE("parameter", "corners")},
}};
constexpr std::uint32_t referenceChainsPinEvery[] = {1, 2, 5, 20};
constexpr std::array<Choice, 2> madeChoices = {{
    {"four-groups", TRANSLATABLE("parameter", "in four groups")},
    {"row-by-row", TRANSLATABLE("parameter", "row by row")},
}};

constexpr std::array<Parameter, 4> ownOfNet = {{
    startChoice("pins", TRANSLATABLE("parameter", "pins"), 0, pinChoices,
                TRANSLATABLE("parameter", "Which particles of the top row are pinned.")),
    startChoice("made", TRANSLATABLE("parameter", "sticks made"), 0, madeChoices,
                TRANSLATABLE("parameter", "The order in which the sticks are made, and visited.")),
    tearRuleParameter(TearRule::None),
    tearLimitParameter(3, 6, "1"),
}};
constexpr auto parametersOfNet = withRules(ownOfNet, {.gravity = 900,
                                                      .strongGravity = 2000,
                                                      .accelerationUnit = "px/s²",
                                                      .drag = 0.02,
                                                      .dragForm = DragForm::PerStepAndGravity,
                                                      .walls = false});

World net(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, {}, true);
    constexpr std::uint32_t columns = 21;
    constexpr std::uint32_t rows = 15;
    const std::uint32_t every = referenceChainsPinEvery[static_cast<std::size_t>(values["pins"])];
    for (std::uint32_t i = 0; i < rows * columns; ++i)
        world.addParticle({10.0 * (i % columns), 10.0 * (i / columns)}, 1, i < columns && i % every == 0);
    const auto left = [&](std::uint32_t i) { world.addStickOfLength(i, i - 1, 10, TensionOnly); };
    const auto up = [&](std::uint32_t i) { world.addStickOfLength(i, i - columns, 10, TensionOnly); };
    if (values.choice("made") == "row-by-row") {
        for (std::uint32_t i = 0; i < rows * columns; ++i) {
            if (i % columns > 0) left(i);
            if (i >= columns) up(i);
        }
        world.addSheet(0, columns, rows);
        return world;
    }
    for (const std::uint32_t parity : {1U, 0U}) // horizontal, larger end in odd columns, then in even ones
        for (std::uint32_t i = 0; i < rows * columns; ++i)
            if (i % columns > 0 && i % columns % 2 == parity) left(i);
    for (const std::uint32_t parity : {1U, 0U}) // the same for vertical ones and rows
        for (std::uint32_t i = columns; i < rows * columns; ++i)
            if (i / columns % 2 == parity) up(i);
    world.addSheet(0, columns, rows);
    return world;
}

constexpr Box viewNet = {-20, -20, 220, 330};

} // namespace

constexpr Scene straightChainScene = {
    .id = "straight-chain",
    .name = TRANSLATABLE("scene", "Straight chain"),
    .group = referenceChainsGroup,
    .description = TRANSLATABLE("scene", "A chain on a line whose sticks are too long: one step of many "
                                         "passes shows how fast each relaxation gets there."),
    .parameters = parametersOfStraight,
    .step = 1,
    .duration = 1,
    .method = referenceChainsManyPasses,
    .world = straightRope,
    .bounds = boundsOfStraight,
};

constexpr Scene zigzagChainScene = {
    .id = "zigzag-chain",
    .name = TRANSLATABLE("scene", "Zigzag chain"),
    .group = referenceChainsGroup,
    .description = TRANSLATABLE(
        "scene", "Six sticks below a pin: forward, backward and alternating sweeps end in different places."),
    .parameters = parametersOfZigzag,
    .step = 1,
    .duration = 1,
    .method = referenceChainsManyPasses,
    .world = zigzag,
    .bounds = boundsAround<viewZigzag>,
};

constexpr Scene stretchedClothScene = {
    .id = "stretched-cloth",
    .name = TRANSLATABLE("scene", "Stretched cloth"),
    .group = referenceChainsGroup,
    .description = TRANSLATABLE("scene", "A net of 7 × 5 particles that is too large. With a second pin no "
                                         "shape satisfies all sticks, and the order decides where it ends."),
    .parameters = parametersOfStretched,
    .step = 1,
    .duration = 1,
    .method = referenceChainsManyPasses,
    .world = stretched,
    .bounds = boundsAround<viewStretched>,
};

constexpr Scene tearChainScene = {
    .id = "tear-chain",
    .name = TRANSLATABLE("scene", "Tearing chain"),
    .group = referenceChainsGroup,
    .description = TRANSLATABLE("scene", "Eight sticks with a heavy end fall from the horizontal, and tear "
                                         "when they are too long after three passes."),
    .lengthUnit = "px",
    .energyUnit = "px²/s²",
    .yDown = true,
    .parameters = parametersOfTear,
    .step = 0.02,
    .duration = 1.6,
    .method = threePasses,
    .world = tear,
    .bounds = boundsAround<viewTear>,
};

constexpr Scene netScene = {
    .id = "net",
    .name = TRANSLATABLE("scene", "Net"),
    .group = referenceChainsGroup,
    .description = TRANSLATABLE(
        "scene",
        "A net of 21 × 15 particles whose sticks only pull: pins and order decide how far it stretches."),
    .lengthUnit = "px",
    .energyUnit = "px²/s²",
    .yDown = true,
    .parameters = parametersOfNet,
    .step = 1.0 / 60,
    .duration = 25,
    .world = net,
    .bounds = boundsAround<viewNet>,
};

} // namespace timestep

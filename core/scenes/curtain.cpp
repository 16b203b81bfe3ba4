// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

namespace timestep {

namespace {

// The fabric of DataGenetics, "Verlet Integration" (2018): a full or half sheet of one-way sticks that starts
// bunched up at the top with small random deviations and drops; one pass per frame; attachments full,
// partial, sparse or corners; rip resistances by name. The article prints no sizes: all numbers are ours.

constexpr Box curtainBox = {0, 0, 500, 400}; // [px], y down
constexpr std::uint32_t columns = 41;
constexpr double spacing = 10; // [px]
constexpr double top = 20;     // [px]

constexpr std::array<Choice, 2> sheetChoices = {{
    {"full", TRANSLATABLE("parameter", "full")},
    {"half", TRANSLATABLE("parameter", "half")},
}};
constexpr std::uint32_t rowsOf[] = {29, 15};

constexpr std::array<Choice, 4> attachmentChoices = {{
    {"full", TRANSLATABLE("parameter", "full")},
    {"partial", TRANSLATABLE("parameter", "partial")},
    {"sparse", TRANSLATABLE("parameter", "sparse")},
    {"corners", TRANSLATABLE("parameter", "corners")},
}};
constexpr std::uint32_t curtainPinEvery[] = {1, 4, 10, columns - 1};

constexpr std::array<Parameter, 7> ownOfCurtain = {{
    startChoice("sheet", TRANSLATABLE("parameter", "sheet"), 0, sheetChoices,
                TRANSLATABLE("parameter", "29 rows of particles, or 15.")),
    startChoice("attachments", TRANSLATABLE("parameter", "attachments"), 0, attachmentChoices,
                TRANSLATABLE("parameter",
                             "How much of the top row is fixed: all, every 4th, every 10th or the corners.")),
    choice(
        "rip-resistance", TRANSLATABLE("parameter", "rip resistance"), 0, ripResistanceChoices,
        TRANSLATABLE("parameter", "Sticks tear at 8, 2.5 or 1.5 times their length: strong, medium, weak.")),
    startToggle("tension-only", TRANSLATABLE("parameter", "sticks only pull"), true,
                TRANSLATABLE("parameter", "Whether sticks resist stretching only, like string.")),
    startNumber("swish", TRANSLATABLE("parameter", "random start"), "px", 2, {.maximum = 9, .slider = {0, 9}},
                TRANSLATABLE("parameter", "How far particles are displaced at the start; the seed decides.")),
    windParameter(0, 0.5, "px/frame²"),
    gustParameter(0, 600, "frame"),
}};

constexpr auto curtainParameters =
    withRules(ownOfCurtain, {.gravity = 0.1, .strongGravity = 1, .drag = 0.02});

World curtain(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    World world = emptyWorld(values, curtainBox, true);
    Random random(seed);
    const std::uint32_t rows = rowsOf[static_cast<std::size_t>(values["sheet"])];
    const std::uint32_t every = curtainPinEvery[static_cast<std::size_t>(values["attachments"])];
    const std::uint8_t flags = values.isOn("tension-only") ? TensionOnly : 0;
    const double swish = values["swish"];
    const double left = (curtainBox.right - (columns - 1) * spacing) / 2;
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t column = 0; column < columns; ++column) {
            const bool first = row == 0;
            const double dx = random.uniform(-swish, swish);
            const double dy = random.uniform(-swish, swish);
            const std::uint32_t i =
                world.addParticle({left + column * spacing + (first ? 0 : dx), top + (first ? 0 : dy)}, 1,
                                  first && column % every == 0);
            if (column > 0) world.addStickOfLength(i, i - 1, spacing, flags);
            if (!first) world.addStickOfLength(i, i - columns, spacing, flags);
        }
    world.addSheet(0, columns, rows);
    return world;
}

} // namespace

constexpr Scene curtainScene = inPixels({
    .id = "curtain",
    .name = TRANSLATABLE("scene", "Curtain"),
    .group = TRANSLATABLE("scene", "Ropes and cloth"),
    .description =
        TRANSLATABLE("scene", "The fabric of DataGenetics drops from the top: full or half, on four kinds of "
                              "attachments, with four rip resistances. The numbers are ours."),
    .parameters = curtainParameters,
    .duration = 1200,
    .world = curtain,
    .bounds = boundsAround<curtainBox>,
});

} // namespace timestep

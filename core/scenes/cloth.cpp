// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

namespace timestep {

namespace {

// The cloth of Pikuma (2021): row by row, first the stick to the left, then the stick upwards; every second
// particle of the top row pinned; gravity 981 px/s² and drag 0.01 on gravity too are printed there. One-way
// sticks and the random start are those of DataGenetics (2018). Sizes of sheet and box are ours.

constexpr std::array<Parameter, 6> ownOfCloth = {{
    startCount("columns", TRANSLATABLE("parameter", "columns"), 30,
               {.minimum = 2, .maximum = 1000, .slider = {2, 200}},
               TRANSLATABLE("parameter", "Particles in a row.")),
    startCount("rows", TRANSLATABLE("parameter", "rows"), 20,
               {.minimum = 2, .maximum = 1000, .slider = {2, 200}},
               TRANSLATABLE("parameter", "Particles in a column.")),
    startNumber("spacing", TRANSLATABLE("parameter", "spacing"), "px", 10,
                {.minimum = 0.1, .maximum = 1000, .slider = {2, 40}},
                TRANSLATABLE("parameter", "Rest length of every stick.")),
    startCount(
        "pin-every", TRANSLATABLE("parameter", "pin every"), 2,
        {.minimum = 1, .maximum = 1000, .slider = {1, 30}},
        TRANSLATABLE("parameter",
                     "1: the whole top row is pinned; n: the first particle and every n-th after it.")),
    startToggle("tension-only", TRANSLATABLE("parameter", "sticks only pull"), false,
                TRANSLATABLE("parameter", "Whether sticks resist stretching only, like string.")),
    startNumber(
        "start-jitter", TRANSLATABLE("parameter", "random start"), "1", 0, {.maximum = 1},
        TRANSLATABLE("parameter",
                     "Every free particle is displaced at the start by up to this share of the spacing.")),
}};

constexpr auto clothParameters = withRules(ownOfCloth, {.gravity = 981,
                                                        .strongGravity = 2000,
                                                        .accelerationUnit = "px/s²",
                                                        .drag = 0.01,
                                                        .dragForm = DragForm::PerStepAndGravity});

double widthOf(const ParameterValues& values) {
    return (values["columns"] - 1) * values["spacing"];
}
double heightOf(const ParameterValues& values) {
    return (values["rows"] - 1) * values["spacing"];
}

/// The sheet hangs one margin below the ceiling, with room to stretch to twice its height.
Box boxOfCloth(const ParameterValues& values) {
    const double margin = 0.2 * widthOf(values) + values["spacing"];
    return {-margin, -margin, widthOf(values) + margin, 2 * heightOf(values) + margin};
}

/// Takes the memory for a sheet at once: moving a large one as it grows takes longer than making it.
void reserve(World& world, std::size_t particles) {
    for (std::vector<double>* list :
         {&world.x, &world.y, &world.previousX, &world.previousY, &world.inverseMass, &world.radius})
        list->reserve(particles);
    for (std::vector<double>* list :
         {&world.length, &world.preTension, &world.stiffness, &world.compliance, &world.damping})
        list->reserve(2 * particles);
    world.stickA.reserve(2 * particles);
    world.stickB.reserve(2 * particles);
}

World makeClothWorld(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    World world = emptyWorld(values, boxOfCloth(values), true);
    const auto columns = static_cast<std::uint32_t>(values["columns"]);
    const auto rows = static_cast<std::uint32_t>(values["rows"]);
    const auto pinEvery = static_cast<std::uint32_t>(values["pin-every"]);
    reserve(world, std::size_t{columns} * rows);
    const double spacing = values["spacing"];
    const std::uint8_t flags = values.isOn("tension-only") ? TensionOnly : 0;
    const auto join = [&](std::uint32_t a, std::uint32_t b) { world.addStickOfLength(a, b, spacing, flags); };
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t column = 0; column < columns; ++column) {
            const bool pinned = row == 0 && column % pinEvery == 0;
            const std::uint32_t i = world.addParticle({column * spacing, row * spacing}, 1, pinned);
            if (column > 0) join(i, i - 1);
            if (row > 0) join(i, i - columns);
        }
    world.addSheet(0, columns, rows);
    Random random(seed);
    const double reach = values["start-jitter"] * spacing;
    for (std::uint32_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
        world.previousX[i] = world.x[i] += random.uniform(-reach, reach);
        world.previousY[i] = world.y[i] += random.uniform(-reach, reach);
    }
    return world;
}

Box clothBounds(const ParameterValues& values) {
    return withMargin(boxOfCloth(values));
}

} // namespace

constexpr Scene clothScene = {
    .id = "cloth",
    .name = TRANSLATABLE("scene", "Cloth"),
    .group = TRANSLATABLE("scene", "Ropes and cloth"),
    .description = TRANSLATABLE("scene", "A net of sticks that hangs from pins along its top row."),
    .lengthUnit = "px",
    .energyUnit = "px²/s²",
    .yDown = true,
    .parameters = clothParameters,
    .step = 1.0 / 60,
    .world = makeClothWorld,
    .bounds = clothBounds,
};

} // namespace timestep

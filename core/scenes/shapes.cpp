// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace timestep {

namespace {

// The shapes of DataGenetics, "Verlet Integration" (2018): every seed gives another shape, like every reset
// there. The article prints the share of speed that is left per frame (99.9 %) and after a wall (90 %); all
// other numbers are ours.

constexpr Box shapesBox = {0, 0, 500, 400}; // [px], y down

constexpr std::array<Parameter, 5> ownOfShapes = {{
    startNumber("size", TRANSLATABLE("parameter", "size"), "px", 80,
                {.minimum = 1, .maximum = 150, .slider = {20, 150}},
                TRANSLATABLE("parameter", "Distance of the corners from the middle.")),
    startNumber("tilt", TRANSLATABLE("parameter", "start tilt"), "rad", 0.3,
                {.minimum = -2 * std::numbers::pi, .maximum = 2 * std::numbers::pi},
                TRANSLATABLE("parameter", "Angle by which the shape is turned at the start.")),
    startNumber("irregularity", TRANSLATABLE("parameter", "irregularity"), "1", 0.5, {.maximum = 1},
                TRANSLATABLE("parameter", "0: equal sides. Above: the seed draws another shape.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "px/frame", 4,
                {.maximum = 100, .slider = {0, 20}},
                TRANSLATABLE("parameter", "In a direction that the seed draws.")),
    startToggle("constrained", TRANSLATABLE("parameter", "sticks hold"), true,
                TRANSLATABLE("parameter", "Off: the links are only drawn, as before the tutorial's "
                                          "constraints, and as in its loop i > ITT that never runs.")),
}};

constexpr RuleStandards shapesStandards = {
    .gravity = 0.2, .strongGravity = 2, .drag = 0.001, .wallRule = WallRule::ClampAndFlip, .bounce = 0.9};

constexpr RuleStandards standardsOfPolygon = {.gravity = 0.2,
                                              .strongGravity = 2,
                                              .drag = 0.001,
                                              .wallRule = WallRule::ClampAndFlip,
                                              .bounce = 0.9,
                                              .floorFriction = FloorFriction::FreezeX};

constexpr auto shapesParameters = withRules(ownOfShapes, shapesStandards);
constexpr auto parametersOfPolygon = withRules(ownOfShapes, standardsOfPolygon);

World held(World world, const ParameterValues& values) {
    if (!values.isOn("constrained")) std::fill(world.stiffness.begin(), world.stiffness.end(), 0.0);
    return world;
}

/// Corners around the middle of the box, joined in a ring: corner k at the angle tilt + 2 pi (k + u
/// irregularity) / n and the distance size (1 - v irregularity), u from [-1/4, 1/4) and v from [0, 1/2). The
/// whole shape moves as one at the start.
World shapesRing(const ParameterValues& values, std::uint64_t seed, std::uint32_t corners) {
    World world = emptyWorld(values, shapesBox, true);
    Random random(seed);
    const double heading = random.uniform(0, 2 * std::numbers::pi);
    const double irregularity = values["irregularity"];
    for (std::uint32_t k = 0; k < corners; ++k) {
        const double turn = (k + irregularity * random.uniform(-0.25, 0.25)) / corners;
        const double angle = values["tilt"] + 2 * std::numbers::pi * turn;
        const double distance = values["size"] * (1 - irregularity * random.uniform(0, 0.5));
        world.addParticle({(shapesBox.left + shapesBox.right) / 2 + distance * std::cos(angle),
                           (shapesBox.bottom + shapesBox.top) / 2 + distance * std::sin(angle)});
        world.setStartVelocity(k, {values["speed"] * std::cos(heading), values["speed"] * std::sin(heading)});
        world.outline.push_back(k);
    }
    for (std::uint32_t k = 0; k < (corners == 2 ? 1 : corners); ++k) world.addStick(k, (k + 1) % corners);
    if (corners == 2) world.outline.clear();
    return held(std::move(world), values);
}

World bar(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    return shapesRing(values, seed, 2);
}
World triangle(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    return shapesRing(values, seed, 3);
}
World quad(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    return shapesRing(values, seed, 4);
}

World bracedQuad(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    World world = shapesRing(values, seed, 4);
    world.addStick(3, 1);
    return held(std::move(world), values);
}

World polygon(const ParameterValues& values, const TextValues& texts, std::uint64_t seed) {
    World world = bracedQuad(values, texts, seed);
    for (std::uint8_t& flags : world.stickFlags) flags |= Hidden;
    world.polygons.push_back({world.outline, {}});
    return world;
}

constexpr Scene shape(std::string_view id, Text name, Text description, WorldFunction world,
                      std::span<const Parameter> parameters = shapesParameters) {
    return inPixels({
        .id = id,
        .name = name,
        .group = TRANSLATABLE("scene", "Shapes of sticks"),
        .description = description,
        .parameters = parameters,
        .duration = 1200,
        .world = world,
        .bounds = boundsAround<shapesBox>,
    });
}

} // namespace

constexpr Scene barScene = shape("bar", TRANSLATABLE("scene", "Bar"),
                                 TRANSLATABLE("scene", "Two particles and the stick between them."), bar);

constexpr Scene triangleScene = shape(
    "triangle", TRANSLATABLE("scene", "Triangle"),
    TRANSLATABLE("scene", "Three particles and three sticks: the smallest shape that is stiff."), triangle);

constexpr Scene quadScene =
    shape("quad", TRANSLATABLE("scene", "Quadrilateral"),
          TRANSLATABLE("scene", "Four particles and four sticks: nothing keeps it from folding."), quad);

constexpr Scene bracedQuadScene = shape(
    "braced-quad", TRANSLATABLE("scene", "Braced quadrilateral"),
    TRANSLATABLE("scene", "Four particles, four sticks and a diagonal that makes two triangles of them."),
    bracedQuad);

constexpr Scene polygonScene =
    shape("polygon", TRANSLATABLE("scene", "Polygon"),
          TRANSLATABLE("scene", "A braced quadrilateral whose sticks are hidden behind a polygon."), polygon,
          parametersOfPolygon);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rigid_scene.h"
#include "core/scenes/scene_list.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

// Two bodies at rest that show the separating axis theorem.

constexpr std::array<Choice, 5> shapes = {{
    {"box", TRANSLATABLE("parameter", "box")},
    {"triangle", TRANSLATABLE("parameter", "triangle")},
    {"pentagon", TRANSLATABLE("parameter", "pentagon")},
    {"hexagon", TRANSLATABLE("parameter", "hexagon")},
    {"circle", TRANSLATABLE("parameter", "circle")},
}};
constexpr std::array<int, 5> cornersOf = {4, 3, 5, 6, 0};

constexpr std::array<Choice, 4> poses = {{
    {"shallow", TRANSLATABLE("parameter", "face on face")},
    {"corner", TRANSLATABLE("parameter", "corner on face")},
    {"deep", TRANSLATABLE("parameter", "deep")},
    {"apart", TRANSLATABLE("parameter", "apart")},
}};
struct Pose {
    Point at;
    double angle;
};
constexpr std::array<Pose, 4> posesOfSecond = {
    {{{0.95, 1.78}, 0.27}, {{1.75, 1.55}, -0.52}, {{1.35, 0.95}, -0.52}, {{2.3, 2.2}, 0.4}}};

constexpr std::array<Parameter, 3> ofPolygons = {{
    startChoice("first-shape", TRANSLATABLE("parameter", "first body"), 0, shapes,
                TRANSLATABLE("parameter", "Its shape.")),
    startChoice("second-shape", TRANSLATABLE("parameter", "second body"), 0, shapes,
                TRANSLATABLE("parameter", "Its shape.")),
    startChoice("pose", TRANSLATABLE("parameter", "pose"), 0, poses,
                TRANSLATABLE("parameter", "Where the second body begins.")),
}};

void addShape(RigidWorld& world, std::size_t shape, double width, double height,
              const RigidBodySetup& setup) {
    const int corners = cornersOf[shape];
    if (corners == 4) {
        world.addBox(width, height, setup);
    } else if (corners == 0) {
        world.addCircle((width + height) / 4, setup);
    } else {
        std::vector<Point> polygon;
        for (int i = 0; i < corners; ++i) {
            const double angle = std::numbers::pi * (2.0 * i / corners + 0.5);
            polygon.push_back(
                {0.3 * (width + height) * std::cos(angle), 0.3 * (width + height) * std::sin(angle)});
        }
        world.addPolygon(polygon, setup);
    }
}

RigidWorld twoPolygons(const ParameterValues& values, std::uint64_t) {
    RigidWorld world;
    RigidBodySetup first = bodyAt(0.2, -0.1);
    first.angle = 0.31;
    addShape(world, static_cast<std::size_t>(values["first-shape"]), 2.6, 1.4, first);
    const Pose& pose = posesOfSecond[static_cast<std::size_t>(values["pose"])];
    RigidBodySetup second = bodyAt(pose.at.x, pose.at.y);
    second.angle = pose.angle;
    second.name = "watched";
    addShape(world, static_cast<std::size_t>(values["second-shape"]), 1.2, 1.8, second);
    return world;
}

constexpr std::array<MethodSetting, 1> uncorrected = {{{"push", "none"}}};

// Two spikes that cross: no corner of either is inside the other.

constexpr std::array<Choice, 3> shapeStarts = {{
    {"flight", TRANSLATABLE("parameter", "flying at each other")},
    {"crossed", TRANSLATABLE("parameter", "crossed")},
    {"tips", TRANSLATABLE("parameter", "tips just crossed")},
}};

/// From here, at 8 m/s and 60 steps per second, no corner is ever inside at the start of a step [m].
constexpr double apart = 2.035;

constexpr std::array<Parameter, 2> ofSpikes = {{
    startChoice("start", TRANSLATABLE("parameter", "start"), 0, shapeStarts,
                TRANSLATABLE("parameter", "Where the spikes begin.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "m/s", 8,
                {.maximum = 100, .slider = {0, 20}},
                TRANSLATABLE("parameter", "Of the upright spike to the left, when it flies.")),
}};

RigidWorld crossingSpikes(const ParameterValues& values, std::uint64_t) {
    RigidWorld world;
    const auto start = static_cast<std::size_t>(values["start"]);
    RigidBodySetup upright;
    upright.name = "watched";
    if (start == 1) {
        world.addPolygon(std::array<Point, 3>{{{-3.1, -0.27}, {3.3, 0.05}, {-3.1, 0.31}}}, {});
        world.addPolygon(std::array<Point, 3>{{{0.21, 3.0}, {0.55, -3.2}, {0.83, 3.0}}}, upright);
        return world;
    }
    if (start == 0) {
        upright.position.x = apart;
        upright.velocity.x = -values["speed"];
    }
    world.addPolygon(std::array<Point, 3>{{{-2.2, -0.21}, {0.63, 0.02}, {-2.2, 0.26}}}, {});
    world.addPolygon(std::array<Point, 3>{{{0.34, 1.5}, {0.5, -0.31}, {0.68, 1.5}}}, upright);
    return world;
}

Box boundsOfSpikes(const ParameterValues& values) {
    return values["start"] == 1 ? Box{-3.5, -3.5, 3.7, 3.3} : Box{-3, -1.6, 3.4, 2.2};
}

constexpr std::array<MethodSetting, 1> byCorners = {{{"manifold", "vertices-inside"}}};

constexpr Box twoPolygonsView = {-3.5, -2.8, 4.5, 3.6};

} // namespace

constexpr Scene twoPolygonsScene = {
    .id = "two-polygons",
    .name = TRANSLATABLE("scene", "Two bodies and their shadows"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "Two bodies without forces, to be moved and turned by hand: they "
                                         "touch if their shadows overlap on every axis."),
    .parameters = ofPolygons,
    .step = 1.0 / 60,
    .method = uncorrected,
    .rigidWorld = twoPolygons,
    .layers = AxisLayer,
    .bounds = fixedBounds<twoPolygonsView>,
};

constexpr Scene crossingSpikesScene = {
    .id = "crossing-spikes",
    .name = TRANSLATABLE("scene", "Crossing spikes"),
    .group = rigidGroup,
    .description =
        TRANSLATABLE("scene", "Find the bug: a rule that looks for corners inside the other body lets spikes "
                              "pass through each other. Clipped edges find the contact."),
    .parameters = ofSpikes,
    .step = 1.0 / 60,
    .duration = 2,
    .method = byCorners,
    .rigidWorld = crossingSpikes,
    .layers = ContactLayer,
    .bounds = boundsOfSpikes,
};

} // namespace timestep

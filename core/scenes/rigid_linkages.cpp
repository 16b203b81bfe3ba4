// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rigid_scene.h"
#include "core/scenes/scene_list.h"

#include <cmath>

namespace timestep {

namespace {

// A chain of hinged bars below a pin.

constexpr double link = 0.5, thickness = 0.12; ///< [m]

constexpr std::array<Parameter, 3> linkageChainParameters = {{
    startCount("links", TRANSLATABLE("parameter", "links"), 20,
               {.minimum = 1, .maximum = 200, .slider = {1, 50}},
               TRANSLATABLE("parameter", "Bars of half a metre.")),
    startNumber("start-angle", TRANSLATABLE("parameter", "start angle"), "rad", 1.3,
                {.minimum = -3.1, .maximum = 3.1, .slider = {-1.6, 1.6}},
                TRANSLATABLE("parameter", "Of the straight chain from the lowest position.")),
    gravityParameter(9.81),
}};

RigidWorld bodyChain(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    const int links = static_cast<int>(values["links"]);
    const Point way = {std::sin(values["start-angle"]), -std::cos(values["start-angle"])};
    for (int i = 0; i < links; ++i) {
        RigidBodySetup bar = bodyAt(way.x * link * (i + 0.5), way.y * link * (i + 0.5));
        bar.angle = values["start-angle"];
        if (i + 1 == links) bar.name = "watched";
        const std::uint32_t body = world.addBox(thickness, 1.1 * link, bar);
        const Point at = {way.x * link * i, way.y * link * i};
        world.addRevoluteJoint(i == 0 ? noBody : body - 1, body, at);
    }
    return world;
}

Box boundsOfChain(const ParameterValues& values) {
    const double reach = 1.05 * link * values["links"];
    return {-reach, -1.05 * reach, reach, 0.3 * reach};
}

constexpr std::array<MethodSetting, 2> manySubsteps = {{{"iterations", "10"}, {"substeps", "10"}}};

// A rag doll of ten bodies. Sizes and masses are ours, those of a person of 1.75 m.

struct Part {
    std::string_view name;
    Point at;             ///< centre above the soles [m]
    double width, height; ///< [m]; no width: a circle of that diameter
};
constexpr std::array<Part, 10> parts = {{
    {"watched", {0, 1.62}, 0, 0.24}, // the head
    {"trunk", {0, 1.19}, 0.34, 0.6},
    {"left-upper-arm", {-0.24, 1.3}, 0.1, 0.34},
    {"left-lower-arm", {-0.24, 0.97}, 0.09, 0.36},
    {"right-upper-arm", {0.24, 1.3}, 0.1, 0.34},
    {"right-lower-arm", {0.24, 0.97}, 0.09, 0.36},
    {"left-thigh", {-0.09, 0.68}, 0.14, 0.46},
    {"left-shin", {-0.09, 0.23}, 0.12, 0.48},
    {"right-thigh", {0.09, 0.68}, 0.14, 0.46},
    {"right-shin", {0.09, 0.23}, 0.12, 0.48},
}};
struct Hinge {
    std::uint32_t a, b;
    Point at;            ///< [m]
    double lower, upper; ///< [rad]
};
constexpr std::array<Hinge, 9> hinges = {{
    {1, 0, {0, 1.5}, -0.6, 0.6},
    {1, 2, {-0.24, 1.44}, -1.5, 2.6},
    {2, 3, {-0.24, 1.14}, -0.1, 2.4},
    {1, 4, {0.24, 1.44}, -2.6, 1.5},
    {4, 5, {0.24, 1.14}, -2.4, 0.1},
    {1, 6, {-0.09, 0.89}, -0.7, 1.6},
    {6, 7, {-0.09, 0.46}, -2.2, 0.1},
    {1, 8, {0.09, 0.89}, -1.6, 0.7},
    {8, 9, {0.09, 0.46}, -0.1, 2.2},
}};
constexpr double dropped = 1.6; ///< [m] from the soles to the floor
constexpr double start = 1;     ///< x of its middle [m]

constexpr std::array<Parameter, 4> ofDoll = {{
    startNumber("tilt", TRANSLATABLE("parameter", "start tilt"), "rad", 0.5,
                {.minimum = -3.2, .maximum = 3.2, .slider = {-3.2, 3.2}},
                TRANSLATABLE("parameter", "By which the whole doll is turned at the start.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "m/s", 2,
                {.minimum = -20, .maximum = 20, .slider = {-5, 5}},
                TRANSLATABLE("parameter", "Of the whole doll to the right.")),
    frictionParameter(0.5),
    gravityParameter(9.81),
}};

RigidWorld bodyRagdoll(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    const double c = std::cos(values["tilt"]), s = std::sin(values["tilt"]);
    const auto placed = [c, s](Point p) { // turned about the middle of the doll
        const double y = p.y - 0.9;
        return Point{start + c * p.x - s * y, s * p.x + c * y + 0.9 + dropped};
    };
    for (const Part& part : parts) {
        const Point at = placed(part.at);
        RigidBodySetup setup = bodyAt(at.x, at.y, values["friction"]);
        setup.angle = values["tilt"];
        setup.velocity = {values["speed"], 0};
        setup.density = 300;
        setup.name = std::string(part.name);
        if (part.width == 0)
            world.addCircle(part.height / 2, setup);
        else
            world.addBox(part.width, part.height, setup);
    }
    for (const Hinge& hinge : hinges) {
        RigidJoint& joint = world.joints[world.addRevoluteJoint(hinge.a, hinge.b, placed(hinge.at))];
        joint.limited = true;
        joint.lower = hinge.lower;
        joint.upper = hinge.upper;
    }
    addFloor(world, 100, 20, values["friction"]);
    const std::array<Point, 3> wedge = {{{1.2, 0}, {3.2, 0}, {2.2, 0.8}}};
    world.addPolygon(wedge, fixedAt(0, 0, values["friction"]));
    return world;
}

constexpr Box bodyRagdollView = {-2.2, -0.6, 5.4, 3.8};

} // namespace

constexpr Scene bodyChainScene = {
    .id = "body-chain",
    .name = TRANSLATABLE("scene", "Chain of bodies"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "Twenty bars on hinges: a stack on its side. The error of the "
                                         "joints shows how far the iterations have come."),
    .parameters = linkageChainParameters,
    .step = 1.0 / 60,
    .method = manySubsteps,
    .rigidWorld = bodyChain,
    .bounds = boundsOfChain,
};

constexpr Scene bodyRagdollScene = {
    .id = "body-ragdoll",
    .name = TRANSLATABLE("scene", "Rag doll of bodies"),
    .group = rigidGroup,
    .description = TRANSLATABLE(
        "scene", "Ten bodies on nine hinges whose angles have limits, as joints of a person have."),
    .parameters = ofDoll,
    .step = 1.0 / 120,
    .duration = 5,
    .method = manySubsteps,
    .rigidWorld = bodyRagdoll,
    .bounds = fixedBounds<bodyRagdollView>,
};

} // namespace timestep

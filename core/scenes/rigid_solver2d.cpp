// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds with which solvers are compared, rebuilt from the description of Solver2D (E. Catto, 2024): "Ball &
// Chain", "Bridge", "Card House", "Arch", "Rush", "Confined". Sizes, densities, friction and damping are
// those; two worlds have fewer bodies at first.
#include "core/scenes/rigid_scene.h"
#include "core/scenes/scene_list.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace timestep {

namespace {

RigidBodySetup dampedAt(double x, double y) {
    RigidBodySetup setup = bodyAt(x, y);
    setup.density = 20;
    setup.damping = setup.turningDamping = 0.1;
    return setup;
}

// A chain of capsules that holds a heavy disc.

constexpr double discRadius = 8; ///< [m]

constexpr std::array<Parameter, 2> ofBallAndChain = {{
    startCount("links", TRANSLATABLE("parameter", "links"), 40,
               {.minimum = 1, .maximum = 200, .slider = {1, 50}},
               TRANSLATABLE("parameter", "Capsules of a metre.")),
    gravityParameter(10),
}};

RigidWorld ballAndChain(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    const int links = static_cast<int>(values["links"]);
    for (int i = 0; i < links; ++i) {
        const std::uint32_t body = world.addCapsule(1, 0.125, dampedAt(i + 0.5, 0));
        world.addRevoluteJoint(i == 0 ? noBody : body - 1, body, {1.0 * i, 0});
    }
    RigidBodySetup disc = dampedAt(links + discRadius, 0);
    disc.name = "watched";
    const std::uint32_t body = world.addCircle(discRadius, disc);
    world.addRevoluteJoint(body - 1, body, {1.0 * links, 0});
    return world;
}

Box boundsOfBallAndChain(const ParameterValues& values) {
    const double reach = values["links"] + 2 * discRadius + 2;
    return {-0.6 * reach, -1.1 * reach, 1.1 * reach, 0.2 * reach};
}

// A bridge of planks without slack.

constexpr std::array<Parameter, 2> ofBodyBridge = {{
    startCount("planks", TRANSLATABLE("parameter", "planks"), 160,
               {.minimum = 1, .maximum = 300, .slider = {10, 160}},
               TRANSLATABLE("parameter", "Of a metre, on hinges.")),
    gravityParameter(10),
}};

RigidWorld bodyBridge(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    const int planks = static_cast<int>(values["planks"]);
    const double left = -planks / 2.0;
    for (int i = 0; i < planks; ++i) {
        RigidBodySetup plank = dampedAt(left + i + 0.5, 0);
        if (i == planks / 2) plank.name = "watched";
        const std::uint32_t body = world.addBox(1, 0.25, plank);
        world.addRevoluteJoint(i == 0 ? noBody : body - 1, body, {left + i, 0});
    }
    world.addRevoluteJoint(noBody, static_cast<std::uint32_t>(planks - 1), {-left, 0});
    return world;
}

Box boundsOfBodyBridge(const ParameterValues& values) {
    const double half = 0.55 * values["planks"] + 1;
    return {-half, -half, half, 0.5 * half};
}

// A house of cards.

constexpr double cardHeight = 0.2, cardThickness = 0.001; ///< halves [m]

constexpr std::array<Parameter, 3> ofCardHouse = {{
    startCount("storeys", TRANSLATABLE("parameter", "storeys"), 5,
               {.minimum = 1, .maximum = 12, .slider = {1, 6}},
               TRANSLATABLE("parameter", "The lowest has as many pairs of cards.")),
    frictionParameter(0.7),
    gravityParameter(10),
}};

RigidWorld cardHouse(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 80, 4, values["friction"]);
    const double lean = 25 * std::numbers::pi / 180;
    const auto add = [&](double x, double y, double angle) {
        RigidBodySetup card = bodyAt(x, y, values["friction"]);
        card.angle = angle;
        world.addBox(2 * cardThickness, 2 * cardHeight, card);
    };
    double first = 0, y = cardHeight - 0.02;
    for (int pairs = static_cast<int>(values["storeys"]); pairs > 0; --pairs) {
        double x = first;
        for (int i = 0; i < pairs; ++i) {
            if (i + 1 < pairs) add(x + 0.25, y + cardHeight - 0.015, std::numbers::pi / 2);
            add(x, y, -lean);
            add(x + 0.175, y, lean);
            x += 0.35;
        }
        y += 2 * cardHeight - 0.03;
        first += 0.175;
    }
    world.names.push_back({static_cast<std::uint32_t>(world.bodies.size() - 1), "watched"});
    return world;
}

Box boundsOfCardHouse(const ParameterValues& values) {
    const double width = 0.35 * values["storeys"];
    return {-0.5, -0.2, width + 0.3, 0.4 * values["storeys"] + 0.3};
}

constexpr std::array<MethodSetting, 3> softFourTimesFour = {
    {{"push", "soft"}, {"substeps", "4"}, {"iterations", "4"}}};

// A slender arch that carries four slabs. Its inner and outer line, in quarters of a metre.

constexpr std::array<Point, 9> innerLine = {{{16, 0},
                                             {14.93803712795643, 5.133601056842984},
                                             {13.79871746027416, 10.24928069555078},
                                             {12.56252963284711, 15.34107019122473},
                                             {11.20040987372525, 20.39856541571217},
                                             {9.66521217819836, 25.40369899225096},
                                             {7.87179930638133, 30.3179337000085},
                                             {5.635199558196225, 35.03820717801641},
                                             {2.405937953536585, 39.09554102558315}}};
constexpr std::array<Point, 9> outerLine = {{{24, 0},
                                             {22.33619528222415, 6.02299846205841},
                                             {20.54936888969905, 12.00964361211476},
                                             {18.60854610798073, 17.9470321677465},
                                             {16.46769273811807, 23.81367936585418},
                                             {14.05325025774858, 29.57079353071012},
                                             {11.23551045834022, 35.13775818285372},
                                             {7.752568160730571, 40.30450679009583},
                                             {3.016931552701656, 44.28891593799322}}};

constexpr std::array<Parameter, 3> ofLoadedArch = {{
    startCount("slabs", TRANSLATABLE("parameter", "slabs"), 4,
               {.minimum = 0, .maximum = 20, .slider = {0, 10}},
               TRANSLATABLE("parameter", "That lie on the keystone.")),
    frictionParameter(0.6),
    gravityParameter(10),
}};

RigidWorld loadedArch(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    addFloor(world, 200, 4, values["friction"]);
    const auto scaled = [](Point p, double side) { return Point{side * p.x / 4, p.y / 4}; };
    const auto add = [&](std::array<Point, 4> corners, bool key) {
        RigidBodySetup stone = bodyAt(0, 0, values["friction"]);
        if (key) stone.name = "watched";
        world.addPolygon(corners, stone);
    };
    for (const double side : {1.0, -1.0})
        for (std::size_t i = 0; i + 1 < innerLine.size(); ++i)
            add({scaled(innerLine[i], side), scaled(outerLine[i], side), scaled(outerLine[i + 1], side),
                 scaled(innerLine[i + 1], side)},
                false);
    const Point in = innerLine.back(), out = outerLine.back();
    add({scaled(in, 1), scaled(out, 1), scaled(out, -1), scaled(in, -1)}, true);
    for (int i = 0; i < static_cast<int>(values["slabs"]); ++i)
        world.addBox(4, 1, bodyAt(0, 0.5 + out.y / 4 + i, values["friction"]));
    return world;
}

constexpr Box loadedArchView = {-10, -1, 10, 16.5};

// Discs that all press to one place.

constexpr std::array<Parameter, 2> ofRush = {{
    startCount("discs", TRANSLATABLE("parameter", "discs"), 100,
               {.minimum = 1, .maximum = 400, .slider = {1, 400}},
               TRANSLATABLE("parameter", "On a spiral at the start; Solver2D has 400.")),
    frictionParameter(0.2),
}};

RigidWorld rush(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    world.addCircle(0.5, fixedAt(0, 0, values["friction"]));
    double distance = 5, angle = 0;
    for (int i = 0; i < static_cast<int>(values["discs"]); ++i) {
        RigidBodySetup disc =
            bodyAt(distance * std::cos(angle), distance * std::sin(angle), values["friction"]);
        disc.density = 100;
        const std::uint32_t body = world.addCircle(0.5, disc);
        world.forces.push_back({body, {}, {1000, 0}, ForceDirection::Towards, {0, 0}});
        angle += 0.2;
        distance += 0.05;
    }
    return world;
}

Box boundsOfRush(const ParameterValues& values) {
    const double reach = 6 + 0.05 * values["discs"];
    return {-reach, -reach, reach, reach};
}

// More discs than the box has room for.

constexpr std::array<Parameter, 1> ofConfined = {{
    startCount("row", TRANSLATABLE("parameter", "discs in a row"), 12,
               {.minimum = 2, .maximum = 25, .slider = {2, 25}},
               TRANSLATABLE("parameter", "And as many rows; Solver2D has 25.")),
}};

RigidWorld confined(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    const int row = static_cast<int>(values["row"]);
    const double half = 10.5 * row / 25; // of the box, to the middle of its walls
    for (const double side : {-1.0, 1.0}) {
        world.addCapsule(2 * half, 0.5, fixedAt(0, side * half));
        RigidBodySetup wall = fixedAt(side * half, 0);
        wall.angle = std::numbers::pi / 2;
        world.addCapsule(2 * half, 0.5, wall);
    }
    for (int i = 0; i < row; ++i)
        for (int k = 0; k < row; ++k) {
            const double middle = (row - 1) / 2.0;
            world.addCircle(0.5, bodyAt(0.72 * (i - middle), 0.72 * (k - middle)));
        }
    return world;
}

Box boundsOfConfined(const ParameterValues& values) {
    const double reach = 11.5 * values["row"] / 25 + 1;
    return {-reach, -reach, reach, reach};
}

} // namespace

constexpr Scene ballAndChainScene = {
    .id = "ball-and-chain",
    .name = TRANSLATABLE("scene", "Ball and chain"),
    .group = rigidGroup,
    .description =
        TRANSLATABLE("scene", "A chain of capsules with a disc of almost 700 times the mass of a link: "
                              "it tears where a solver does not carry the load to the pin."),
    .parameters = ofBallAndChain,
    .step = 1.0 / 60,
    .rigidWorld = ballAndChain,
    .bounds = boundsOfBallAndChain,
};

constexpr Scene bodyBridgeScene = {
    .id = "body-bridge",
    .name = TRANSLATABLE("scene", "Bridge of planks"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "Planks on hinges between two pins, without slack. The longer the "
                                         "bridge, the more iterations the load needs to reach the pins."),
    .parameters = ofBodyBridge,
    .step = 1.0 / 60,
    .rigidWorld = bodyBridge,
    .bounds = boundsOfBodyBridge,
};

constexpr Scene cardHouseScene = {
    .id = "card-house",
    .name = TRANSLATABLE("scene", "House of cards"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "Cards of two millimetres that lean against each other. Friction "
                                         "alone holds them, and every correction of an overlap shakes them."),
    .parameters = ofCardHouse,
    .step = 1.0 / 60,
    .method = softFourTimesFour,
    .rigidWorld = cardHouse,
    .bounds = boundsOfCardHouse,
};

constexpr Scene loadedArchScene = {
    .id = "loaded-arch",
    .name = TRANSLATABLE("scene", "Arch with slabs"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "A slender arch, shaped like a hanging chain, that carries slabs."),
    .parameters = ofLoadedArch,
    .step = 1.0 / 60,
    .rigidWorld = loadedArch,
    .bounds = fixedBounds<loadedArchView>,
};

constexpr Scene rushScene = {
    .id = "rush",
    .name = TRANSLATABLE("scene", "Rush to the middle"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "Forces press all discs to one place, where they become a heap that "
                                         "should come to rest."),
    .parameters = ofRush,
    .step = 1.0 / 60,
    .rigidWorld = rush,
    .bounds = boundsOfRush,
};

constexpr Scene confinedScene = {
    .id = "confined",
    .name = TRANSLATABLE("scene", "Confined discs"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "More discs than the box has room for: they overlap, press on each "
                                         "other and should come to rest."),
    .parameters = ofConfined,
    .step = 1.0 / 60,
    .rigidWorld = confined,
    .bounds = boundsOfConfined,
};

} // namespace timestep

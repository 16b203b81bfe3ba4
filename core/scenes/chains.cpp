// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/hanging_chain.h"
#include "core/exact/pendulum_motion.h"
#include "core/input_error.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

// Chains whose numbers are compared with exact or computed ones, so nothing in them is random.

constexpr Text chainsGroup = TRANSLATABLE("scene", "Ropes and cloth");

/// Chain of n sticks of one rest length from the origin in the direction (dx, dy) of length 1.
World straightChain(const ParameterValues& values, std::uint32_t n, double link, Point direction,
                    double spacing) {
    World world = emptyWorld(values, {}, false);
    for (std::uint32_t i = 0; i <= n; ++i)
        world.addParticle({i * spacing * direction.x, i * spacing * direction.y}, 1, i == 0);
    for (std::uint32_t i = 0; i < n; ++i) world.addStickOfLength(i, i + 1, link);
    return world;
}

Box around(double reach) {
    return withMargin({-reach, -reach, reach, 0.2 * reach});
}

constexpr Parameter chainLinks(double standard) {
    return startCount("links", TRANSLATABLE("parameter", "links"), standard,
                      {.minimum = 2, .maximum = 1000, .slider = {2, 80}},
                      TRANSLATABLE("parameter", "Number of sticks, made from the pin on."));
}
constexpr Parameter linkLength(double standard, std::string_view unit) {
    return startNumber("link-length", TRANSLATABLE("parameter", "length of a link"), unit, standard,
                       {.minimum = 1e-6, .maximum = 1e6, .slider = {standard / 2, standard * 2}},
                       TRANSLATABLE("parameter", "Rest length of each stick."));
}

// A chain that hangs between two ends, with its exact shape.

constexpr std::array<Parameter, 4> ownOfHanging = {{
    chainLinks(11),
    linkLength(0.21, "m"),
    startNumber("span", TRANSLATABLE("parameter", "span"), "m", 1.7,
                {.minimum = 0.01, .maximum = 1e6, .slider = {0.5, 2.3}},
                TRANSLATABLE("parameter", "How far the ends are apart sideways.")),
    startNumber("rise", TRANSLATABLE("parameter", "rise"), "m", -0.45,
                {.minimum = -1e6, .maximum = 1e6, .slider = {-1, 1}},
                TRANSLATABLE("parameter", "How much higher the second end is.")),
}};
constexpr auto parametersOfHanging = withRules(
    ownOfHanging,
    {.gravity = 9.81, .strongGravity = 20, .accelerationUnit = "m/s²", .drag = 0.02, .walls = false});
constexpr std::array<MethodSetting, 1> chainsManyPasses = {{{"passes", "100"}}};

/// Two straight halves that meet below the middle.
World hangingChain(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, {}, false);
    const std::uint32_t n = countOf(values, "links");
    const double link = values["link-length"];
    const Point end = {values["span"], values["rise"]};
    const double direct = std::hypot(end.x, end.y);
    if (!(n * link > direct))
        throw InputError(Sentence(TRANSLATABLE("fault", "the chain is too short: its ends are %1 apart"),
                                  shortNumber(direct)),
                         "links");
    const double slack = std::sqrt(n * link * n * link - direct * direct) / 2;
    const Point bottom = {end.x / 2 + slack * end.y / direct, end.y / 2 - slack * end.x / direct};
    for (std::uint32_t i = 0; i <= n; ++i) {
        const double s = 2.0 * i / n;
        const Point at =
            s <= 1 ? Point{s * bottom.x, s * bottom.y}
                   : Point{bottom.x + (s - 1) * (end.x - bottom.x), bottom.y + (s - 1) * (end.y - bottom.y)};
        world.addParticle(i == n ? end : at, 1, i == 0 || i == n);
    }
    for (std::uint32_t i = 0; i < n; ++i) world.addStickOfLength(i, i + 1, link);
    return world;
}

void exactShape(const ParameterValues& values, double, Frame& frame) {
    const std::uint32_t n = countOf(values, "links");
    const Point end = {values["span"], values["rise"]};
    const std::vector<Point> nodes = hangingChain(static_cast<int>(n), values["link-length"], end);
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
        frame.segments.push_back({nodes[i], nodes[i + 1], Role::Ghost});
    for (const Point& node : nodes) frame.points.push_back({node, 0, Role::Ghost});
    const Catenary curve = catenary(n * values["link-length"], end);
    if (!(curve.a > 0)) return;
    constexpr int pieces = 64;
    const auto at = [&](int i) {
        const double x = end.x * i / pieces;
        return Point{x, curve.height(x)};
    };
    for (int i = 0; i < pieces; ++i) frame.segments.push_back({at(i), at(i + 1), Role::Guide});
}

/// The places of rest of all nodes, and the catenary of a rope of the same length.
void numbersOfHanging(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const std::uint32_t n = countOf(values, "links");
    const Point end = {values["span"], values["rise"]};
    const std::vector<Point> nodes = hangingChain(static_cast<int>(n), values["link-length"], end);
    const Catenary curve = catenary(n * values["link-length"], end);
    if (nodes.empty() || !(curve.a > 0)) return;
    const auto lowest = std::min_element(nodes.begin(), nodes.end(),
                                         [](const Point& a, const Point& b) { return a.y < b.y; });
    list.push_back({"catenary-a", TRANSLATABLE("metric", "parameter a of the catenary"), "m", curve.a});
    list.push_back(
        {"catenary-x0", TRANSLATABLE("metric", "x of the catenary's lowest point"), "m", curve.x0});
    list.push_back({"catenary-lowest", TRANSLATABLE("metric", "height of the catenary's lowest point"), "m",
                    curve.height(curve.x0)});
    list.push_back(
        {"lowest-node", TRANSLATABLE("metric", "height of the chain's lowest node"), "m", lowest->y});
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        list.push_back({"node-" + std::to_string(i) + "-x",
                        Wording(TRANSLATABLE("metric", "x of node "), std::to_string(i)), "m", nodes[i].x});
        list.push_back({"node-" + std::to_string(i) + "-y",
                        Wording(TRANSLATABLE("metric", "height of node "), std::to_string(i)), "m",
                        nodes[i].y});
    }
}

Box boundsOfHanging(const ParameterValues& values) {
    const double length = values["links"] * values["link-length"];
    const double left = std::min(0.0, values["span"]) - length / 20;
    return withMargin({left, std::min(0.0, values["rise"]) - length / 2, values["span"] + length / 20,
                       std::max(0.0, values["rise"]) + length / 20});
}

// Pendulum of one rigid stick: L = 0.83 m, g = 9.7 m/s², released at 1.1 rad.

constexpr std::array<Parameter, 2> ownOfPendulum = {{
    startNumber("length", TRANSLATABLE("parameter", "length"), "m", 0.83,
                {.minimum = 1e-6, .maximum = 1e6, .slider = {0.2, 2}},
                TRANSLATABLE("parameter", "Rest length of the stick.")),
    startNumber("start-angle", TRANSLATABLE("parameter", "start angle"), "rad", 1.1,
                {.minimum = -3.14, .maximum = 3.14, .slider = {-3.14, 3.14}},
                TRANSLATABLE("parameter", "Between the stick and the vertical, 0: hanging down.")),
}};
constexpr auto parametersOfPendulum = withRules(
    ownOfPendulum, {.gravity = 9.7, .strongGravity = 20, .accelerationUnit = "m/s²", .walls = false});

Point bob(double length, double angle) {
    return {length * std::sin(angle), -length * std::cos(angle)};
}

World pendulum(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, {}, false);
    world.addParticle({0, 0}, 1, true);
    world.addParticle(bob(values["length"], values["start-angle"]));
    world.addStickOfLength(0, 1, values["length"]);
    return world;
}

/// Jacobi's functions; only without drag, and while gravity points down.
void exactPendulum(const ParameterValues& values, double time, Frame& frame) {
    if (values["drag"] != 0 || values["gravity"] < 0) return;
    const double w = std::sqrt(values["gravity"] / values["length"]);
    const Point at = bob(values["length"], pendulumMotion(w, {values["start-angle"], 0}, time).theta);
    frame.segments.push_back({{0, 0}, at, Role::Ghost});
    frame.points.push_back({at, 0, Role::Ghost});
}

Box boundsOfPendulum(const ParameterValues& values) {
    const double reach = values["length"] * 1.1;
    return {-reach, -reach, reach, reach};
}

// Five masses on compliant links: the extension of a link is its compliance times the weight below it.

constexpr double hungMasses[] = {0.4, 0.7, 0.2, 1.1, 0.9}; // [kg], from the top

constexpr std::array<Parameter, 3> ownOfCompliant = {{
    linkLength(0.3, "m"),
    startNumber("compliance", TRANSLATABLE("parameter", "compliance"), "m/N", 0.002,
                {.maximum = 10, .slider = {0, 0.02}},
                TRANSLATABLE("parameter", "Stretch per force. Only XPBD uses it.")),
    stickDamping,
}};
constexpr auto parametersOfCompliant = withRules(
    ownOfCompliant,
    {.gravity = 9.7, .strongGravity = 20, .accelerationUnit = "m/s²", .drag = 0.02, .walls = false});

World compliant(const ParameterValues& values, const TextValues&, std::uint64_t) {
    const double link = values["link-length"];
    World world = straightChain(values, 5, link, {0, -1}, link);
    for (std::uint32_t i = 0; i < 5; ++i) {
        world.inverseMass[i + 1] = 1 / hungMasses[i];
        world.compliance[i] = values["compliance"];
        world.damping[i] = values["damping"];
    }
    return world;
}

Box boundsOfCompliant(const ParameterValues& values) {
    const double reach = 6 * values["link-length"];
    return {-reach / 2, -reach, reach / 2, reach / 10};
}

// Seven links with a heavy end, released horizontally: iterations against substeps.

constexpr std::array<Parameter, 4> ownOfHeavy = {{
    chainLinks(7),
    linkLength(0.23, "m"),
    startNumber("mass", TRANSLATABLE("parameter", "mass of a particle"), "kg", 0.4,
                {.minimum = 1e-6, .maximum = 1e6, .slider = {0.1, 5}},
                TRANSLATABLE("parameter", "Of all but the last.")),
    startNumber("end-mass", TRANSLATABLE("parameter", "mass at the end"), "kg", 3.1,
                {.minimum = 1e-6, .maximum = 1e6, .slider = {0.1, 40}},
                TRANSLATABLE("parameter", "Mass of the last particle.")),
}};
constexpr auto parametersOfHeavy =
    withRules(ownOfHeavy, {.gravity = 9.7, .strongGravity = 20, .accelerationUnit = "m/s²", .walls = false});
constexpr std::array<MethodSetting, 1> budget = {{{"passes", "24"}}};

World heavy(const ParameterValues& values, const TextValues&, std::uint64_t) {
    const std::uint32_t n = countOf(values, "links");
    World world = straightChain(values, n, values["link-length"], {1, 0}, values["link-length"]);
    for (double& inverse : world.inverseMass) inverse = 1 / values["mass"];
    world.inverseMass[n] = 1 / values["end-mass"];
    return world;
}

Box boundsOfHeavyChain(const ParameterValues& values) {
    return around(1.2 * values["links"] * values["link-length"]);
}

// Eleven masses below a pin: the stretch of a relaxed chain at rest, in units of g h².

constexpr std::array<Parameter, 2> ownOfStatic = {{chainLinks(11), linkLength(30, "px")}};
constexpr auto parametersOfStatic =
    withRules(ownOfStatic, {.gravity = 0.1, .strongGravity = 1, .drag = 0.02, .walls = false});

World atRest(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world =
        straightChain(values, countOf(values, "links"), values["link-length"], {0, 1}, values["link-length"]);
    world.rules.yDown = true;
    world.rules.gravity = {0, values["gravity"]};
    return world;
}

Box boundsOfStatic(const ParameterValues& values) {
    const double reach = 1.1 * values["links"] * values["link-length"];
    return withMargin({-reach / 3, 0, reach / 3, reach});
}

} // namespace

constexpr Scene hangingChainScene = {
    .id = "hanging-chain",
    .name = TRANSLATABLE("scene", "Hanging chain"),
    .group = chainsGroup,
    .description = TRANSLATABLE("scene", "A chain between two pins settles beside its exact shape, and "
                                         "beside the catenary of a rope of the same length."),
    .parameters = parametersOfHanging,
    .method = chainsManyPasses,
    .world = hangingChain,
    .ghost = exactShape,
    .numbers = numbersOfHanging,
    .bounds = boundsOfHanging,
};

constexpr Scene stickPendulumScene = {
    .id = "stick-pendulum",
    .name = TRANSLATABLE("scene", "Pendulum on a stick"),
    .group = chainsGroup,
    .description = TRANSLATABLE("scene", "One particle on a rigid stick, beside the exact pendulum: what "
                                         "projection does to energy and phase."),
    .parameters = parametersOfPendulum,
    .duration = 2.5,
    .world = pendulum,
    .ghost = exactPendulum,
    .bounds = boundsOfPendulum,
};

constexpr Scene compliantChainScene = {
    .id = "compliant-chain",
    .name = TRANSLATABLE("scene", "Compliant chain"),
    .group = chainsGroup,
    .description = TRANSLATABLE(
        "scene",
        "Five masses on links that give: each stretches by its compliance times the weight below it."),
    .parameters = parametersOfCompliant,
    .world = compliant,
    .bounds = boundsOfCompliant,
};

constexpr Scene heavyChainScene = {
    .id = "heavy-chain",
    .name = TRANSLATABLE("scene", "Chain with a heavy end"),
    .group = chainsGroup,
    .description = TRANSLATABLE(
        "scene", "Seven links and a heavy end, released horizontally: 24 passes, or 24 substeps?"),
    .parameters = parametersOfHeavy,
    .step = 1.0 / 50,
    .duration = 1,
    .method = budget,
    .world = heavy,
    .bounds = boundsOfHeavyChain,
};

constexpr Scene staticChainScene = inPixels({
    .id = "static-chain",
    .name = TRANSLATABLE("scene", "Stretch at rest"),
    .group = chainsGroup,
    .description = TRANSLATABLE("scene", "Eleven equal masses below a pin: at rest, passes, order and step "
                                         "decide how long the chain is. Numbers are ours."),
    .parameters = parametersOfStatic,
    .duration = 2000,
    .world = atRest,
    .bounds = boundsOfStatic,
});

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rule_parameters.h"
#include "core/scenes/world_scenes.h"

namespace timestep {

namespace {

// The worlds "points" and "sticks" of Metz, "Verlet Integration" (2018). The article prints the world of
// sticks; it prints neither the size of the window nor gravity nor bounce nor the world of points: these are
// ours.

constexpr Box box = {0, 0, 800, 600}; // [px], y down; ours

constexpr std::array<Parameter, 0> none = {};
constexpr auto parameters = withRules(
    none, {.gravity = 0.5, .strongGravity = 2, .wallRule = WallRule::MirrorAsClojure, .bounce = 0.9}); // ours

struct Start {
    Point at, previous; ///< [px]
    bool pinned = false;
};

template <std::size_t N>
World worldOf(const std::array<Start, N>& points, const ParameterValues& values) {
    World world = emptyWorld(values, box, true);
    for (const Start& point : points) {
        const std::uint32_t i = world.addParticle(point.at, 1, point.pinned);
        world.previousX[i] = point.previous.x;
        world.previousY[i] = point.previous.y;
    }
    return world;
}

constexpr std::array<Start, 5> freePoints = {{
    {{100, 100}, {92, 104}}, // all ours
    {{250, 60}, {250, 60}},
    {{400, 300}, {412, 291}},
    {{600, 200}, {595, 212}},
    {{700, 500}, {704, 518}},
}};

constexpr std::array<Start, 6> stickPoints = {{
    {{10, 1}, {0, 0}}, // printed
    {{100, 100}, {100, 100}},
    {{0, 500}, {0, 525}},
    {{25, 475}, {0, 525}},
    {{250, 200}, {250, 200}, true},
    {{350, 100}, {350, 100}},
}};

struct Link {
    std::uint32_t a, b;
    double length; ///< [px]
};
constexpr std::array<Link, 3> links = {{{0, 1, 138}, {2, 3, 40}, {4, 5, 140}}}; // printed

World pointsWorld(const ParameterValues& values, std::uint64_t) {
    return worldOf(freePoints, values);
}

World sticksWorld(const ParameterValues& values, std::uint64_t) {
    World world = worldOf(stickPoints, values);
    for (const Link& link : links) world.addStickOfLength(link.a, link.b, link.length);
    return world;
}

Box bounds(const ParameterValues&) {
    return withMargin(box);
}

} // namespace

constexpr Scene clojurePointsScene = {
    .id = "clojure-points",
    .name = TRANSLATABLE("scene", "Clojure: points"),
    .group = TRANSLATABLE("scene", "From the tutorials"),
    .description = TRANSLATABLE(
        "scene", "Five free points bounce between walls by the mirror rule of the Clojure tutorial."),
    .lengthUnit = "px",
    .timeUnit = "frame",
    .energyUnit = "px²/frame²",
    .yDown = true,
    .parameters = parameters,
    .coordinates = {},
    .step = 1,
    .duration = 600,
    .world = pointsWorld,
    .bounds = bounds,
};

constexpr Scene clojureSticksScene = {
    .id = "clojure-sticks",
    .name = TRANSLATABLE("scene", "Clojure: sticks"),
    .group = TRANSLATABLE("scene", "From the tutorials"),
    .description = TRANSLATABLE(
        "scene", "The three sticks of the Clojure tutorial. None has its length at the start, and one "
                 "hangs from a pinned point."),
    .lengthUnit = "px",
    .timeUnit = "frame",
    .energyUnit = "px²/frame²",
    .yDown = true,
    .parameters = parameters,
    .coordinates = {},
    .step = 1,
    .duration = 600,
    .world = sticksWorld,
    .bounds = bounds,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

namespace timestep {

namespace {

// The worlds "points" and "sticks" of Metz, "Verlet Integration" (2018). The article prints the world of
// sticks; it prints neither the size of the window nor gravity nor bounce nor the world of points: these are
// ours.

constexpr Box clojureBox = {0, 0, 800, 600}; // [px], y down; ours

constexpr auto clojureParameters = ruleParameters(
    {.gravity = 0.5, .strongGravity = 2, .wallRule = WallRule::MirrorAsClojure, .bounce = 0.9}); // ours

struct MovingPoint {
    Point at;       ///< [px]
    Point velocity; ///< [px/frame]
};

constexpr std::array<MovingPoint, 5> freePoints = {{
    {{100, 100}, {8, -4}}, // all ours
    {{250, 60}, {0, 0}},
    {{400, 300}, {-12, 9}},
    {{600, 200}, {5, -12}},
    {{700, 500}, {-4, -18}},
}};

struct PrintedPoint {
    Point at, previous; ///< [px]
    bool pinned = false;
};

constexpr std::array<PrintedPoint, 6> stickPoints = {{
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
constexpr std::array<Link, 3> clojureLinks = {{{0, 1, 138}, {2, 3, 40}, {4, 5, 140}}}; // printed

World pointsWorld(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, clojureBox, true);
    for (const MovingPoint& point : freePoints)
        world.setStartVelocity(world.addParticle(point.at), point.velocity);
    return world;
}

World sticksWorld(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, clojureBox, true);
    for (const PrintedPoint& point : stickPoints) {
        const std::uint32_t i = world.addParticle(point.at, 1, point.pinned);
        world.previousX[i] = point.previous.x;
        world.previousY[i] = point.previous.y;
    }
    for (const Link& link : clojureLinks) world.addStickOfLength(link.a, link.b, link.length);
    return world;
}

} // namespace

constexpr Scene clojurePointsScene = inPixels({
    .id = "clojure-points",
    .name = TRANSLATABLE("scene", "Points between walls"),
    .group = TRANSLATABLE("scene", "From the tutorials"),
    .description = TRANSLATABLE(
        "scene", "Five free points bounce between walls by the mirror rule of the Clojure tutorial."),
    .parameters = clojureParameters,
    .duration = 600,
    .world = pointsWorld,
    .bounds = boundsAround<clojureBox>,
});

constexpr Scene clojureSticksScene = inPixels({
    .id = "clojure-sticks",
    .name = TRANSLATABLE("scene", "Sticks between walls"),
    .group = TRANSLATABLE("scene", "From the tutorials"),
    .description = TRANSLATABLE("scene", "The three sticks of the Clojure tutorial. None has its length at "
                                         "the start, and one hangs from a pinned point."),
    .parameters = clojureParameters,
    .duration = 600,
    .world = sticksWorld,
    .bounds = boundsAround<clojureBox>,
});

} // namespace timestep

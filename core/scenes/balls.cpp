// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/world_scene.h"

#include <algorithm>

namespace timestep {

namespace {

// Particles without sticks, after DataGenetics, "Verlet Integration" (2018): one on a track, one that plays
// ping-pong, and 1, 10, 100 or 1000 in a box. The article prints the share of speed left after a wall (90 %)
// and per frame (99.9 %) and the numbers of balls; sizes, speeds and gravity are ours.

constexpr Text ballsGroup = TRANSLATABLE("scene", "Balls and walls");

// A particle on a track.

constexpr Box track = {0, 0, 600, 60}; // [px]; ours
constexpr double radiusOnTrack = 2;    // [px]

constexpr std::array<Parameter, 2> ownOfTrack = {{
    startNumber("start", TRANSLATABLE("parameter", "start"), "px", 20,
                {.minimum = -1e6, .maximum = 1e6, .slider = {0, 600}},
                TRANSLATABLE("parameter", "Position at the start.")),
    startNumber("start-previous", TRANSLATABLE("parameter", "start, one frame before"), "px", 17,
                {.minimum = -1e6, .maximum = 1e6, .slider = {0, 600}},
                TRANSLATABLE("parameter", "Where the particle was one frame before the start.")),
}};
constexpr auto parametersOfTrack = withRules(ownOfTrack, {.walls = false});

constexpr StartPosition startOfTrack[] = {{0, StartPosition::What::X, "start"},
                                          {0, StartPosition::What::PreviousX, "start-previous"}};

World onTrack(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, track, true);
    world.addParticle({values["start"], 30});
    world.radius[0] = radiusOnTrack;
    world.previousX[0] = values["start-previous"];
    return world;
}

// Ping-pong: a box of 300 px, radius 8, from 40 px at 11 px per frame.

constexpr Box court = {0, 0, 300, 60}; // [px]

constexpr std::array<Parameter, 4> ownOfCourt = {{
    startNumber("start", TRANSLATABLE("parameter", "start"), "px", 40, {.maximum = 300, .slider = {8, 292}},
                TRANSLATABLE("parameter", "Position at the start.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "px/frame", 11,
                {.minimum = -300, .maximum = 300, .slider = {-30, 30}},
                TRANSLATABLE("parameter", "To the right.")),
    startNumber("radius", TRANSLATABLE("parameter", "radius"), "px", 8, {.maximum = 30, .slider = {0, 30}},
                TRANSLATABLE("parameter", "Walls meet the rim of the ball.")),
    historyParameter(),
}};
constexpr auto parametersOfCourt = withRules(ownOfCourt, {.wallRule = WallRule::ClampAndFlip});

World pingPong(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, court, true);
    world.addParticle({values["start"], 30});
    world.radius[0] = values["radius"];
    world.setStartVelocity(0, {values["speed"], 0});
    return world;
}

// Balls in a box.

constexpr Box ballsBox = {0, 0, 500, 400}; // [px]; ours

constexpr std::array<Parameter, 4> ownOfBalls = {{
    startCount("balls", TRANSLATABLE("parameter", "balls"), 10,
               {.minimum = 1, .maximum = 100'000, .slider = {1, 1000}},
               TRANSLATABLE("parameter", "How many; the tutorial has 1, 10, 100 or 1000.")),
    startNumber("radius", TRANSLATABLE("parameter", "radius"), "px", 4, {.maximum = 100, .slider = {0, 30}},
                TRANSLATABLE("parameter", "Walls meet the rim of the ball.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "px/frame", 8,
                {.maximum = 100, .slider = {0, 30}},
                TRANSLATABLE("parameter", "At most, in a direction that the seed draws.")),
    historyParameter(),
}};
constexpr auto parametersOfBalls = withRules(
    ownOfBalls,
    {.gravity = 0, .strongGravity = 1, .drag = 0.001, .wallRule = WallRule::ClampAndFlip, .bounce = 0.9});

World balls(const ParameterValues& values, const TextValues&, std::uint64_t seed) {
    World world = emptyWorld(values, ballsBox, true);
    Random random(seed);
    const double radius = values["radius"];
    const double speed = values["speed"];
    for (std::uint32_t i = 0; i < countOf(values, "balls"); ++i) {
        const double x = random.uniform(ballsBox.left + radius, ballsBox.right - radius);
        const double y = random.uniform(ballsBox.bottom + radius, ballsBox.top - radius);
        world.addParticle({x, y});
        world.radius[i] = radius;
        const double vx = random.uniform(-speed, speed);
        world.setStartVelocity(i, {vx, random.uniform(-speed, speed)});
    }
    return world;
}

// One ball that falls: bounce heights.

constexpr std::array<Parameter, 2> ownOfBounce = {{
    startNumber("height", TRANSLATABLE("parameter", "start height"), "px", 320,
                {.maximum = 380, .slider = {20, 380}},
                TRANSLATABLE("parameter", "Of the rim above the floor, at rest.")),
    startNumber("radius", TRANSLATABLE("parameter", "radius"), "px", 8, {.maximum = 100, .slider = {0, 30}},
                TRANSLATABLE("parameter", "Walls meet the rim of the ball.")),
}};
constexpr auto parametersOfBounce = withRules(
    ownOfBounce, {.gravity = 0.02, .strongGravity = 0.5, .wallRule = WallRule::Mirror, .bounce = 0.9});

World bouncing(const ParameterValues& values, const TextValues&, std::uint64_t) {
    World world = emptyWorld(values, ballsBox, true);
    world.addParticle({250, ballsBox.top - values["radius"] - values["height"]});
    world.radius[0] = values["radius"];
    return world;
}

/// The places of the first frames and of the frame before, large enough to drag both: the camera moves back
/// as the run continues. A longer track if nothing moves.
Box boundsOfTrack(const ParameterValues& values) {
    constexpr double frames = 8, room = 10, height = 8.5;
    const double start = values["start"], before = values["start-previous"];
    const double end = start + frames * (start - before);
    const auto [left, right] = std::minmax({before, start, end});
    const double width = std::max(right - left, 4 * room);
    const double middle = (left + right) / 2;
    return {middle - width / 2 - room, 30 - height, middle + width / 2 + room, 30 + height};
}

/// The track is under the particle and has a ruler.
void drawTrack(const ParameterValues& values, std::span<const double>, Frame& frame) {
    const auto [left, right] = std::minmax({values["start"], values["start-previous"]});
    addGround(frame, left, right, 30 + radiusOnTrack);
}

} // namespace

constexpr Scene trackScene = inPixels({
    .id = "particle-1d",
    .name = TRANSLATABLE("scene", "Particle on a track"),
    .group = ballsGroup,
    .description = TRANSLATABLE(
        "scene", "One particle and the place where it was one frame ago. Track and numbers are ours."),
    .parameters = parametersOfTrack,
    .duration = 40,
    .world = onTrack,
    .draw = drawTrack,
    .startPositions = startOfTrack,
    .bounds = boundsOfTrack,
});

constexpr Scene pingPongScene = inPixels({
    .id = "ping-pong",
    .name = TRANSLATABLE("scene", "Ping-pong"),
    .group = ballsGroup,
    .description = TRANSLATABLE("scene", "One ball between two walls (DataGenetics), by any wall rule, "
                                         "elastic or not, with or without drag. Sizes and speed are ours."),
    .parameters = parametersOfCourt,
    .duration = 1000,
    .world = pingPong,
    .bounds = boundsAround<court>,
});

constexpr Scene ballsScene = inPixels({
    .id = "balls",
    .name = TRANSLATABLE("scene", "Balls in a box"),
    .group = ballsGroup,
    .description =
        TRANSLATABLE("scene", "Balls that meet walls but not each other (DataGenetics: 90 % of the speed "
                              "after a wall, 99.9 % per frame). Sizes, speeds and gravity are ours."),
    .parameters = parametersOfBalls,
    .duration = 1000,
    .world = balls,
    .bounds = boundsAround<ballsBox>,
});

constexpr Scene bounceScene = inPixels({
    .id = "bouncing-particle",
    .name = TRANSLATABLE("scene", "Bouncing particle"),
    .group = ballsGroup,
    .description = TRANSLATABLE("scene", "One ball falls onto a floor and keeps 90 % of its speed at each "
                                         "bounce. All other numbers are ours."),
    .parameters = parametersOfBounce,
    .duration = 2000,
    .world = bouncing,
    .bounds = boundsAround<ballsBox>,
});

} // namespace timestep

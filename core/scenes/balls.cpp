// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/world_scene.h"
#include "core/scenes/world_scenes.h"

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
    startNumber("start", TRANSLATABLE("parameter", "start"), "px", 20, -1e6, 1e6, 0, 600,
                TRANSLATABLE("parameter", "Position at the start.")),
    startNumber("start-previous", TRANSLATABLE("parameter", "start, one frame before"), "px", 17, -1e6, 1e6,
                0, 600, TRANSLATABLE("parameter", "Where the particle was one frame before the start.")),
}};
constexpr auto parametersOfTrack = withRules(ownOfTrack, {.walls = false});

constexpr StartPosition startOfTrack[] = {{0, StartPosition::What::X, "start"},
                                          {0, StartPosition::What::PreviousX, "start-previous"}};

World onTrack(const ParameterValues& values, std::uint64_t) {
    World world = emptyWorld(values, track, true);
    world.addParticle({values["start"], 30});
    world.radius[0] = radiusOnTrack;
    world.previousX[0] = values["start-previous"];
    return world;
}

// Ping-pong: a box of 300 px, radius 8, from 40 px at 11 px per frame.

constexpr Box court = {0, 0, 300, 60}; // [px]

constexpr std::array<Parameter, 4> ownOfCourt = {{
    startNumber("start", TRANSLATABLE("parameter", "start"), "px", 40, 0, 300, 8, 292,
                TRANSLATABLE("parameter", "Position at the start.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "px/frame", 11, -300, 300, -30, 30,
                TRANSLATABLE("parameter", "To the right.")),
    startNumber("radius", TRANSLATABLE("parameter", "radius"), "px", 8, 0, 30, 0, 30,
                TRANSLATABLE("parameter", "Walls meet the rim of the ball.")),
    historyParameter(),
}};
constexpr auto parametersOfCourt = withRules(ownOfCourt, {.wallRule = WallRule::ClampAndFlip});

World pingPong(const ParameterValues& values, std::uint64_t) {
    World world = emptyWorld(values, court, true);
    world.addParticle({values["start"], 30});
    world.radius[0] = values["radius"];
    world.setStartVelocity(0, {values["speed"], 0});
    return world;
}

// Balls in a box.

constexpr Box ballsBox = {0, 0, 500, 400}; // [px]; ours

constexpr std::array<Parameter, 4> ownOfBalls = {{
    startCount("balls", TRANSLATABLE("parameter", "balls"), 10, 1, 100'000, 1000,
               TRANSLATABLE("parameter", "How many; the tutorial has 1, 10, 100 or 1000.")),
    startNumber("radius", TRANSLATABLE("parameter", "radius"), "px", 4, 0, 100, 0, 30,
                TRANSLATABLE("parameter", "Walls meet the rim of the ball.")),
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "px/frame", 8, 0, 100, 0, 30,
                TRANSLATABLE("parameter", "At most, in a direction that the seed draws.")),
    historyParameter(),
}};
constexpr auto parametersOfBalls = withRules(
    ownOfBalls,
    {.gravity = 0, .strongGravity = 1, .drag = 0.001, .wallRule = WallRule::ClampAndFlip, .bounce = 0.9});

World balls(const ParameterValues& values, std::uint64_t seed) {
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
    startNumber("height", TRANSLATABLE("parameter", "start height"), "px", 320, 0, 380, 20, 380,
                TRANSLATABLE("parameter", "Of the rim above the floor, at rest.")),
    startNumber("radius", TRANSLATABLE("parameter", "radius"), "px", 8, 0, 100, 0, 30,
                TRANSLATABLE("parameter", "Walls meet the rim of the ball.")),
}};
constexpr auto parametersOfBounce = withRules(
    ownOfBounce, {.gravity = 0.02, .strongGravity = 0.5, .wallRule = WallRule::Mirror, .bounce = 0.9});

World bouncing(const ParameterValues& values, std::uint64_t) {
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

template <const Box& area>
Box ballsBounds(const ParameterValues&) {
    return withMargin(area);
}

constexpr Scene makeTrack() {
    Scene scene = pixelScene("particle-1d", TRANSLATABLE("scene", "Particle on a track"), ballsGroup,
                             TRANSLATABLE("scene", "One particle and the place where it was one frame ago. "
                                                   "Track and numbers are ours."));
    scene.parameters = parametersOfTrack;
    scene.startPositions = startOfTrack;
    scene.duration = 40;
    scene.world = onTrack;
    scene.bounds = boundsOfTrack;
    scene.draw = drawTrack;
    return scene;
}

constexpr Scene makeCourt() {
    Scene scene = pixelScene(
        "ping-pong", TRANSLATABLE("scene", "Ping-pong"), ballsGroup,
        TRANSLATABLE("scene",
                     "One ball between two walls (DataGenetics), by any wall rule, elastic or not, with "
                     "or without drag. Sizes and speed are ours."));
    scene.parameters = parametersOfCourt;
    scene.duration = 1000;
    scene.world = pingPong;
    scene.bounds = ballsBounds<court>;
    return scene;
}

constexpr Scene makeBouncingBalls() {
    Scene scene = pixelScene(
        "balls", TRANSLATABLE("scene", "Balls in a box"), ballsGroup,
        TRANSLATABLE("scene",
                     "Balls that meet walls but not each other (DataGenetics: 90 % of the speed after a "
                     "wall, 99.9 % per frame). Sizes, speeds and gravity are ours."));
    scene.parameters = parametersOfBalls;
    scene.duration = 1000;
    scene.world = balls;
    scene.bounds = ballsBounds<ballsBox>;
    return scene;
}

constexpr Scene makeBounce() {
    Scene scene =
        pixelScene("bouncing-particle", TRANSLATABLE("scene", "Bouncing particle"), ballsGroup,
                   TRANSLATABLE("scene", "One ball falls onto a floor and keeps 90 % of its speed at each "
                                         "bounce. All other numbers are ours."));
    scene.parameters = parametersOfBounce;
    scene.duration = 2000;
    scene.world = bouncing;
    scene.bounds = ballsBounds<ballsBox>;
    return scene;
}

} // namespace

constexpr Scene trackScene = makeTrack();
constexpr Scene pingPongScene = makeCourt();
constexpr Scene ballsScene = makeBouncingBalls();
constexpr Scene bounceScene = makeBounce();

} // namespace timestep

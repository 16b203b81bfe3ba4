// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/pendulum_motion.h"
#include "core/rigid/draw_rigid.h"
#include "core/scenes/rigid_scene.h"
#include "core/scenes/scene_list.h"

#include <cmath>

namespace timestep {

namespace {

// A rod thrown into the air: its centre of mass flies along a parabola while it turns evenly.

constexpr double lengthOfRod = 2, widthOfRod = 0.14; ///< [m]

constexpr std::array<Parameter, 4> ofThrow = {{
    startNumber("speed-x", TRANSLATABLE("parameter", "start speed, x"), "m/s", 4,
                {.minimum = -100, .maximum = 100, .slider = {-10, 10}},
                TRANSLATABLE("parameter", "Of the centre of mass to the right.")),
    startNumber("speed-y", TRANSLATABLE("parameter", "start speed, y"), "m/s", 9,
                {.minimum = -100, .maximum = 100, .slider = {-15, 15}},
                TRANSLATABLE("parameter", "Of the centre of mass upwards.")),
    startNumber("turning", TRANSLATABLE("parameter", "start angular velocity"), "rad/s", 6,
                {.minimum = -100, .maximum = 100, .slider = {-20, 20}},
                TRANSLATABLE("parameter", "Counter-clockwise.")),
    gravityParameter(9.81),
}};

RigidWorld thrownRod(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    RigidBodySetup rod = bodyAt(0, 0);
    rod.velocity = {values["speed-x"], values["speed-y"]};
    rod.angularVelocity = values["turning"];
    rod.name = "watched";
    world.addBox(lengthOfRod, widthOfRod, rod);
    return world;
}

ExactBody exactFlightOf(const ParameterValues& values, double t) {
    const double g = values["gravity"], vy = values["speed-y"];
    return {.x = values["speed-x"] * t,
            .y = vy * t - g * t * t / 2,
            .angle = values["turning"] * t,
            .vx = values["speed-x"],
            .vy = vy - g * t,
            .omega = values["turning"]};
}

void exactFlight(const ParameterValues& values, double t, Frame& frame) {
    const ExactBody exact = exactFlightOf(values, t);
    drawGhostOfBody(thrownRod(values, 1), 0, {exact.x, exact.y}, exact.angle, frame);
}

// A ball hits a free rod off its centre.

constexpr std::array<Parameter, 3> ofImpact = {{
    startNumber("speed", TRANSLATABLE("parameter", "start speed"), "m/s", 2.7,
                {.maximum = 100, .slider = {0, 10}}, TRANSLATABLE("parameter", "Of the ball to the right.")),
    startNumber("offset", TRANSLATABLE("parameter", "distance from the middle"), "m", 0.37,
                {.minimum = -0.6, .maximum = 0.6, .slider = {-0.6, 0.6}},
                TRANSLATABLE("parameter", "Of the point of the rod that is hit.")),
    restitutionParameter(0.6),
}};

RigidWorld ballOnRod(const ParameterValues& values, std::uint64_t) {
    RigidWorld world;
    RigidBodySetup rod = bodyAt(0, 0, 0);
    rod.massRule = MassRule::Given;
    rod.mass = 1.4;
    rod.inertia = 1.4 * 1.2 * 1.2 / 12;
    world.addBox(0.06, 1.2, rod);
    RigidBodySetup ball = bodyAt(-1, values["offset"], 0, values["restitution"]);
    ball.massRule = MassRule::Given;
    ball.mass = 0.5;
    ball.inertia = 0.01;
    ball.velocity = {values["speed"], 0};
    ball.name = "watched";
    world.addCircle(0.12, ball);
    return world;
}

constexpr std::array<MethodSetting, 1> rigidFlightManyIterations = {{{"iterations", "30"}}};

// A rod on a hinge: a physical pendulum.

constexpr std::array<Parameter, 3> ofHinge = {{
    startNumber("length", TRANSLATABLE("parameter", "length"), "m", 1.5,
                {.minimum = 0.1, .maximum = 100, .slider = {0.3, 4}},
                TRANSLATABLE("parameter", "Of the rod, which hangs at one end.")),
    startNumber("start-angle", TRANSLATABLE("parameter", "start angle"), "rad", 1.1,
                {.minimum = -3.1, .maximum = 3.1, .slider = {-3.1, 3.1}},
                TRANSLATABLE("parameter", "From the lowest position.")),
    [] {
        Parameter gravity = gravityParameter(9.7);
        gravity.restarts = true; // the exact motion begins at the start
        return gravity;
    }(),
}};

constexpr double widthOfHinged = 0.1; ///< [m]

Point hangingBody(double length, double angle) {
    return {length / 2 * std::sin(angle), -length / 2 * std::cos(angle)};
}

RigidWorld hingedRod(const ParameterValues& values, std::uint64_t) {
    RigidWorld world = emptyRigidWorld(values);
    const Point centre = hangingBody(values["length"], values["start-angle"]);
    RigidBodySetup rod = bodyAt(centre.x, centre.y);
    rod.angle = values["start-angle"];
    rod.name = "watched";
    world.addBox(widthOfHinged, values["length"], rod);
    world.addRevoluteJoint(noBody, 0, {0, 0});
    return world;
}

/// theta'' = -(m g d / I) sin theta with d = L/2 and, about the hinge, I = m ((L² + b²) / 12 + d²).
double frequencyOfHinged(const ParameterValues& values) {
    const double length = values["length"], d = length / 2;
    const double inertia = (length * length + widthOfHinged * widthOfHinged) / 12 + d * d;
    return std::sqrt(values["gravity"] * d / inertia);
}

ExactBody exactSwingOf(const ParameterValues& values, double t) {
    const PendulumState exact = pendulumMotion(frequencyOfHinged(values), {values["start-angle"], 0}, t);
    const double d = values["length"] / 2;
    const Point centre = hangingBody(values["length"], exact.theta);
    return {.x = centre.x,
            .y = centre.y,
            .angle = exact.theta,
            .vx = d * exact.omega * std::cos(exact.theta),
            .vy = d * exact.omega * std::sin(exact.theta),
            .omega = exact.omega};
}

void exactSwing(const ParameterValues& values, double t, Frame& frame) {
    if (values["gravity"] < 0) return;
    const ExactBody exact = exactSwingOf(values, t);
    drawGhostOfBody(hingedRod(values, 1), 0, {exact.x, exact.y}, exact.angle, frame);
}

void numbersOfHinged(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double w = frequencyOfHinged(values);
    if (!(w > 0)) return;
    list.push_back(
        {"period", TRANSLATABLE("metric", "period"), "s", pendulumPeriod(w, {values["start-angle"], 0})});
    list.push_back(
        {"frequency", TRANSLATABLE("metric", "angular frequency of small oscillations"), "rad/s", w});
}

Box boundsOfHinge(const ParameterValues& values) {
    const double reach = 1.15 * values["length"];
    return {-1.6 * reach, -reach, 1.6 * reach, 0.6 * reach};
}

constexpr Box thrownRodView = {-2.5, -2.5, 10, 5.5};
constexpr Box ballOnRodView = {-1.5, -1.2, 3, 1.2};

} // namespace

constexpr Scene thrownRodScene = {
    .id = "thrown-rod",
    .name = TRANSLATABLE("scene", "Thrown rod"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "Its centre of mass flies along a parabola while it turns evenly. "
                                         "The exact flight is drawn beside it."),
    .parameters = ofThrow,
    .step = 1.0 / 60,
    .duration = 1.9,
    .rigidWorld = thrownRod,
    .ghost = exactFlight,
    .exactBody = exactFlightOf,
    .bounds = fixedBounds<thrownRodView>,
};

constexpr Scene ballOnRodScene = {
    .id = "ball-on-rod",
    .name = TRANSLATABLE("scene", "Ball against a free rod"),
    .group = rigidGroup,
    .description = TRANSLATABLE("scene", "A blow beside the middle moves and turns the rod. The energy lost "
                                         "is (1 − e²) v² / 2 over 1/m + 1/M + b²/I."),
    .parameters = ofImpact,
    .step = 0.005,
    .duration = 2,
    .method = rigidFlightManyIterations,
    .rigidWorld = ballOnRod,
    .bounds = fixedBounds<ballOnRodView>,
};

constexpr Scene hingedRodScene = {
    .id = "hinged-rod",
    .name = TRANSLATABLE("scene", "Rod on a hinge"),
    .group = rigidGroup,
    .description = TRANSLATABLE(
        "scene", "A joint is solved like a contact: for velocities, at the start of the step. The rod loses "
                 "a little energy with every swing; the exact pendulum is drawn beside it."),
    .parameters = ofHinge,
    .step = 1.0 / 240,
    .rigidWorld = hingedRod,
    .ghost = exactSwing,
    .numbers = numbersOfHinged,
    .exactBody = exactSwingOf,
    .bounds = boundsOfHinge,
};

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// Falling, friction, toppling, tunnelling and the defects of the F# tutorial: core/rigid/README.md, with g =
// 9.7 unless stated otherwise.
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>
#include <numbers>

namespace timestep::rigid_motion_test {

namespace {

/// Many iterations, so that the test measures the model and not the solver's residual.
RigidMethod converged(int iterations = 100) {
    RigidMethod method;
    method.iterations = iterations;
    return method;
}

double speed(const RigidBody& body) {
    return std::hypot(body.vx, body.vy);
}

/// The F# tutorial's falling box, with y turned up: gravity 200, a box of side 20, a floor 20 thick.
RigidWorld seedBox(double height) {
    RigidWorld world = emptyWorld(200);
    RigidBodySetup ground = at(0, -10);
    ground.isStatic = true;
    ground.massRule = MassRule::Seed;
    world.addBox(600, 20, ground);
    RigidBodySetup box = at(0, 10 + height);
    box.massRule = MassRule::Seed;
    world.addBox(20, 20, box);
    return world;
}

} // namespace

class RigidMotion : public QObject {
    Q_OBJECT

private slots:
    void freeFallIsSemiImplicitEuler();
    void aBlockSticksUpToTheAngleOfFriction();
    void aSlidingBlockGoesAsFarAsTheSumSays();
    void theRampStopsThreeBoxesOfFive();
    void aSlidingBlockStops();
    void aTallBoxTips();
    void fastBallsTunnelUnlessSwept();
    void theSeedsNormalPullsBodiesTogether();
    void spikesPassWithoutClipping();
};

void RigidMotion::freeFallIsSemiImplicitEuler() {
    RigidWorld world = emptyWorld(10);
    RigidBodySetup setup = at(0, 0);
    setup.velocity = {1, 2};
    setup.angularVelocity = 3;
    world.addBox(1, 1, setup);
    RigidWorld other = world;
    run(world, {}, 100, 0.01);
    // y = v N h - g h² N (N + 1) / 2; position first: N (N - 1) / 2.
    COMPARE_NEAR(world.bodies[0].y, 2 - 10 * 1e-4 * 100 * 101 / 2, 1e-12);
    COMPARE_NEAR(world.bodies[0].vy, 2 - 10, 1e-12);
    COMPARE_NEAR(world.bodies[0].x, 1, 1e-12);
    COMPARE_NEAR(world.bodies[0].angle, 3, 1e-12);
    RigidMethod first;
    first.loop = RigidLoop::PositionFirst;
    run(other, first, 100, 0.01);
    COMPARE_NEAR(other.bodies[0].y, 2 - 10 * 1e-4 * 100 * 99 / 2, 1e-12);
}

void RigidMotion::aBlockSticksUpToTheAngleOfFriction() {
    // mu = 0.37: 20.304 degrees.
    const double limit = std::atan(0.37);
    COMPARE_NEAR(limit, 0.354379919, 1e-9);
    COMPARE_NEAR(limit * 180 / std::numbers::pi, 20.304, 1e-3);
    for (const double part : {0.9, 0.995, 1.005, 1.1}) {
        RigidWorld world = slope(part * limit, 9.7, 0.37, 0.37, 1, 0.4);
        const RigidBody start = world.bodies[1];
        run(world, converged(), 120, 1.0 / 60);
        const double moved = std::hypot(world.bodies[1].x - start.x, world.bodies[1].y - start.y);
        if (part < 1)
            QVERIFY(moved < 1e-4);
        else
            QVERIFY(moved > 0.03);
    }
}

void RigidMotion::aSlidingBlockGoesAsFarAsTheSumSays() {
    // theta = 0.52, mu = 0.37: a = g (sin - mu cos) = 1.70513430122; in 1.9 s 3.0777674, by semi-implicit
    // Euler with h = 0.01 a h² N (N + 1) / 2 = 3.0939662.
    RigidWorld world = slope(0.52, 9.7, 0.37, 0.37, 1, 0.4);
    const RigidBody start = world.bodies[1];
    run(world, converged(), 190, 0.01);
    const RigidBody& box = world.bodies[1];
    const double moved = std::hypot(box.x - start.x, box.y - start.y);
    COMPARE_NEAR(speed(box), 1.70513430122 * 1.9, 1e-4);
    COMPARE_NEAR(moved, 3.0939662, 1e-4);
    QCOMPARE_GT(std::abs(moved - 3.0777674), 0.01);
    COMPARE_NEAR(box.angle, -0.52, 1e-5);
}

void RigidMotion::theRampStopsThreeBoxesOfFive() {
    // Box2D-lite's third demo: slope 0.25 (tan = 0.2553) of friction 0.2, boxes 0.75, 0.5, 0.35, 0.1, 0:
    // effective 0.387, 0.316, 0.265, 0.141, 0. The third has a margin of only 4 %.
    const std::vector<double> frictions = {0.75, 0.5, 0.35, 0.1, 0};
    for (std::size_t i = 0; i < 5; ++i) {
        RigidWorld world = slope(0.25, 9.7, 0.2, frictions[i], 0.5, 0.5);
        run(world, {}, 300, 1.0 / 60);
        if (i < 3)
            QVERIFY(speed(world.bodies[1]) < 1e-3);
        else
            QVERIFY(speed(world.bodies[1]) > 4);
    }
}

void RigidMotion::aSlidingBlockStops() {
    // v0 = 3.9, mu = 0.29: after 2.70351937 and 1.38642 s.
    RigidWorld world = slope(0, 9.7, 0.29, 0.29, 2, 0.4);
    world.bodies[1].vx = 3.9;
    const double h = 0.001;
    RigidStepper stepper;
    double stopped = 0;
    for (int n = 0; n < 1500; ++n) {
        stepper.step(world, converged(), n, h);
        if (stopped == 0 && world.bodies[1].vx < 1e-9) stopped = (n + 1) * h;
    }
    COMPARE_NEAR(stopped, 1.38642, 2 * h);
    COMPARE_NEAR(world.bodies[1].x, 2.70351937, 3.9 * h);
    COMPARE_NEAR(world.bodies[1].vx, 0, 1e-9);
}

void RigidMotion::aTallBoxTips() {
    // w = 0.7, h = 1.6: tips if the slope is steeper than atan(w / h) = 0.41241.
    COMPARE_NEAR(std::atan(0.7 / 1.6), 0.41241, 1e-5);
    for (const double angle : {0.38, 0.405, 0.42, 0.45}) {
        RigidWorld world = slope(angle, 9.7, 2, 2, 0.7, 1.6);
        run(world, converged(40), 240, 1.0 / 120);
        const double turned = std::abs(world.bodies[1].angle + angle);
        if (angle < 0.41241)
            QVERIFY(turned < 0.01);
        else
            QVERIFY(turned > 0.3);
    }
}

void RigidMotion::fastBallsTunnelUnlessSwept() {
    // r = 0.12, wall 0.05, v = 41, h = 1/60: positions -0.3467, 0.3367, 1.0200: missed; safe up to (2 r + w)
    // / h = 17.4.
    RigidWorld start;
    RigidBodySetup wall = at(0, 0);
    wall.isStatic = true;
    start.addBox(0.05, 4, wall);
    RigidBodySetup ball = at(-1.03, 0);
    ball.velocity = {41, 0};
    ball.bullet = true;
    start.addCircle(0.12, ball);
    const double h = 1.0 / 60;
    RigidWorld world = start;
    RigidStepper stepper;
    for (const double expected : {-0.3467, 0.3367, 1.0200}) {
        stepper.step(world, {}, 0, h);
        COMPARE_NEAR(world.bodies[1].x, expected, 5e-5);
    }
    RigidMethod swept;
    swept.swept = true;
    world = start;
    for (int n = 0; n < 60; ++n) {
        stepper.step(world, swept, n, h);
        QVERIFY(world.bodies[1].x < -0.145 + swept.slop);
    }
    QVERIFY(world.bodies[1].vx <= 1e-9);
    // Below the safe speed every start overlaps the wall in some step.
    COMPARE_NEAR((2 * 0.12 + 0.05) / h, 17.4, 1e-12);
    for (const double fast : {17.3, 41.0}) {
        int missed = 0;
        for (int i = 0; i < 40; ++i) {
            world = start;
            world.bodies[1].x -= i * 0.02;
            world.bodies[1].vx = fast;
            bool touched = false;
            for (int n = 0; n < 12; ++n) {
                stepper.step(world, {}, n, h);
                touched = touched || stepper.counters().touching > 0;
            }
            missed += !touched;
        }
        if (fast < 17.4)
            QCOMPARE(missed, 0);
        else
            QVERIFY(missed > 15 && missed < 40);
    }
    // A swept bullet also bounces.
    world = start;
    world.bodies[1].restitution = 0.5;
    for (int n = 0; n < 30; ++n) stepper.step(world, swept, n, h);
    COMPARE_NEAR(world.bodies[1].vx, -20.5, 1e-6);
}

void RigidMotion::theSeedsNormalPullsBodiesTogether() {
    // core/rigid/README.md: as printed, a falling box sinks in and oscillates around 16 to 24 px of overlap;
    // with the correct normal it rests with an overlap below the slop of 0.2.
    const double h = 1.0 / 60;
    RigidWorld printed = seedBox(100), mended = printed;
    RigidStepper stepper;
    double least = 1e9, most = 0;
    for (int n = 0; n < 1200; ++n) {
        stepper.step(printed, seedMethod(true), n, h);
        stepper.step(mended, seedMethod(false), n, h);
        if (n < 600) continue;
        least = std::min(least, 10 - printed.bodies[1].y);
        most = std::max(most, 10 - printed.bodies[1].y);
    }
    COMPARE_NEAR(least, 16, 1);
    COMPARE_NEAR(most, 24, 1);
    COMPARE_NEAR(10 - mended.bodies[1].y, 0.10, 0.02);
    QVERIFY(speed(mended.bodies[1]) < 1e-9);
}

void RigidMotion::spikesPassWithoutClipping() {
    // setups.json, crossing_spikes, tips: the spikes are pushed through each other. With VerticesInside they
    // meet no resistance.
    for (const ManifoldRule rule : {ManifoldRule::VerticesInside, ManifoldRule::Clipping}) {
        RigidWorld world;
        world.addPolygon(std::vector<Point>{{-2.2, -0.21}, {0.63, 0.02}, {-2.2, 0.26}}, {});
        RigidBodySetup falling;
        falling.velocity = {-1, 0};
        world.addPolygon(std::vector<Point>{{0.34, 1.5}, {0.5, -0.31}, {0.68, 1.5}}, falling);
        RigidMethod method;
        method.manifold = rule;
        run(world, method, 1, 0.01);
        if (rule == ManifoldRule::Clipping)
            QVERIFY(world.bodies[1].vx > -1);
        else
            QCOMPARE(world.bodies[1].vx, -1.0);
        QCOMPARE(world.contacts.size(), rule == ManifoldRule::Clipping ? std::size_t{1} : std::size_t{0});
    }
}

REGISTER_TEST(RigidMotion)

} // namespace timestep::rigid_motion_test
#include "rigid_motion.moc"

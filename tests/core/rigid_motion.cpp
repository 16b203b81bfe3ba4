// SPDX-License-Identifier: GPL-3.0-or-later
// Friction, bounces, impacts, momentum, tunnelling and the defects of the F# tutorial: numerics.md 4.3, with
// g = 9.7 where nothing else is said.
#include "core/random.h"
#include "tests/core/rigid_tools.h"

#include <QTest>

#include <numbers>

using namespace timestep;

namespace {

/// Many sweeps, so that what is measured is the model and not what the solver leaves over.
RigidMethod converged(int iterations = 100) {
    RigidMethod method;
    method.iterations = iterations;
    return method;
}

double speed(const RigidBody& body) {
    return std::hypot(body.vx, body.vy);
}

/// The polygon of the row "impact, one contact": its lowest corner is at r = (-0.4, -0.6) from its centre of
/// mass, and touches the ground.
RigidWorld oneContact(double friction) {
    RigidWorld world;
    addGround(world, friction);
    RigidBodySetup setup = given(2.3, 0.87, 0.4, 0.6 - 1e-9);
    setup.velocity = {1.7, -2.9};
    setup.angularVelocity = 1.1;
    setup.friction = friction;
    setup.restitution = 0.35;
    world.addPolygon(std::vector<Point>{{-0.4, -0.6}, {1.0, 0.1}, {-0.6, 0.5}}, setup);
    return world;
}

RigidWorld blockAtWall() {
    RigidWorld world;
    RigidBodySetup wall = at(-1, 0, 1, 0);
    wall.isStatic = true;
    world.addBox(2, 20, wall);
    RigidBodySetup block = at(0.5 - 1e-9, 0, 1, 0, 1);
    block.velocity = {-3, 0};
    world.addBox(1, 1, block);
    return world;
}

/// Heights of a ball's bounces, its centre measured from where it touches, and the times of its hits; the
/// ball is body 1.
struct Bounces {
    std::vector<double> heights, hits;
    double rest = 0; ///< when it came to rest
};
Bounces bounces(RigidWorld world, const RigidMethod& method, double h, double until) {
    Bounces result;
    RigidStepper stepper;
    const double floor = world.bodies[1].radius;
    double highest = 0;
    bool seen = false;
    for (int n = 0; n * h < until; ++n) {
        const double before = world.bodies[1].vy;
        stepper.step(world, method, n, h);
        const RigidBody& ball = world.bodies[1];
        if (before < 0 && ball.vy > 0) {
            if (seen) result.heights.push_back(highest);
            result.hits.push_back(n * h);
            highest = 0, seen = true;
        }
        highest = std::max(highest, ball.y - floor);
        if (result.rest == 0 && std::abs(ball.vy) < 1e-6 && before == ball.vy) result.rest = n * h;
        if (std::abs(ball.vy) >= 1e-6) result.rest = 0;
    }
    return result;
}

RigidWorld ballOver(double height, double restitution, double gravity) {
    RigidWorld world = emptyWorld(gravity);
    addGround(world);
    world.addCircle(0.1, at(0, 0.1 + height, 1, 0.6, restitution));
    return world;
}

/// Twenty bodies that fly towards each other.
RigidWorld collidingCrowd() {
    RigidWorld world;
    Random random(4);
    for (int i = 0; i < 20; ++i) {
        RigidBodySetup setup = at(3.0 * (i % 5) - 6, 3.0 * (i / 5) - 4.5, 1 + i % 3, 0.5, 0.5);
        setup.velocity = {-0.8 * setup.position.x + random.uniform(-1, 1), -0.8 * setup.position.y + 1};
        setup.angularVelocity = random.uniform(-3, 3);
        setup.angle = random.uniform(0, 3);
        if (i % 4 == 0)
            world.addCircle(0.7, setup);
        else
            world.addBox(1.5, 0.9, setup);
    }
    return world;
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
    void aBallBouncesLower();
    void elasticBouncesDoNotGrow();
    void gravityLeaksIntoLateApproachSpeeds();
    void oneImpactSlidesOrSticks();
    void aBlockHitsAWall();
    void threeBallsInARow();
    void aBallHitsAFreeRod();
    void impulsesKeepMomenta();
    void fastBallsTunnelUnlessSwept();
    void theSeedsNormalPullsBodiesTogether();
    void spikesPassWithoutClipping();
    void theLedgerAddsUp();
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
    QVERIFY(near(world.bodies[0].y, 2 - 10 * 1e-4 * 100 * 101 / 2, 1e-12));
    QVERIFY(near(world.bodies[0].vy, 2 - 10, 1e-12) && near(world.bodies[0].x, 1, 1e-12));
    QVERIFY(near(world.bodies[0].angle, 3, 1e-12));
    RigidMethod first;
    first.loop = RigidLoop::PositionFirst;
    run(other, first, 100, 0.01);
    QVERIFY(near(other.bodies[0].y, 2 - 10 * 1e-4 * 100 * 99 / 2, 1e-12));
}

void RigidMotion::aBlockSticksUpToTheAngleOfFriction() {
    // mu = 0.37: 20.304 degrees.
    const double limit = std::atan(0.37);
    QVERIFY(near(limit, 0.354379919, 1e-9) && near(limit * 180 / std::numbers::pi, 20.304, 1e-3));
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
    QVERIFY(near(speed(box), 1.70513430122 * 1.9, 1e-4));
    QVERIFY(near(moved, 3.0939662, 1e-4));
    QVERIFY(std::abs(moved - 3.0777674) > 0.01);
    QVERIFY(near(box.angle, -0.52, 1e-5));
}

void RigidMotion::theRampStopsThreeBoxesOfFive() {
    // Box2D-lite's third demo: slope 0.25 (tan = 0.2553) of friction 0.2, boxes 0.75, 0.5, 0.35, 0.1, 0:
    // effective 0.387, 0.316, 0.265, 0.141, 0. The third has a margin of 4 % only.
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
    QVERIFY(near(stopped, 1.38642, 2 * h));
    QVERIFY(near(world.bodies[1].x, 2.70351937, 3.9 * h));
    QVERIFY(near(world.bodies[1].vx, 0, 1e-9));
}

void RigidMotion::aTallBoxTips() {
    // w = 0.7, h = 1.6: tips if the slope is steeper than atan(w / h) = 0.41241.
    QVERIFY(near(std::atan(0.7 / 1.6), 0.41241, 1e-5));
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

void RigidMotion::aBallBouncesLower() {
    // e = 0.83, h0 = 2.37: each height 0.6889 of the last; first hit at 0.699042 s, all over at 7.524982 s.
    RigidMethod method;
    method.bounceFrom = 0.05;
    const Bounces result = bounces(ballOver(2.37, 0.83, 9.7), method, 1.0 / 240, 9);
    QVERIFY(result.heights.size() > 8);
    double height = 2.37;
    for (std::size_t i = 0; i < 6; ++i) {
        height *= 0.6889;
        QVERIFY2(std::abs(result.heights[i] - height) < 0.02 * height,
                 qPrintable(QString::number(result.heights[i])));
    }
    QVERIFY(near(2.37 * 0.6889, 1.632693, 1e-6));
    QVERIFY(near(result.hits[0], 0.699042, 0.02 * 0.699042));
    QVERIFY2(near(result.rest, 7.524982, 0.02 * 7.524982), qPrintable(QString::number(result.rest)));
    // The same with a soft step and with restitution inside the sweeps.
    for (const RestitutionRule rule : {RestitutionRule::OwnPhase, RestitutionRule::WithVelocities}) {
        RigidMethod other = rule == RestitutionRule::OwnPhase ? softStepMethod() : method;
        other.restitution = rule;
        const Bounces also = bounces(ballOver(2.37, 0.83, 9.7), other, 1.0 / 480, 3);
        QVERIFY2(near(also.heights[0], 1.632693, 0.02 * 1.632693),
                 qPrintable(QString::number(also.heights[0])));
    }
}

void RigidMotion::elasticBouncesDoNotGrow() {
    // e = 1 for 60 s.
    const Bounces result = bounces(ballOver(2, 1, 10), {}, 1.0 / 60, 60);
    QVERIFY(result.heights.size() > 40);
    for (const double height : result.heights) {
        QVERIFY2(height < 2 * (1 + 1e-9), qPrintable(QString::number(height)));
        QVERIFY2(height > 2 * 0.99, qPrintable(QString::number(height)));
    }
}

void RigidMotion::gravityLeaksIntoLateApproachSpeeds() {
    // Measured after gravity, the approach speed holds g h too much: every elastic bounce is higher than the
    // last.
    RigidMethod method;
    method.restitution = RestitutionRule::GravityLeaks;
    const Bounces result = bounces(ballOver(2, 1, 10), method, 1.0 / 60, 20);
    QVERIFY(result.heights.size() > 8);
    for (std::size_t i = 1; i < 8; ++i) QVERIFY(result.heights[i] > result.heights[i - 1] * 1.01);
}

void RigidMotion::oneImpactSlidesOrSticks() {
    // m = 2.3, I = 0.87, v = (1.7, -2.9), omega = 1.1, r = (-0.4, -0.6), e = 0.35. The tangent is the normal
    // turned by +90 degrees, (-1, 0), so that the signs of jt are the other way round here.
    for (const RestitutionRule rule : {RestitutionRule::OwnPhase, RestitutionRule::WithVelocities}) {
        RigidMethod method = converged(200);
        method.restitution = rule;
        RigidWorld sliding = oneContact(0.05);
        run(sliding, method, 1, 1e-6);
        QCOMPARE(sliding.contacts.size(), std::size_t{1});
        QVERIFY(near(sliding.contacts[0].normalImpulse, 7.12903682, 1e-6));
        QVERIFY(near(sliding.contacts[0].tangentImpulse, 0.356451841, 1e-7));
        RigidWorld sticking = oneContact(0.6);
        run(sticking, method, 1, 1e-6);
        QVERIFY(near(sticking.contacts[0].normalImpulse, 7.07318132, 1e-6));
        QVERIFY(near(sticking.contacts[0].tangentImpulse, 0.481721975, 1e-6));
    }
    RigidMethod once = converged(1);
    once.restitution = RestitutionRule::WithVelocities;
    RigidWorld world = oneContact(0.6);
    run(world, once, 1, 1e-6);
    QVERIFY(near(world.contacts[0].normalImpulse, 7.28797173, 1e-6));
}

void RigidMotion::aBlockHitsAWall() {
    // Both corners at once: v = 3, omega = 0; corner by corner: v = 2.76, omega = -2.88 (myPhysicsLab, test
    // 1).
    RigidMethod method = converged();
    RigidWorld world = blockAtWall();
    const double energy = kineticEnergy(world);
    run(world, method, 1, 1e-6);
    QVERIFY(near(world.bodies[1].vx, 3, 1e-9) && near(world.bodies[1].omega, 0, 1e-9));
    method.impact = ImpactRule::Sequential;
    world = blockAtWall();
    run(world, method, 1, 1e-6);
    QVERIFY(near(world.bodies[1].vx, 2.76, 1e-7) && near(std::abs(world.bodies[1].omega), 2.88, 1e-7));
    QVERIFY(near(energy, 4.5, 1e-12) && near(kineticEnergy(world), 4.5, 1e-6));
    QVERIFY(near(world.contacts[0].impactImpulse + world.contacts[1].impactImpulse, 5.76, 1e-6));
}

void RigidMotion::threeBallsInARow() {
    // v = (3, 0, 0): simultaneous (-1, 2, 2), sequential (0, 0, 3) (myPhysicsLab, test 2).
    RigidWorld start;
    for (int i = 0; i < 3; ++i) {
        RigidBodySetup setup = given(1, 1, i * (1 - 1e-9), 0);
        setup.restitution = 1;
        start.addCircle(0.5, setup);
    }
    start.bodies[0].vx = 3;
    RigidMethod method = converged();
    RigidWorld world = start;
    run(world, method, 1, 1e-6);
    QVERIFY(near(world.bodies[0].vx, -1, 1e-9) && near(world.bodies[1].vx, 2, 1e-9) &&
            near(world.bodies[2].vx, 2, 1e-9));
    method.impact = ImpactRule::Sequential;
    world = start;
    run(world, method, 1, 1e-6);
    QVERIFY(near(world.bodies[0].vx, 0, 1e-9) && near(world.bodies[1].vx, 0, 1e-9) &&
            near(world.bodies[2].vx, 3, 1e-9));
    // Found the other way round, the first round does not carry the blow on; the rounds do.
    method.order = ContactOrder::Reversed;
    world = start;
    run(world, method, 1, 1e-6);
    QVERIFY(near(world.bodies[2].vx, 3, 1e-9));
}

void RigidMotion::aBallHitsAFreeRod() {
    // setups.json, soft_impact_tunnel_rod: M = 1.4, L = 1.2, m = 0.5, v = 2.7, b = 0.37, e = 0.6.
    RigidWorld world;
    world.addBox(0.02, 1.2, given(1.4, 1.4 * 1.2 * 1.2 / 12, 0, 0));
    RigidBodySetup ball = given(0.5, 1, -0.06 + 1e-9, 0.37);
    ball.velocity = {2.7, 0};
    ball.restitution = 0.6;
    world.addCircle(0.05, ball);
    for (RigidBody& body : world.bodies) body.friction = 0;
    const double before = kineticEnergy(world);
    run(world, converged(), 1, 1e-6);
    QVERIFY(near(world.bodies[1].vx, 0.25182999, 1e-7));
    QVERIFY(near(world.bodies[0].vx, 0.87434643, 1e-7));
    QVERIFY(near(std::abs(world.bodies[0].omega), 2.69590150, 1e-7));
    QVERIFY(near(before - kineticEnergy(world), 0.66100590, 1e-7));
}

void RigidMotion::impulsesKeepMomenta() {
    // To 1e-10 per 1000 steps, friction included, where impulses act on both bodies at one point.
    for (const PushRule push :
         {PushRule::None, PushRule::Baumgarte, PushRule::Soft, PushRule::SplitImpulse}) {
        RigidWorld world = collidingCrowd();
        const Point p = momentum(world);
        const double l = angularMomentum(world);
        double scale = 0, turning = 0; // sums of sizes
        for (const RigidBody& b : world.bodies) {
            scale += mass(b) * speed(b);
            turning += mass(b) * std::hypot(b.x, b.y) * speed(b);
        }
        RigidMethod method;
        method.push = push;
        RigidStepper stepper;
        std::size_t contacts = 0;
        for (int n = 0; n < 1000; ++n) {
            stepper.step(world, method, n, 1.0 / 120);
            contacts += world.contacts.size();
        }
        QVERIFY(contacts > 100);
        QVERIFY(near(momentum(world).x, p.x, 1e-10 * scale) && near(momentum(world).y, p.y, 1e-10 * scale));
        // Split impulses displace bodies without their velocities, and what relaxes soft contacts acts at
        // points that have moved apart: both turn the whole a little.
        const bool exact = push == PushRule::None || push == PushRule::Baumgarte;
        QCOMPARE(near(angularMomentum(world), l, 1e-10 * turning), exact);
        const double turned = std::abs(angularMomentum(world) - l) / turning;
        QVERIFY2(turned < 1e-2, qPrintable(QString("rule %1: %2").arg(static_cast<int>(push)).arg(turned)));
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
        QVERIFY(near(world.bodies[1].x, expected, 5e-5));
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
    QVERIFY(near((2 * 0.12 + 0.05) / h, 17.4, 1e-12));
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
    // A swept bullet bounces, too.
    world = start;
    world.bodies[1].restitution = 0.5;
    for (int n = 0; n < 30; ++n) stepper.step(world, swept, n, h);
    QVERIFY(near(world.bodies[1].vx, -20.5, 1e-6));
}

void RigidMotion::theSeedsNormalPullsBodiesTogether() {
    // numerics.md 0.6: as printed, a falling box sinks in and oscillates around 16 to 24 px of overlap; with
    // the normal mended it rests with an overlap below the slop of 0.2.
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
    QVERIFY(near(least, 16, 1) && near(most, 24, 1));
    QVERIFY(near(10 - mended.bodies[1].y, 0.10, 0.02));
    QVERIFY(speed(mended.bodies[1]) < 1e-9);
}

void RigidMotion::spikesPassWithoutClipping() {
    // setups.json, crossing_spikes, tips: pushed through each other, with the corners inside counted they
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

void RigidMotion::theLedgerAddsUp() {
    for (const PushRule push :
         {PushRule::SplitImpulse, PushRule::SplitAsSeed, PushRule::Baumgarte, PushRule::Soft})
        for (const RigidLoop loop : {RigidLoop::VelocityFirst, RigidLoop::PositionFirst}) {
            RigidWorld world = collidingCrowd();
            world.rules.gravity = {0, -9.7};
            addGround(world);
            world.bodies.back().y = -16;
            world.addRevoluteJoint(1, 2, {0, 0});
            RigidWorld unmeasured = world;
            RigidMethod method;
            method.push = push;
            method.loop = loop;
            method.substeps = 2;
            RigidStepper stepper, other;
            stepper.measureEnergy(true);
            stepper.measureSweeps(true);
            double contacts = 0, pushes = 0;
            for (int n = 0; n < 200; ++n) {
                const double before = kineticEnergy(world) + potentialEnergy(world);
                stepper.step(world, method, n, 1.0 / 60);
                const RigidEnergyChange& change = stepper.energyChange();
                const double after = kineticEnergy(world) + potentialEnergy(world);
                QVERIFY(near(change.motion + change.contacts + change.joints + change.push, after - before,
                             1e-8));
                contacts += change.contacts;
                pushes += change.push;
                other.step(unmeasured, method, n, 1.0 / 60);
            }
            QVERIFY(contacts < -1); // friction and impacts take energy
            const bool split = push == PushRule::SplitImpulse || push == PushRule::SplitAsSeed;
            QCOMPARE(pushes != 0, split);
            QCOMPARE(hashOf(world), hashOf(unmeasured)); // to measure changes nothing
        }
}

QTEST_APPLESS_MAIN(RigidMotion)
#include "rigid_motion.moc"

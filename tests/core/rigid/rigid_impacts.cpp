// SPDX-License-Identifier: GPL-3.0-or-later
// Bounces, impacts, momentum, energy: core/rigid/README.md, with g = 9.7 unless stated otherwise.
#include "core/random.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>

namespace timestep::rigid_impacts_test {

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

/// The polygon of the row "impact, one contact": its lowest corner is at r = (-0.4, -0.6) from its centre of
/// mass and touches the ground.
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

/// Heights of the bounces of a ball, measured from the height of its centre at a hit, and the times of the
/// hits. The ball is body 1.
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

} // namespace

class RigidImpacts : public QObject {
    Q_OBJECT

private slots:
    void aBallBouncesLower();
    void elasticBouncesDoNotGrow();
    void gravityLeaksIntoLateApproachSpeeds();
    void oneImpactSlidesOrSticks();
    void aBlockHitsAWall();
    void threeBallsInARow();
    void aBallHitsAFreeRod();
    void impulsesKeepMomenta();
    void theLedgerAddsUp();
};

void RigidImpacts::aBallBouncesLower() {
    // e = 0.83, h0 = 2.37: each height is 0.6889 of the previous one; the first hit is at 0.699042 s, the end
    // at 7.524982 s.
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
    COMPARE_NEAR(2.37 * 0.6889, 1.632693, 1e-6);
    COMPARE_NEAR(result.hits[0], 0.699042, 0.02 * 0.699042);
    COMPARE_NEAR2(result.rest, 7.524982, 0.02 * 7.524982, qPrintable(QString::number(result.rest)));
    // The same with a soft step and with restitution inside the iterations.
    for (const RestitutionRule rule : {RestitutionRule::OwnPhase, RestitutionRule::WithVelocities}) {
        RigidMethod other = rule == RestitutionRule::OwnPhase ? softStepMethod() : method;
        other.restitution = rule;
        const Bounces also = bounces(ballOver(2.37, 0.83, 9.7), other, 1.0 / 480, 3);
        COMPARE_NEAR2(also.heights[0], 1.632693, 0.02 * 1.632693,
                      qPrintable(QString::number(also.heights[0])));
    }
}

void RigidImpacts::elasticBouncesDoNotGrow() {
    // e = 1 for 60 s.
    const Bounces result = bounces(ballOver(2, 1, 10), {}, 1.0 / 60, 60);
    QVERIFY(result.heights.size() > 40);
    for (const double height : result.heights) {
        QVERIFY2(height < 2 * (1 + 1e-9), qPrintable(QString::number(height)));
        QVERIFY2(height > 2 * 0.99, qPrintable(QString::number(height)));
    }
}

void RigidImpacts::gravityLeaksIntoLateApproachSpeeds() {
    // Measured after gravity, the approach speed is too large by g h: every elastic bounce is higher than the
    // previous one.
    RigidMethod method;
    method.restitution = RestitutionRule::GravityLeaks;
    const Bounces result = bounces(ballOver(2, 1, 10), method, 1.0 / 60, 20);
    QVERIFY(result.heights.size() > 8);
    for (std::size_t i = 1; i < 8; ++i) QVERIFY(result.heights[i] > result.heights[i - 1] * 1.01);
}

void RigidImpacts::oneImpactSlidesOrSticks() {
    // m = 2.3, I = 0.87, v = (1.7, -2.9), omega = 1.1, r = (-0.4, -0.6), e = 0.35. The tangent is the normal
    // turned by +90 degrees, (-1, 0), so the signs of jt are reversed here.
    for (const RestitutionRule rule : {RestitutionRule::OwnPhase, RestitutionRule::WithVelocities}) {
        RigidMethod method = converged(200);
        method.restitution = rule;
        RigidWorld sliding = oneContact(0.05);
        run(sliding, method, 1, 1e-6);
        QCOMPARE(sliding.contacts.size(), std::size_t{1});
        COMPARE_NEAR(sliding.contacts[0].normalImpulse, 7.12903682, 1e-6);
        COMPARE_NEAR(sliding.contacts[0].tangentImpulse, 0.356451841, 1e-7);
        RigidWorld sticking = oneContact(0.6);
        run(sticking, method, 1, 1e-6);
        COMPARE_NEAR(sticking.contacts[0].normalImpulse, 7.07318132, 1e-6);
        COMPARE_NEAR(sticking.contacts[0].tangentImpulse, 0.481721975, 1e-6);
    }
    RigidMethod once = converged(1);
    once.restitution = RestitutionRule::WithVelocities;
    RigidWorld world = oneContact(0.6);
    run(world, once, 1, 1e-6);
    COMPARE_NEAR(world.contacts[0].normalImpulse, 7.28797173, 1e-6);
}

void RigidImpacts::aBlockHitsAWall() {
    // Both corners at once: v = 3, omega = 0; corner by corner: v = 2.76, omega = -2.88 (myPhysicsLab, test
    // 1).
    RigidMethod method = converged();
    RigidWorld world = blockAtWall();
    const double energy = kineticEnergy(world);
    run(world, method, 1, 1e-6);
    COMPARE_NEAR(world.bodies[1].vx, 3, 1e-9);
    COMPARE_NEAR(world.bodies[1].omega, 0, 1e-9);
    method.impact = ImpactRule::Sequential;
    world = blockAtWall();
    run(world, method, 1, 1e-6);
    COMPARE_NEAR(world.bodies[1].vx, 2.76, 1e-7);
    COMPARE_NEAR(std::abs(world.bodies[1].omega), 2.88, 1e-7);
    COMPARE_NEAR(energy, 4.5, 1e-12);
    COMPARE_NEAR(kineticEnergy(world), 4.5, 1e-6);
    COMPARE_NEAR(world.contacts[0].impactImpulse + world.contacts[1].impactImpulse, 5.76, 1e-6);
}

void RigidImpacts::threeBallsInARow() {
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
    COMPARE_NEAR(world.bodies[0].vx, -1, 1e-9);
    COMPARE_NEAR(world.bodies[1].vx, 2, 1e-9);
    COMPARE_NEAR(world.bodies[2].vx, 2, 1e-9);
    method.impact = ImpactRule::Sequential;
    world = start;
    run(world, method, 1, 1e-6);
    COMPARE_NEAR(world.bodies[0].vx, 0, 1e-9);
    COMPARE_NEAR(world.bodies[1].vx, 0, 1e-9);
    COMPARE_NEAR(world.bodies[2].vx, 3, 1e-9);
    // In the reversed order one round does not pass the impact on, but several rounds do.
    method.order = ContactOrder::Reversed;
    world = start;
    run(world, method, 1, 1e-6);
    COMPARE_NEAR(world.bodies[2].vx, 3, 1e-9);
}

void RigidImpacts::aBallHitsAFreeRod() {
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
    COMPARE_NEAR(world.bodies[1].vx, 0.25182999, 1e-7);
    COMPARE_NEAR(world.bodies[0].vx, 0.87434643, 1e-7);
    COMPARE_NEAR(std::abs(world.bodies[0].omega), 2.69590150, 1e-7);
    COMPARE_NEAR(before - kineticEnergy(world), 0.66100590, 1e-7);
}

void RigidImpacts::impulsesKeepMomenta() {
    // To 1e-10 per 1000 steps, with friction, if impulses act on both bodies at one point.
    for (const PositionCorrection correction : {PositionCorrection::None, PositionCorrection::Baumgarte,
                                                PositionCorrection::Soft, PositionCorrection::SplitImpulse}) {
        RigidWorld world = collidingCrowd();
        const Point p = momentum(world);
        const double l = angularMomentum(world);
        double scale = 0, turning = 0; // sums of absolute values
        for (const RigidBody& b : world.bodies) {
            scale += mass(b) * speed(b);
            turning += mass(b) * std::hypot(b.x, b.y) * speed(b);
        }
        RigidMethod method;
        method.positionCorrection = correction;
        RigidStepper stepper;
        std::size_t contacts = 0;
        for (int n = 0; n < 1000; ++n) {
            stepper.step(world, method, n, 1.0 / 120);
            contacts += world.contacts.size();
        }
        QVERIFY(contacts > 100);
        COMPARE_NEAR(momentum(world).x, p.x, 1e-10 * scale);
        COMPARE_NEAR(momentum(world).y, p.y, 1e-10 * scale);
        // Split impulses displace bodies without changing velocities, and the relaxing impulses of soft
        // contacts act at points that have moved apart. Both change the angular momentum a little.
        const bool exact =
            correction == PositionCorrection::None || correction == PositionCorrection::Baumgarte;
        QCOMPARE(near(angularMomentum(world), l, 1e-10 * turning), exact);
        const double turned = std::abs(angularMomentum(world) - l) / turning;
        QVERIFY2(turned < 1e-2,
                 qPrintable(QString("rule %1: %2").arg(static_cast<int>(correction)).arg(turned)));
    }
}

void RigidImpacts::theLedgerAddsUp() {
    for (const PositionCorrection correction :
         {PositionCorrection::SplitImpulse, PositionCorrection::SplitAsSeed, PositionCorrection::Baumgarte,
          PositionCorrection::Soft})
        for (const RigidLoop loop : {RigidLoop::VelocityFirst, RigidLoop::PositionFirst}) {
            RigidWorld world = collidingCrowd();
            world.rules.gravity = {0, -9.7};
            addGround(world);
            world.bodies.back().y = -16;
            world.addRevoluteJoint(1, 2, {0, 0});
            RigidWorld unmeasured = world;
            RigidMethod method;
            method.positionCorrection = correction;
            method.loop = loop;
            method.substeps = 2;
            RigidStepper stepper, other;
            stepper.measureEnergy(true);
            stepper.measureIterations(true);
            double contacts = 0, pushes = 0;
            for (int n = 0; n < 200; ++n) {
                const double before = kineticEnergy(world) + potentialEnergy(world);
                stepper.step(world, method, n, 1.0 / 60);
                const RigidEnergyChange& change = stepper.energyChange();
                const double after = kineticEnergy(world) + potentialEnergy(world);
                COMPARE_NEAR(change.motion + change.contacts + change.joints + change.positionCorrection,
                             after - before, 1e-8);
                contacts += change.contacts;
                pushes += change.positionCorrection;
                other.step(unmeasured, method, n, 1.0 / 60);
            }
            QVERIFY(contacts < -1); // friction and impacts remove energy
            const bool split = correction == PositionCorrection::SplitImpulse ||
                               correction == PositionCorrection::SplitAsSeed;
            QCOMPARE(pushes != 0, split);
            QCOMPARE(hashOf(world), hashOf(unmeasured)); // measuring changes nothing
        }
}

REGISTER_TEST(RigidImpacts)

} // namespace timestep::rigid_impacts_test
#include "rigid_impacts.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Joints: chains, pendulums, rods, limits, hands.
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep::rigid_joints_test {

namespace {

constexpr double h = 1.0 / 60;

/// Twenty links of length 1, joined to the plane, one below the other or, with `level`, in a horizontal row.
RigidWorld chain(bool level) {
    RigidWorld world = emptyWorld(10);
    for (std::uint32_t i = 0; i < 20; ++i) {
        if (level)
            world.addBox(1, 0.2, at(0.5 + i, 0));
        else
            world.addBox(0.2, 1, at(0, -0.5 - i));
        world.addRevoluteJoint(i > 0 ? i - 1 : noBody, i, level ? Point{1.0 * i, 0} : Point{0, -1.0 * i});
    }
    return world;
}

double worstJoint(RigidWorld world, const RigidMethod& method, int steps) {
    RigidStepper stepper;
    double worst = 0;
    for (int n = 0; n < steps; ++n) {
        stepper.step(world, method, n, h);
        worst = std::max(worst, jointError(world));
    }
    return worst;
}

/// A rod that hangs by its end and is released at the angle `start`.
constexpr double length = 1.2, gravity = 9.7, start = 1.1;
RigidWorld pendulum() {
    RigidWorld world = emptyWorld(gravity);
    RigidBodySetup setup = at(length / 2 * std::sin(start), -length / 2 * std::cos(start));
    setup.angle = start;
    world.addBox(0.1, length, setup);
    world.addRevoluteJoint(noBody, 0, {0, 0});
    return world;
}

/// The time at which it first hangs straight down, by interpolation between steps [s].
double quarterPeriod(double step) {
    RigidWorld world = pendulum();
    RigidStepper stepper;
    for (int n = 0; n * step < 2; ++n) {
        const double before = world.bodies[0].angle;
        stepper.step(world, {}, n, step);
        const double after = world.bodies[0].angle;
        if (after <= 0) return (n + before / (before - after)) * step;
    }
    return 0;
}

} // namespace

class RigidJoints : public QObject {
    Q_OBJECT

private slots:
    void aChainOfTwentyLinksHoldsTogether();
    void aPendulumTakesItsTime();
    void aRodKeepsItsLength();
    void limitsStopAHinge();
    void aHandPullsNoHarderThanItCan();
    void jointsKeepMomentum();
};

void RigidJoints::aChainOfTwentyLinksHoldsTogether() {
    // Hanging, from a cold start: below 1 % of a link. Released from the horizontal, with a jerk at the
    // bottom, the chain needs substeps; without them its error is between 2 and 4 %.
    for (const RigidMethod& method : {RigidMethod(), softStepMethod()})
        QVERIFY(worstJoint(chain(false), method, 300) < 0.01);
    RigidMethod substeps;
    substeps.substeps = 8;
    const double with = worstJoint(chain(true), substeps, 300);
    QVERIFY2(with < 0.01, qPrintable(QString::number(with)));
    const double without = worstJoint(chain(true), RigidMethod(), 300);
    QVERIFY2(without > 0.02 && without < 0.04, qPrintable(QString::number(without)));
}

void RigidJoints::aPendulumTakesItsTime() {
    // T = 4 sqrt(I / (m g d)) K(sin(start / 2)) about the hinge. The velocities follow the tangent at the
    // beginning of a step, so the error is of first order: it halves with the step, and extrapolation removes
    // it.
    const RigidWorld world = pendulum();
    const RigidBody& rod = world.bodies[0];
    const double d = length / 2, moment = inertia(rod) + mass(rod) * d * d;
    const double quarter =
        std::sqrt(moment / (mass(rod) * gravity * d)) * std::comp_ellint_1(std::sin(start / 2));
    double last = quarterPeriod(1.0 / 60);
    COMPARE_NEAR(last, quarter, 0.02 * quarter);
    for (const double step : {1.0 / 120, 1.0 / 240, 1.0 / 480}) {
        const double next = quarterPeriod(step);
        const double ratio = (last - quarter) / (next - quarter);
        COMPARE_NEAR2(ratio, 2, 0.1, qPrintable(QString::number(ratio)));
        COMPARE_NEAR(2 * next - last, quarter, 1e-3 * quarter);
        last = next;
    }
    COMPARE_NEAR(last, quarter, 0.002 * quarter);
}

void RigidJoints::aRodKeepsItsLength() {
    // A ball on a rod from a fixed point, and two balls on a rod that turn about each other.
    RigidWorld world = emptyWorld(10);
    world.addCircle(0.1, at(1, 0));
    world.addDistanceJoint(noBody, 0, {0, 0}, {1, 0});
    world.addCircle(0.1, at(5, 0));
    world.addCircle(0.1, at(7, 0));
    world.addDistanceJoint(1, 2, {5, 0}, {7, 0});
    world.bodies[1].vy = -2;
    world.bodies[2].vy = 2;
    RigidMethod method;
    method.substeps = 4;
    QVERIFY(worstJoint(world, method, 120) < 0.01);
    // The middle of the pair falls freely.
    run(world, method, 60, h);
    const double fall = (world.bodies[1].y + world.bodies[2].y) / 2;
    const double part = h / 4, steps = 60 * 4;
    COMPARE_NEAR(fall, -10 * part * part * steps * (steps + 1) / 2, 1e-9);
}

void RigidJoints::limitsStopAHinge() {
    // A limit and its hinge are two constraints: the iterations must satisfy both before nothing bounces.
    for (const int iterations : {8, 100})
        for (const double limit : {-0.4, 0.3}) {
            RigidWorld world = emptyWorld(0);
            world.addBox(0.2, 1, at(0, -0.5));
            world.addRevoluteJoint(noBody, 0, {0, 0});
            world.joints[0].limited = true;
            world.joints[0].lower = -0.4;
            world.joints[0].upper = 0.3;
            RigidBody& box = world.bodies[0]; // an impulse `limit` to the right at (0, -1)
            box.vx += box.inverseMass * limit;
            box.omega += box.inverseInertia * (1 + box.y) * limit;
            RigidMethod method;
            method.iterations = iterations;
            double furthest = 0;
            RigidStepper stepper;
            for (int n = 0; n < 60; ++n) {
                stepper.step(world, method, n, h);
                furthest = std::max(furthest, std::abs(world.bodies[0].angle));
            }
            COMPARE_NEAR(furthest, std::abs(limit), iterations > 8 ? 1e-3 : 0.01);
            QCOMPARE(near(world.bodies[0].angle, limit, 2e-3), iterations > 8);
        }
}

void RigidJoints::aHandPullsNoHarderThanItCan() {
    // A spring of stiffness m omega² carries the weight at an extension of g / omega². A hand that is too
    // weak does not hold it.
    for (const double part : {4.0, 0.5}) {
        RigidWorld world = emptyWorld(10);
        world.addBox(1, 1, at(0, 0));
        world.addMouseJoint(0, {0, 0}, part * 10);
        run(world, {}, 300, h);
        const double omega = 2 * std::numbers::pi * world.joints[0].hertz;
        if (part > 1)
            COMPARE_NEAR(world.bodies[0].y, -10 / (omega * omega), 1e-6);
        else
            COMPARE_NEAR(world.bodies[0].vy, -10 * 0.5 * 5, 1e-6);
    }
}

void RigidJoints::jointsKeepMomentum() {
    // Without fixed points momentum is conserved to round-off. So is angular momentum, because both impulses
    // of a hinge act at one point if nothing is displaced.
    RigidWorld world = chain(true);
    world.joints.erase(world.joints.begin());
    world.rules.gravity = {0, 0};
    world.bodies[0].vy = 3;
    world.bodies[10].omega = 4;
    const Point before = momentum(world);
    run(world, {}, 1000, h);
    COMPARE_NEAR(momentum(world).x, before.x, 1e-10 * std::abs(before.y));
    COMPARE_NEAR(momentum(world).y, before.y, 1e-10 * std::abs(before.y));
}

REGISTER_TEST(RigidJoints)

} // namespace timestep::rigid_joints_test
#include "rigid_joints.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Welds, motors and springs, against the closed forms of their steps.
#include "core/rigid/rigid_json.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>
#include <numbers>
#include <vector>

namespace timestep::rigid_drives_test {

namespace {

constexpr double h = 1.0 / 60;

double totalEnergy(const RigidWorld& world) {
    return kineticEnergy(world) + potentialEnergy(world);
}

RigidMethod withSubsteps(int substeps) {
    RigidMethod method;
    method.substeps = substeps;
    return method;
}

/// The implicit Euler recurrence of x'' = -w² x - 2 zeta w x' + g:
/// v' = (v + h g - h w² x) / (1 + 2 zeta w h + w² h²), x' = x + h v'.
struct Recurrence {
    double x = 0, v = 0;
    void step(double w, double zeta, double g, double part) {
        v = (v + part * g - part * w * w * x) / (1 + 2 * zeta * w * part + w * w * part * part);
        x += part * v;
    }
};

/// Two squares, welded side by side, or one body of their shape; thrown and turning about the common centre.
RigidWorld thrown(bool welded) {
    RigidWorld world = emptyWorld(10);
    const double omega = 3;
    if (welded) {
        world.addBox(1, 1, at(-0.5, 0, 2));
        world.addBox(1, 1, at(0.5, 0, 2));
        world.addWeldJoint(0, 1, {0, 0.2});
    } else {
        world.addBox(2, 1, at(0, 0, 2));
    }
    for (RigidBody& body : world.bodies) {
        body.vx = 2;
        body.vy = 5 + omega * body.x;
        body.omega = omega;
    }
    return world;
}

/// A disc at the end of a spring that is attached to the plane.
RigidWorld hanging(double hertz, double ratio, double gravity) {
    RigidWorld world = emptyWorld(gravity);
    world.addCircle(0.2, given(3, 1, 0, -2));
    RigidJoint& rod = world.joints[world.addDistanceJoint(noBody, 0, {0, 0}, {0, -2})];
    rod.spring = true;
    rod.hertz = hertz;
    rod.damping = ratio;
    rod.length = 1.5;
    return world;
}

/// A disc on an axis through its centre.
RigidWorld wheel() {
    RigidWorld world = emptyWorld(9.81);
    world.addCircle(0.5, given(4, 0.5, 0, 0));
    world.addRevoluteJoint(noBody, 0, {0, 0});
    return world;
}

/// A world with every kind of joint and drive.
RigidWorld machine() {
    RigidWorld world = emptyWorld(9.81);
    addGround(world);
    world.addBox(2, 0.4, at(0, 1));
    world.addBox(0.4, 1, at(1.2, 1.5));
    world.addWeldJoint(1, 2, {1, 1.2});
    for (const double x : {-0.8, 0.8}) {
        const std::uint32_t disc = world.addCircle(0.3, at(x, 0.6, 2));
        RigidJoint& hinge = world.joints[world.addRevoluteJoint(1, disc, {x, 0.6})];
        hinge.motor = true;
        hinge.motorSpeed = -8;
        hinge.strongest = 3;
    }
    world.addCircle(0.2, at(1.2, 2.6));
    RigidJoint& spring = world.joints[world.addDistanceJoint(2, 5, {1.2, 2}, {1.2, 2.6})];
    spring.spring = true;
    spring.hertz = 3;
    spring.damping = 0.1;
    world.addBox(0.2, 1, at(-0.9, 1.7));
    RigidJoint& blade = world.joints[world.addWeldJoint(1, 6, {-0.9, 1.2})];
    blade.spring = true;
    blade.hertz = 4;
    blade.damping = 0.2;
    return world;
}

} // namespace

class RigidDrives : public QObject {
    Q_OBJECT

private slots:
    void weldedBodiesMoveAsOne();
    void aWeldedBeamDoesNotBend();
    void aMotorSpinsUpWithItsTorque();
    void aWeakMotorCannotLiftAndAStrongOneTurnsAgainstALoad();
    void aSpringSwingsAndDecaysAsItsRecurrence();
    void aSpringOnAnAngleDoesTheSame();
    void twoBodiesOnASpringSwingWithTheirReducedMass();
    void springsKeepTheirEnergyForSmallSteps();
    void everyShareOfTheEnergyIsBookedOnce();
    void aMachineComesBackFromItsFileAndState();
};

void RigidDrives::weldedBodiesMoveAsOne() {
    for (const RigidMethod& method :
         {RigidMethod(), withSubsteps(4), softStepMethod(), methodOf(PositionCorrection::Baumgarte)}) {
        double last = 0;
        for (const int steps : {60, 240}) {
            RigidWorld two = thrown(true), one = thrown(false);
            run(two, method, steps, 1.0 / steps);
            run(one, method, steps, 1.0 / steps);
            const RigidBody &a = two.bodies[0], &b = two.bodies[1], &whole = one.bodies[0];
            const double off =
                std::max({std::abs((a.x + b.x) / 2 - whole.x), std::abs((a.y + b.y) / 2 - whole.y),
                          std::abs(a.angle - whole.angle), std::abs(b.angle - whole.angle), jointError(two)});
            QVERIFY2(off < 0.1, qPrintable(nameOf(method) + QString(": %1").arg(off)));
            if (steps > 60)
                QVERIFY2(off < 0.35 * last, qPrintable(QString("%1 after %2").arg(off).arg(last)));
            last = off;
        }
    }
}

void RigidDrives::aWeldedBeamDoesNotBend() {
    // One box: the block of three equations leaves nothing. Four boxes: less with more iterations.
    RigidWorld one = emptyWorld(10);
    one.addBox(2, 0.2, at(1, 0));
    one.addWeldJoint(noBody, 0, {0, 0});
    run(one, {}, 120, h);
    COMPARE_NEAR(one.bodies[0].angle, 0, 1e-12);
    COMPARE_NEAR(one.bodies[0].y, 0, 1e-12);
    double last = 1;
    for (const int iterations : {8, 32}) {
        RigidWorld beam = emptyWorld(10);
        for (std::uint32_t i = 0; i < 4; ++i) {
            beam.addBox(1, 0.3, at(i + 0.5, 0));
            beam.addWeldJoint(i > 0 ? i - 1 : noBody, i, {1.0 * i, 0});
        }
        run(beam, methodOf(PositionCorrection::SplitImpulse, 1, iterations), 300, h);
        const double sag = -beam.bodies[3].y;
        QVERIFY2(sag > -1e-3 && sag < 0.5 * last, qPrintable(QString::number(sag)));
        last = sag;
    }
}

void RigidDrives::aMotorSpinsUpWithItsTorque() {
    // omega = tau t / I until the wanted speed, then this speed.
    for (const RigidMethod& method : {RigidMethod(), withSubsteps(4), softStepMethod()})
        for (const double wanted : {6.0, -6.0}) {
            RigidWorld world = wheel();
            RigidJoint& hinge = world.joints[0];
            hinge.motor = true;
            hinge.motorSpeed = wanted;
            hinge.strongest = 1.5; // 3 rad/s²
            RigidStepper stepper;
            for (int n = 0; n < 240; ++n) {
                stepper.step(world, method, n, h);
                const double expected = std::min(3 * (n + 1) * h, 6.0);
                COMPARE_NEAR(world.bodies[0].omega, wanted > 0 ? expected : -expected, 1e-9);
            }
            COMPARE_NEAR(jointError(world), 0, 1e-4);
        }
}

void RigidDrives::aWeakMotorCannotLiftAndAStrongOneTurnsAgainstALoad() {
    // An arm with its weight at r = 1: the torque to hold it level is m g r = 9.81.
    for (const double torque : {9.0, 11.0}) {
        RigidWorld world = emptyWorld(9.81);
        world.addCircle(0.1, given(1, 0.005, 1, 0));
        RigidJoint& hinge = world.joints[world.addRevoluteJoint(noBody, 0, {0, 0})];
        hinge.motor = true;
        hinge.motorSpeed = 0.5;
        hinge.strongest = torque;
        run(world, methodOf(PositionCorrection::SplitImpulse, 1, 200), 60, h);
        if (torque < 9.81)
            QVERIFY2(world.bodies[0].y < -0.1, qPrintable(QString::number(world.bodies[0].y)));
        else
            COMPARE_NEAR(world.bodies[0].omega, 0.5, 1e-3);
    }
}

void RigidDrives::aSpringSwingsAndDecaysAsItsRecurrence() {
    for (const RigidMethod& method :
         {RigidMethod(), withSubsteps(4), softStepMethod(), methodOf(PositionCorrection::None),
          methodOf(PositionCorrection::Baumgarte)})
        for (const double hertz : {0.5, 3.0, 200.0})
            for (const double ratio : {0.0, 0.1, 1.0, 5.0}) {
                RigidWorld world = hanging(hertz, ratio, 9.81);
                Recurrence exact = {0.5, 0}; // longer by 0.5
                RigidStepper stepper;
                const double w = 2 * std::numbers::pi * hertz;
                for (int n = 0; n < 100; ++n) {
                    stepper.step(world, method, n, h);
                    for (int part = 0; part < method.substeps; ++part)
                        exact.step(w, ratio, 9.81, h / method.substeps);
                    COMPARE_NEAR(-world.bodies[0].y - 1.5, exact.x, 1e-9);
                }
                QCOMPARE(jointError(world), 0.0); // a spring has no error
            }
    // With small steps, the period is that of the frequency, and the amplitude decays by exp(-zeta w t).
    RigidWorld fine = hanging(2, 0.05, 0);
    run(fine, {}, 20000, 1.0 / 20000);
    const double w = 4 * std::numbers::pi, decay = 0.05 * w, free = w * std::sqrt(1 - 0.05 * 0.05);
    COMPARE_NEAR(-fine.bodies[0].y - 1.5,
                 0.5 * std::exp(-decay) * (std::cos(free) + decay / free * std::sin(free)), 2e-3);
}

void RigidDrives::aSpringOnAnAngleDoesTheSame() {
    for (const bool weld : {false, true})
        for (const double ratio : {0.0, 0.3}) {
            RigidWorld world = emptyWorld(0);
            RigidBodySetup setup = given(4, 0.5, 0, 0);
            setup.angle = 0.7;
            world.addCircle(0.5, setup);
            RigidJoint& joint = world.joints[weld ? world.addWeldJoint(noBody, 0, {0, 0})
                                                  : world.addRevoluteJoint(noBody, 0, {0, 0})];
            joint.spring = true;
            joint.hertz = 1.5;
            joint.damping = ratio;
            joint.rest = 0.2;
            COMPARE_NEAR(springEnergy(world), 0.5 * 0.5 * std::pow(3 * std::numbers::pi * 0.5, 2), 1e-12);
            Recurrence exact = {0.5, 0};
            RigidStepper stepper;
            for (int n = 0; n < 200; ++n) {
                stepper.step(world, softStepMethod(), n, h);
                for (int part = 0; part < 4; ++part) exact.step(3 * std::numbers::pi, ratio, 0, h / 4);
                COMPARE_NEAR(world.bodies[0].angle - 0.2, exact.x, 1e-9);
            }
        }
}

void RigidDrives::twoBodiesOnASpringSwingWithTheirReducedMass() {
    RigidWorld world = emptyWorld(0);
    world.addCircle(0.2, given(1, 1, 0, 0));
    world.addCircle(0.2, given(3, 1, 2, 0));
    RigidJoint& rod = world.joints[world.addDistanceJoint(0, 1, {0, 0}, {2, 0})];
    rod.spring = true;
    rod.hertz = 1;
    rod.damping = 0;
    rod.length = 1.6;
    const double w = 2 * std::numbers::pi;
    COMPARE_NEAR(springOf(world, world.joints[0]).stiffness, 0.75 * w * w, 1e-12);
    run(world, {}, 20000, 1.0 / 20000);
    COMPARE_NEAR(world.bodies[1].x - world.bodies[0].x, 2, 1e-3); // one period later
    COMPARE_NEAR(world.bodies[0].x + 3 * world.bodies[1].x, 6, 1e-9);
}

void RigidDrives::springsKeepTheirEnergyForSmallSteps() {
    // Implicit Euler steps lose energy in proportion to the step; the stored energy is in the sum.
    double last = 0;
    for (const int steps : {1000, 2000, 4000}) {
        RigidWorld world = hanging(1, 0, 9.81);
        const double start = totalEnergy(world);
        run(world, {}, steps, 1.0 / steps);
        const double loss = start - totalEnergy(world);
        QVERIFY(loss > 0);
        if (last > 0) COMPARE_NEAR(last / loss, 2, 0.1);
        last = loss;
    }
}

void RigidDrives::everyShareOfTheEnergyIsBookedOnce() {
    for (const RigidMethod& method : {RigidMethod(), withSubsteps(4), softStepMethod()}) {
        RigidWorld world = machine();
        RigidStepper stepper;
        stepper.measureEnergy(true);
        const double start = totalEnergy(world);
        double sum = 0, drives = 0;
        for (int n = 0; n < 120; ++n) {
            stepper.step(world, method, n, h);
            const RigidEnergyChange& change = stepper.energyChange();
            sum += change.motion + change.contacts + change.joints + change.positionCorrection +
                   change.drives + change.damping;
            drives += change.drives;
        }
        COMPARE_NEAR(sum, totalEnergy(world) - start, 1e-9);
        QVERIFY2(drives > 1, qPrintable(QString::number(drives)));
        QVERIFY2(world.bodies[1].x > 0.5, qPrintable(QString::number(world.bodies[1].x))); // it drives
    }
    // A motor that spins up a wheel does the work I omega² / 2, and joints and contacts none.
    RigidWorld world = wheel();
    world.joints[0].motor = true;
    world.joints[0].motorSpeed = 6;
    world.joints[0].strongest = 1.5;
    RigidStepper stepper;
    stepper.measureEnergy(true);
    double drives = 0, others = 0;
    for (int n = 0; n < 200; ++n) {
        stepper.step(world, {}, n, h);
        const RigidEnergyChange& change = stepper.energyChange();
        drives += change.drives;
        others += std::abs(change.joints) + std::abs(change.contacts);
    }
    COMPARE_NEAR(drives, 0.5 * 0.5 * 36, 1e-9);
    COMPARE_NEAR(others, 0, 1e-9);
}

void RigidDrives::aMachineComesBackFromItsFileAndState() {
    const RigidWorld world = machine();
    const Json written = rigidWorldToJson(world);
    const RigidWorld again = rigidWorldFromJson(written);
    QVERIFY(again.joints == world.joints && again.bodies == world.bodies);
    QCOMPARE(rigidWorldToJson(again).dump(), written.dump());
    RigidWorld straight = world, halfway = world;
    run(straight, {}, 80, h);
    run(halfway, {}, 40, h);
    RigidWorld loaded = loadRigidWorld(JsonField(Json::parse(saveRigidWorld(halfway).dump())));
    QVERIFY(loaded.joints == halfway.joints);
    RigidStepper stepper;
    for (int n = 40; n < 80; ++n) stepper.step(loaded, {}, n, h);
    QCOMPARE(hashOf(loaded), hashOf(straight));
    // No impulse survives without warm start.
    RigidMethod cold;
    cold.warmStart = false;
    run(straight, cold, 40, h);
    QVERIFY(straight.finite() && jointError(straight) < 0.05);
}

REGISTER_TEST(RigidDrives)

} // namespace timestep::rigid_drives_test
#include "rigid_drives.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Damping, gravity factors and forces of bodies, against the closed forms of their steps.
#include "core/rigid/draw_rigid.h"
#include "core/rigid/rigid_json.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <vector>

namespace timestep::rigid_forces_test {

namespace {

constexpr double h = 1.0 / 60;

double totalEnergy(const RigidWorld& world) {
    return kineticEnergy(world) + potentialEnergy(world);
}

/// Both loops, with and without substeps that share contacts.
std::vector<RigidMethod> methods() {
    RigidMethod substeps;
    substeps.substeps = 4;
    RigidMethod positionFirst;
    positionFirst.loop = RigidLoop::PositionFirst;
    return {RigidMethod(), substeps, softStepMethod(), positionFirst};
}

} // namespace

class RigidForces : public QObject {
    Q_OBJECT

private slots:
    void dampingReducesAVelocityByTheSameFactorInEveryStep();
    void aBodyFallsWithItsShareOfGravity();
    void aForceOnTheCentreAccelerates();
    void aForceOnAPointAlsoTurnsTheBody();
    void aForceTowardsAPointKeepsItsSize();
    void everyShareOfTheEnergyIsBookedOnce();
    void aBodyWithAPairOfJetsComesBackFromItsFile();
};

void RigidForces::dampingReducesAVelocityByTheSameFactorInEveryStep() {
    // v(n) = v0 (1 + h c)^-n, for each of the substeps.
    for (const RigidMethod& method : methods()) {
        RigidWorld world = emptyWorld(0);
        RigidBodySetup setup = at(0, 0);
        setup.velocity = {3, -1};
        setup.angularVelocity = 7;
        setup.damping = 0.8;
        setup.turningDamping = 40;
        world.addBox(1, 0.5, setup);
        run(world, method, 50, h);
        const double part = h / method.substeps;
        const double kept = std::pow(1 + part * 0.8, -50.0 * method.substeps);
        const double keptTurn = std::pow(1 + part * 40, -50.0 * method.substeps);
        COMPARE_NEAR(world.bodies[0].vx / (3 * kept), 1, 1e-12);
        COMPARE_NEAR(world.bodies[0].vy / -kept, 1, 1e-12);
        COMPARE_NEAR(world.bodies[0].omega / (7 * keptTurn), 1, 1e-11);
    }
}

void RigidForces::aBodyFallsWithItsShareOfGravity() {
    for (const RigidMethod& method : methods())
        for (const double factor : {0.0, 0.25, -1.0, 3.0}) {
            RigidWorld world = emptyWorld(9.81);
            RigidBodySetup setup = at(0, 0);
            setup.gravityFactor = factor;
            world.addCircle(0.3, setup);
            const double start = totalEnergy(world);
            run(world, method, 60, h);
            COMPARE_NEAR(world.bodies[0].vy, -factor * 9.81, 1e-11);
            // The energy is that of semi-implicit Euler steps: it is off by g h v / 2 per mass.
            const double off = std::abs(factor * 9.81 * h * world.bodies[0].vy / 2) * mass(world.bodies[0]);
            COMPARE_NEAR(totalEnergy(world), start, 1.001 * off + 1e-12);
        }
}

void RigidForces::aForceOnTheCentreAccelerates() {
    // v = F t / m; with damping, v -> F / (m c), which the implicit step keeps to rounding.
    for (const RigidMethod& method : methods()) {
        RigidWorld world = emptyWorld(0);
        world.addCircle(0.4, given(2, 0.3, 0, 0));
        world.forces.push_back({0, {}, {5, -1}});
        RigidWorld damped = world;
        damped.bodies[0].damping = 4;
        run(world, method, 90, h);
        COMPARE_NEAR(world.bodies[0].vx, 5 * 1.5 / 2, 1e-12);
        COMPARE_NEAR(world.bodies[0].vy, -1.5 / 2, 1e-12);
        QCOMPARE(world.bodies[0].omega, 0.0);
        run(damped, method, 1200, h);
        COMPARE_NEAR(damped.bodies[0].vx, 5.0 / 2 / 4, 1e-12);
    }
}

void RigidForces::aForceOnAPointAlsoTurnsTheBody() {
    // A pair of jets that turn with the body: omega = (r x F) t / I, and no translation. A force that keeps
    // its direction turns the body until its point lies ahead, like a pendulum of the angular frequency
    // sqrt(r F / I).
    RigidWorld world = emptyWorld(0);
    world.addBox(1, 1, given(2, 0.5, 0, 0));
    world.forces.push_back({0, {0.5, 0}, {0, 3}, ForceDirection::OfBody});
    world.forces.push_back({0, {-0.5, 0}, {0, -3}, ForceDirection::OfBody});
    run(world, {}, 60, h);
    COMPARE_NEAR(world.bodies[0].omega, 3 * 1 / 0.5, 1e-12);
    COMPARE_NEAR(std::hypot(world.bodies[0].vx, world.bodies[0].vy), 0, 1e-12);

    RigidWorld kept = emptyWorld(0);
    RigidBodySetup setup = given(2, 0.5, 0, 0);
    setup.angle = 0.01;
    kept.addBox(1, 1, setup);
    kept.forces.push_back({0, {0.5, 0}, {8, 0}});
    const double omega = std::sqrt(0.5 * 8 / 0.5);
    const int steps = 2000;
    run(kept, {}, steps, 1.0 / steps);
    COMPARE_NEAR(kept.bodies[0].angle, 0.01 * std::cos(omega), 2e-5);
}

void RigidForces::aForceTowardsAPointKeepsItsSize() {
    // On a circle: v² = F r / m. Its work is F times the way towards the point.
    RigidWorld world = emptyWorld(0);
    RigidBodySetup setup = given(2, 1, 3, 1);
    setup.velocity = {0, 3};
    world.addCircle(0.2, setup);
    world.forces.push_back({0, {}, {9, 0}, ForceDirection::Towards, {1, 1}});
    const double start = kineticEnergy(world);
    const int steps = 4000;
    RigidStepper stepper;
    double furthest = 0;
    for (int n = 0; n < steps; ++n) {
        stepper.step(world, {}, n, 2.0 / steps);
        furthest = std::max(furthest, std::abs(std::hypot(world.bodies[0].x - 1, world.bodies[0].y - 1) - 2));
    }
    COMPARE_NEAR(furthest, 0, 2e-3);
    COMPARE_NEAR(kineticEnergy(world), start, 0.02);
    world.bodies[0].x = world.bodies[0].y = 1;
    QVERIFY((forceNow(world, world.forces[0]) == Point{}));
    // The layer of impulses shows it as an arrow twice as long as the radius of its body.
    world.bodies[0].x = 4;
    Frame frame;
    frame.layers = ImpulseLayer;
    drawRigidWorld(world, frame);
    QCOMPARE(frame.arrows.size(), std::size_t{1});
    QVERIFY(frame.arrows[0].role == Role::Force);
    COMPARE_NEAR(frame.arrows[0].to.x, 4 - 0.4, 1e-12);
    COMPARE_NEAR(frame.arrows[0].to.y, 1, 1e-12);
}

void RigidForces::everyShareOfTheEnergyIsBookedOnce() {
    // The shares add up to the change of the energy; without contacts, contacts change nothing, and what a
    // force does is F·x.
    for (const RigidMethod& method : methods()) {
        RigidWorld world = emptyWorld(9.81);
        RigidBodySetup setup = at(0, 0);
        setup.damping = 0.5;
        setup.turningDamping = 1;
        setup.angularVelocity = 3;
        world.addBox(1, 0.5, setup);
        world.forces.push_back({0, {}, {4, 0}});
        RigidStepper stepper;
        stepper.measureEnergy(true);
        double sum = 0, contacts = 0, drives = 0, damping = 0;
        const double start = totalEnergy(world);
        for (int n = 0; n < 100; ++n) {
            stepper.step(world, method, n, h);
            const RigidEnergyChange& change = stepper.energyChange();
            sum += change.motion + change.contacts + change.joints + change.positionCorrection +
                   change.drives + change.damping;
            contacts += std::abs(change.contacts);
            drives += change.drives;
            damping += change.damping;
        }
        COMPARE_NEAR(sum, totalEnergy(world) - start, 1e-10);
        COMPARE_NEAR(contacts, 0, 1e-10);
        const double work = 4 * world.bodies[0].x;
        QVERIFY(work > 20);
        COMPARE_NEAR(drives, work, 0.02 * work); // the velocity at the end of a step moves the body
        QVERIFY2(damping < -1, qPrintable(QString::number(damping)));
    }
}

void RigidForces::aBodyWithAPairOfJetsComesBackFromItsFile() {
    const Json json = Json::parse(R"({"bodies": [
        {"box": [1, 1], "at": [2, 3], "angle": 0.3, "damping": 0.25, "turning-damping": 0.5,
         "gravity-factor": -0.1, "forces": [{"force": [0, 3], "local": [0.5, 0], "turns": true},
                                            {"force": [1, 2], "at": [2, 3]}, {"force": [7, 0]}, {"force": 2.5, "towards": [4, 4]}]},
        {"circle": 1, "static": true}], "gravity": [0, -10]})");
    const RigidWorld world = rigidWorldFromJson(json);
    QCOMPARE(world.forces.size(), std::size_t{4});
    QVERIFY(world.forces[0].direction == ForceDirection::OfBody);
    QVERIFY(world.forces[1].direction == ForceDirection::OfPlane);
    QVERIFY(world.forces[3].direction == ForceDirection::Towards && world.forces[3].force.x == 2.5);
    QVERIFY((world.forces[1].local == Point{0, 0} && world.forces[2].local == Point{}));
    const Json written = rigidWorldToJson(world);
    const RigidWorld again = rigidWorldFromJson(written);
    QVERIFY(again.bodies == world.bodies && again.forces == world.forces);
    QCOMPARE(rigidWorldToJson(again).dump(), written.dump());

    // A saved state continues with the same bytes.
    RigidWorld straight = world, halfway = world;
    run(straight, {}, 40, h);
    run(halfway, {}, 20, h);
    RigidWorld loaded = loadRigidWorld(JsonField(Json::parse(saveRigidWorld(halfway).dump())));
    QVERIFY(loaded.bodies == halfway.bodies && loaded.forces == halfway.forces);
    RigidStepper stepper;
    for (int n = 20; n < 40; ++n) stepper.step(loaded, {}, n, h);
    QCOMPARE(hashOf(loaded), hashOf(straight));
}

REGISTER_TEST(RigidForces)

} // namespace timestep::rigid_forces_test
#include "rigid_forces.moc"

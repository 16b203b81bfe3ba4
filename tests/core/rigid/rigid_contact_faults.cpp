// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts as users of other engines have found them wrong: lost bounces, seams of a floor of tiles, spinning
// bullets that leave a box.
#include "core/random.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>

namespace timestep::rigid_contact_faults_test {

namespace {

constexpr double h = 1.0 / 60;

constexpr PositionCorrection allCorrections[] = {PositionCorrection::None, PositionCorrection::SplitImpulse,
                                                 PositionCorrection::SplitAsSeed,
                                                 PositionCorrection::Baumgarte, PositionCorrection::Soft};

RigidBodySetup resting(double x, double y, double friction, double restitution = 0) {
    RigidBodySetup setup = at(x, y, 1, friction, restitution);
    setup.isStatic = true;
    return setup;
}

// Seams.

/// A floor from x = -2.5 to 37.5 with its top at 0, of 40 tiles or one piece. Adds `body` before or after it
/// and returns its index.
std::uint32_t addFloor(RigidWorld& world, bool tiles, double friction) {
    world.rules.gravity = {0, -9.81};
    if (!tiles) return world.addBox(40, 1, resting(17.5, -0.5, friction));
    std::uint32_t last = 0;
    for (int i = -2; i < 38; ++i) last = world.addBox(1, 1, resting(i, -0.5, friction));
    return last;
}

/// A box that is thrown onto the floor, and how far it slides [m].
struct Throw {
    double width = 0.7, height = 0.5;
    RigidBodySetup setup;
    bool beforeTheFloor = true;
};
double wayOf(const Throw& thrown, bool tiles, const RigidMethod& method) {
    RigidWorld world;
    std::uint32_t box = 0;
    if (thrown.beforeTheFloor) box = world.addBox(thrown.width, thrown.height, thrown.setup);
    addFloor(world, tiles, 0.2);
    if (!thrown.beforeTheFloor) box = world.addBox(thrown.width, thrown.height, thrown.setup);
    run(world, method, 300, h);
    return world.bodies[box].x - thrown.setup.position.x;
}

Throw slide(double width, double height) {
    Throw result{width, height, at(0, height / 2, 1, 0.2)};
    result.setup.velocity = {5, 0};
    return result;
}

Throw randomThrow(int number) {
    Random random(static_cast<std::uint64_t>(number) + 1);
    Throw result{random.uniform(0.3, 1), random.uniform(0.2, 0.6), {}};
    result.setup = at(random.uniform(0, 1), result.height / 2 + random.uniform(0, 0.5), 1, 0.2);
    result.setup.velocity = {random.uniform(2, 7), random.uniform(-2, 0)};
    if (number % 2 == 1) result.setup.angularVelocity = random.uniform(-2, 2);
    result.beforeTheFloor = number % 4 < 2;
    return result;
}

// Bullets.

/// A box of 0.3 x 0.2 m that flies in a box of 8 x 6 m; all bounces are elastic.
RigidWorld bulletInABox(double friction, Point velocity, double turning) {
    RigidWorld world = emptyWorld(0);
    for (const double side : {-1.0, 1.0}) {
        world.addBox(8.2, 0.1, resting(0, 3.05 * side, friction, 1));
        world.addBox(0.1, 6, resting(4.05 * side, 0, friction, 1));
    }
    RigidBodySetup bullet = at(0, 0, 1, friction, 1);
    bullet.velocity = velocity;
    bullet.angularVelocity = turning;
    bullet.bullet = true;
    world.addBox(0.3, 0.2, bullet);
    return world;
}

} // namespace

class RigidContactFaults : public QObject {
    Q_OBJECT

private slots:
    void noBounceIsLostAtAnyNumberOfSubsteps();
    void settingsDoToAnElasticBounceWhatTheySay();
    void aBoxSlidesOverTilesAsOverOnePiece();
    void aDiscRollsOverTilesWithoutLosingSpeed();
    void stepsAndRidgesStillCount();
    void aSpinningBulletStaysInside();
};

void RigidContactFaults::noBounceIsLostAtAnyNumberOfSubsteps() {
    for (const PositionCorrection correction : allCorrections)
        for (const int substeps : {1, 2, 3, 4, 8})
            for (const bool share : {true, false})
                for (const double e : {1.0, 0.5}) {
                    RigidMethod method = methodOf(correction, substeps);
                    method.shareContacts = share;
                    RigidWorld world = emptyWorld(0);
                    world.addBox(20, 1, resting(0, -0.5, 0.6, e));
                    RigidBodySetup setup = at(0, 1, 1, 0.6, e);
                    setup.velocity = {0, -2};
                    world.addCircle(0.3, setup);
                    setup.position.x = 5;
                    world.addBox(0.6, 0.6, setup);
                    for (const double x : {-5.0, -4.0, -3.0}) { // three balls in a row
                        setup.position = {x, 3};
                        setup.velocity = {x == -5 ? 3.0 : 0.0, 0};
                        world.addCircle(0.5, setup);
                    }
                    run(world, method, 60, h);
                    for (const std::uint32_t body : {1u, 2u}) {
                        const double speed = world.bodies[body].vy;
                        // Baumgarte adds the speed with which it pushes apart.
                        const bool faster = correction == PositionCorrection::Baumgarte && speed > 2 * e;
                        QVERIFY2(faster || near(speed, 2 * e, 1e-3), qPrintable(nameOf(method)));
                    }
                    if (e < 1) continue;
                    const double speeds[] = {-1, 2, 2};
                    for (std::uint32_t i = 0; i < 3; ++i)
                        COMPARE_NEAR2(world.bodies[3 + i].vx, speeds[i], 1e-3, qPrintable(nameOf(method)));
                }
}

void RigidContactFaults::settingsDoToAnElasticBounceWhatTheySay() {
    // The descriptions in rigid_settings.cpp: a ball with restitution 1 that falls 2.2 m returns to 95 % of
    // it with soft contacts and with impacts one after the other, to 102 % if 4 substeps share their
    // contacts.
    RigidMethod sequential;
    sequential.impact = ImpactRule::Sequential;
    const auto returns = [](const RigidMethod& method) {
        RigidWorld world = emptyWorld(9.81);
        world.addBox(20, 1, resting(0, -0.5, 0, 1));
        world.addCircle(0.8, at(0, 3, 1, 0, 1));
        RigidStepper stepper;
        double highest = 0;
        for (int n = 0; n < 90; ++n) {
            stepper.step(world, method, n, h);
            if (n > 45) highest = std::max(highest, world.bodies[1].y - 0.8);
        }
        return highest / 2.2;
    };
    COMPARE_NEAR(returns({}), 1, 1e-9);
    COMPARE_NEAR(returns(methodOf(PositionCorrection::Soft)), 0.95, 0.005);
    COMPARE_NEAR(returns(sequential), 0.95, 0.005);
    COMPARE_NEAR(returns(methodOf(PositionCorrection::SplitImpulse, 4)), 1.02, 0.005);
}

void RigidContactFaults::aBoxSlidesOverTilesAsOverOnePiece() {
    // v²/(2 mu g) = 6.371, less 0.042 by the first order of the step: Box2D 6.329 on one piece.
    const double way = wayOf(slide(0.7, 0.5), true, {});
    COMPARE_NEAR(way, 6.371 - 0.042, 0.03);
    for (const RigidMethod& method :
         {RigidMethod(), methodOf(PositionCorrection::SplitImpulse, 4), methodOf(PositionCorrection::Soft),
          softStepMethod(), methodOf(PositionCorrection::Baumgarte)}) {
        std::vector<Throw> throws = {slide(0.7, 0.5), slide(3, 0.5)};
        for (int i = 0; i < 20; ++i) throws.push_back(randomThrow(i));
        for (std::size_t i = 0; i < throws.size(); ++i) {
            const double tiles = wayOf(throws[i], true, method), onePiece = wayOf(throws[i], false, method);
            QVERIFY2(std::abs(tiles - onePiece) < 0.07 * onePiece,
                     qPrintable(nameOf(method) + QString(", %1: %2, %3").arg(i).arg(tiles).arg(onePiece)));
        }
    }
}

void RigidContactFaults::aDiscRollsOverTilesWithoutLosingSpeed() {
    for (const PositionCorrection correction : allCorrections)
        for (const int substeps : {1, 4})
            for (const double speed : {0.6, 1.0, 3.0, 5.0}) {
                RigidWorld world;
                addFloor(world, true, 0.6);
                RigidBodySetup disc = at(0, 0.3);
                disc.velocity = {speed, 0};
                disc.angularVelocity = -speed / 0.3;
                const std::uint32_t body = world.addCircle(0.3, disc);
                run(world, methodOf(correction, substeps), 300, h);
                COMPARE_NEAR2(world.bodies[body].vx, speed, 1e-5 * speed,
                              qPrintable(nameOf(methodOf(correction, substeps))));
            }
}

void RigidContactFaults::stepsAndRidgesStillCount() {
    // A tile that stands 3 cm higher stops the box; so does a wall that stands on the floor.
    for (const bool wall : {false, true}) {
        RigidWorld world;
        const std::uint32_t floor = addFloor(world, true, 0.2);
        RigidBody& tile = world.bodies[floor - 34]; // at x = 3
        if (wall)
            world.addBox(1, 2, resting(3, 1, 0.2));
        else
            tile.y += 0.03;
        RigidBodySetup slow = at(1.9, 0.25, 1, 0.2); // two steps are shorter than the step is high
        slow.velocity = {1.5, 0};
        const std::uint32_t box = world.addBox(0.7, 0.5, slow);
        run(world, {}, 300, h);
        COMPARE_NEAR(world.bodies[box].x, 2.5 - 0.35, 0.02);
    }
    // A disc rests on the ridge of two slopes whose ends cover each other.
    RigidWorld world = emptyWorld(9.81);
    for (const double side : {-1.0, 1.0}) {
        RigidBodySetup slope = resting(side * std::cos(0.3), -std::sin(0.3) - 0.25, 0.6);
        slope.angle = -side * 0.3;
        world.addBox(2.2, 0.5, slope);
    }
    const std::uint32_t disc = world.addCircle(0.3, at(0, 0.34));
    run(world, {}, 30, h);
    QVERIFY2(world.bodies[disc].y > 0.25, qPrintable(QString::number(world.bodies[disc].y)));
}

void RigidContactFaults::aSpinningBulletStaysInside() {
    for (const RigidMethod& standard : {RigidMethod(), methodOf(PositionCorrection::SplitImpulse, 4),
                                        methodOf(PositionCorrection::Soft), softStepMethod()})
        for (const double turning : {0.0, 5.0, 20.0, 50.0, -100.0, 100.0})
            for (const Point velocity : {Point{41, 23}, Point{-17, 23}, Point{3, -2}})
                for (const double friction : {0.0, 0.5}) {
                    RigidMethod method = standard;
                    method.swept = true;
                    RigidWorld world = bulletInABox(friction, velocity, turning);
                    const double energy = kineticEnergy(world);
                    RigidStepper stepper;
                    for (int n = 0; n < 300; ++n) {
                        stepper.step(world, method, n, h);
                        const RigidBody& bullet = world.bodies.back();
                        QVERIFY2(std::abs(bullet.x) < 4 && std::abs(bullet.y) < 3,
                                 qPrintable(nameOf(method) + QString(": %1 rad/s").arg(turning)));
                    }
                    if (standard == RigidMethod() && friction == 0)
                        COMPARE_NEAR(kineticEnergy(world), energy, 1e-4 * energy);
                }
}

REGISTER_TEST(RigidContactFaults)

} // namespace timestep::rigid_contact_faults_test
#include "rigid_contact_faults.moc"

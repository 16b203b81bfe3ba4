// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts: remembered impulses, position correction, determinism: core/rigid/README.md.
#include "core/random.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <hwy/highway.h>

#include <cmath>
#include <numbers>

namespace timestep::rigid_contacts_test {

namespace {

constexpr double h = 1.0 / 60;

/// A small pile that keeps falling over for some time: boxes, balls, a joint.
RigidWorld pile(std::uint64_t seed) {
    RigidWorld world = emptyWorld(10);
    addGround(world);
    Random random(seed);
    for (int i = 0; i < 25; ++i) {
        RigidBodySetup setup = at(random.uniform(-1.5, 1.5), 1 + 0.8 * i, 1, 0.4, i % 5 == 0 ? 0.5 : 0);
        setup.angle = random.uniform(0, 3);
        if (i % 3 == 0)
            world.addCircle(0.4, setup);
        else
            world.addBox(random.uniform(0.5, 1.2), 0.6, setup);
    }
    world.addRevoluteJoint(3, 4, {world.bodies[3].x, world.bodies[3].y});
    return world;
}

} // namespace

class RigidContacts : public QObject {
    Q_OBJECT

private slots:
    void contactsThatBlinkAreRemembered();
    void runsRepeatToTheByte();
    void aCopyContinuesToTheByte();
    void rebuiltContactsAreTheSame();
    void solvingAtOnceIsSolvingInOrder();
    void everyProcessorGivesTheSameBytes();
    void islandsHangTogether();
    void stepsAllocateNothing();
    void softCoefficientsHaveTheirNumbers();
    void softContactsSinkUnderLoads();
    void pushRulesEndAtTheSlop();
};

void RigidContacts::contactsThatBlinkAreRemembered() {
    for (const int memory : {0, 2, 3}) {
        RigidWorld world = emptyWorld(10);
        addGround(world);
        world.addBox(1, 1, at(0, 0.499));
        RigidMethod method;
        method.memory = memory;
        RigidStepper stepper;
        for (int n = 0; n < 30; ++n) stepper.step(world, method, n, h);
        const double before = world.contacts[0].normalImpulse;
        COMPARE_NEAR(before + world.contacts[1].normalImpulse, 10 * h, 1e-9);
        world.bodies[1].y += 0.1;
        for (int n = 0; n < 2; ++n) {
            stepper.findContacts(world, method);
            QCOMPARE(world.contacts.size(), std::size_t{0});
            QCOMPARE(world.remembered.size(), memory > 0 ? std::size_t{2} : std::size_t{0});
        }
        const RigidWorld away = world;
        world.bodies[1].y -= 0.1;
        stepper.findContacts(world, method);
        QCOMPARE(world.contacts.size(), std::size_t{2});
        QCOMPARE(world.contacts[0].normalImpulse, memory > 0 ? before : 0);
        QVERIFY(world.remembered.empty());
        // After more steps than `memory`, the contact is forgotten.
        world = away;
        stepper.findContacts(world, method);
        QCOMPARE(world.remembered.size(), memory == 3 ? std::size_t{2} : std::size_t{0});
    }
}

void RigidContacts::runsRepeatToTheByte() {
    for (const ContactOrder order : {ContactOrder::AsMade, ContactOrder::Random}) {
        std::vector<std::uint64_t> hashes;
        for (int i = 0; i < 3; ++i) {
            RigidWorld world = pile(1);
            RigidMethod method;
            method.order = order;
            method.seed = i < 2 ? 5 : 6;
            run(world, method, 150, h);
            QVERIFY(world.finite());
            hashes.push_back(hashOf(world));
        }
        QCOMPARE(hashes[0], hashes[1]);
        QCOMPARE(hashes[0] == hashes[2], order == ContactOrder::AsMade);
    }
}

void RigidContacts::aCopyContinuesToTheByte() {
    // A copy continues with a new stepper: warm start, snaps and remembered contacts are all in the world.
    RigidMethod remembering = seedMethod(false);
    remembering.slop = 0.01;
    remembering.memory = 3;
    for (const RigidMethod& method : {RigidMethod(), softStepMethod(), remembering}) {
        RigidWorld world = pile(2);
        RigidStepper stepper;
        for (int n = 0; n < 90; ++n) stepper.step(world, method, n, h);
        RigidWorld copy = world;
        RigidStepper other;
        for (int n = 90; n < 150; ++n) {
            stepper.step(world, method, n, h);
            other.step(copy, method, n, h);
        }
        QCOMPARE(hashOf(copy), hashOf(world));
        // Without the remembered contacts the run differs.
        copy = pile(2);
        for (int n = 0; n < 150; ++n) {
            if (n == 90) copy.contacts.clear();
            other.step(copy, method, n, h);
        }
        QVERIFY(hashOf(copy) != hashOf(world));
    }
}

void RigidContacts::rebuiltContactsAreTheSame() {
    // With all pairs, with sorting, and with sorting from scratch in every step.
    RigidWorld pairs = pile(3), sorted = pairs, fresh = pairs;
    RigidMethod all, sweep;
    all.broadPhase = BroadPhase::AllPairs;
    RigidStepper one, other;
    for (int n = 0; n < 150; ++n) {
        one.step(pairs, all, n, h);
        other.step(sorted, sweep, n, h);
        RigidStepper().step(fresh, sweep, n, h);
    }
    QCOMPARE(hashOf(sorted), hashOf(pairs));
    QCOMPARE(hashOf(fresh), hashOf(pairs));
}

void RigidContacts::islandsHangTogether() {
    RigidWorld world = emptyWorld(10);
    world.addBox(1, 1, at(5, 0.499)); // 0: alone on the ground
    addGround(world);                 // 1
    world.addBox(1, 1, at(0, 0.499));
    world.addBox(1, 1, at(0, 1.498));
    world.addBox(1, 1, at(9, 4)); // 4, 5: joined
    world.addBox(1, 1, at(10.5, 4));
    world.addRevoluteJoint(5, 4, {9.75, 4});
    world.addBox(1, 1, at(-5, 9)); // 6: in the air
    RigidStepper().findContacts(world, {});
    std::vector<std::int32_t> island;
    islands(world, island);
    QCOMPARE(island, (std::vector<std::int32_t>{0, -1, 1, 1, 2, 2, 3}));
    world.addRevoluteJoint(3, 6, {-2, 5});
    islands(world, island);
    QCOMPARE(island, (std::vector<std::int32_t>{0, -1, 1, 1, 2, 2, 1}));
}

void RigidContacts::stepsAllocateNothing() {
    RigidMethod seed = seedMethod(false);
    seed.slop = 0.01;
    RigidMethod random;
    random.order = ContactOrder::Random;
    random.memory = 4;
    random.swept = true;
    for (const RigidMethod& method : {RigidMethod(), softStepMethod(), seed, random}) {
        RigidWorld world = pyramid(6);
        world.bodies[1].bullet = true;
        RigidStepper stepper;
        for (int n = 0; n < 60; ++n) stepper.step(world, method, n, h);
        const std::size_t before = allocations();
        for (int n = 60; n < 120; ++n) stepper.step(world, method, n, h);
        QCOMPARE(allocations(), before);
    }
}

void RigidContacts::solvingAtOnceIsSolvingInOrder() {
    // The solver packs pairs that have no body in common. With other bodies in the world the packs differ,
    // and the bytes are the same.
    for (const PositionCorrection correction : {PositionCorrection::SplitImpulse, PositionCorrection::Soft}) {
        RigidMethod method;
        method.positionCorrection = correction;
        RigidWorld alone = pile(4), together = alone;
        const std::size_t count = alone.bodies.size();
        Random random(5);
        for (int i = 0; i < 30; ++i) {
            RigidBodySetup setup = at(20 + random.uniform(-2, 2), 1 + 0.8 * i);
            setup.angle = random.uniform(0, 3);
            together.addBox(1, 0.6, setup);
        }
        RigidStepper one, other;
        for (int n = 0; n < 150; ++n) {
            one.step(alone, method, n, h);
            other.step(together, method, n, h);
        }
        QVERIFY(together.contacts.size() > alone.contacts.size() + 20);
        together.bodies.resize(count);
        QVERIFY(together.bodies == alone.bodies);
    }
}

void RigidContacts::everyProcessorGivesTheSameBytes() {
    for (const RigidMethod& method : {RigidMethod(), softStepMethod()}) {
        RigidWorld best = pile(6);
        run(best, method, 120, h);
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
            RigidWorld world = pile(6);
            hwy::SetSupportedTargetsForTest(target);
            hwy::GetChosenTarget().DeInit(); // the next call selects the vector code again
            const bool chosen = hwy::SupportedTargets() == target;
            run(world, method, 120, h);
            hwy::SetSupportedTargetsForTest(0);
            hwy::GetChosenTarget().DeInit();
            QVERIFY(chosen);
            QVERIFY2(hashOf(world) == hashOf(best), hwy::TargetName(target));
        }
    }
}

void RigidContacts::pushRulesEndAtTheSlop() {
    // A box that starts 0.05 deep rises to the slop and no further. With soft contacts (15 Hz in steps of
    // 1/60) it stays deeper by g / (0.8 omega²). Without position correction it does not move, except by the
    // error of the first cold iterations.
    const double omega = 2 * std::numbers::pi * 15;
    for (const PositionCorrection correction :
         {PositionCorrection::None, PositionCorrection::SplitImpulse, PositionCorrection::SplitAsSeed,
          PositionCorrection::Baumgarte, PositionCorrection::Soft}) {
        RigidWorld world = emptyWorld(10);
        addGround(world);
        world.addBox(1, 1, at(0, 0.45));
        RigidMethod method;
        method.positionCorrection = correction;
        double highest = 0;
        RigidStepper stepper;
        for (int n = 0; n < 240; ++n) {
            stepper.step(world, method, n, h);
            highest = std::max(highest, world.bodies[1].y);
        }
        const double y = world.bodies[1].y;
        if (correction == PositionCorrection::None)
            COMPARE_NEAR(y, 0.45, 1e-6);
        else if (correction == PositionCorrection::Soft)
            COMPARE_NEAR(y, 0.5 - method.slop - 10 / (0.8 * omega * omega), 1e-6);
        else
            COMPARE_NEAR2(y, 0.5 - method.slop, 1e-6, qPrintable(QString::number(y)));
        QVERIFY(highest < 0.5 - method.slop + 1e-6);
    }
}

void RigidContacts::softContactsSinkUnderLoads() {
    // A soft contact is a spring of stiffness m omega² on the effective mass m of each corner. For a box of
    // mass m1 and side 1 on the ground it is 1 / (1/m1 + (1/2)² 6/m1) = 0.4 m1 at a corner, 0.8 m1 at both.
    // Under m2 the box sinks (m1 + m2) g / (0.8 m1 omega²) below the slop.
    const RigidMethod method = softStepMethod();
    const double omega = 2 * std::numbers::pi * method.softHertz;
    for (const double ratio : {1.0, 30.0, 100.0}) {
        RigidWorld world = emptyWorld(10);
        addGround(world);
        world.addBox(1, 1, at(0, 0.5));
        world.addBox(1, 1, at(0, 1.5, ratio));
        run(world, method, 600, h);
        const double sunk = 0.5 - method.slop - world.bodies[1].y;
        const double expected = (1 + ratio) * 10 / (0.8 * omega * omega);
        COMPARE_NEAR2(sunk, expected, 1e-5 * expected, qPrintable(QString::number(sunk / expected)));
    }
}

void RigidContacts::softCoefficientsHaveTheirNumbers() {
    // hertz 30, zeta 10, h = 1/240 (core/rigid/README.md).
    const SoftCoefficients soft = softCoefficients(30, 10, 1.0 / 240);
    COMPARE_NEAR(soft.biasRate, 9.06865279816, 1e-10);
    COMPARE_NEAR(soft.massScale, 0.942279321072, 1e-11);
    COMPARE_NEAR(soft.impulseScale, 0.0577206789278, 1e-12);
}

REGISTER_TEST(RigidContacts)

} // namespace timestep::rigid_contacts_test
#include "rigid_contacts.moc"

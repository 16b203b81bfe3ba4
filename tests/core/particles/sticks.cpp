// SPDX-License-Identifier: GPL-3.0-or-later
// One stick, pins, hands, drag and measurements of a world.
#include "core/input_error.h"
#include "core/random.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

namespace timestep::sticks_test {

namespace {

/// A stick of rest length 1 along x between (0, 0) and (length, 0).
World oneStick(double length) {
    return chain({{0, 0}, {length, 0}}, 1, false);
}

/// Displacement per step after a number of steps of free fall from rest, downwards.
double fallPerStep(DragForm form, double drag, double gravity, double h, int steps) {
    World world;
    world.addParticle({0, 0});
    world.rules.gravity = {0, -gravity};
    world.rules.drag = drag;
    world.rules.dragForm = form;
    WorldStepper stepper;
    for (int n = 0; n < steps; ++n) stepper.step(world, gaussSeidelMethod(1), n, h);
    return world.previousY[0] - world.y[0];
}

} // namespace

class Sticks : public QObject {
    Q_OBJECT

private slots:
    void theLighterEndMovesFurther() {
        World world;
        world.addParticle({0, 0}, 2.6);
        world.addParticle({3, 4}, 0.7);
        world.addStickOfLength(0, 1, 4.3);
        relax(world, 1);
        const double heavy = std::hypot(world.x[0], world.y[0]);
        const double light = std::hypot(world.x[1] - 3, world.y[1] - 4);
        COMPARE_NEAR(light / heavy, 2.6 / 0.7, 1e-12);
        COMPARE_NEAR(world.strain(0), 0, 1e-15);
        COMPARE_NEAR(2.6 * world.x[0] + 0.7 * world.x[1], 0.7 * 3, 1e-14); // the centre of mass does not move
    }

    void theFreeEndTakesAllAtAPinByInverseMass() {
        World world = chain({{0, 0}, {1.5, 0}}, 1, true);
        relax(world, 1);
        QCOMPARE(world.x[0], 0.0);
        COMPARE_NEAR(world.x[1], 1, 1e-15);
    }

    void halfIsLostAtAPinByTheHalfRule() {
        World world = chain({{0, 0}, {1.5, 0}}, 1, true);
        for (int pass = 1; pass <= 20; ++pass) {
            relax(world, 1, PinRule::Half);
            QCOMPARE(world.x[0], 0.0);
            COMPARE_NEAR(world.strain(0) / 0.5, std::ldexp(1, -pass), 1e-14);
            QCOMPARE(world.strain(0) / 0.5 < 0.01, pass >= 7);
        }
    }

    void theHalfRuleChangesNothingBetweenFreeEnds() {
        World half = oneStick(1.7);
        World full = oneStick(1.7);
        half.inverseMass[0] = full.inverseMass[0] = 0.3;
        relax(half, 1, PinRule::Half);
        relax(full, 1, PinRule::InverseMass);
        QCOMPARE(half.x, full.x);
    }

    void nothingMovesBetweenTwoPins() {
        World world = oneStick(1.5);
        world.flags = {Pinned, Pinned};
        relax(world, 3);
        QCOMPARE(world.x, (std::vector<double>{0, 1.5}));
    }

    void aTensionOnlyStickPullsAndDoesNotPush() {
        World world = oneStick(0.5);
        world.stickFlags[0] = TensionOnly;
        QCOMPARE(world.strain(0), 0.0);
        relax(world, 1);
        QCOMPARE(world.x, (std::vector<double>{0, 0.5}));
        world.x[1] = 2;
        QCOMPARE(world.strain(0), 1.0);
        relax(world, 1);
        QCOMPARE(world.x, (std::vector<double>{0.5, 1.5}));
    }

    void aCutStickDoesNothing() {
        World world = oneStick(1.5);
        world.stickFlags[0] = Cut;
        relax(world, 1);
        QCOMPARE(world.x, (std::vector<double>{0, 1.5}));
        QCOMPARE(world.strain(0), 0.0);
        QCOMPARE(rmsStrain(world), 0.0);
    }

    void particlesAtOnePlaceArePushedApartAlongX() {
        World world = chain({{2, 3}, {2, 3}}, 1, false);
        relax(world, 1);
        QCOMPARE(world.x, (std::vector<double>{1.5, 2.5}));
        QCOMPARE(world.y, (std::vector<double>{3, 3}));
    }

    void aStickNeedsALength() {
        World world;
        world.addParticle({2, 3});
        world.addParticle({2, 3});
        QVERIFY_THROWS_EXCEPTION(InputError, world.addStick(0, 1));
        QCOMPARE(world.sticks(), std::size_t(0));
        world.x[1] = 4;
        QCOMPARE(world.length[world.addStick(0, 1, Hidden, 0.95)], 2 * 0.95);
        QCOMPARE(world.stickFlags[0], std::uint8_t(Hidden));
    }

    void pinnedAndInfinitelyHeavyParticlesStayWhereTheyAre() {
        World world;
        world.addParticle({1, 2}, 1, true);
        world.addParticle({3, 4});
        world.addParticle({3, 5});
        world.inverseMass[1] = 0;
        world.previousX = {0, 0, 0};
        world.rules.gravity = {0, -9.81};
        WorldStepper().step(world, gaussSeidelMethod(1), 0, 0.1);
        QCOMPARE(world.x[0], 1.0);
        QCOMPARE(world.previousX[0], 0.0);
        QCOMPARE(world.y[1], 4.0);
        QCOMPARE(world.x[2], 6.0);
        QCOMPARE(world.previousX[2], 3.0);
    }

    void aHeldParticleStaysInTheHandAndFliesOnWhenItIsLetGo() {
        World world = chain({{0, 0}, {2, 0}}, 1, false);
        world.flags[0] = Held;
        world.previousX[0] = -0.25; // the hand moved it by 0.25
        WorldStepper stepper;
        stepper.step(world, gaussSeidelMethod(1), 0, 1);
        QCOMPARE(world.x[0], 0.0);
        QCOMPARE(world.previousX[0], -0.25);
        QCOMPARE(world.x[1], 1.0); // the other end moved the whole distance
        world.flags[0] = 0;
        world.stickFlags[0] = Cut;
        stepper.step(world, gaussSeidelMethod(1), 1, 1);
        QCOMPARE(world.x[0], 0.25);
    }

    void restAsPreviousPositionGivesTheEulerTableOfTheTutorials() {
        World world;
        world.addParticle({0, 0});
        world.rules.gravity = {0, 10};
        WorldStepper stepper;
        for (int n = 1; n <= 10; ++n) {
            stepper.step(world, gaussSeidelMethod(1), n - 1, 1);
            QCOMPARE(world.y[0], 10.0 * n * (n + 1) / 2);
        }
        QCOMPARE(world.y[0], 550.0);
    }

    void theTerminalSpeedShowsTheDragForm() {
        const auto speed = [](DragForm form, double drag, int rate) {
            return fallPerStep(form, drag, 981, 1.0 / rate, 20000) * rate;
        };
        COMPARE_NEAR(speed(DragForm::PerStepAndGravity, 0.01, 30), 3237.3, 1e-6);
        COMPARE_NEAR(speed(DragForm::PerStepAndGravity, 0.01, 60), 1618.65, 1e-6);
        COMPARE_NEAR(speed(DragForm::PerStepAndGravity, 0.01, 144), 674.4375, 1e-6);
        COMPARE_NEAR(speed(DragForm::PerStep, 0.01, 60), 981 / 60.0 / 0.01, 1e-6);
        for (const int rate : {30, 60, 144})
            COMPARE_NEAR(speed(DragForm::Exponential, 0.6, rate), 981.0 / rate / (1 - std::exp(-0.6 / rate)),
                         1e-6);
        const double slow = speed(DragForm::Exponential, 0.6, 30);
        COMPARE_NEAR(slow, speed(DragForm::Exponential, 0.6, 144), 0.01 * slow); // all frame rates agree
        COMPARE_NEAR(fallPerStep(DragForm::PerStep, 0.03, 1, 1, 5000), 1 / 0.03, 1e-9); // Verly
    }

    void strainsAreMeasuredRelativeToTheRestLength() {
        World world = chain({{0, 0}, {1.1, 0}, {1.1, 0.7}}, 1, false);
        COMPARE_NEAR(world.strain(0), 0.1, 1e-15);
        COMPARE_NEAR(world.strain(1), -0.3, 1e-15);
        COMPARE_NEAR(largestStrain(world), 0.3, 1e-15);
        COMPARE_NEAR(rmsStrain(world), std::sqrt((0.01 + 0.09) / 2), 1e-15);
        world.stickFlags[1] = Cut;
        COMPARE_NEAR(rmsStrain(world), 0.1, 1e-15);
        COMPARE_NEAR(largestStrain(world), 0.1, 1e-15);
        world.x[0] = std::nan("");
        QVERIFY(std::isnan(largestStrain(world)));
        QCOMPARE(rmsStrain(World()), 0.0);
    }

    void theAreaOfAnOutlineHasASignAndKeepsItsDigitsFarAway() {
        for (const double away : {0.0, 1e7}) {
            World world;
            for (const Point p : {Point{0, 0}, Point{2, 0}, Point{2, 0.5}, Point{0, 0.5}})
                world.outline.push_back(world.addParticle({p.x + away, p.y - away}));
            COMPARE_NEAR(outlineArea(world), 1, 1e-8);
            std::reverse(world.outline.begin(), world.outline.end());
            COMPARE_NEAR(outlineArea(world), -1, 1e-8);
        }
        QCOMPARE(outlineArea(World()), 0.0);
    }

    void randomNumbersAreThoseOfSplitMix64() {
        Random random(1234567); // first values of the reference implementation (Vigna) for this seed
        QCOMPARE(random.next(), std::uint64_t(6457827717110365317U));
        QCOMPARE(random.next(), std::uint64_t(3203168211198807973U));
        QCOMPARE(random.next(), std::uint64_t(9817491932198370423U));
        double sum = 0;
        for (int i = 0; i < 10000; ++i) {
            const double u = random.uniform();
            QVERIFY(u >= 0 && u < 1);
            sum += u;
        }
        COMPARE_NEAR(sum / 10000, 0.5, 0.01);
    }

    void everyStepAndPassHasItsOwnRandomStream() {
        QCOMPARE(Random(7, 3, 2).next(), Random(7, 3, 2).next());
        std::vector<std::uint64_t> first;
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            for (std::uint64_t n = 0; n < 10; ++n)
                for (std::uint64_t p = 0; p < 10; ++p) first.push_back(Random(seed, n, p).next());
        std::sort(first.begin(), first.end());
        QVERIFY(std::adjacent_find(first.begin(), first.end()) == first.end());
    }
};

REGISTER_TEST(Sticks)

} // namespace timestep::sticks_test
#include "sticks.moc"

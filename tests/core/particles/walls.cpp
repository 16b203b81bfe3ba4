// SPDX-License-Identifier: GPL-3.0-or-later
// Walls: the effect of each rule on position and previous position.
#include "core/particles/world/walls.h"
#include "tests/core/particles/world_tools.h"
#include "tests/tools.h"

namespace timestep::walls_test {

namespace {

/// One particle between walls, y up, that moved from `from` to `to` in the last step.
World hitting(WallRule rule, Point from, Point to, double bounce = 1) {
    World world;
    world.addParticle(to);
    world.previousX[0] = from.x;
    world.previousY[0] = from.y;
    world.rules.walls = true;
    world.rules.box = {0, 0, 10, 10};
    world.rules.wallRule = rule;
    world.rules.bounce = bounce;
    return world;
}

Point at(const World& world) {
    return {world.x[0], world.y[0]};
}
Point before(const World& world) {
    return {world.previousX[0], world.previousY[0]};
}
Point displacement(const World& world) {
    return {at(world).x - before(world).x, at(world).y - before(world).y};
}

void compare(Point a, Point b) {
    COMPARE_NEAR2(a.x, b.x, 1e-12,
                  qPrintable(QString("(%1, %2) is not (%3, %4)").arg(a.x).arg(a.y).arg(b.x).arg(b.y)));
    COMPARE_NEAR2(a.y, b.y, 1e-12,
                  qPrintable(QString("(%1, %2) is not (%3, %4)").arg(a.x).arg(a.y).arg(b.x).arg(b.y)));
}

} // namespace

class Walls : public QObject {
    Q_OBJECT

private slots:
    void clampOnlyLeavesThePreviousPosition() {
        World world = hitting(WallRule::ClampOnly, {8, 3}, {12, 4});
        applyWalls(world);
        compare(at(world), {10, 4});
        compare(before(world), {8, 3});
        WorldStepper stepper; // pressed against the wall, and without normal velocity one frame later
        stepper.step(world, gaussSeidelMethod(1), 0, 1);
        stepper.step(world, gaussSeidelMethod(1), 1, 1);
        compare(displacement(world), {0, 1});
    }

    void clampAndFlipReversesTheNormalDisplacementOnly() {
        World world = hitting(WallRule::ClampAndFlip, {8, 3}, {12, 4}, 0.9);
        applyWalls(world);
        compare(at(world), {10, 4});
        compare(displacement(world), {-3.6, 1});
    }

    void mirrorReflectsBothPositionsAndScalesTheWholeDisplacement() {
        World world = hitting(WallRule::Mirror, {8, 3}, {12, 4});
        applyWalls(world);
        compare(at(world), {8, 4});
        compare(before(world), {12, 3});
        world = hitting(WallRule::Mirror, {8, 3}, {12, 4}, 0.5);
        applyWalls(world);
        compare(at(world), {8, 4});
        compare(displacement(world), {-2, 0.5});
    }

    void theClojureRuleKeepsTheMirroredPreviousPosition() {
        World world = hitting(WallRule::MirrorAsClojure, {8, 3}, {12, 4}, 0.5);
        applyWalls(world);
        compare(before(world), {12, 3});
        compare(at(world), {10, 3.5});
    }

    void everyWallReflects_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::newRow("left") << -1.0 << 5.0;
        QTest::newRow("right") << 11.0 << 5.0;
        QTest::newRow("floor") << 5.0 << -1.0;
        QTest::newRow("ceiling") << 5.0 << 11.0;
        QTest::newRow("corner") << 11.0 << -1.0;
    }
    void everyWallReflects() {
        QFETCH(double, x);
        QFETCH(double, y);
        for (const WallRule rule :
             {WallRule::ClampOnly, WallRule::ClampAndFlip, WallRule::Mirror, WallRule::MirrorAsClojure}) {
            World world = hitting(rule, {5, 5}, {x, y});
            QVERIFY(distanceOutside(world) >= 1);
            applyWalls(world);
            if (rule == WallRule::MirrorAsClojure && x > 10 && y < 0) applyWalls(world); // one wall per frame
            QCOMPARE(distanceOutside(world), 0.0);
            if (rule == WallRule::ClampOnly) continue;
            if (x != 5) QCOMPARE(displacement(world).x, 5 - x);
            if (y != 5) QCOMPARE(displacement(world).y, 5 - y);
        }
    }

    void aReflectedParticleIsNotTurnedBackWhenSticksPushItOutAgain() {
        for (const WallRule rule : {WallRule::ClampAndFlip, WallRule::Mirror}) {
            World world = hitting(rule, {8, 3}, {12, 3});
            applyWalls(world);
            QCOMPARE(displacement(world).x, -4.0);
            world.x[0] = 10.5; // pushed outside by a stick, but moving inwards
            const double kept = displacement(world).x;
            QVERIFY(kept < 0);
            applyWalls(world);
            compare(at(world), {10, 3});
            compare(displacement(world), {kept, 0});
        }
    }

    void withBounceBelowOneOnlyTheClojureRuleRestsOutside() {
        for (const WallRule rule : {WallRule::Mirror, WallRule::MirrorAsClojure}) {
            World world = hitting(rule, {5, 100}, {5, 100}, 0.6);
            world.rules.box = {0, 0, 10, 500};
            world.rules.yDown = true;
            world.rules.gravity = {0, 0.3};
            WorldStepper stepper;
            int outside = 0;
            for (int n = 0; n < 5000; ++n) {
                stepper.step(world, gaussSeidelMethod(1), n, 1);
                if (n >= 4000 && distanceOutside(world) > 0) ++outside;
            }
            QCOMPARE(outside, rule == WallRule::Mirror ? 0 : 500); // a cycle of two frames
        }
    }

    void pinsAndHandsDoNotFeelWalls() {
        for (const ParticleFlag flag : {Pinned, Held}) {
            World world = hitting(WallRule::Mirror, {8, 3}, {12, 4});
            world.flags[0] = flag;
            applyWalls(world);
            compare(at(world), {12, 4});
        }
    }

    void withoutWallsNothingIsOutside() {
        World world = hitting(WallRule::Mirror, {8, 3}, {13, 14});
        QCOMPARE(distanceOutside(world), 5.0);
        world.rules.walls = false;
        QCOMPARE(distanceOutside(world), 0.0);
        applyWalls(world);
        compare(at(world), {13, 14});
    }

    void theFloorIsAtTheTopOfTheBoxWhenYPointsDown() {
        World world = hitting(WallRule::ClampOnly, {4, 9}, {5, 11});
        QVERIFY(!touchesFloor(world, 0));
        world.rules.yDown = true;
        QVERIFY(touchesFloor(world, 0));
        world.rules.floorFriction = FloorFriction::FreezeX;
        applyWalls(world);
        compare(at(world), {4, 10});
        world = hitting(WallRule::ClampOnly, {4, 1}, {5, -1});
        world.rules.floorFriction = FloorFriction::FreezeX;
        QVERIFY(touchesFloor(world, 0));
        applyWalls(world);
        compare(at(world), {4, 0});
    }

    void verlysFloorStopsASlideAfter2115ThousandthsOfTheStep() {
        World world = hitting(WallRule::ClampOnly, {1, 0}, {2, 0});
        world.rules.gravity = {0, -1};
        world.rules.drag = 0.03;
        world.rules.floorFriction = FloorFriction::Factor;
        world.rules.frictionFactor = 0.7;
        WorldStepper stepper;
        for (int n = 0; n < 200; ++n) stepper.step(world, gaussSeidelMethod(1), n, 1);
        COMPARE_NEAR(world.x[0] - 2, 0.679 / 0.321, 1e-12);
        QCOMPARE(world.y[0], 0.0);
    }
};

REGISTER_TEST(Walls)

} // namespace timestep::walls_test
#include "walls.moc"

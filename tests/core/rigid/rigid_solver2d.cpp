// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds of Solver2D beside Box2D 2.4.1: steps of 1/60 s, 8 velocity and 3 position iterations, 10 s. The
// tool rigid_beside prints this table again:
//
//                       joint error [m]                    height [m]
//                       standard  soft step  Box2D         standard  soft step  Box2D
//     Ball & Chain        0.649     0.239    15.1          -35.0     -34.6      -339 (torn)
//     Bridge (160)        0.154     0.078     8.99         -18.5      -9.5      -121 (torn)
//     Bridge (40)         0.053     0.027     0.048         -3.14     -3.27       -3.54
//     Arch                                                  10.03      9.97       10.03
//     springs                                               -6.9796   -7.2394     -6.9796
#include "core/scenes/scene_list.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>

namespace timestep::rigid_solver2d_test {

namespace {

constexpr double h = 1.0 / 60;

RigidWorld worldOf(const Scene& scene, const char* parameter = nullptr, double value = 0) {
    ParameterValues values(scene.parameters);
    if (parameter != nullptr) values.set(parameter, value);
    return scene.rigidWorld(values, 1);
}

double worstJoint(RigidWorld& world, const RigidMethod& method, int steps) {
    RigidStepper stepper;
    double worst = 0;
    for (int n = 0; n < steps; ++n) {
        stepper.step(world, method, n, h);
        worst = std::max(worst, jointError(world));
    }
    return worst;
}

double highest(const RigidWorld& world) {
    double top = 0;
    for (const RigidBody& body : world.bodies) top = std::max(top, body.y);
    return top;
}

double fastest(const RigidWorld& world) {
    double speed = 0;
    for (const RigidBody& body : world.bodies) speed = std::max(speed, std::hypot(body.vx, body.vy));
    return speed;
}

RigidWorld chainOfSprings() {
    RigidWorld world = emptyWorld(10);
    for (std::uint32_t i = 0; i < 5; ++i) {
        world.addCircle(0.2, at(0, -1.0 * (i + 1)));
        RigidJoint& rod = world.joints[world.addDistanceJoint(i > 0 ? i - 1 : noBody, i, {0, -1.0 * i},
                                                              {0, -1.0 * (i + 1)})];
        rod.spring = true;
        rod.hertz = 2;
        rod.damping = 0.1;
    }
    return world;
}

} // namespace

class RigidSolver2d : public QObject {
    Q_OBJECT

private slots:
    void aBallOnAChainAndBridgesHold();
    void anArchCarriesItsSlabs();
    void aHouseOfCardsStands();
    void crowdsComeToRest();
    void aChainOfSpringsMovesAsInBox2D();
};

void RigidSolver2d::aBallOnAChainAndBridgesHold() {
    // With the standard settings and the soft step; Box2D tears the first two.
    for (const RigidMethod& method : {RigidMethod(), softStepMethod()}) {
        RigidWorld chain = worldOf(ballAndChainScene);
        const double torn = worstJoint(chain, method, 300);
        QVERIFY2(torn < 1, qPrintable(QString::number(torn)));
        RigidWorld bridge = worldOf(bodyBridgeScene);
        const double sagging = worstJoint(bridge, method, 300);
        QVERIFY2(sagging < 0.3, qPrintable(QString::number(sagging)));
        RigidWorld small = worldOf(bodyBridgeScene, "planks", 40);
        const double held = worstJoint(small, method, 600);
        QVERIFY2(held < 2 * 0.048, qPrintable(QString::number(held)));
    }
}

void RigidSolver2d::anArchCarriesItsSlabs() {
    for (const RigidMethod& method : {RigidMethod(), softStepMethod()}) {
        RigidWorld arch = worldOf(loadedArchScene);
        run(arch, method, 300, h);
        QVERIFY2(highest(arch) > 13.9, qPrintable(QString::number(highest(arch)))); // of 14.6
        COMPARE_NEAR(arch.bodies[*arch.findBody("watched")].y, 10.03, 0.15);
    }
}

void RigidSolver2d::aHouseOfCardsStands() {
    // Cards are thinner than the slop. At first the top is at 1.660 m.
    const Scene& scene = cardHouseScene;
    RigidMethod method = softStepMethod();
    method.iterations = 4;
    for (const auto& [rule, least] : {std::pair{method, 1.55}, {RigidMethod(), 1.4}}) {
        RigidWorld house = worldOf(scene);
        run(house, rule, 300, h);
        QVERIFY2(highest(house) > least, qPrintable(QString::number(highest(house))));
    }
    // The scene itself has the first of these settings.
    QCOMPARE(scene.method.size(), std::size_t{3});
    QVERIFY(scene.method[0].value == "soft" && scene.method[1].value == "4" && scene.method[2].value == "4");
}

void RigidSolver2d::crowdsComeToRest() {
    RigidWorld heap = worldOf(rushScene, "discs", 40);
    run(heap, {}, 480, h);
    QVERIFY2(fastest(heap) < 0.1, qPrintable(QString::number(fastest(heap))));
    double furthest = 0;
    for (const RigidBody& body : heap.bodies) furthest = std::max(furthest, std::hypot(body.x, body.y));
    QVERIFY2(furthest < 4.5, qPrintable(QString::number(furthest))); // 41 discs of 0.5 m, nearly packed
    RigidWorld box = worldOf(confinedScene, "row", 8);
    const double half = 10.5 * 8 / 25;
    run(box, {}, 480, h);
    QVERIFY2(fastest(box) < 0.01, qPrintable(QString::number(fastest(box))));
    for (const RigidBody& body : box.bodies)
        QVERIFY(std::max(std::abs(body.x), std::abs(body.y)) < half + 1e-9);
}

void RigidSolver2d::aChainOfSpringsMovesAsInBox2D() {
    // The same equations, in double and in single precision: after 10 s the last disc is 6.9796 m below the
    // pin, its energy is -21.9675 J, and the fastest disc moves with 0.6522 m/s.
    RigidWorld world = chainOfSprings();
    run(world, {}, 600, h);
    COMPARE_NEAR(world.bodies[4].y, -6.9796, 2e-3);
    COMPARE_NEAR(kineticEnergy(world) + potentialEnergy(world), -21.9675, 2e-3);
    COMPARE_NEAR(fastest(world), 0.6522, 2e-3);
}

REGISTER_TEST(RigidSolver2d)

} // namespace timestep::rigid_solver2d_test
#include "rigid_solver2d.moc"

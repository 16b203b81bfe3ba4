// SPDX-License-Identifier: GPL-3.0-or-later
// Polygons, their mass, bodies in a world: core/rigid/README.md.
#include "core/input_error.h"
#include "core/rigid/placed_body.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <numbers>
#include <string>

namespace timestep::rigid_shapes_test {

namespace {

using Corners = std::vector<Point>;

std::string refusal(const Corners& corners) {
    try {
        RigidWorld world;
        world.addPolygon(corners, {});
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

bool refusesSetup(void (*spoil)(RigidBodySetup&)) {
    RigidBodySetup setup;
    spoil(setup);
    try {
        RigidWorld().addBox(1, 1, setup);
    } catch (const InputError&) {
        return true;
    }
    return false;
}

} // namespace

class RigidShapes : public QObject {
    Q_OBJECT

private slots:
    void massesFollowTheShoelace();
    void theSeedsMassIgnoresTheShape();
    void clockwisePolygonsAreMended();
    void badPolygonsAreRefusedWithASentence();
    void badSetupsAreRefused();
    void bodiesAreFound();
};

void RigidShapes::massesFollowTheShoelace() {
    RigidWorld world;
    // A box of 3 by 2: A = 6, J = A (w² + h²) / 12 = 6.5.
    const std::uint32_t box = world.addBox(3, 2, at(1, 2, 0.5));
    COMPARE_NEAR(mass(world.bodies[box]), 3, 1e-12);
    COMPARE_NEAR(inertia(world.bodies[box]), 3.25, 1e-12);
    // A right triangle of legs 3 and 4, away from its origin: A = 6, centroid a third of the way,
    // J = b h (b² + h²) / 36 = 12 · 25 / 36.
    RigidBodySetup setup = at(1, 1, 2);
    setup.angle = std::numbers::pi / 2;
    const std::uint32_t triangle = world.addPolygon(Corners{{10, 20}, {13, 20}, {10, 24}}, setup);
    const RigidBody& body = world.bodies[triangle];
    COMPARE_NEAR(mass(body), 12, 1e-12);
    COMPARE_NEAR(inertia(body), 2 * 300 / 36.0, 1e-12);
    // The centroid (11, 21 + 1/3) turned by 90 degrees about the origin of the corners, which is at (1, 1).
    COMPARE_NEAR(body.x, 1 - (21 + 1.0 / 3), 1e-12);
    COMPARE_NEAR(body.y, 1 + 11, 1e-12);
    const Point corner = world.corner(triangle, 0);
    COMPARE_NEAR(corner.x, 1 - 20, 1e-12);
    COMPARE_NEAR(corner.y, 1 + 10, 1e-12);
    // A circle: m = d pi r², I = m r² / 2.
    const std::uint32_t circle = world.addCircle(0.5, at(0, 0, 2));
    COMPARE_NEAR(mass(world.bodies[circle]), std::numbers::pi / 2, 1e-12);
    COMPARE_NEAR(inertia(world.bodies[circle]), std::numbers::pi / 16, 1e-12);
    // A regular 12-gon: A = 3 r², J = A r² (2 + cos(pi/6)) / 6 (n-gon: A R² (2 + cos(2 pi/n)) / 6).
    Corners dozen;
    for (int i = 0; i < 12; ++i)
        dozen.push_back({std::cos(i * std::numbers::pi / 6), std::sin(i * std::numbers::pi / 6)});
    const AreaMoments moments = areaMoments(dozen);
    COMPARE_NEAR(moments.area, 3, 1e-12);
    COMPARE_NEAR(moments.secondMoment, 0.5 * (2 + std::cos(std::numbers::pi / 6)), 1e-12);
}

void RigidShapes::theSeedsMassIgnoresTheShape() {
    // F# tutorial: mass 500 d, inertia 500 d · 500.
    RigidWorld world;
    RigidBodySetup setup = at(3, 4, 2);
    setup.massRule = MassRule::Seed;
    world.addPolygon(Corners{{0, 0}, {30, 0}, {0, 30}}, setup);
    QCOMPARE(mass(world.bodies[0]), 1000.0);
    QCOMPARE(inertia(world.bodies[0]), 500000.0);
    QCOMPARE(world.bodies[0].x, 3.0); // the origin stays, although the centroid is elsewhere
    QCOMPARE(world.corner(0, 1).x, 33.0);
}

void RigidShapes::clockwisePolygonsAreMended() {
    const Corners left = {{0, 0}, {2, 0}, {2, 1}, {0, 1}}, right = {{0, 0}, {0, 1}, {2, 1}, {2, 0}};
    QCOMPARE(checkedPolygon(right), left);
    QCOMPARE(checkedPolygon(left), left);
    RigidWorld one, other;
    one.addPolygon(left, {});
    other.addPolygon(right, {});
    QCOMPARE(one.corners, other.corners);
    QCOMPARE(one.normals, other.normals);
    QCOMPARE(one.bodies, other.bodies);
    for (std::size_t i = 0; i < 4; ++i) // outward
        QVERIFY(one.normals[i].x * one.corners[i].x + one.normals[i].y * one.corners[i].y > 0);
}

void RigidShapes::badPolygonsAreRefusedWithASentence() {
    const double nan = std::nan("");
    QVERIFY(refusal({{0, 0}, {1, 0}}).find("at least 3") != std::string::npos);
    QVERIFY(refusal({{0, 0}, {2, 0}, {1, 0.2}, {1, 2}}).find("not convex at corner 3") != std::string::npos);
    QVERIFY(refusal({{0, 0}, {1, 0}, {2, 0}, {1, 1}}).find("on one line") != std::string::npos);
    QVERIFY(refusal({{0, 0}, {1, 1}, {2, 2}}).find("no area") != std::string::npos);
    QVERIFY(refusal({{0, 0}, {2, 0}, {2, 0}, {0, 1}}).find("same place") != std::string::npos);
    QVERIFY(refusal({{1, 1}, {1, 1}, {1, 1}}).find("same place") != std::string::npos);
    QVERIFY(refusal({{0, 0}, {nan, 0}, {0, 1}}).find("not finite") != std::string::npos);
    QVERIFY(refusal({{0, 0}, {1, 0}, {0, INFINITY}}).find("not finite") != std::string::npos);
    QVERIFY(refusal({{0, 0}, {2, 2}, {2, 0}, {0, 2}}).size() > 0); // a bow tie
    Corners star, many;
    for (int i = 0; i < 5; ++i)
        star.push_back({std::cos(i * 0.8 * std::numbers::pi), std::sin(i * 0.8 * std::numbers::pi)});
    QVERIFY(refusal(star).find("cross") != std::string::npos);
    for (int i = 0; i < 33; ++i)
        many.push_back({std::cos(i * 2 * std::numbers::pi / 33), std::sin(i * 2 * std::numbers::pi / 33)});
    QVERIFY(refusal(many).find("at most 32") != std::string::npos);
    many.pop_back();
    QVERIFY(refusal(many).empty());
    QVERIFY(refusal(Corners(many.begin(), many.begin() + 32)).empty());
    QVERIFY(refusal({{0, 0}, {1e-9, 0}, {0, 1e-9}}).empty()); // small is not degenerate
}

void RigidShapes::badSetupsAreRefused() {
    QVERIFY(refusesSetup([](RigidBodySetup& s) { s.density = 0; }));
    QVERIFY(refusesSetup([](RigidBodySetup& s) { s.friction = -0.1; }));
    QVERIFY(refusesSetup([](RigidBodySetup& s) { s.restitution = 1.01; }));
    QVERIFY(refusesSetup([](RigidBodySetup& s) { s.position.x = std::nan(""); }));
    QVERIFY(refusesSetup([](RigidBodySetup& s) { s.massRule = MassRule::Given, s.mass = -1; }));
    QVERIFY(refusesSetup([](RigidBodySetup& s) { s.massRule = MassRule::Given, s.inertia = 0; }));
    QVERIFY(!refusesSetup([](RigidBodySetup& s) { s.density = 0, s.isStatic = true; }));
    RigidWorld world;
    world.addBox(2.6, 1.4, at(0, 0));
    world.addBox(1.2, 1.8, at(3, 0));
    QVERIFY_THROWS_EXCEPTION(InputError, world.addCircle(0, {}));
    QVERIFY_THROWS_EXCEPTION(InputError, world.addRevoluteJoint(0, 0, {}));
    QVERIFY_THROWS_EXCEPTION(InputError, world.addRevoluteJoint(0, 7, {}));
    QVERIFY_THROWS_EXCEPTION(InputError, world.addDistanceJoint(0, 1, {1, 1}, {1, 1}));
    QVERIFY_THROWS_EXCEPTION(InputError, world.addMouseJoint(0, {}, 0));
}

void RigidShapes::bodiesAreFound() {
    RigidWorld world = emptyWorld(10);
    addGround(world);
    RigidBodySetup setup = at(0, 0.5);
    setup.name = "box";
    world.addBox(1, 1, setup);
    setup = at(3, 1);
    setup.name = "ball";
    world.addCircle(1, setup);
    world.addPolygon(Corners{{4, 2}, {6, 2}, {5, 3}}, {});
    world.addRevoluteJoint(1, 2, {1, 1});
    world.addDistanceJoint(2, 3, {3, 1}, {5, 2});
    QCOMPARE(world.findBody("ball"), std::optional<std::uint32_t>{2});
    QVERIFY(!world.findBody("cube"));
    QCOMPARE(world.bodyAt({0.2, 0.7}), std::optional<std::uint32_t>{1});
    QCOMPARE(world.bodyAt({5, 2.5}), std::optional<std::uint32_t>{3});
    QVERIFY(!world.bodyAt({0, 40}));
}

REGISTER_TEST(RigidShapes)

} // namespace timestep::rigid_shapes_test
#include "rigid_shapes.moc"

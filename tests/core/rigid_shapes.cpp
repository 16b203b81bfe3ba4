// SPDX-License-Identifier: GPL-3.0-or-later
// Polygons, their mass, separating axes, contact points, broad phases, times of impact.
#include "core/input_error.h"
#include "core/random.h"
#include "core/rigid/collide.h"
#include "tests/core/rigid_tools.h"

#include <QTest>

#include <numbers>
#include <string>

using namespace timestep;

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

/// The boxes of the set-up "two_boxes_three_poses".
RigidWorld twoBoxes(double x, double y, double angle) {
    RigidWorld world;
    RigidBodySetup first = at(0.2, -0.1);
    first.angle = 0.31;
    world.addBox(2.6, 1.4, first);
    RigidBodySetup second = at(x, y);
    second.angle = angle;
    world.addBox(1.2, 1.8, second);
    return world;
}

RigidWorld twoPolygons(const Corners& a, const Corners& b) {
    RigidWorld world;
    world.addPolygon(a, {});
    world.addPolygon(b, {});
    return world;
}

const Corners crossA = {{-3.1, -0.27}, {3.3, 0.05}, {-3.1, 0.31}};
const Corners crossB = {{0.21, 3.0}, {0.55, -3.2}, {0.83, 3.0}};
const Corners tipsA = {{-2.2, -0.21}, {0.63, 0.02}, {-2.2, 0.26}};
const Corners tipsB = {{0.34, 1.5}, {0.5, -0.31}, {0.68, 1.5}};

bool isAt(const ManifoldPoint& point, double x, double y, double separation) {
    return near(point.at.x, x, 1e-11) && near(point.at.y, y, 1e-11) &&
           near(point.separation, separation, 1e-11);
}

/// A scattered pile of polygons and circles.
RigidWorld scattered(int count, double size, std::uint64_t seed) {
    RigidWorld world;
    Random random(seed);
    for (int i = 0; i < count; ++i) {
        RigidBodySetup setup = at(random.uniform(0, size), random.uniform(0, size));
        setup.angle = random.uniform(0, 6);
        if (i % 3 == 0)
            world.addCircle(random.uniform(0.2, 0.6), setup);
        else
            world.addBox(random.uniform(0.3, 1.5), random.uniform(0.3, 0.8), setup);
    }
    return world;
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
    void twoBoxesInThreePosesTouchWhereTheyShould();
    void theOrderOfBodiesOnlyTurnsTheNormal();
    void crossingSpikesOverlapWithNoCornerInside();
    void theSeedListsCornersInside();
    void shadowsBelongToTheirSeparation();
    void circlesTouchCirclesAndPolygons();
    void everyOverlapHasAContact();
    void broadPhasesFindTheSameContacts();
    void hundredBodiesNeedFewTestsWithBoxes();
    void timesOfImpactAreExactForStraightFlight();
    void timesOfImpactFollowATurn();
    void bodiesAreFoundAndRemoved();
};

void RigidShapes::massesFollowTheShoelace() {
    RigidWorld world;
    // A box of 3 by 2: A = 6, J = A (w² + h²) / 12 = 6.5.
    const std::uint32_t box = world.addBox(3, 2, at(1, 2, 0.5));
    QVERIFY(near(mass(world.bodies[box]), 3, 1e-12));
    QVERIFY(near(inertia(world.bodies[box]), 3.25, 1e-12));
    // A right triangle of legs 3 and 4, away from its origin: A = 6, centroid a third of the way,
    // J = b h (b² + h²) / 36 = 12 · 25 / 36.
    RigidBodySetup setup = at(1, 1, 2);
    setup.angle = std::numbers::pi / 2;
    const std::uint32_t triangle = world.addPolygon(Corners{{10, 20}, {13, 20}, {10, 24}}, setup);
    const RigidBody& body = world.bodies[triangle];
    QVERIFY(near(mass(body), 12, 1e-12));
    QVERIFY(near(inertia(body), 2 * 300 / 36.0, 1e-12));
    // The centroid (11, 21 + 1/3) turned by 90 degrees about the origin of the corners, which is at (1, 1).
    QVERIFY(near(body.x, 1 - (21 + 1.0 / 3), 1e-12) && near(body.y, 1 + 11, 1e-12));
    const Point corner = world.corner(triangle, 0);
    QVERIFY(near(corner.x, 1 - 20, 1e-12) && near(corner.y, 1 + 10, 1e-12));
    // A circle: m = d pi r², I = m r² / 2.
    const std::uint32_t circle = world.addCircle(0.5, at(0, 0, 2));
    QVERIFY(near(mass(world.bodies[circle]), std::numbers::pi / 2, 1e-12));
    QVERIFY(near(inertia(world.bodies[circle]), std::numbers::pi / 16, 1e-12));
    // A regular 12-gon: A = 3 r², J = A r² (2 + cos(pi/6)) / 6 (n-gon: A R² (2 + cos(2 pi/n)) / 6).
    Corners dozen;
    for (int i = 0; i < 12; ++i)
        dozen.push_back({std::cos(i * std::numbers::pi / 6), std::sin(i * std::numbers::pi / 6)});
    const AreaMoments moments = areaMoments(dozen);
    QVERIFY(near(moments.area, 3, 1e-12));
    QVERIFY(near(moments.secondMoment, 0.5 * (2 + std::cos(std::numbers::pi / 6)), 1e-12));
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
    RigidWorld world = twoBoxes(3, 0, 0);
    QVERIFY_THROWS_EXCEPTION(InputError, world.addCircle(0, {}));
    QVERIFY_THROWS_EXCEPTION(InputError, world.addRevoluteJoint(0, 0, {}));
    QVERIFY_THROWS_EXCEPTION(InputError, world.addRevoluteJoint(0, 7, {}));
    QVERIFY_THROWS_EXCEPTION(InputError, world.addDistanceJoint(0, 1, {1, 1}, {1, 1}));
    QVERIFY_THROWS_EXCEPTION(InputError, world.addMouseJoint(0, {}, 0));
}

void RigidShapes::twoBoxesInThreePosesTouchWhereTheyShould() {
    // setups.json, two_boxes_three_poses; the numbers by a separate program (Sutherland-Hodgman on the
    // incident edge).
    const RigidWorld shallow = twoBoxes(0.95, 1.78, 0.27), corner = twoBoxes(1.75, 1.55, -0.52),
                     deep = twoBoxes(1.35, 0.95, -0.52);
    Manifold m = collide(shallow, 0, 1, ManifoldRule::Clipping);
    QVERIFY(near(m.separation, -0.039585501454, 1e-11));
    QVERIFY(near(m.normal.x, -0.266731436689, 1e-11) && near(m.normal.y, 0.963770896366, 1e-11));
    QCOMPARE(m.count, std::size_t{2});
    QVERIFY(isAt(m.points[0], 0.608140381324, 0.765775159331, -0.013704323427));
    QVERIFY(isAt(m.points[1], 1.224492595341, 0.963209726296, -0.039585501454));
    QVERIFY(m.points[0].id != m.points[1].id);

    m = collide(corner, 0, 1, ManifoldRule::Clipping);
    QVERIFY(near(m.normal.x, 0.496880137844, 1e-11) && near(m.normal.y, 0.867819179678, 1e-11));
    QCOMPARE(m.count, std::size_t{1});
    QVERIFY(isAt(m.points[0], 1.224492595341, 0.963209726296, -0.129657954367));

    m = collide(deep, 0, 1, ManifoldRule::Clipping);
    QVERIFY(near(m.separation, -0.849101517311, 1e-11));
    QCOMPARE(m.count, std::size_t{2});
    QVERIFY(isAt(m.points[0], 1.224492595341, 0.963209726296, -0.849101517311));
    QVERIFY(isAt(m.points[1], 1.520270473637, 0.039848873397, -0.194757412340));

    // Moved apart by more than the depth, they do not touch.
    RigidWorld apart = shallow;
    apart.bodies[1].x += 0.04 * -0.266731436689;
    apart.bodies[1].y += 0.04 * 0.963770896366;
    m = collide(apart, 0, 1, ManifoldRule::Clipping);
    QCOMPARE(m.count, std::size_t{0});
    QVERIFY(near(m.separation, 0.04 - 0.039585501454, 1e-11));
}

void RigidShapes::theOrderOfBodiesOnlyTurnsTheNormal() {
    const RigidWorld world = twoBoxes(1.35, 0.95, -0.52);
    const Manifold one = collide(world, 0, 1, ManifoldRule::Clipping),
                   other = collide(world, 1, 0, ManifoldRule::Clipping);
    QCOMPARE(other.count, one.count);
    QVERIFY(near(one.normal.x, -other.normal.x, 1e-15) && near(one.normal.y, -other.normal.y, 1e-15));
    for (std::size_t i = 0; i < one.count; ++i) {
        QCOMPARE(other.points[i].at, one.points[i].at);
        QCOMPARE(other.points[i].separation, one.points[i].separation);
    }
}

void RigidShapes::crossingSpikesOverlapWithNoCornerInside() {
    // numerics.md 4.2: overlap 2.9238327 and 0.1585530, no corner inside, the tip is the contact.
    const RigidWorld cross = twoPolygons(crossA, crossB), tips = twoPolygons(tipsA, tipsB);
    for (const RigidWorld* world : {&cross, &tips}) {
        QCOMPARE(cornersInside(*world, 0, 1), std::size_t{0});
        QCOMPARE(collide(*world, 0, 1, ManifoldRule::VerticesInside).count, std::size_t{0});
    }
    Manifold m = collide(cross, 0, 1, ManifoldRule::Clipping);
    QVERIFY(near(m.separation, -2.9238327, 5e-8));
    QCOMPARE(m.count, std::size_t{1});
    QVERIFY(isAt(m.points[0], 3.3, 0.05, -2.923832709017));
    m = collide(tips, 0, 1, ManifoldRule::Clipping);
    QVERIFY(near(m.separation, -0.1585530, 5e-8));
    QCOMPARE(m.count, std::size_t{1});
    QVERIFY(isAt(m.points[0], 0.63, 0.02, -0.158552996217));
}

void RigidShapes::theSeedListsCornersInside() {
    RigidWorld world;
    world.addBox(2, 2, at(0, 0));
    world.addBox(1, 1, at(0.2, 1.4)); // stands 0.1 deep on the first
    const Manifold m = collide(world, 0, 1, ManifoldRule::VerticesInside);
    QCOMPARE(m.count, std::size_t{2});
    QCOMPARE(m.points[0].id, 100u);
    QCOMPARE(m.points[1].id, 101u);
    QVERIFY(near(m.points[0].separation, -0.1, 1e-12) && near(m.points[1].separation, -0.1, 1e-12));
    QCOMPARE(m.normal, (Point{0, 1}));
    QCOMPARE(cornersInside(world, 0, 1), std::size_t{2});
}

void RigidShapes::shadowsBelongToTheirSeparation() {
    for (const double angle : {0.0, 0.4, 1.1}) {
        const RigidWorld world = twoBoxes(1.35, 0.95, angle);
        const std::vector<AxisShadow> shadows = axisShadows(world, 0, 1);
        QCOMPARE(shadows.size(), std::size_t{8});
        double largest = -1e9;
        for (const AxisShadow& shadow : shadows) {
            QVERIFY(near(std::hypot(shadow.axis.x, shadow.axis.y), 1, 1e-14));
            QVERIFY(shadow.lowA < shadow.highA && shadow.lowB < shadow.highB);
            const double gap = shadow.ofSecond ? shadow.lowA - shadow.highB : shadow.lowB - shadow.highA;
            QVERIFY(near(gap, shadow.separation, 1e-12));
            largest = std::max(largest, shadow.separation);
        }
        QVERIFY(near(largest, collide(world, 0, 1, ManifoldRule::Clipping).separation, 1e-12));
    }
    RigidWorld mixed;
    mixed.addCircle(1, at(0, 0));
    mixed.addBox(1, 1, at(1.2, 1.1));
    mixed.addCircle(0.5, at(0.7, 0));
    QCOMPARE(axisShadows(mixed, 0, 1).size(), std::size_t{5});
    QCOMPARE(axisShadows(mixed, 1, 0).size(), std::size_t{5});
    const std::vector<AxisShadow> circles = axisShadows(mixed, 0, 2);
    QCOMPARE(circles.size(), std::size_t{1});
    QVERIFY(near(circles[0].separation, -0.8, 1e-12));
}

void RigidShapes::circlesTouchCirclesAndPolygons() {
    RigidWorld world;
    world.addBox(2, 2, at(0, 0));
    const std::uint32_t circle = world.addCircle(0.5, at(0, 0));
    const auto touch = [&](double x, double y) {
        world.bodies[circle].x = x;
        world.bodies[circle].y = y;
        return collide(world, 0, circle, ManifoldRule::Clipping);
    };
    Manifold m = touch(0.3, 1.4); // on an edge
    QCOMPARE(m.count, std::size_t{1});
    QVERIFY(isAt(m.points[0], 0.3, 0.9, -0.1));
    QCOMPARE(m.normal, (Point{0, 1}));
    m = touch(1.3, 1.4); // at the corner (1, 1): distance exactly 0.5
    QVERIFY(near(m.separation, 0, 1e-15));
    QVERIFY(near(m.normal.x, 0.6, 1e-15) && near(m.normal.y, 0.8, 1e-15));
    m = touch(1.32, 1.41);
    QCOMPARE(m.count, std::size_t{0});
    m = touch(-0.2, 0.7); // centre inside
    QVERIFY(near(m.separation, -0.8, 1e-15));
    QCOMPARE(m.normal, (Point{0, 1}));
    const Manifold other = collide(world, circle, 0, ManifoldRule::Clipping);
    QCOMPARE(other.normal, (Point{0, -1}));
    QCOMPARE(other.points[0].at, m.points[0].at);
    const std::uint32_t second = world.addCircle(1, at(-0.2, 2.1));
    m = collide(world, circle, second, ManifoldRule::VerticesInside);
    QVERIFY(near(m.separation, -0.1, 1e-15));
    QCOMPARE(m.normal, (Point{0, 1}));
    world.bodies[second].x = -0.2, world.bodies[second].y = 0.7; // concentric
    QCOMPARE(collide(world, circle, second, ManifoldRule::Clipping).normal, (Point{0, 1}));
}

void RigidShapes::everyOverlapHasAContact() {
    const RigidWorld world = scattered(60, 6, 3);
    int touching = 0, apart = 0;
    for (std::uint32_t a = 0; a < 60; ++a)
        for (std::uint32_t b = a + 1; b < 60; ++b) {
            const Manifold m = collide(world, a, b, ManifoldRule::Clipping);
            QCOMPARE(m.count > 0, m.separation <= 0);
            QVERIFY(near(std::hypot(m.normal.x, m.normal.y), 1, 1e-12));
            (m.count > 0 ? touching : apart) += 1;
            double deepest = 0;
            for (std::size_t i = 0; i < m.count; ++i) deepest = std::min(deepest, m.points[i].separation);
            QVERIFY(m.count == 0 || deepest >= m.separation - 1e-12);
        }
    QVERIFY(touching > 50 && apart > 500);
}

void RigidShapes::broadPhasesFindTheSameContacts() {
    RigidWorld one = scattered(80, 8, 5), other = one;
    RigidMethod method;
    method.broadPhase = BroadPhase::AllPairs;
    RigidStepper all, sorted;
    all.findContacts(one, method);
    method.broadPhase = BroadPhase::SortAndSweep;
    sorted.findContacts(other, method);
    QVERIFY(one.contacts.size() > 50);
    QCOMPARE(other.contacts, one.contacts);
    QCOMPARE(all.counters().pairTests, std::int64_t{80 * 79 / 2});
    QVERIFY(sorted.counters().pairTests < 400);
    for (std::size_t i = 1; i < one.contacts.size(); ++i) {
        const RigidContact &p = one.contacts[i - 1], &q = one.contacts[i];
        QVERIFY(p.a < p.b && (p.a < q.a || (p.a == q.a && p.b <= q.b)));
    }
    // Two static bodies are no pair, nor are two that a joint keeps apart.
    RigidWorld world;
    RigidBodySetup fixed = at(0, 0);
    fixed.isStatic = true;
    world.addBox(1, 1, fixed);
    world.addBox(1, 1, fixed);
    world.addBox(1, 1, at(0.5, 0));
    world.addBox(1, 1, at(1, 0));
    for (const BroadPhase rule : {BroadPhase::AllPairs, BroadPhase::SortAndSweep}) {
        method.broadPhase = rule;
        world.joints.clear();
        all.findContacts(world, method);
        QCOMPARE(all.counters().touching, std::int64_t{5});
        world.addRevoluteJoint(2, 3, {0.75, 0});
        all.findContacts(world, method);
        QCOMPARE(all.counters().touching, std::int64_t{4});
        world.joints[0].collide = true;
        all.findContacts(world, method);
        QCOMPARE(all.counters().touching, std::int64_t{5});
    }
}

void RigidShapes::hundredBodiesNeedFewTestsWithBoxes() {
    // Lesson 17, step 7: 4950 pairs without boxes, fewer than 1000 with them.
    RigidWorld world = scattered(100, 20, 9);
    RigidStepper stepper;
    RigidMethod method;
    method.broadPhase = BroadPhase::AllPairs;
    stepper.findContacts(world, method);
    QCOMPARE(stepper.counters().pairTests, std::int64_t{4950});
    method.broadPhase = BroadPhase::SortAndSweep;
    stepper.findContacts(world, method);
    QVERIFY(stepper.counters().pairTests < 200);
    QVERIFY(stepper.counters().boundsTests < 1000);
}

void RigidShapes::timesOfImpactAreExactForStraightFlight() {
    // numerics.md 4.3, tunnelling: a circle r = 0.12 from x = -1.03 at 41 towards a wall 0.05 thick at 0.
    RigidWorld world;
    RigidBodySetup wall = at(0, 0);
    wall.isStatic = true;
    world.addBox(0.05, 4, wall);
    RigidBodySetup ball = at(-1.03, 0);
    ball.velocity = {41, 0};
    world.addCircle(0.12, ball);
    const std::optional<double> time = timeOfImpact(world, 0, 1, 1.0 / 30);
    QVERIFY(time && near(*time, 0.0215854, 5e-8) && near(*time, 0.885 / 41, 1e-10));
    QCOMPARE(timeOfImpact(world, 1, 0, 1.0 / 30), time);
    QVERIFY(!timeOfImpact(world, 0, 1, 0.0215));
    world.bodies[1].vx = -41;
    QVERIFY(!timeOfImpact(world, 0, 1, 1));
    world.bodies[1].vx = 41;
    world.bodies[1].y = 3; // over it
    QVERIFY(!timeOfImpact(world, 0, 1, 1));
    world.bodies[1].x = 0, world.bodies[1].y = 0; // inside
    QVERIFY(!timeOfImpact(world, 0, 1, 1));
}

void RigidShapes::timesOfImpactFollowATurn() {
    // A rod of length 2 turns about its middle; a small circle lies at the angle pi/3 on the tip's way: the
    // edge of the rod touches it when its direction differs by asin((r + w/2) / d) from that of the circle.
    RigidWorld world;
    RigidBodySetup rod = at(0, 0);
    rod.angularVelocity = 2;
    world.addBox(2, 0.02, rod);
    RigidBodySetup peg = at(0.9 * std::cos(std::numbers::pi / 3), 0.9 * std::sin(std::numbers::pi / 3));
    peg.isStatic = true;
    world.addCircle(0.05, peg);
    const std::optional<double> time = timeOfImpact(world, 0, 1, 1);
    QVERIFY(time && near(*time, (std::numbers::pi / 3 - std::asin(0.06 / 0.9)) / 2, 1e-7));
}

void RigidShapes::bodiesAreFoundAndRemoved() {
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
    const Point tip = world.corner(3, 2);
    run(world, {}, 1, 0.01);
    world.removeBody(1);
    QCOMPARE(world.bodies.size(), std::size_t{3});
    QCOMPARE(world.corners.size(), std::size_t{7});
    QCOMPARE(world.joints.size(), std::size_t{1});
    QCOMPARE(world.joints[0].a, 1u);
    QCOMPARE(world.joints[0].b, 2u);
    QCOMPARE(world.findBody("ball"), std::optional<std::uint32_t>{1});
    QVERIFY(!world.findBody("box"));
    QVERIFY(near(world.corner(2, 2).x, tip.x, 0.01) && near(world.corner(2, 2).y, tip.y, 0.01));
    for (const RigidContact& contact : world.contacts) QVERIFY(contact.a < 3 && contact.b < 3);
    run(world, {}, 10, 0.01);
    QVERIFY(world.finite());
}

QTEST_APPLESS_MAIN(RigidShapes)
#include "rigid_shapes.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Separating axes, contact points, broad phases, times of impact: core/rigid/README.md.
#include "core/random.h"
#include "core/rigid/placed_body.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <numbers>

namespace timestep::rigid_collisions_test {

namespace {

using Corners = std::vector<Point>;

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

class RigidCollisions : public QObject {
    Q_OBJECT

private slots:
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
};

void RigidCollisions::twoBoxesInThreePosesTouchWhereTheyShould() {
    // setups.json, two_boxes_three_poses. A separate program computed the numbers (Sutherland-Hodgman on the
    // incident edge).
    const RigidWorld shallow = twoBoxes(0.95, 1.78, 0.27), corner = twoBoxes(1.75, 1.55, -0.52),
                     deep = twoBoxes(1.35, 0.95, -0.52);
    Manifold m = collide(shallow, 0, 1, ManifoldRule::Clipping);
    COMPARE_NEAR(m.separation, -0.039585501454, 1e-11);
    COMPARE_NEAR(m.normal.x, -0.266731436689, 1e-11);
    COMPARE_NEAR(m.normal.y, 0.963770896366, 1e-11);
    QCOMPARE(m.count, std::size_t{2});
    QVERIFY(isAt(m.points[0], 0.608140381324, 0.765775159331, -0.013704323427));
    QVERIFY(isAt(m.points[1], 1.224492595341, 0.963209726296, -0.039585501454));
    QVERIFY(m.points[0].id != m.points[1].id);

    m = collide(corner, 0, 1, ManifoldRule::Clipping);
    COMPARE_NEAR(m.normal.x, 0.496880137844, 1e-11);
    COMPARE_NEAR(m.normal.y, 0.867819179678, 1e-11);
    QCOMPARE(m.count, std::size_t{1});
    QVERIFY(isAt(m.points[0], 1.224492595341, 0.963209726296, -0.129657954367));

    m = collide(deep, 0, 1, ManifoldRule::Clipping);
    COMPARE_NEAR(m.separation, -0.849101517311, 1e-11);
    QCOMPARE(m.count, std::size_t{2});
    QVERIFY(isAt(m.points[0], 1.224492595341, 0.963209726296, -0.849101517311));
    QVERIFY(isAt(m.points[1], 1.520270473637, 0.039848873397, -0.194757412340));

    // Moved apart by more than the depth, they do not touch.
    RigidWorld apart = shallow;
    apart.bodies[1].x += 0.04 * -0.266731436689;
    apart.bodies[1].y += 0.04 * 0.963770896366;
    m = collide(apart, 0, 1, ManifoldRule::Clipping);
    QCOMPARE(m.count, std::size_t{0});
    COMPARE_NEAR(m.separation, 0.04 - 0.039585501454, 1e-11);
}

void RigidCollisions::theOrderOfBodiesOnlyTurnsTheNormal() {
    const RigidWorld world = twoBoxes(1.35, 0.95, -0.52);
    const Manifold one = collide(world, 0, 1, ManifoldRule::Clipping),
                   other = collide(world, 1, 0, ManifoldRule::Clipping);
    QCOMPARE(other.count, one.count);
    COMPARE_NEAR(one.normal.x, -other.normal.x, 1e-15);
    COMPARE_NEAR(one.normal.y, -other.normal.y, 1e-15);
    for (std::size_t i = 0; i < one.count; ++i) {
        QCOMPARE(other.points[i].at, one.points[i].at);
        QCOMPARE(other.points[i].separation, one.points[i].separation);
    }
}

void RigidCollisions::crossingSpikesOverlapWithNoCornerInside() {
    // core/rigid/README.md: overlap 2.9238327 and 0.1585530, no corner inside, the tip is the contact.
    const RigidWorld cross = twoPolygons(crossA, crossB), tips = twoPolygons(tipsA, tipsB);
    for (const RigidWorld* world : {&cross, &tips}) {
        QCOMPARE(cornersInside(*world, 0, 1), std::size_t{0});
        QCOMPARE(collide(*world, 0, 1, ManifoldRule::VerticesInside).count, std::size_t{0});
    }
    Manifold m = collide(cross, 0, 1, ManifoldRule::Clipping);
    COMPARE_NEAR(m.separation, -2.9238327, 5e-8);
    QCOMPARE(m.count, std::size_t{1});
    QVERIFY(isAt(m.points[0], 3.3, 0.05, -2.923832709017));
    m = collide(tips, 0, 1, ManifoldRule::Clipping);
    COMPARE_NEAR(m.separation, -0.1585530, 5e-8);
    QCOMPARE(m.count, std::size_t{1});
    QVERIFY(isAt(m.points[0], 0.63, 0.02, -0.158552996217));
}

void RigidCollisions::theSeedListsCornersInside() {
    RigidWorld world;
    world.addBox(2, 2, at(0, 0));
    world.addBox(1, 1, at(0.2, 1.4)); // on the first one, with an overlap of 0.1
    const Manifold m = collide(world, 0, 1, ManifoldRule::VerticesInside);
    QCOMPARE(m.count, std::size_t{2});
    QCOMPARE(m.points[0].id, 100u);
    QCOMPARE(m.points[1].id, 101u);
    COMPARE_NEAR(m.points[0].separation, -0.1, 1e-12);
    COMPARE_NEAR(m.points[1].separation, -0.1, 1e-12);
    QCOMPARE(m.normal, (Point{0, 1}));
    QCOMPARE(cornersInside(world, 0, 1), std::size_t{2});
}

void RigidCollisions::shadowsBelongToTheirSeparation() {
    for (const double angle : {0.0, 0.4, 1.1}) {
        const RigidWorld world = twoBoxes(1.35, 0.95, angle);
        const std::vector<AxisShadow> shadows = axisShadows(world, 0, 1);
        QCOMPARE(shadows.size(), std::size_t{8});
        double largest = -1e9;
        for (const AxisShadow& shadow : shadows) {
            COMPARE_NEAR(std::hypot(shadow.axis.x, shadow.axis.y), 1, 1e-14);
            QVERIFY(shadow.lowA < shadow.highA && shadow.lowB < shadow.highB);
            const double gap = shadow.ofSecond ? shadow.lowA - shadow.highB : shadow.lowB - shadow.highA;
            COMPARE_NEAR(gap, shadow.separation, 1e-12);
            largest = std::max(largest, shadow.separation);
        }
        COMPARE_NEAR(largest, collide(world, 0, 1, ManifoldRule::Clipping).separation, 1e-12);
    }
    RigidWorld mixed;
    mixed.addCircle(1, at(0, 0));
    mixed.addBox(1, 1, at(1.2, 1.1));
    mixed.addCircle(0.5, at(0.7, 0));
    QCOMPARE(axisShadows(mixed, 0, 1).size(), std::size_t{5});
    QCOMPARE(axisShadows(mixed, 1, 0).size(), std::size_t{5});
    const std::vector<AxisShadow> circles = axisShadows(mixed, 0, 2);
    QCOMPARE(circles.size(), std::size_t{1});
    COMPARE_NEAR(circles[0].separation, -0.8, 1e-12);
}

void RigidCollisions::circlesTouchCirclesAndPolygons() {
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
    COMPARE_NEAR(m.separation, 0, 1e-15);
    COMPARE_NEAR(m.normal.x, 0.6, 1e-15);
    COMPARE_NEAR(m.normal.y, 0.8, 1e-15);
    m = touch(1.32, 1.41);
    QCOMPARE(m.count, std::size_t{0});
    m = touch(-0.2, 0.7); // centre inside
    COMPARE_NEAR(m.separation, -0.8, 1e-15);
    QCOMPARE(m.normal, (Point{0, 1}));
    const Manifold other = collide(world, circle, 0, ManifoldRule::Clipping);
    QCOMPARE(other.normal, (Point{0, -1}));
    QCOMPARE(other.points[0].at, m.points[0].at);
    const std::uint32_t second = world.addCircle(1, at(-0.2, 2.1));
    m = collide(world, circle, second, ManifoldRule::VerticesInside);
    COMPARE_NEAR(m.separation, -0.1, 1e-15);
    QCOMPARE(m.normal, (Point{0, 1}));
    world.bodies[second].x = -0.2, world.bodies[second].y = 0.7; // concentric
    QCOMPARE(collide(world, circle, second, ManifoldRule::Clipping).normal, (Point{0, 1}));
}

void RigidCollisions::everyOverlapHasAContact() {
    const RigidWorld world = scattered(60, 6, 3);
    int touching = 0, apart = 0;
    for (std::uint32_t a = 0; a < 60; ++a)
        for (std::uint32_t b = a + 1; b < 60; ++b) {
            const Manifold m = collide(world, a, b, ManifoldRule::Clipping);
            QCOMPARE(m.count > 0, m.separation <= 0);
            COMPARE_NEAR(std::hypot(m.normal.x, m.normal.y), 1, 1e-12);
            (m.count > 0 ? touching : apart) += 1;
            double deepest = 0;
            for (std::size_t i = 0; i < m.count; ++i) deepest = std::min(deepest, m.points[i].separation);
            QVERIFY(m.count == 0 || deepest >= m.separation - 1e-12);
        }
    QVERIFY(touching > 50 && apart > 500);
}

void RigidCollisions::broadPhasesFindTheSameContacts() {
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
    // Two static bodies do not form a pair, nor do two bodies whose joint prevents collisions.
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

void RigidCollisions::hundredBodiesNeedFewTestsWithBoxes() {
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

void RigidCollisions::timesOfImpactAreExactForStraightFlight() {
    // core/rigid/README.md, tunnelling: a circle r = 0.12 from x = -1.03 at 41 towards a wall 0.05 thick at
    // 0.
    RigidWorld world;
    RigidBodySetup wall = at(0, 0);
    wall.isStatic = true;
    world.addBox(0.05, 4, wall);
    RigidBodySetup ball = at(-1.03, 0);
    ball.velocity = {41, 0};
    world.addCircle(0.12, ball);
    const std::optional<double> time = timeOfImpact(world, 0, 1, 1.0 / 30);
    QVERIFY(time);
    COMPARE_NEAR(*time, 0.0215854, 5e-8);
    COMPARE_NEAR(*time, 0.885 / 41, 1e-10);
    QCOMPARE(timeOfImpact(world, 1, 0, 1.0 / 30), time);
    QVERIFY(!timeOfImpact(world, 0, 1, 0.0215));
    world.bodies[1].vx = -41;
    QVERIFY(!timeOfImpact(world, 0, 1, 1));
    world.bodies[1].vx = 41;
    world.bodies[1].y = 3; // above it
    QVERIFY(!timeOfImpact(world, 0, 1, 1));
    world.bodies[1].x = 0, world.bodies[1].y = 0; // inside
    QVERIFY(!timeOfImpact(world, 0, 1, 1));
}

void RigidCollisions::timesOfImpactFollowATurn() {
    // A rod of length 2 turns about its middle. A small circle at the angle pi/3 is on the path of its tip.
    // The edge of the rod touches the circle when the direction of the rod differs by asin((r + w/2) / d)
    // from that of the circle.
    RigidWorld world;
    RigidBodySetup rod = at(0, 0);
    rod.angularVelocity = 2;
    world.addBox(2, 0.02, rod);
    RigidBodySetup peg = at(0.9 * std::cos(std::numbers::pi / 3), 0.9 * std::sin(std::numbers::pi / 3));
    peg.isStatic = true;
    world.addCircle(0.05, peg);
    const std::optional<double> time = timeOfImpact(world, 0, 1, 1);
    QVERIFY(time);
    COMPARE_NEAR(*time, (std::numbers::pi / 3 - std::asin(0.06 / 0.9)) / 2, 1e-7);
}

REGISTER_TEST(RigidCollisions)

} // namespace timestep::rigid_collisions_test
#include "rigid_collisions.moc"

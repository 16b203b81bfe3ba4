// SPDX-License-Identifier: GPL-3.0-or-later
// Capsules: mass, contacts with every shape, rolling, resting, sweeping.
#include "core/random.h"
#include "core/rigid/body_distance.h"
#include "core/rigid/draw_rigid.h"
#include "core/rigid/placed_body.h"
#include "core/rigid/rigid_json.h"
#include "tests/core/rigid/rigid_tools.h"
#include "tests/tools.h"

#include <algorithm>
#include <numbers>
#include <vector>

namespace timestep::rigid_capsules_test {

namespace {

constexpr double h = 1.0 / 60;

RigidBodySetup turnedAt(double x, double y, double angle) {
    RigidBodySetup setup = at(x, y);
    setup.angle = angle;
    return setup;
}

/// Two bodies of which the first is a capsule; the second by `kind`: disc, box, triangle, capsule.
RigidWorld pairOf(int kind, Random& random) {
    RigidWorld world;
    // Each number has a line of its own, because compilers evaluate arguments in different orders.
    const auto capsule = [&](double x, double y) {
        const double angle = random.uniform(-4, 4);
        const double length = random.uniform(0.2, 2);
        world.addCapsule(length, random.uniform(0.1, 0.5), turnedAt(x, y, angle));
    };
    capsule(0, 0);
    const double x = random.uniform(-2, 2);
    const double y = random.uniform(-2, 2);
    if (kind == 3) {
        capsule(x, y);
        return world;
    }
    const RigidBodySetup setup = turnedAt(x, y, random.uniform(-4, 4));
    const double size = random.uniform(0.1, 0.6);
    if (kind == 0)
        world.addCircle(size, setup);
    else if (kind == 1)
        world.addBox(3 * size, random.uniform(0.2, 2), setup);
    else
        world.addPolygon(std::vector<Point>{{-0.6, -0.4}, {0.8, -0.3}, {0.1, 0.7}}, setup);
    return world;
}

std::vector<Point> outlineOf(const RigidWorld& world, std::uint32_t body) {
    Frame frame;
    drawGhostOfBody(world, body, {world.bodies[body].x, world.bodies[body].y}, world.bodies[body].angle,
                    frame);
    return frame.polygons[0].corners;
}

/// Distance of the corners of an outline from the edges of another one.
double distanceTo(const std::vector<Point>& edges, const std::vector<Point>& corners) {
    double least = 1e9;
    for (const Point& p : corners)
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const Point from = edges[i], to = edges[(i + 1) % edges.size()];
            const double x = to.x - from.x, y = to.y - from.y;
            const double share =
                std::clamp(((p.x - from.x) * x + (p.y - from.y) * y) / (x * x + y * y), 0.0, 1.0);
            least = std::min(least, std::hypot(p.x - from.x - share * x, p.y - from.y - share * y));
        }
    return least;
}

/// A static slope that descends to the right.
RigidWorld onSlope(double angle) {
    RigidWorld world = slope(angle, 9.81, 1, 1, 1, 1);
    world.bodies.pop_back();
    world.corners.resize(4);
    world.normals.resize(4);
    return world;
}

} // namespace

class RigidCapsules : public QObject {
    Q_OBJECT

private slots:
    void massAndInertiaAreThoseOfTheShape();
    void contactsAreWhereTheShapesTouch();
    void aCapsuleRestsOnItsSideAndOnItsEnd();
    void aSmoothCapsuleSlidesAndCapsulesStack();
    void aCapsuleEndRollsLikeADisc();
    void aSweptCapsuleStaysInABox();
    void capsulesComeBackFromFilesAndStates();
};

void RigidCapsules::massAndInertiaAreThoseOfTheShape() {
    // The area and second moment of a polygon with many corners on the outline.
    for (const auto& [length, radius] : {std::pair{2.0, 0.3}, {0.1, 1.5}, {5.0, 0.05}}) {
        RigidWorld world;
        const std::uint32_t capsule = world.addCapsule(length, radius, at(0, 0, 3));
        std::vector<Point> outline;
        constexpr int n = 20000;
        for (int i = 0; i <= n; ++i)
            outline.push_back({length / 2 + radius * std::cos(std::numbers::pi * (double(i) / n - 0.5)),
                               radius * std::sin(std::numbers::pi * (double(i) / n - 0.5))});
        for (int i = 0; i <= n; ++i)
            outline.push_back({-length / 2 - radius * std::cos(std::numbers::pi * (double(i) / n - 0.5)),
                               -radius * std::sin(std::numbers::pi * (double(i) / n - 0.5))});
        const AreaMoments moments = areaMoments(outline);
        COMPARE_NEAR(mass(world.bodies[capsule]) / (3 * moments.area), 1, 1e-7);
        COMPARE_NEAR(inertia(world.bodies[capsule]) / (3 * moments.secondMoment), 1, 1e-7);
    }
}

void RigidCapsules::contactsAreWhereTheShapesTouch() {
    // The distance of shapes that are apart is that of their outlines; contact points of shapes that overlap
    // are in both of them, to the depth, and moving the shapes apart along the normal parts them.
    Random random(7);
    int overlaps = 0, apart = 0, two = 0;
    for (int i = 0; i < 2000; ++i) {
        RigidWorld world = pairOf(i % 4, random);
        const PlacedBody a(world, 0), b(world, 1);
        const Separation found = separation(a.shape, b.shape);
        const Manifold manifold = collide(world, 0, 1, ManifoldRule::Clipping);
        const QByteArray name = QByteArray::number(i);
        QVERIFY2((found.distance <= 0) == (manifold.count > 0), name);
        COMPARE_NEAR2(std::hypot(found.normal.x, found.normal.y), 1, 1e-12, name);
        const std::vector<Point> ofA = outlineOf(world, 0), ofB = outlineOf(world, 1);
        const double least = std::min(distanceTo(ofA, ofB), distanceTo(ofB, ofA));
        if (found.distance > 0) {
            ++apart;
            COMPARE_NEAR2(found.distance, least, 0.005, name); // the outline has corners
            COMPARE_NEAR2(twoBodies(world, 0, 1).distance, found.distance, 1e-9, name);
            continue;
        }
        ++overlaps;
        two += manifold.count == 2 ? 1 : 0;
        // Edges that are parallel to 0.999 touch as edges, along the normal of one of them: a point is then
        // deeper by at most 0.001 of the radii, which are at most 1.
        const double tilt = i % 4 == 0 ? 1e-9 : 0.001;
        for (std::size_t k = 0; k < manifold.count; ++k) {
            const ManifoldPoint& point = manifold.points[k];
            QVERIFY2(point.separation <= 0 && point.separation >= found.distance - tilt,
                     name + QByteArray(": ") + QByteArray::number(point.separation) + " " +
                         QByteArray::number(found.distance));
        }
        const double by = -found.distance + tilt + 1e-6;
        world.bodies[1].x += by * found.normal.x;
        world.bodies[1].y += by * found.normal.y;
        QVERIFY2(collide(world, 0, 1, ManifoldRule::Clipping).count == 0, name);
    }
    QVERIFY(overlaps > 150 && apart > 100 && two > 20);
    // End to end on one line, and crossed.
    RigidWorld line;
    line.addCapsule(1, 0.2, at(0, 0));
    line.addCapsule(1, 0.3, turnedAt(1.4, 0, std::numbers::pi));
    const Manifold end = collide(line, 0, 1, ManifoldRule::Clipping);
    QCOMPARE(end.count, std::size_t{1});
    COMPARE_NEAR(end.normal.x, 1, 1e-9);
    COMPARE_NEAR(end.separation, -0.1, 1e-9);
    COMPARE_NEAR(end.points[0].at.x, 0.6, 1e-9);
    line.bodies[1].x = 0.2;
    line.bodies[1].angle = std::numbers::pi / 2;
    const Manifold cross = collide(line, 0, 1, ManifoldRule::Clipping);
    QVERIFY(cross.count > 0 && std::abs(cross.normal.x) > 0.99);
    COMPARE_NEAR(cross.separation, -0.3 - 0.5, 1e-9);
}

void RigidCapsules::aCapsuleRestsOnItsSideAndOnItsEnd() {
    for (const RigidMethod& method : {RigidMethod(), softStepMethod()})
        for (const double angle : {0.0, 0.4, std::numbers::pi, std::numbers::pi / 2}) {
            RigidWorld world = emptyWorld(10);
            addGround(world);
            world.addCapsule(1, 0.25, turnedAt(0, 1.5, angle));
            const double start = kineticEnergy(world) + potentialEnergy(world);
            run(world, method, 600, h);
            const RigidBody& capsule = world.bodies[1];
            const bool upright = angle == std::numbers::pi / 2; // balanced to the bit, for a while
            if (!upright || capsule.y < 0.5) {
                COMPARE_NEAR(capsule.y, 0.25, 0.006);
                QCOMPARE(world.contacts.size(), std::size_t{2});
            } else {
                COMPARE_NEAR(capsule.y, 0.75, 0.006);
            }
            QVERIFY(std::abs(std::sin(capsule.angle)) < 1e-3 || upright);
            QVERIFY(std::hypot(capsule.vx, capsule.vy) + std::abs(capsule.omega) < 1e-2);
            QVERIFY(kineticEnergy(world) + potentialEnergy(world) < start);
        }
}

void RigidCapsules::aSmoothCapsuleSlidesAndCapsulesStack() {
    // It slides on a slope with g (sin a - mu cos a), as a box does.
    const double angle = 0.4, mu = 0.2;
    RigidWorld world = onSlope(angle);
    world.bodies[0].friction = mu * mu;
    RigidBodySetup setup = turnedAt(0.25 * std::sin(angle), 0.25 * std::cos(angle) - 1e-6, -angle);
    setup.friction = 1;
    world.addCapsule(1, 0.25, setup);
    run(world, {}, 60, h);
    const RigidBody& body = world.bodies[1];
    COMPARE_NEAR(std::hypot(body.vx, body.vy), 9.81 * (std::sin(angle) - mu * std::cos(angle)), 1e-3);

    // A pile sinks into the slop as far as one of boxes does.
    RigidWorld pile = emptyWorld(10), boxes = emptyWorld(10);
    addGround(pile);
    addGround(boxes);
    for (int i = 0; i < 6; ++i) {
        pile.addCapsule(2, 0.25, at(0, 0.25 + 0.5 * i));
        boxes.addBox(2, 0.5, at(0, 0.25 + 0.5 * i));
    }
    run(pile, {}, 300, h);
    run(boxes, {}, 300, h);
    COMPARE_NEAR(pile.bodies[6].y, boxes.bodies[6].y, 0.01);
    QVERIFY(pile.bodies[6].y > 2.65);
    COMPARE_NEAR(pile.bodies[6].x, 0, 0.01);
}

void RigidCapsules::aCapsuleEndRollsLikeADisc() {
    // Across its axis, a capsule is a disc seen from its end only; in the plane it rolls over its end: the
    // contact point stays below the centre of the cap, and nothing slips.
    RigidWorld world = emptyWorld(10);
    addGround(world, 1);
    RigidBodySetup setup = turnedAt(0, 0.7, 1.4);
    setup.friction = 1;
    world.addCapsule(1, 0.25, setup);
    RigidStepper stepper;
    double slip = 0;
    for (int n = 0; n < 240; ++n) {
        stepper.step(world, {}, n, 1.0 / 240);
        const RigidBody& body = world.bodies[1];
        if (world.contacts.size() != 1 || body.angle < 0.5) continue;
        const double x = -0.5 * std::cos(body.angle), y = -0.5 * std::sin(body.angle) - 0.25;
        slip = std::max(slip, std::abs(body.vx - body.omega * y));
        COMPARE_NEAR(world.contacts[0].at.x, body.x + x, 0.02);
    }
    QVERIFY2(slip < 0.05, qPrintable(QString::number(slip)));
    QVERIFY(world.bodies[1].angle < 0.5); // it has fallen over
}

void RigidCapsules::aSweptCapsuleStaysInABox() {
    RigidWorld world = emptyWorld(0);
    for (const double side : {-1.0, 1.0}) {
        RigidBodySetup wall = at(2 * side, 0);
        wall.isStatic = true;
        world.addBox(0.1, 4.1, wall);
        wall.position = {0, 2 * side};
        world.addBox(4.1, 0.1, wall);
    }
    RigidBodySetup setup = at(0, 0, 1, 0, 1);
    setup.velocity = {43, 21};
    setup.angularVelocity = 5;
    setup.bullet = true;
    world.addCapsule(0.3, 0.1, setup);
    RigidMethod method;
    method.swept = true;
    RigidStepper stepper;
    for (int n = 0; n < 600; ++n) {
        stepper.step(world, method, n, h);
        const RigidBody& body = world.bodies[4];
        QVERIFY2(std::max(std::abs(body.x), std::abs(body.y)) < 2, qPrintable(QString::number(n)));
    }
}

void RigidCapsules::capsulesComeBackFromFilesAndStates() {
    RigidWorld world = emptyWorld(10);
    addGround(world);
    Random random(3);
    for (int i = 0; i < 12; ++i)
        world.addCapsule(random.uniform(0.2, 1), random.uniform(0.1, 0.3),
                         turnedAt(random.uniform(-1, 1), 1 + i, random.uniform(-3, 3)));
    const RigidWorld again = rigidWorldFromJson(rigidWorldToJson(world));
    QVERIFY(again.bodies == world.bodies && again.corners == world.corners);
    RigidWorld straight = world, halfway = world;
    run(straight, {}, 200, h);
    run(halfway, {}, 100, h);
    RigidWorld loaded = loadRigidWorld(JsonField(Json::parse(saveRigidWorld(halfway).dump())));
    QVERIFY(loaded.bodies == halfway.bodies && loaded.contacts == halfway.contacts);
    RigidStepper stepper;
    for (int n = 100; n < 200; ++n) stepper.step(loaded, {}, n, h);
    QCOMPARE(hashOf(loaded), hashOf(straight));
    QVERIFY(world.bodyAt({world.bodies[1].x, world.bodies[1].y}) == 1U);
    for (const RigidBody& body : straight.bodies) QVERIFY(body.y > -11);
    QVERIFY(deepestOverlap(straight) < 0.05);
}

REGISTER_TEST(RigidCapsules)

} // namespace timestep::rigid_capsules_test
#include "rigid_capsules.moc"

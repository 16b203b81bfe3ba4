// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/add_things.h"

#include "core/input_error.h"
#include "core/rigid/rigid_edit.h"
#include "widgets/editor/thing_kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace timestep {

namespace {

constexpr double grip = 0.9; // friction of wheels and of what one builds

using Points = std::span<const Point>;

double distanceOf(Point p, Point q) {
    return std::hypot(q.x - p.x, q.y - p.y);
}

RigidBodySetup setupAt(Point at, bool isStatic = false) {
    RigidBodySetup setup;
    setup.position = at;
    setup.isStatic = isStatic;
    return setup;
}

/// A drag leads from corner to corner, a click is its middle.
void addRectangle(Drawing& drawing, Points points, double width, double height, bool isStatic) {
    Point middle = points[0];
    if (points.size() > 1) {
        width = std::abs(points[1].x - points[0].x);
        height = std::abs(points[1].y - points[0].y);
        middle = {(points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2};
        if (!(width > 0 && height > 0))
            throw InputError(
                TRANSLATABLE("fault", "a box needs a width and a height: drag from corner to corner"));
    }
    drawing.bodies.addBox(width, height, setupAt(middle, isStatic));
}

} // namespace

void addBall(Drawing& drawing, Points points, double size) {
    drawing.bodies.addCircle(points.size() > 1 ? distanceOf(points[0], points[1]) : size / 2,
                             setupAt(points[0]));
}

void addBox(Drawing& drawing, Points points, double size) {
    addRectangle(drawing, points, size, size, false);
}

void addBlock(Drawing& drawing, Points points, double size) {
    addRectangle(drawing, points, 3 * size, size / 2, true);
}

void addCapsule(Drawing& drawing, Points points, double size) {
    RigidBodySetup setup = setupAt(points[0]);
    double length = size;
    if (points.size() > 1) {
        length = distanceOf(points[0], points[1]);
        setup.position = {(points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2};
        setup.angle = std::atan2(points[1].y - points[0].y, points[1].x - points[0].x);
    }
    drawing.bodies.addCapsule(length, size / 8, setup);
}

namespace {

/// The convex hull, counter-clockwise, without corners on a side.
/// Source: A. M. Andrew, Inf. Process. Lett. 9 (1979) 216, the monotone chain.
std::vector<Point> hullOf(Points points) {
    std::vector<Point> sorted(points.begin(), points.end()), hull;
    std::sort(sorted.begin(), sorted.end(),
              [](Point p, Point q) { return p.x != q.x ? p.x < q.x : p.y < q.y; });
    const auto half = [&hull](auto first, auto last) {
        const std::size_t start = hull.size();
        for (auto p = first; p != last; ++p) {
            while (hull.size() >= start + 2) {
                const Point a = hull[hull.size() - 2], b = hull.back();
                if ((b.x - a.x) * (p->y - a.y) - (b.y - a.y) * (p->x - a.x) > 0) break;
                hull.pop_back();
            }
            hull.push_back(*p);
        }
        hull.pop_back();
    };
    half(sorted.begin(), sorted.end());
    half(sorted.rbegin(), sorted.rend());
    return hull;
}

} // namespace

void addPolygon(Drawing& drawing, Points points, double size) {
    std::vector<Point> corners = hullOf(points);
    if (points.size() == 1) { // a triangle
        const Point p = points[0];
        corners = {{p.x - size / 2, p.y - size / 2}, {p.x + size / 2, p.y - size / 2}, {p.x, p.y + size / 2}};
    }
    drawing.bodies.addPolygon(corners, {});
}

namespace {

/// The first body at a point that can move, or a fixed one, or nothing.
std::optional<std::uint32_t> anchorAt(const RigidWorld& world, Point at, double reach) {
    const std::vector<std::uint32_t> bodies = bodiesAt(world, at, reach);
    for (const std::uint32_t i : bodies)
        if (!world.bodies[i].isStatic()) return i;
    if (!bodies.empty()) return bodies.front();
    return std::nullopt;
}

/// Without a body at its centre the wheel is free.
std::optional<std::uint32_t> addWheelAt(RigidWorld& world, Points points, double size) {
    const double radius = points.size() > 1 ? distanceOf(points[0], points[1]) : 0.4 * size;
    const auto on = anchorAt(world, points[0], radius); // its rim touches the body
    RigidBodySetup setup = setupAt(points[0]);
    setup.friction = grip;
    const std::uint32_t wheel = world.addCircle(radius, setup);
    if (!on || world.bodies[*on].isStatic()) return std::nullopt;
    return world.addRevoluteJoint(*on, wheel, points[0]);
}

} // namespace

void addWheel(Drawing& drawing, Points points, double size) {
    addWheelAt(drawing.bodies, points, size);
}

namespace {

constexpr double motorSpeed = -8; // [rad/s], clockwise: it drives to the right
constexpr double motorTorque = 5; // [N m]

} // namespace

void addMotorWheel(Drawing& drawing, Points points, double size) {
    const auto joint = addWheelAt(drawing.bodies, points, size);
    if (!joint)
        throw InputError(
            TRANSLATABLE("fault", "a wheel with a motor belongs on a body: draw the body first"));
    RigidJoint& hinge = drawing.bodies.joints[*joint];
    hinge.motor = true;
    hinge.motorSpeed = motorSpeed;
    hinge.strongest = motorTorque;
}

namespace {

RigidJoint& addRodBetween(RigidWorld& world, Points points, double size) {
    std::uint32_t a = anchorAt(world, points[0], size / 8).value_or(noBody);
    std::uint32_t b = anchorAt(world, points[1], size / 8).value_or(noBody);
    Point onA = points[0], onB = points[1];
    const auto isFixed = [&world](std::uint32_t body) {
        return body == noBody || world.bodies[body].isStatic();
    };
    if (isFixed(b)) {
        std::swap(a, b);
        std::swap(onA, onB);
    }
    if (isFixed(b))
        throw InputError(TRANSLATABLE("fault", "one of the two ends must be on a body that can move"));
    if (a == b) throw InputError(TRANSLATABLE("fault", "the two ends must be on different bodies"));
    return world.joints[world.addDistanceJoint(a, b, onA, onB)];
}

} // namespace

void addRod(Drawing& drawing, Points points, double size) {
    addRodBetween(drawing.bodies, points, size);
}

void addSpring(Drawing& drawing, Points points, double size) {
    RigidJoint& rod = addRodBetween(drawing.bodies, points, size);
    rod.spring = true;
    rod.hertz = 2;
    rod.damping = 0.2;
}

namespace {

/// Joins the two upper bodies at a point, or the only one to the plane. At the hub of a disc the point is its
/// centre.
void joinAt(RigidWorld& world, Point at, double size, bool weld) {
    const std::vector<std::uint32_t> bodies = bodiesAt(world, at, size / 8);
    if (bodies.empty()) throw InputError(TRANSLATABLE("fault", "there is no body here"));
    std::uint32_t a = bodies.size() > 1 ? bodies[1] : noBody, b = bodies[0];
    if (world.bodies[b].isStatic() && a != noBody) std::swap(a, b);
    const RigidBody& body = world.bodies[b];
    if (body.isStatic()) throw InputError(TRANSLATABLE("fault", "there is no body here that can move"));
    if (body.isCircle() && distanceOf(at, {body.x, body.y}) < body.radius / 2) at = {body.x, body.y};
    weld ? world.addWeldJoint(a, b, at) : world.addRevoluteJoint(a, b, at);
}

} // namespace

void addHinge(Drawing& drawing, Points points, double size) {
    joinAt(drawing.bodies, points[0], size, false);
}

void addWeld(Drawing& drawing, Points points, double size) {
    joinAt(drawing.bodies, points[0], size, true);
}

namespace {

/// Links with hinges between them. Each end hangs on the body that is there, the first one otherwise on the
/// plane; so does the last one of a bridge.
void addLinks(RigidWorld& world, Points points, double size, bool bridge) {
    const Point p = points[0], q = points[1];
    const double length = distanceOf(p, q);
    const int links = std::max(2, static_cast<int>(std::lround(length / (size / 2))));
    const auto first = anchorAt(world, p, size / 8), last = anchorAt(world, q, size / 8);
    const Point way{(q.x - p.x) / links, (q.y - p.y) / links};
    std::uint32_t before = first.value_or(noBody);
    for (int i = 0; i < links; ++i) {
        RigidBodySetup setup = setupAt({p.x + (i + 0.5) * way.x, p.y + (i + 0.5) * way.y});
        setup.angle = std::atan2(way.y, way.x);
        setup.density = 2;
        setup.friction = grip;
        setup.damping = setup.turningDamping = 0.1;
        const std::uint32_t link = bridge ? world.addBox(length / links, size / 8, setup)
                                          : world.addCapsule(length / links, size / 16, setup);
        world.addRevoluteJoint(before, link, {p.x + i * way.x, p.y + i * way.y});
        before = link;
    }
    if (last)
        world.addRevoluteJoint(*last, before, q);
    else if (bridge)
        world.addRevoluteJoint(noBody, before, q);
}

} // namespace

void addBridge(Drawing& drawing, Points points, double size) {
    addLinks(drawing.bodies, points, size, true);
}

void addRope(Drawing& drawing, Points points, double size) {
    addLinks(drawing.bodies, points, size, false);
}

namespace {

/// The particle at a place, or a new one.
std::uint32_t particleAt(World& world, Point at) {
    for (std::uint32_t i = 0; i < world.particles(); ++i)
        if (world.x[i] == at.x && world.y[i] == at.y) return i;
    return world.addParticle(at);
}

} // namespace

void addParticle(Drawing& drawing, Points points, double) {
    particleAt(drawing.particles, points[0]);
}

void addStick(Drawing& drawing, Points points, double size) {
    World& world = drawing.particles;
    const Point from = points.size() > 1 ? points[0] : Point{points[0].x - size / 2, points[0].y};
    const Point to = points.size() > 1 ? points[1] : Point{points[0].x + size / 2, points[0].y};
    const std::uint32_t a = particleAt(world, from), b = particleAt(world, to);
    for (std::uint32_t s = 0; s < world.sticks(); ++s)
        if (std::minmax(world.stickA[s], world.stickB[s]) == std::minmax(a, b)) return;
    if (a != b) world.addStick(a, b);
}

/// Four particles with sticks on the sides and the diagonals.
void addBoxOfSticks(Drawing& drawing, Points points, double size) {
    const Point p = points.size() > 1 ? points[0] : Point{points[0].x - size / 2, points[0].y - size / 2};
    const Point q = points.size() > 1 ? points[1] : Point{points[0].x + size / 2, points[0].y + size / 2};
    if (p.x == q.x || p.y == q.y)
        throw InputError(
            TRANSLATABLE("fault", "a box needs a width and a height: drag from corner to corner"));
    const std::array<Point, 4> corners{{p, {q.x, p.y}, q, {p.x, q.y}}};
    for (std::size_t i = 0; i < corners.size(); ++i)
        for (std::size_t j = i + 1; j < corners.size(); ++j)
            addStick(drawing, std::array{corners[i], corners[j]}, size);
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_world.h"

#include "core/input_error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace timestep {

namespace {

void require(bool holds, Text sentence) {
    if (!holds) throw InputError(sentence);
}

void check(const RigidBodySetup& setup) {
    for (const double value : {setup.position.x, setup.position.y, setup.angle, setup.velocity.x,
                               setup.velocity.y, setup.angularVelocity})
        require(std::isfinite(value),
                TRANSLATABLE("fault", "position, angle and velocities of a body must be finite numbers"));
    require(setup.friction >= 0 && std::isfinite(setup.friction),
            TRANSLATABLE("fault", "the friction of a body must not be negative"));
    require(setup.restitution >= 0 && setup.restitution <= 1,
            TRANSLATABLE("fault", "the restitution of a body must be from 0 to 1"));
    require(setup.damping >= 0 && std::isfinite(setup.damping) && setup.turningDamping >= 0 &&
                std::isfinite(setup.turningDamping),
            TRANSLATABLE("fault", "the damping of a body must not be negative"));
    require(std::isfinite(setup.gravityFactor),
            TRANSLATABLE("fault", "the gravity factor of a body must be a finite number"));
    if (setup.isStatic) return;
    if (setup.massRule == MassRule::Given) {
        require(setup.mass > 0 && std::isfinite(setup.mass),
                TRANSLATABLE("fault", "the mass of a body must be greater than 0"));
        require(setup.inertia > 0 && std::isfinite(setup.inertia),
                TRANSLATABLE("fault", "the inertia of a body must be greater than 0"));
    } else {
        require(setup.density > 0 && std::isfinite(setup.density),
                TRANSLATABLE("fault", "the density of a body must be greater than 0"));
    }
}

RigidBody bodyOf(const RigidBodySetup& setup, double area, double secondMoment) {
    check(setup);
    RigidBody body;
    body.x = setup.position.x;
    body.y = setup.position.y;
    body.angle = setup.angle;
    body.vx = setup.velocity.x;
    body.vy = setup.velocity.y;
    body.omega = setup.angularVelocity;
    body.friction = setup.friction;
    body.restitution = setup.restitution;
    body.density = setup.density;
    body.damping = setup.damping;
    body.turningDamping = setup.turningDamping;
    body.gravityFactor = setup.gravityFactor;
    body.massRule = setup.massRule;
    body.bullet = setup.bullet;
    if (setup.isStatic) return body;
    double mass = setup.mass, inertia = setup.inertia;
    if (setup.massRule == MassRule::OfShape) {
        mass = setup.density * area;
        inertia = setup.density * secondMoment;
    } else if (setup.massRule == MassRule::Seed) {
        mass = setup.density * 500;
        inertia = setup.density * 500 * 500;
    }
    body.inverseMass = 1 / mass;
    body.inverseInertia = 1 / inertia;
    require(body.inverseMass > 0 && std::isfinite(body.inverseMass) && body.inverseInertia > 0 &&
                std::isfinite(body.inverseInertia),
            TRANSLATABLE("fault", "mass and inertia of the body are out of range"));
    return body;
}

bool covers(const RigidWorld& world, std::uint32_t number, Point at) {
    const RigidBody& body = world.bodies[number];
    const Point p = world.toBody(number, at);
    if (body.isCircle()) return p.x * p.x + p.y * p.y <= body.radius * body.radius;
    if (body.isCapsule()) {
        const double half = world.corners[body.firstCorner + 1].x;
        return std::hypot(p.x - std::clamp(p.x, -half, half), p.y) <= body.rounding;
    }
    for (std::uint32_t i = body.firstCorner; i < body.firstCorner + body.cornerCount; ++i) {
        const Point corner = world.corners[i], normal = world.normals[i];
        if ((p.x - corner.x) * normal.x + (p.y - corner.y) * normal.y > 0) return false;
    }
    return true;
}

void checkJoint(const RigidWorld& world, std::uint32_t a, std::uint32_t b) {
    require(b < world.bodies.size() && (a == noBody || a < world.bodies.size()),
            TRANSLATABLE("fault", "the joint names a body that does not exist"));
    require(a != b, TRANSLATABLE("fault", "a joint needs two different bodies"));
}

} // namespace

Point turned(Point p, double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return {c * p.x - s * p.y, s * p.x + c * p.y};
}

Point forceNow(const RigidWorld& world, const RigidForce& force) {
    if (force.direction == ForceDirection::OfPlane) return force.force;
    if (force.direction == ForceDirection::OfBody) return turned(force.force, world.bodies[force.body].angle);
    const Point at = world.toPlane(force.body, force.local);
    const Point d = {force.towards.x - at.x, force.towards.y - at.y};
    const double distance = std::hypot(d.x, d.y), size = distance > 0 ? force.force.x / distance : 0;
    return {size * d.x, size * d.y};
}

std::uint32_t RigidWorld::addPolygon(std::span<const Point> shape, const RigidBodySetup& setup) {
    std::vector<Point> polygon = checkedPolygon(shape);
    const AreaMoments moments = areaMoments(polygon);
    RigidBody body = bodyOf(setup, moments.area, moments.secondMoment);
    if (setup.massRule != MassRule::Seed) {
        for (Point& corner : polygon) corner = {corner.x - moments.centroid.x, corner.y - moments.centroid.y};
        const Point shift = turned(moments.centroid, setup.angle);
        body.x += shift.x;
        body.y += shift.y;
    }
    body.firstCorner = static_cast<std::uint32_t>(corners.size());
    body.cornerCount = static_cast<std::uint32_t>(polygon.size());
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point p = polygon[i], q = polygon[(i + 1) % polygon.size()];
        const double length = std::hypot(q.x - p.x, q.y - p.y);
        corners.push_back(p);
        normals.push_back({(q.y - p.y) / length, -(q.x - p.x) / length});
        body.radius = std::max(body.radius, std::hypot(p.x, p.y));
    }
    bodies.push_back(body);
    const auto number = static_cast<std::uint32_t>(bodies.size() - 1);
    if (!setup.name.empty()) names.push_back({number, setup.name});
    return number;
}

std::uint32_t RigidWorld::addBox(double width, double height, const RigidBodySetup& setup) {
    require(width > 0 && height > 0,
            TRANSLATABLE("fault", "width and height of a box must be greater than 0"));
    const double x = width / 2, y = height / 2;
    return addPolygon(std::array<Point, 4>{{{-x, -y}, {x, -y}, {x, y}, {-x, y}}}, setup);
}

std::uint32_t RigidWorld::addCircle(double radius, const RigidBodySetup& setup) {
    require(radius > 0 && std::isfinite(radius),
            TRANSLATABLE("fault", "the radius of a circle must be greater than 0"));
    const double area = std::numbers::pi * radius * radius;
    RigidBody body = bodyOf(setup, area, area * radius * radius / 2);
    body.radius = radius;
    body.firstCorner = static_cast<std::uint32_t>(corners.size());
    bodies.push_back(body);
    const auto number = static_cast<std::uint32_t>(bodies.size() - 1);
    if (!setup.name.empty()) names.push_back({number, setup.name});
    return number;
}

std::uint32_t RigidWorld::addCapsule(double length, double radius, const RigidBodySetup& setup) {
    require(length > 0 && std::isfinite(length) && radius > 0 && std::isfinite(radius),
            TRANSLATABLE("fault", "length and radius of a capsule must be greater than 0"));
    // A rectangle and two half discs, whose centroids are 4 r / (3 pi) from the middle of their diameters
    // (Box2D 3, b2ComputeCapsuleMass): I = A_c (r²/2 + h² + 2 h 4 r / (3 pi)) + A_b (L² + (2 r)²) / 12 with
    // the areas A_c = pi r², A_b = 2 r L and h = L / 2.
    const double half = length / 2, discs = std::numbers::pi * radius * radius, box = 2 * radius * length;
    const double second =
        discs * (radius * radius / 2 + half * half + 2 * half * 4 * radius / (3 * std::numbers::pi)) +
        box * (length * length + 4 * radius * radius) / 12;
    RigidBody body = bodyOf(setup, discs + box, second);
    body.radius = half + radius;
    body.rounding = radius;
    body.firstCorner = static_cast<std::uint32_t>(corners.size());
    body.cornerCount = 2;
    corners.insert(corners.end(), {{-half, 0}, {half, 0}});
    normals.insert(normals.end(), {{0, -1}, {0, 1}});
    bodies.push_back(body);
    const auto number = static_cast<std::uint32_t>(bodies.size() - 1);
    if (!setup.name.empty()) names.push_back({number, setup.name});
    return number;
}

std::uint32_t RigidWorld::addDistanceJoint(std::uint32_t a, std::uint32_t b, Point onA, Point onB) {
    checkJoint(*this, a, b);
    RigidJoint joint;
    joint.kind = RigidJointKind::Distance;
    joint.a = a;
    joint.b = b;
    joint.localA = toBody(a, onA);
    joint.localB = toBody(b, onB);
    joint.length = std::hypot(onB.x - onA.x, onB.y - onA.y);
    require(joint.length > 0, TRANSLATABLE("fault", "a distance joint needs two points that are apart"));
    joints.push_back(joint);
    return static_cast<std::uint32_t>(joints.size() - 1);
}

std::uint32_t RigidWorld::addRevoluteJoint(std::uint32_t a, std::uint32_t b, Point at) {
    checkJoint(*this, a, b);
    RigidJoint joint;
    joint.kind = RigidJointKind::Revolute;
    joint.a = a;
    joint.b = b;
    joint.localA = toBody(a, at);
    joint.localB = toBody(b, at);
    joint.rest = bodies[b].angle - (a == noBody ? 0 : bodies[a].angle);
    joints.push_back(joint);
    return static_cast<std::uint32_t>(joints.size() - 1);
}

std::uint32_t RigidWorld::addWeldJoint(std::uint32_t a, std::uint32_t b, Point at) {
    const std::uint32_t joint = addRevoluteJoint(a, b, at);
    joints[joint].kind = RigidJointKind::Weld;
    return joint;
}

std::uint32_t RigidWorld::addMouseJoint(std::uint32_t b, Point at, double strongest) {
    checkJoint(*this, noBody, b);
    require(strongest > 0 && std::isfinite(strongest),
            TRANSLATABLE("fault", "the force of a hand must be greater than 0"));
    RigidJoint joint;
    joint.kind = RigidJointKind::Mouse;
    joint.b = b;
    joint.localA = at;
    joint.localB = toBody(b, at);
    joint.strongest = strongest;
    joint.collide = true;
    joints.push_back(joint);
    return static_cast<std::uint32_t>(joints.size() - 1);
}

void RigidWorld::removeJoint(std::uint32_t joint) {
    joints.erase(joints.begin() + static_cast<std::ptrdiff_t>(joint));
}

std::optional<std::uint32_t> RigidWorld::findBody(std::string_view name) const {
    for (const RigidBodyName& known : names)
        if (known.name == name) return known.body;
    return std::nullopt;
}

std::optional<std::uint32_t> RigidWorld::bodyAt(Point at) const {
    for (std::size_t i = bodies.size(); i-- > 0;)
        if (covers(*this, static_cast<std::uint32_t>(i), at)) return static_cast<std::uint32_t>(i);
    return std::nullopt;
}

Point RigidWorld::toPlane(std::uint32_t body, Point local) const {
    if (body == noBody) return local;
    const Point p = turned(local, bodies[body].angle);
    return {bodies[body].x + p.x, bodies[body].y + p.y};
}

Point RigidWorld::toBody(std::uint32_t body, Point at) const {
    if (body == noBody) return at;
    return turned({at.x - bodies[body].x, at.y - bodies[body].y}, -bodies[body].angle);
}

Point RigidWorld::corner(std::uint32_t body, std::uint32_t number) const {
    return toPlane(body, corners[bodies[body].firstCorner + number]);
}

bool RigidWorld::finite() const {
    return std::all_of(bodies.begin(), bodies.end(), [](const RigidBody& b) {
        return std::isfinite(b.x) && std::isfinite(b.y) && std::isfinite(b.angle) && std::isfinite(b.vx) &&
               std::isfinite(b.vy) && std::isfinite(b.omega) && std::isfinite(b.snapX) &&
               std::isfinite(b.snapY) && std::isfinite(b.snapAngle);
    });
}

} // namespace timestep

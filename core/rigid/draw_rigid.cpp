// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/draw_rigid.h"

#include "core/rigid/placed_body.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace timestep {

namespace {

constexpr int cornersOfCircle = 48;

Point placed(Point local, Point at, double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return {at.x + c * local.x - s * local.y, at.y + s * local.x + c * local.y};
}

/// The outline of a body somewhere in the plane.
void outline(const RigidWorld& world, const RigidBody& body, Point at, double angle,
             std::vector<Point>& corners) {
    const double turn = 2 * std::numbers::pi / cornersOfCircle;
    for (std::uint32_t i = 0; i < body.cornerCount; ++i) {
        const Point corner = world.corners[body.firstCorner + i];
        if (!body.isCapsule()) {
            corners.push_back(placed(corner, at, angle));
            continue;
        }
        const Point end = placed(corner, at, angle); // half a circle around it
        const double from = angle + (i == 0 ? 0.5 : -0.5) * std::numbers::pi;
        for (int k = 0; k <= cornersOfCircle / 2; ++k)
            corners.push_back(placed({body.rounding, 0}, end, from + turn * k));
    }
    for (int i = 0; body.isCircle() && i < cornersOfCircle; ++i)
        corners.push_back(placed({body.radius, 0}, at, angle + 2 * std::numbers::pi * i / cornersOfCircle));
}

void drawBodies(const RigidWorld& world, Frame& frame) {
    std::vector<std::int32_t> island;
    if (frame.shows(IslandLayer)) {
        islands(world, island);
    } else if (const auto pair = comparedBodies(world); pair && frame.shows(AxisLayer)) {
        island.assign(world.bodies.size(), -1);
        island[pair->first] = 0;
        island[pair->second] = 1;
    }
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const RigidBody& body = world.bodies[i];
        FramePolygon& drawn = frame.polygons.emplace_back();
        drawn.role = body.isStatic() ? Role::Ground : Role::Body;
        if (!body.isStatic()) {
            drawn.index = static_cast<std::int32_t>(i);
            frame.points.push_back(
                {{body.x, body.y}, body.radius, Role::Grip, static_cast<std::int32_t>(i), body.angle});
        }
        if (!island.empty()) drawn.group = island[i];
        outline(world, body, {body.x, body.y}, body.angle, drawn.corners);
        if (body.isCircle() && !body.isStatic()) {
            FrameSegment mark{{body.x, body.y}, placed({body.radius, 0}, {body.x, body.y}, body.angle)};
            mark.role = Role::Mark;
            frame.segments.push_back(mark);
        }
    }
}

/// A cross that turns with body b.
void drawWeld(const RigidWorld& world, const RigidJoint& joint, Frame& frame) {
    const double half = world.bodies[joint.b].radius / 8;
    for (const Point arm : {Point{half, half}, Point{half, -half}}) {
        const Point p = joint.localB;
        FrameSegment mark{world.toPlane(joint.b, {p.x - arm.x, p.y - arm.y}),
                          world.toPlane(joint.b, {p.x + arm.x, p.y + arm.y})};
        mark.role = Role::Mark;
        frame.segments.push_back(mark);
    }
}

void drawJoints(const RigidWorld& world, Frame& frame) {
    for (const RigidJoint& joint : world.joints) {
        const Point a = world.toPlane(joint.a, joint.localA), b = world.toPlane(joint.b, joint.localB);
        if (joint.kind == RigidJointKind::Mouse) {
            frame.segments.push_back({a, b, Role::Guide});
            continue;
        }
        if (joint.kind == RigidJointKind::Distance) {
            const double strain = std::hypot(b.x - a.x, b.y - a.y) / joint.length - 1;
            frame.segments.push_back(
                {a, b, joint.spring ? Role::Spring : Role::Rod, static_cast<float>(strain)});
        }
        const double thin = joint.a == noBody ? 0 : world.bodies[joint.b].radius / 12;
        const Role role = joint.a == noBody ? Role::Pin : Role::Body;
        if (joint.kind == RigidJointKind::Weld)
            drawWeld(world, joint, frame);
        else if (joint.kind == RigidJointKind::Revolute || joint.a == noBody)
            frame.points.push_back({a, thin, role});
    }
}

/// The longest arrow is twice as long as the radius of its body.
void drawForces(const RigidWorld& world, Frame& frame) {
    double longest = 0;
    for (const RigidForce& each : world.forces) {
        const double size = std::hypot(each.force.x, each.force.y);
        longest = std::max(longest, size / (2 * world.bodies[each.body].radius));
    }
    if (!(longest > 0)) return;
    for (const RigidForce& each : world.forces) {
        const Point at = world.toPlane(each.body, each.local);
        const Point f = forceNow(world, each);
        frame.arrows.push_back({at, {at.x + f.x / longest, at.y + f.y / longest}, Role::Force});
    }
}

void drawContacts(const RigidWorld& world, Frame& frame) {
    for (const RigidContact& contact : world.contacts) {
        const Point at = contact.at, n = contact.normal;
        if (frame.shows(ContactLayer)) {
            const double length =
                0.5 * std::min(world.bodies[contact.a].radius, world.bodies[contact.b].radius);
            frame.points.push_back({at, 0, Role::Contact});
            frame.arrows.push_back({at, {at.x + length * n.x, at.y + length * n.y}, Role::Normal});
        }
        if (frame.shows(PenetrationLayer) && contact.separation < 0)
            frame.arrows.push_back(
                {at, {at.x + contact.separation * n.x, at.y + contact.separation * n.y}, Role::Penetration});
        if (frame.shows(ImpulseLayer)) {
            const double along = contact.normalImpulse + contact.impactImpulse;
            const double across = contact.tangentImpulse;
            frame.arrows.push_back(
                {at, {at.x + along * n.x - across * n.y, at.y + along * n.y + across * n.x}, Role::Impulse});
        }
    }
}

void drawBounds(const RigidWorld& world, Frame& frame) {
    for (std::uint32_t i = 0; i < world.bodies.size(); ++i) {
        const Box box = bounds(world, i);
        FramePolygon& drawn = frame.polygons.emplace_back();
        drawn.role = Role::Bounds;
        drawn.corners = {
            {box.left, box.bottom}, {box.right, box.bottom}, {box.right, box.top}, {box.left, box.top}};
    }
}

void drawVelocities(const RigidWorld& world, Frame& frame) {
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const RigidBody& body = world.bodies[i];
        if (!body.isStatic())
            frame.arrows.push_back({{body.x, body.y},
                                    {body.x + body.vx, body.y + body.vy},
                                    Role::Velocity,
                                    static_cast<std::int32_t>(i)});
    }
}

} // namespace

void drawRigidWorld(const RigidWorld& world, Frame& frame) {
    drawBodies(world, frame);
    drawJoints(world, frame);
    if (frame.shows(ImpulseLayer)) drawForces(world, frame);
    if (frame.shows(VelocityLayer)) drawVelocities(world, frame);
    if (frame.shows(BoundsLayer)) drawBounds(world, frame);
    if (frame.shows(AxisLayer)) drawAxes(world, frame);
    drawContacts(world, frame);
}

void drawGhostOfBody(const RigidWorld& world, std::uint32_t body, Point at, double angle, Frame& frame) {
    FramePolygon& drawn = frame.polygons.emplace_back();
    drawn.role = Role::Body;
    outline(world, world.bodies[body], at, angle, drawn.corners);
}

Box boundsOf(const RigidWorld& world) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Box box = {infinity, infinity, -infinity, -infinity};
    const bool moves = std::any_of(world.bodies.begin(), world.bodies.end(),
                                   [](const RigidBody& body) { return !body.isStatic(); });
    for (std::uint32_t i = 0; i < world.bodies.size(); ++i) {
        if (moves && world.bodies[i].isStatic()) continue;
        const Box one = bounds(world, i);
        box = {std::min(box.left, one.left), std::min(box.bottom, one.bottom), std::max(box.right, one.right),
               std::max(box.top, one.top)};
    }
    const double size = std::max(box.right - box.left, box.top - box.bottom);
    if (!std::isfinite(size)) return {};
    const double margin = size / 8;
    // What is above a floor will fall on it.
    constexpr double deepest = 12; // sizes of what moves
    double floor = -infinity;
    for (std::uint32_t i = 0; moves && i < world.bodies.size(); ++i) {
        if (!world.bodies[i].isStatic()) continue;
        const Box one = bounds(world, i);
        if (one.right > box.left && one.left < box.right && one.top <= box.bottom + margin)
            floor = std::max(floor, one.top);
    }
    if (box.bottom - floor <= deepest * size) box.bottom = std::min(box.bottom, floor);
    return {box.left - margin, box.bottom - margin, box.right + margin, box.top + margin};
}

} // namespace timestep

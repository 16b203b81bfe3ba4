// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_world.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace timestep {

namespace {

double distanceOfPoints(const RigidWorld& world, const RigidJoint& joint) {
    const Point a = world.toPlane(joint.a, joint.localA), b = world.toPlane(joint.b, joint.localB);
    return std::hypot(b.x - a.x, b.y - a.y);
}

double lengthError(const RigidWorld& world, const RigidJoint& joint) {
    return distanceOfPoints(world, joint) - joint.length;
}

double angleError(const RigidWorld& world, const RigidJoint& joint) {
    return world.bodies[joint.b].angle - (joint.a == noBody ? 0 : world.bodies[joint.a].angle) - joint.rest;
}

} // namespace

double mass(const RigidBody& body) {
    return body.inverseMass > 0 ? 1 / body.inverseMass : std::numeric_limits<double>::infinity();
}

double inertia(const RigidBody& body) {
    return body.inverseInertia > 0 ? 1 / body.inverseInertia : std::numeric_limits<double>::infinity();
}

double kineticEnergy(const RigidWorld& world) {
    double sum = 0;
    for (const RigidBody& b : world.bodies)
        if (!b.isStatic())
            sum += (b.vx * b.vx + b.vy * b.vy) / (2 * b.inverseMass) +
                   b.omega * b.omega / (2 * b.inverseInertia);
    return sum;
}

double potentialEnergy(const RigidWorld& world) {
    double sum = 0;
    for (const RigidBody& b : world.bodies)
        if (!b.isStatic())
            sum -=
                b.gravityFactor * (world.rules.gravity.x * b.x + world.rules.gravity.y * b.y) / b.inverseMass;
    return sum + springEnergy(world);
}

SpringConstants springOf(const RigidWorld& world, const RigidJoint& joint) {
    const auto inverse = [&](std::uint32_t body) {
        if (body == noBody) return 0.0;
        const RigidBody& of = world.bodies[body];
        return joint.kind == RigidJointKind::Distance ? of.inverseMass : of.inverseInertia;
    };
    const double sum = inverse(joint.a) + inverse(joint.b), m = sum > 0 ? 1 / sum : 0;
    const double omega = 2 * std::numbers::pi * joint.hertz;
    return {m * omega * omega, 2 * m * joint.damping * omega};
}

double springEnergy(const RigidWorld& world) {
    double sum = 0;
    for (const RigidJoint& joint : world.joints) {
        if (!joint.spring) continue;
        const double c =
            joint.kind == RigidJointKind::Distance ? lengthError(world, joint) : angleError(world, joint);
        sum += springOf(world, joint).stiffness * c * c / 2;
    }
    return sum;
}

Point momentum(const RigidWorld& world) {
    Point sum;
    for (const RigidBody& b : world.bodies) {
        if (b.isStatic()) continue;
        sum.x += b.vx / b.inverseMass;
        sum.y += b.vy / b.inverseMass;
    }
    return sum;
}

double angularMomentum(const RigidWorld& world) {
    double sum = 0;
    for (const RigidBody& b : world.bodies)
        if (!b.isStatic()) sum += (b.x * b.vy - b.y * b.vx) / b.inverseMass + b.omega / b.inverseInertia;
    return sum;
}

bool isRigid(const RigidJoint& joint) {
    return joint.kind != RigidJointKind::Mouse && !(joint.kind == RigidJointKind::Distance && joint.spring);
}

double jointError(const RigidWorld& world, const RigidJoint& joint) {
    return joint.kind == RigidJointKind::Distance ? std::abs(lengthError(world, joint))
                                                  : distanceOfPoints(world, joint);
}

double jointError(const RigidWorld& world) {
    double worst = 0;
    for (const RigidJoint& joint : world.joints)
        if (isRigid(joint)) worst = std::max(worst, jointError(world, joint));
    return worst;
}

double deepestOverlap(const RigidWorld& world) {
    double deepest = 0;
    for (const RigidContact& contact : world.contacts) deepest = std::max(deepest, -contact.separation);
    return deepest;
}

void islands(const RigidWorld& world, std::vector<std::int32_t>& island) {
    // Union-find with path halving; the lowest body of an island is its root.
    const std::size_t n = world.bodies.size();
    island.resize(n);
    for (std::size_t i = 0; i < n; ++i) island[i] = static_cast<std::int32_t>(i);
    const auto at = [&island](std::int32_t i) -> std::int32_t& {
        return island[static_cast<std::size_t>(i)];
    };
    const auto root = [&at](std::int32_t i) {
        while (at(i) != i) i = at(i) = at(at(i));
        return i;
    };
    const auto join = [&](std::uint32_t a, std::uint32_t b) {
        if (a == noBody || world.bodies[a].isStatic() || world.bodies[b].isStatic()) return;
        const std::int32_t p = root(static_cast<std::int32_t>(a)), q = root(static_cast<std::int32_t>(b));
        at(std::max(p, q)) = std::min(p, q);
    };
    for (const RigidContact& contact : world.contacts) join(contact.a, contact.b);
    for (const RigidJoint& joint : world.joints) join(joint.a, joint.b);
    // A root has a lower number than the other bodies of its island. First flatten, then number the roots in
    // order.
    for (std::size_t i = 0; i < n; ++i) island[i] = root(static_cast<std::int32_t>(i));
    std::int32_t count = 0;
    for (std::size_t i = 0; i < n; ++i) {
        if (world.bodies[i].isStatic())
            island[i] = -1;
        else if (island[i] == static_cast<std::int32_t>(i))
            island[i] = count++;
        else
            island[i] = at(island[i]);
    }
}

} // namespace timestep

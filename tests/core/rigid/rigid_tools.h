// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_stepper.h"
#include "tests/tools.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

/// Builders of worlds for tests of rigid bodies.
namespace timestep {

inline RigidMethod methodOf(PositionCorrection correction, int substeps = 1, int iterations = 8) {
    RigidMethod method;
    method.positionCorrection = correction;
    method.substeps = substeps;
    method.iterations = iterations;
    return method;
}

inline QString nameOf(const RigidMethod& method) {
    return QString("correction %1, %2 substeps, %3 iterations, contacts shared %4")
        .arg(int(method.positionCorrection))
        .arg(method.substeps)
        .arg(method.iterations)
        .arg(method.shareContacts);
}

inline RigidWorld emptyWorld(double gravity) {
    RigidWorld world;
    world.rules.gravity = {0, -gravity};
    return world;
}

/// A static box, 200 wide, with its top at y = 0.
inline std::uint32_t addGround(RigidWorld& world, double friction = 0.6) {
    RigidBodySetup setup;
    setup.isStatic = true;
    setup.position = {0, -10};
    setup.friction = friction;
    setup.name = "ground";
    return world.addBox(200, 20, setup);
}

inline RigidBodySetup at(double x, double y, double density = 1, double friction = 0.6,
                         double restitution = 0) {
    RigidBodySetup setup;
    setup.position = {x, y};
    setup.density = density;
    setup.friction = friction;
    setup.restitution = restitution;
    return setup;
}

/// Boxes in rows, one fewer in each.
inline RigidWorld pyramid(int rows) {
    RigidWorld world = emptyWorld(10);
    addGround(world);
    for (int row = 0; row < rows; ++row)
        for (int i = 0; i < rows - row; ++i)
            world.addBox(1, 1, at((i - (rows - row - 1) / 2.0) * 1.125, 0.5 + row));
    return world;
}

inline RigidBodySetup given(double mass, double inertia, double x, double y) {
    RigidBodySetup setup = at(x, y);
    setup.massRule = MassRule::Given;
    setup.mass = mass;
    setup.inertia = inertia;
    return setup;
}

inline void run(RigidWorld& world, const RigidMethod& method, int steps, double h) {
    RigidStepper stepper;
    for (int n = 0; n < steps; ++n) stepper.step(world, method, n, h);
}

/// A static slope through the origin that descends to the right, with a box of these sides resting on it at
/// the origin. Index of the box: 1.
inline RigidWorld slope(double angle, double gravity, double frictionOfSlope, double frictionOfBox,
                        double width, double height) {
    RigidWorld world = emptyWorld(gravity);
    const Point normal = {std::sin(angle), std::cos(angle)};
    RigidBodySetup ground = at(-10 * normal.x, -10 * normal.y, 1, frictionOfSlope);
    ground.isStatic = true;
    ground.angle = -angle;
    world.addBox(400, 20, ground);
    const double middle = height / 2 - 1e-6; // just touching
    RigidBodySetup box = at(middle * normal.x, middle * normal.y, 1, frictionOfBox);
    box.angle = -angle;
    world.addBox(width, height, box);
    return world;
}

/// Hash (FNV-1a) of the bytes of all bodies and contacts.
inline std::uint64_t hashOf(const RigidWorld& world) {
    std::uint64_t hash = 14695981039346656037u;
    const auto mix = [&hash](double value) {
        std::uint64_t bits = 0;
        std::memcpy(&bits, &value, sizeof bits);
        hash = (hash ^ bits) * 1099511628211u;
    };
    for (const RigidBody& b : world.bodies)
        for (const double value : {b.x, b.y, b.angle, b.vx, b.vy, b.omega, b.snapX, b.snapY, b.snapAngle})
            mix(value);
    for (const RigidContact& c : world.contacts)
        for (const double value :
             {double(c.a), double(c.b), double(c.id), c.at.x, c.at.y, c.normal.x, c.normal.y, c.separation,
              c.normalImpulse, c.tangentImpulse, c.positionImpulse})
            mix(value);
    return hash;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
// What changes the velocities of bodies before the solver does: gravity, forces on their points, damping. In
// this order and with these formulas, as in Box2D 2.4, b2Island::Solve:
//
//     v += h (s g + F / m),   omega += h (r x F) / I,   v *= 1 / (1 + h c),   omega *= 1 / (1 + h c')
//
// s: gravity factor [1]; F: force on the point at r from the centre of mass; c, c': damping [1/time]. The
// damping is the implicit Euler step of dv/dt = -c v, which is stable for every h c.
#include "core/rigid/rigid_work.h"

#include <cstddef>
#include <cstdint>

namespace timestep {

namespace {

void applyGravity(RigidPass& pass) {
    const Point g = pass.world.rules.gravity;
    eachBody(pass.world, [&](std::size_t i) {
        SolverBody& body = pass.work.bodies[i];
        if (body.inverseMass == 0) return;
        const double factor = pass.world.bodies[i].gravityFactor;
        body.vx += pass.h * (factor * g.x);
        body.vy += pass.h * (factor * g.y);
    });
    bookEnergy(pass, &RigidEnergyChange::motion);
    notifyWatcher(pass, RigidPart::Gravity);
}

void applyPointForces(RigidPass& pass) {
    const RigidWorld& world = pass.world;
    if (world.forces.empty()) return;
    for (const RigidForce& each : world.forces) {
        const RigidBody& of = world.bodies[each.body];
        SolverBody& body = pass.work.bodies[each.body];
        const Point at = world.toPlane(each.body, each.local);
        const Point r = {at.x - of.x, at.y - of.y};
        const Point f = forceNow(world, each);
        const BodyImpulse p = {each.body, pass.h * f.x, pass.h * f.y, pass.h * (r.x * f.y - r.y * f.x)};
        body.vx += body.inverseMass * p.x;
        body.vy += body.inverseMass * p.y;
        body.omega += body.inverseInertia * p.turn;
        if (pass.work.measuresEnergy) pass.work.forced.push_back(p);
    }
    bookEnergy(pass, &RigidEnergyChange::drives);
    notifyWatcher(pass, RigidPart::Forces);
}

void applyDamping(RigidPass& pass) {
    bool any = false;
    for (std::uint32_t i = 0; i < pass.world.bodies.size(); ++i) {
        const RigidBody& of = pass.world.bodies[i];
        if (!of.isDamped() || of.isStatic()) continue;
        any = true;
        SolverBody& body = pass.work.bodies[i];
        const SolverBody old = body;
        const double kept = 1 / (1 + pass.h * of.damping), keptTurn = 1 / (1 + pass.h * of.turningDamping);
        body.vx *= kept;
        body.vy *= kept;
        body.omega *= keptTurn;
        if (!pass.work.measuresEnergy) continue;
        const double m = of.inverseMass > 0 ? 1 / of.inverseMass : 0;
        const double inertia = of.inverseInertia > 0 ? 1 / of.inverseInertia : 0;
        pass.work.damped.push_back(
            {i, m * (body.vx - old.vx), m * (body.vy - old.vy), inertia * (body.omega - old.omega)});
    }
    if (!any) return;
    bookEnergy(pass, &RigidEnergyChange::damping);
    notifyWatcher(pass, RigidPart::Damping);
}

} // namespace

void applyForces(RigidPass& pass) {
    applyGravity(pass);
    applyPointForces(pass);
    applyDamping(pass);
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/observed_state.h"

#include "core/json/json.h"
#include "core/rigid/rigid_world.h"
#include "core/run/rigid_simulation.h"

namespace timestep {

namespace {

/// Current velocity v = (x - p)/h + h g/2 with the previous position p: the backward velocity plus half a
/// kick. It is of second order if only gravity acts.
Json particles(const World& world, double h) {
    Json list = Json::array();
    for (std::size_t i = 0; i < world.particles(); ++i) {
        const bool fixed = (world.flags[i] & (Pinned | Held)) != 0;
        const double half = fixed ? 0 : h / 2;
        list.push_back({{"at", {world.x[i], world.y[i]}},
                        {"previous", {world.previousX[i], world.previousY[i]}},
                        {"velocity",
                         {(world.x[i] - world.previousX[i]) / h + half * world.rules.gravity.x,
                          (world.y[i] - world.previousY[i]) / h + half * world.rules.gravity.y}}});
    }
    return list;
}

Json bodies(const RigidWorld& world) {
    Json list = Json::array();
    for (const RigidBody& body : world.bodies)
        list.push_back({{"at", {body.x, body.y}},
                        {"angle", body.angle},
                        {"velocity", {body.vx, body.vy}},
                        {"turning", body.omega}});
    return list;
}

/// `sweeps`: with the impulse after each iteration.
Json contacts(const RigidSimulation& simulation, bool sweeps) {
    Json list = Json::array();
    const auto& all = simulation.rigidWorld()->contacts;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const RigidContact& contact = all[i];
        Json json = {{"bodies", {contact.a, contact.b}},
                     {"id", contact.id},
                     {"at", {contact.at.x, contact.at.y}},
                     {"normal", {contact.normal.x, contact.normal.y}},
                     {"depth", -contact.separation},
                     {"normal-impulse", contact.normalImpulse + contact.impactImpulse},
                     {"tangent-impulse", contact.tangentImpulse},
                     {"push-impulse", contact.positionImpulse}};
        if (sweeps) json["iterations"] = Json::array();
        for (std::size_t n = 0; sweeps && i < simulation.iterationImpulses(n).size(); ++n)
            json["iterations"].push_back(simulation.iterationImpulses(n)[i]);
        list.push_back(std::move(json));
    }
    return list;
}

Json joints(const RigidWorld& world) {
    Json list = Json::array();
    for (const RigidJoint& joint : world.joints)
        list.push_back({{"bodies", {joint.a == noBody ? Json() : Json(joint.a), joint.b}},
                        {"error", jointError(world, joint)},
                        {"impulse", {joint.impulseX, joint.impulseY}}});
    return list;
}

} // namespace

Json observedState(const Simulation& simulation, bool passes) {
    const double kinetic = simulation.kineticEnergy(), potential = simulation.potentialEnergy();
    Json json = {{"step", simulation.steps()},
                 {"time", simulation.time()},
                 {"energy",
                  {{"kinetic", kinetic},
                   {"potential", potential},
                   {"total", kinetic + potential},
                   {"velocity", std::string(simulation.velocityConvention())}}},
                 {"evaluations", simulation.evaluations()}};
    if (!simulation.q().empty()) {
        json["coordinates"] = std::vector<double>(simulation.q().begin(), simulation.q().end());
        json["velocities"] = std::vector<double>(simulation.v().begin(), simulation.v().end());
    }
    if (const World* world = simulation.world()) {
        json["particles"] = particles(*world, simulation.lastStepSize());
        json["strain"] = Json::array();
        for (std::size_t i = 0; i < world->sticks(); ++i) json["strain"].push_back(world->strain(i));
        if (passes)
            json["passes"] =
                std::vector<double>(simulation.residuals().begin(), simulation.residuals().end());
    }
    if (const RigidWorld* world = simulation.rigidWorld()) {
        const Point p = momentum(*world);
        json["bodies"] = bodies(*world);
        json["contacts"] = contacts(*simulation.asRigid(), passes);
        json["joints"] = joints(*world);
        json["momentum"] = {p.x, p.y};
        json["angular-momentum"] = angularMomentum(*world);
        if (passes)
            json["passes"] =
                std::vector<double>(simulation.residuals().begin(), simulation.residuals().end());
    }
    return json;
}

} // namespace timestep

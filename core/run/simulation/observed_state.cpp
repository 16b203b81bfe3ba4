// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/observed_state.h"

#include "core/json/json.h"
#include "core/particles/world_velocity.h"
#include "core/rigid/placed_body.h"
#include "core/rigid/rigid_method.h"
#include "core/rigid/rigid_world.h"
#include "core/run/simulation/rigid_simulation.h"
#include "core/run/simulation/world_simulation.h"

#include <algorithm>

namespace timestep {

namespace {

Json particles(const WorldSimulation& simulation) {
    const World& world = *simulation.world();
    const auto velocities =
        observedVelocities(world, simulation.worldMethod(), simulation.lastStepSize(), simulation.time());
    Json list = Json::array();
    for (std::size_t i = 0; i < world.particles(); ++i)
        list.push_back({{"at", {world.x[i], world.y[i]}},
                        {"previous", {world.previousX[i], world.previousY[i]}},
                        {"velocity", {velocities[i].x, velocities[i].y}}});
    return list;
}

/// The force of each stick along its current direction, positive when it pulls, and the forces of the sticks
/// on each fixed particle; [mass length/time²]. `forces`: WorldSimulation::stickForces().
void addForces(Json& json, const World& world, const std::vector<double>& forces) {
    if (forces.size() != world.sticks() || forces.empty()) return;
    std::vector<Point> onParticles(world.particles());
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        const std::uint32_t a = world.stickA[s], b = world.stickB[s];
        const double length = world.distance(a, b);
        if ((world.stickFlags[s] & Cut) || !(length > 0)) continue;
        const Point pull = {forces[s] * (world.x[b] - world.x[a]) / length,
                            forces[s] * (world.y[b] - world.y[a]) / length};
        onParticles[a].x += pull.x;
        onParticles[a].y += pull.y;
        onParticles[b].x -= pull.x;
        onParticles[b].y -= pull.y;
    }
    json["stick-forces"] = forces;
    json["pin-forces"] = Json::array();
    for (std::uint32_t i = 0; i < world.particles(); ++i)
        if (world.isFixed(i))
            json["pin-forces"].push_back({{"particle", i}, {"force", {onParticles[i].x, onParticles[i].y}}});
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

/// `sweeps`: adds the impulse after each iteration.
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

/// The separations of each pair of bodies along the normals of their edges [length]; negative: the shadows
/// overlap. Only for small worlds.
Json separations(const RigidWorld& world) {
    constexpr std::uint32_t mostBodies = 8;
    Json list = Json::array();
    const auto count = static_cast<std::uint32_t>(world.bodies.size());
    if (count > mostBodies) return list;
    for (std::uint32_t a = 0; a < count; ++a)
        for (std::uint32_t b = a + 1; b < count; ++b) {
            Json axes = Json::array();
            for (const AxisShadow& shadow : axisShadows(world, a, b))
                axes.push_back({{"axis", {shadow.axis.x, shadow.axis.y}},
                                {"of", shadow.ofSecond ? b : a},
                                {"edge", shadow.edge},
                                {"separation", shadow.separation}});
            list.push_back({{"bodies", {a, b}}, {"axes", std::move(axes)}});
        }
    return list;
}

/// The coefficients of soft contacts at the size of a substep.
Json softness(const RigidSimulation& simulation) {
    const RigidMethod& method = simulation.rigidMethod();
    const double h = simulation.stepSize() / method.substeps;
    const double hertz = std::min(method.softHertz, 0.25 / h);
    const SoftCoefficients soft = softCoefficients(hertz, method.softDamping, h);
    return {{"hertz", hertz},
            {"bias-rate", soft.biasRate},
            {"mass-scale", soft.massScale},
            {"impulse-scale", soft.impulseScale}};
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
        const WorldSimulation& ofParticles = *simulation.asParticles();
        json["particles"] = particles(ofParticles);
        json["velocity"] =
            velocityOf(ofParticles.worldMethod()) == WorldVelocity::WholeStep
                ? "whole-step"
                : "central"; // the convention of the particles; "energy" names that of the energy
        addForces(json, *world, ofParticles.stickForces());
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
        json["separations"] = separations(*world);
        if (simulation.asRigid()->rigidMethod().positionCorrection == PositionCorrection::Soft)
            json["soft"] = softness(*simulation.asRigid());
        json["momentum"] = {p.x, p.y};
        json["angular-momentum"] = angularMomentum(*world);
        if (passes)
            json["passes"] =
                std::vector<double>(simulation.residuals().begin(), simulation.residuals().end());
    }
    return json;
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_world.h"
#include "core/run/rigid_simulation.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// An addition to the motion of a body.
struct BodyChange {
    std::uint32_t body = 0;
    double x = 0,
           y = 0;    ///< to the velocity [length/time], of Move and CorrectPositions to the position [length]
    double turn = 0; ///< to the angular velocity [rad/time], of Move and CorrectPositions to the angle [rad]
};

/// A part of a step of rigid bodies.
struct RigidStage {
    enum class Part : std::uint8_t {
        Impact,          ///< one impact of a contact, before the solver
        Gravity,         ///< forces
        WarmJoints,      ///< joints begin with the impulses of the last step
        Warm,            ///< a contact begins with its impulse of the last step
        Joints,          ///< one iteration over the joints
        Contact,         ///< one contact within an iteration
        Move,            ///< positions move with the velocities
        CorrectPositions ///< split impulses move positions
    };
    enum class Iteration : std::uint8_t { Solve, Relax, Bounce };
    Part part = Part::Gravity;
    Iteration kind = Iteration::Solve;
    int substep = 0, iteration = 0;
    std::size_t world = 0;                ///< in RigidStepTrace::worlds: contacts and places at that time
    std::uint32_t contact = 0;            ///< of Impact, Warm and Contact, in the contacts of that world
    double normal = 0, tangent = 0;       ///< impulse of this part on body b [mass length/time]
    double normalSum = 0, tangentSum = 0; ///< accumulated after it
    std::vector<BodyChange> changes;
};

/// One step of rigid bodies, contact by contact.
struct RigidStepTrace {
    RigidWorld before, after;
    std::vector<RigidWorld> worlds; ///< with the contacts that were found, once per step or substep
    std::vector<RigidStage> stages;
    bool complete = true; ///< false if the stage limit was hit
};

/// Makes the next step of the simulation and records it. Velocities of `before` and the
/// changes of all stages but Move and CorrectPositions, added in their order with one rounding each, give
/// those of `after` to the last bit; positions likewise with those of Move and CorrectPositions.
RigidStepTrace traceOfRigidStep(RigidSimulation& simulation);

/// The bodies before a stage (all stages: at the end), with the contacts that belong to it.
RigidWorld worldBefore(const RigidStepTrace& account, std::size_t stage);
/// Relative normal velocity of every contact of such a world, negative: approaching [length/time]. The arms
/// belong to the positions of the bodies in it.
std::vector<double> normalSpeeds(const RigidWorld& world);

} // namespace timestep

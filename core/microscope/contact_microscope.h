// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rigid/rigid_world.h"
#include "core/run/simulation/rigid_simulation.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// A change of the motion of a body by one stage.
struct BodyChange {
    std::uint32_t body = 0;
    double x = 0,
           y = 0; ///< added to the velocity [length/time]; in Move and CorrectPositions, to the position
                  ///< [length]
    /// Added to the angular velocity [rad/time]; in Move and CorrectPositions, to the angle [rad].
    double turn = 0;
};

/// A part of a step of rigid bodies.
struct RigidStage {
    enum class Part : std::uint8_t {
        Impact,          ///< one impact of a contact, before the solver
        Gravity,         ///< gravity
        Forces,          ///< forces on points of bodies
        Damping,         ///< damping of bodies
        WarmJoints,      ///< warm start: joints apply their impulses of the last step
        Warm,            ///< warm start: a contact applies its impulse of the last step
        Joints,          ///< one iteration over the joints
        Contact,         ///< one contact within an iteration
        Move,            ///< positions move with the velocities
        CorrectPositions ///< split impulses move positions
    };
    enum class Iteration : std::uint8_t { Solve, Relax, Bounce };
    Part part = Part::Gravity;
    Iteration kind = Iteration::Solve;
    int substep = 0, iteration = 0;
    std::size_t world = 0;     ///< index into RigidStepTrace::worlds: contacts and positions at that time
    std::uint32_t contact = 0; ///< for Impact, Warm and Contact: index into the contacts of that world
    double normal = 0, tangent = 0;       ///< impulse of this stage on body b [mass length/time]
    double normalSum = 0, tangentSum = 0; ///< accumulated impulse after this stage
    std::vector<BodyChange> changes;
};

/// One step of rigid bodies, contact by contact.
struct RigidStepTrace {
    RigidWorld before, after;
    std::vector<RigidWorld>
        worlds; ///< one per search for contacts (per step or substep), with the contacts found
    std::vector<RigidStage> stages;
    bool complete = true; ///< false if the stage limit was hit
};

/// Makes the next step of the simulation and records it. The changes of the stages, added to `before` in
/// their order with one rounding each, give `after` to the last bit: Move and CorrectPositions change
/// positions, all other stages change velocities.
RigidStepTrace traceOfRigidStep(RigidSimulation& simulation);

/// Returns the bodies before a stage, with the contacts that belong to it; for stage = stages.size(), the
/// bodies after the step.
RigidWorld worldBefore(const RigidStepTrace& trace, std::size_t stage);
/// Returns the relative normal velocity of every contact of a world from worldBefore() [length/time];
/// negative if the bodies approach. The lever arms are those at the positions of that world.
std::vector<double> normalSpeeds(const RigidWorld& world);

} // namespace timestep

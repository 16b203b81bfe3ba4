// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/microscope/relaxation_microscope.h"
#include "core/run/world_simulation.h"

#include <cstddef>
#include <vector>

namespace timestep {

/// A part of a step of a world: where it has left the particles.
struct WorldStage {
    WorldPart part = WorldPart::Begin; ///< Begin: what is held was put to the hand
    int substep = 0;
    int pass = 0;             ///< of Sticks, within the substep
    std::vector<double> x, y; ///< [length]
    /// Of Move: keep (x - p), which is added first; gravity makes the rest of the way [length].
    std::vector<double> keptX = {}, keptY = {};
    PassStart start = {}; ///< of Sticks
};

/// One step of a world of particles and sticks, part by part.
struct WorldStepTrace {
    World before; ///< as it was before the step
    WorldMethod method;
    double h = 0; ///< of the step [time unit]
    std::vector<WorldStage> stages;
    bool complete = true; ///< false: there were more stages than are kept; the last one makes up for them
    World after;
};

/// Lets the simulation make its next step, and writes down what it does. Move, Forces and Sticks are
/// additions of stageMove() to where the particles are, with one rounding each; the other parts put particles
/// somewhere. Parts that move nothing are left out.
WorldStepTrace traceOfWorldStep(WorldSimulation& simulation);

/// The world before a stage. Of its other numbers only positions are those of that instant.
World worldBefore(const WorldStepTrace& account, std::size_t stage);
/// What a stage does to a particle [length].
Point stageMove(const WorldStepTrace& account, std::size_t stage, std::size_t particle);
/// A stage of sticks, stick by stick.
PassTrace traceOfPass(const WorldStepTrace& account, std::size_t stage);

} // namespace timestep

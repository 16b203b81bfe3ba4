// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/microscope/relaxation_microscope.h"
#include "core/run/simulation/world_simulation.h"

#include <cstddef>
#include <vector>

namespace timestep {

/// One part of a step of a world, with the positions after it.
struct WorldStage {
    WorldPart part = WorldPart::Begin; ///< in Begin, held particles move to where they are dragged
    int substep = 0;
    int pass = 0;             ///< for Sticks: number within the substep
    std::vector<double> x, y; ///< [length]
    /// For Move: keep (x - p), which is added first; the rest of the move comes from gravity [length].
    std::vector<double> keptX = {}, keptY = {};
    PassStart start = {}; ///< for Sticks: state before the pass
};

/// One step of a world of particles and sticks, part by part.
struct WorldStepTrace {
    World before; ///< state before the step
    WorldMethod method;
    double h = 0; ///< of the step [time unit]
    std::vector<WorldStage> stages;
    /// False if the stage limit was hit; the last stage then contains all remaining motion.
    bool complete = true;
    World after;
};

/// Makes the next step of the simulation and records it. Move, Forces and Sticks add stageMove() to the
/// positions with one rounding each; the other parts set positions. Parts that move nothing are omitted.
WorldStepTrace traceOfWorldStep(WorldSimulation& simulation);

/// Returns the world before a stage. Only its positions belong to that instant.
World worldBefore(const WorldStepTrace& trace, std::size_t stage);
/// Returns the displacement of a particle in a stage [length].
Point stageMove(const WorldStepTrace& trace, std::size_t stage, std::size_t particle);
/// Traces a stage of sticks, stick by stick.
PassTrace traceOfPass(const WorldStepTrace& trace, std::size_t stage);

} // namespace timestep

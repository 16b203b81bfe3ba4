// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/run/simulation/world_simulation.h"

#include <cstdint>
#include <vector>

namespace timestep {

/// Makes the next step of a simulation and returns its pictures pass by pass: first that before the first
/// pass over the sticks, then that after each pass, the last one at the end of the step. Empty if the step
/// has no passes. `layers`: FrameLayer bits of the pictures.
std::vector<Frame> framesOfPasses(WorldSimulation& simulation, std::uint32_t layers);

} // namespace timestep

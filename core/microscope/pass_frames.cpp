// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/microscope/pass_frames.h"

#include "core/microscope/world_microscope.h"
#include "core/particles/world/draw_world.h"

namespace timestep {

std::vector<Frame> framesOfPasses(WorldSimulation& simulation, std::uint32_t layers) {
    const WorldStepTrace step = traceOfWorldStep(simulation);
    std::vector<Frame> frames;
    const auto add = [&](const World& world) {
        Frame& frame = frames.emplace_back();
        frame.layers = layers;
        drawWorld(world, frame);
    };
    for (std::size_t stage = 0; stage < step.stages.size(); ++stage)
        if (step.stages[stage].part == WorldPart::Sticks) add(worldBefore(step, stage));
    if (!frames.empty()) add(step.after);
    return frames;
}

} // namespace timestep

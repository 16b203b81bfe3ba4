// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/acting.h"

#include "core/input_error.h"
#include "core/particles/relaxation/world_method.h"

namespace timestep {

bool hasSticks(const Experiment& experiment, std::size_t run) {
    if (experiment.scene->kind() != SceneKind::Particles) return false;
    try {
        const World world = worldOf(experiment, run);
        return world.sticks() > 0 || !world.angleSprings.empty();
    } catch (const InputError&) {
        return false;
    }
}

bool settingActs(const Experiment& experiment, std::size_t run, std::string_view id) {
    if (!experiment.runs[run].method.acts(id)) return false;
    return experiment.scene->kind() != SceneKind::Particles || !actsOnSticksOnly(id) ||
           hasSticks(experiment, run);
}

} // namespace timestep

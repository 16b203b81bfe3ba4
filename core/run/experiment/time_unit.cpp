// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/time_unit.h"

#include "core/input_error.h"
#include "core/integration/problem.h"
#include "core/run/experiment/experiment.h"
#include "core/scenes/scene.h"

namespace timestep {

std::string_view timeUnitOf(const Experiment& experiment) {
    const Scene& scene = *experiment.scene;
    if (scene.timeUnit != "1" || experiment.texts.empty()) return scene.timeUnit;
    try {
        const auto problem = problemOf(scene, experiment.parameters, experiment.texts);
        return problem != nullptr && !problem->units().empty() ? "s" : scene.timeUnit;
    } catch (const InputError&) { // texts that are still being typed
        return scene.timeUnit;
    }
}

} // namespace timestep

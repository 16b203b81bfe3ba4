// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/acting.h"

#include "core/input_error.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

/// Settings of a world's method that only say how sticks are restored. Not the passes: walls may be met in
/// each of them.
constexpr std::array<std::string_view, 9> ofSticks{"relaxation", "order",    "omega",
                                                   "damping",    "rho",      "plain-passes",
                                                   "tolerance",  "pin-rule", "stiffness-form"};

} // namespace

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
    return experiment.scene->kind() != SceneKind::Particles ||
           std::find(ofSticks.begin(), ofSticks.end(), id) == ofSticks.end() || hasSticks(experiment, run);
}

} // namespace timestep

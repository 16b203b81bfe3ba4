// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/rigid/rigid_world.h"
#include "core/scenes/scene.h"

namespace timestep {

/// Returns `start` with the rules that are parameters of the scene: gravity (downwards; its x component does
/// not change). Other rules keep their values.
RigidRules rigidRulesOf(const ParameterValues& parameters, RigidRules start);

/// The inverse: returns the parameters of the scene, with rules taken from `rules` and all others at their
/// standard. Throws InputError (path: the id) if a rule is outside the range of its parameter.
ParameterValues valuesOfRigidRules(const Scene& scene, const RigidRules& rules);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/rigid/rigid_world.h"
#include "core/scenes/scene.h"

namespace timestep {

/// `start` with the rules that parameters of scenes of rigid bodies name: gravity (downwards; its x component
/// stays). Whatever is not among the parameters stays as it is.
RigidRules rigidRulesOf(const ParameterValues& parameters, RigidRules start);

/// The other way round: the scene's parameters, those that name rules set from `rules`, the others at their
/// standard. Throws InputError (path: the id) for a rule outside the range of its parameter.
ParameterValues valuesOfRigidRules(const Scene& scene, const RigidRules& rules);

} // namespace timestep

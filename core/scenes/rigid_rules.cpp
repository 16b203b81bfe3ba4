// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/rigid_rules.h"

namespace timestep {

RigidRules rigidRulesOf(const ParameterValues& parameters, RigidRules start) {
    if (parameters.has("gravity")) start.gravity.y = -parameters["gravity"];
    return start;
}

ParameterValues valuesOfRigidRules(const Scene& scene, const RigidRules& rules) {
    ParameterValues values(scene.parameters);
    if (values.has("gravity")) values.set("gravity", -rules.gravity.y);
    return values;
}

} // namespace timestep

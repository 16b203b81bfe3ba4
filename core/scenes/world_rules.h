// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/particles/world.h"
#include "core/scenes/scene.h"

namespace timestep {

/// `start` with the rules that parameters of world scenes name: gravity (downwards; its x component stays),
/// drag, drag-form, walls, wall-rule, bounce, floor-friction, friction-factor, friction, and where a scene
/// has them history, wind, gust-period, motor-speed, tear-rule, tear-limit, rip-resistance, attraction and
/// attraction-radius (of all centres of force). Whatever is not among the parameters stays as it is. Costs a
/// few look-ups: called at the start of a run and whenever one of these parameters changes.
WorldRules rulesOf(const ParameterValues& parameters, WorldRules start);

/// The other way round: the scene's parameters, those that name rules set from `rules`, the others at their
/// standard. Throws InputError (path: the id) for a rule outside the range of its parameter.
ParameterValues valuesOfRules(const Scene& scene, const WorldRules& rules);

} // namespace timestep

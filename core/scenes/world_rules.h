// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/particles/world/world.h"
#include "core/scenes/scene.h"

namespace timestep {

/// Returns `start` with the rules that are parameters of the scene: gravity (downward; its x component does
/// not change), drag, drag-form, walls, wall-rule, bounce, floor-friction, friction-factor, friction and, if
/// the scene has them, history, wind, gust-period, motor-speed, tear-rule, tear-limit, rip-resistance,
/// attraction and attraction-radius (of all centres of force). Other rules keep their values. It takes a few
/// look-ups and is called at the start of a run and whenever one of these parameters changes.
WorldRules rulesOf(const ParameterValues& parameters, WorldRules start);

/// The inverse: returns the parameters of the scene, with rules taken from `rules` and all others at their
/// standard. Throws InputError (path: the id) if a rule is outside the range of its parameter.
ParameterValues valuesOfRules(const Scene& scene, const WorldRules& rules);

} // namespace timestep

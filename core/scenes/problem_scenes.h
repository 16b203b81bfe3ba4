// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

namespace timestep {

extern const Scene cartScene;       ///< constant acceleration along a line
extern const Scene projectileScene; ///< a throw without air
extern const Scene springScene;     ///< a mass on a spring, damped or not
extern const Scene pendulumScene;   ///< a pendulum of any amplitude

} // namespace timestep

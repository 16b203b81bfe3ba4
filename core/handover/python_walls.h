// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <string>

namespace timestep {

/// The walls of a world in Python: the constants of the box, and walls(x, y, old_x, old_y, free), which puts
/// particles back between them by the rule and the friction of the world. FloorFriction::Factor also has
/// on_floor(i, y). Empty: the world has no walls.
std::string pythonWalls(const World& world);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

namespace timestep {

// Effects of a tool on a world. Fixed particles do not change. All lengths must be finite; they are in the
// unit of the scene.

/// Moves the particles nearer to `at` than the radius by `way` in the next step: their previous position
/// becomes their position minus `way`. Source: the cloth of Pikuma (2021), Point::Update.
void brush(World& world, Point at, double radius, Point way);

/// Adds `velocity` [length/time] to the particles nearer to `at` than the radius, for steps of h [time].
void blow(World& world, Point at, double radius, Point velocity, double h);

/// Cuts every stick that crosses the line.
void cutAcross(World& world, Point from, Point to);

/// Cuts every stick whose distance from `at` is below the radius. With KnownSticks::LastSlot, cuts the sticks
/// in the slots of the particles nearer than the radius.
void cutAround(World& world, Point at, double radius);

} // namespace timestep

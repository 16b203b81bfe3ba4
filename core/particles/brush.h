// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world.h"

namespace timestep {

/// What a stroke of a tool does to a world. Fixed particles are left alone; lengths in scene lengths, all
/// finite.

/// The next step takes what is nearer to `at` than the radius along by `way`: its previous position becomes
/// its position minus `way`. Source: the cloth of Pikuma (2021), Point::Update.
void brush(World& world, Point at, double radius, Point way);

/// What is nearer to `at` than the radius goes faster by `velocity` [length/time], at a step of h [time].
void blow(World& world, Point at, double radius, Point velocity, double h);

/// Cuts every stick that crosses the line.
void cutAcross(World& world, Point from, Point to);

/// Cuts every stick that comes nearer to `at` than the radius; with KnownSticks::LastSlot those that the
/// particles nearer than the radius know.
void cutAround(World& world, Point at, double radius);

} // namespace timestep

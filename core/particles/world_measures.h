// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

namespace timestep {

// Both strains are those of StrainRuns. Repeated measurements of one world should keep a StrainRuns.

/// RMS of the strains of the sticks that are not cut [1]; 0 for a world without sticks.
double rmsStrain(const World& world);
/// Largest absolute strain [1]; NaN if a strain is NaN.
double largestStrain(const World& world);
/// Largest distance of a particle outside of the walls [length]; 0 without walls.
double distanceOutside(const World& world);
/// Signed area of World::outline by the shoelace formula [length²]: positive counter-clockwise with y up.
double outlineArea(const World& world);

} // namespace timestep

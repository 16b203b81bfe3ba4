// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <string>
#include <vector>

namespace timestep {

/// The coordinates of a problem of this scene, with the names that a person has typed if there are any
/// (Problem::names()). Then the velocity of "x" is "vx", and the rate of change of a coordinate of first
/// order is "rate-x". The texts stay valid until the end of the program.
std::vector<Coordinate> coordinatesOf(const Scene& scene, const Problem& problem);

/// A typed name as a text that is the same in every language and lasts as long as the program.
Text lastingSymbol(const std::string& name);

} // namespace timestep

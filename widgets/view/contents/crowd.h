// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <optional>
#include <vector>

namespace timestep {

/// The places of what can move in a picture: particles, and grips of bodies.
std::vector<Point> bodiesOf(const Frame& frame);

/// The box in which the crowd is, without the few that are lost: along each axis, what is farther from the
/// middle half than three times its width, the larger one of both axes, does not count. None for fewer than 5
/// places. Source: J. W. Tukey, Exploratory Data Analysis (1977), the outer fences.
std::optional<Box> crowdOf(const std::vector<Point>& places);

} // namespace timestep

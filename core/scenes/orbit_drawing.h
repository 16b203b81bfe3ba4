// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"

#include <span>

namespace timestep {

/// Draws a planet at q = [x, y], the sun at the origin, and as a guide the ellipse with one focus there: from
/// the parameters "semi-major-axis" and "eccentricity", the periapsis on the positive x axis.
void drawOrbit(const ParameterValues& values, std::span<const double> q, Frame& frame);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <limits>

namespace timestep {

/// Bound (with either sign) of a parameter without limits.
inline constexpr double anyNumber = std::numeric_limits<double>::max();

/// Returns the first of the numbers that is greater than 0, or 1 if none is. Use it for scales that must not
/// be 0.
double firstPositive(double a, double b = 0, double c = 0);

/// Returns the box, grown on every side by this fraction of its longer side.
Box grown(Box box, double fraction);

/// Draws a filled rectangle around `centre`.
void addBlock(Frame& frame, Point centre, double width, double height, Role role);

/// Draws the ground with a ruler at height y.
void addGround(Frame& frame, double left, double right, double y);

/// Draws a spring between two points, whose coil has this width.
void addSpring(Frame& frame, Point from, Point to, double width, double strain);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <limits>

namespace timestep {

/// Bounds of a parameter that may have any sign.
inline constexpr double anyNumber = std::numeric_limits<double>::max();

/// First of the numbers that is greater than 0; 1 if none is. For scales that must not vanish.
double firstPositive(double a, double b = 0, double c = 0);

/// The box, grown on every side by this fraction of its longer side.
Box grown(Box box, double fraction);

/// A filled rectangle around `centre`.
void addBlock(Frame& frame, Point centre, double width, double height, Role role);

/// A line at height y from left to right, with marks below it at round distances (1, 2 or 5 times a power of
/// ten, 4 to 10 of them) and a longer mark at 0.
void addGround(Frame& frame, double left, double right, double y);

/// A zigzag between two points, `width` across, with straight ends.
void addSpring(Frame& frame, Point from, Point to, double width, double strain);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/parameter/parameter.h"

namespace timestep {

/// Returns the first of the numbers that is greater than 0, or 1 if none is. Use it for scales that must not
/// be 0.
double firstPositive(double a, double b = 0, double c = 0);

/// Returns the box, grown on every side by this fraction of its longer side.
Box grown(Box box, double fraction);

/// For Scene::bounds of a picture whose box does not depend on the parameters.
template <const Box& box>
Box fixedBounds(const ParameterValues&) {
    return box;
}

/// Draws a filled rectangle around `centre`.
void addBlock(Frame& frame, Point centre, double width, double height, Role role);

/// Draws the ground with a ruler at height y.
void addGround(Frame& frame, double left, double right, double y);

/// Draws a spring between two points, whose coil has this width.
void addSpring(Frame& frame, Point from, Point to, double width, double strain);

} // namespace timestep

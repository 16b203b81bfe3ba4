// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/drag.h"
#include "widgets/view/picture/view_geometry.h"

namespace timestep {

/// The roundest place within a pixel of `at`: each coordinate is a multiple of 1, 2 or 5 times a power of ten
/// that is as long as a pixel, or of ten times that within a few pixels [scene length].
Point roundPlace(Point at, double pixelsPerLength);

/// Where a thing that is dragged to `at` comes to lie. What is placed, and tips of arrows, lie at round
/// places. Close to rest there is a magnet: a previous position snaps to its particle and to its height, the
/// tip of a velocity to its beginning. What is pulled is not changed.
Point snapped(const ViewGeometry& geometry, const Grip& grip, Point at);

} // namespace timestep

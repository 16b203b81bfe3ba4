// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/frame/frame_painter.h"

#include <vector>

class QPainter;

namespace timestep {

/// Draws the limbs of figures as capsules of one radius [px]: a dark edge around all of them, the bodies, and
/// a highlight on each, lit from the upper left.
void paintLimbs(QPainter& painter, const std::vector<DrawnLimb>& limbs, double radius, const FrameLook& look);

/// The radius of limbs of these lengths [px].
double limbRadius(const std::vector<DrawnLimb>& limbs, double unit);

/// Returns how far a line must be moved to its left to lie beside the limbs that cover most of it, with
/// `room` on either side [px]; zero if limbs do not cover most of it.
QPointF besideLimbs(const QLineF& line, const std::vector<DrawnLimb>& limbs, double radius, double room);

} // namespace timestep

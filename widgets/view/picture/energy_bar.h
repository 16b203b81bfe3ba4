// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/view_overlay.h"

#include <QRectF>

class QPainter;

namespace timestep {

/// Draws the ratio of a run's energy to that at the start at the far end of a line: a bar that begins at a
/// mark for 1 and grows with the logarithm, and the number. Without room for the bar only the number is
/// drawn. Returns the width used [px].
double paintEnergyBar(QPainter& painter, const QRectF& line, double ratio, const QColor& colour,
                      const OverlayLook& look);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/view_overlay.h"

#include <QRectF>

class QPainter;

namespace timestep {

/// Draws at the far end of a line how many times its start the energy of a run is: a bar that begins at a
/// mark for 1 and grows with the logarithm, and the number in words. Without room for the bar there is the
/// number alone. Returns the width that it took [px].
double paintEnergyBar(QPainter& painter, const QRectF& line, double ratio, const QColor& colour,
                      const OverlayLook& look);

} // namespace timestep

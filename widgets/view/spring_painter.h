// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>

class QPainter;

namespace timestep {

/// Draws a spring as a zigzag of this width [px] and number of turns with the painter's pen. Its ends are
/// straight. The turns stay the same however long the spring is, so that it is seen to stretch.
void paintCoil(QPainter& painter, const QLineF& line, double width, int turns);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>

class QPainter;

namespace timestep {

/// Draws a spring as a zigzag of this width [px] and number of turns with the painter's pen. Its ends are
/// straight. The turns stay the same however long the spring is, so that it is seen to stretch. `aside`: how
/// far its turns are moved from the line between its ends, to be seen beside what lies there [px].
void paintCoil(QPainter& painter, const QLineF& line, double width, int turns, QPointF aside = {});

} // namespace timestep

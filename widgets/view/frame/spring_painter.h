// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>

class QPainter;

namespace timestep {

/// Draws a spring as a zigzag of this width [px] and number of turns with the painter's pen. Its ends are
/// straight. The number of turns does not depend on the length, so that the spring visibly stretches.
/// `aside`: shift of its turns from the line between its ends, so that it is visible beside what lies there
/// [px].
void paintCoil(QPainter& painter, const QLineF& line, double width, int turns, QPointF aside = {});

} // namespace timestep

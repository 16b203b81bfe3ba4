// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/frame/view_transform.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace timestep {

/// Draws the outlines of the sticks, limbs and particles of `before` that have moved by 3/96 inch or more
/// between `before` and `after`. The picture of `after` is drawn over it. Frames with many sticks get no
/// outlines.
void paintPassBefore(QPainter& painter, const Frame& before, const Frame& after,
                     const ViewTransform& transform, const QRectF& area, const FrameLook& look);
/// Draws an arrow for each particle that has moved by 4/96 inch or more.
void paintPassMoves(QPainter& painter, const Frame& before, const Frame& after,
                    const ViewTransform& transform, const QRectF& area, const FrameLook& look);

/// Draws the number of the shown pass: "Before" and a box for each pass, at the upper edge of the area.
void paintPassRow(QPainter& painter, int pass, int passes, const QRectF& area, const FrameLook& look,
                  const QFont& font);

/// The colour of the state before a pass.
QColor passBeforeColour(Theme theme);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/picture/view_geometry.h"

class QPainter;

namespace timestep {

/// Draws the runs `first` to `last` at earlier ticks, earlier ones paler, with the numbers of the ticks where
/// there is room. If there are many pictures, only some are drawn.
void paintStrobe(QPainter& painter, FramePainter& framePainter, const ViewGeometry& geometry,
                 const QRectF& cell, int first, int last);

/// Draws the last pictures, up to the present one, as the rows of a film strip above the scene: each shows
/// the first body of every run at its place along the scene's x axis.
void paintFilmStrip(QPainter& painter, const ViewGeometry& geometry, const QRectF& filmStrip);

/// Height of a row of the film strip [1/96 inch].
inline constexpr double filmStripRow = 44;

} // namespace timestep

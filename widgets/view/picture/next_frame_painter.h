// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/drag.h"
#include "widgets/view/contents/shown_runs.h"
#include "widgets/view/picture/view_geometry.h"

class QPainter;

namespace timestep {

/// Shows below a film strip that the first body repeats its last motion. An arrow leads from its previous
/// place to the present one; a dashed arrow of the same length leads on to a dashed disc, where the body will
/// be if nothing pushes it.
void paintNextFrame(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell);

/// Draws below a film strip the words of the ring at the previous place, while the mouse is over it or drags
/// it, and as an invitation (`invites`) before the first frame.
void paintWordsOfRing(QPainter& painter, const ViewGeometry& geometry, const Selection& selection,
                      const Drag& drag, bool invites);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/hand.h"
#include "widgets/view/contents/selection.h"
#include "widgets/view/picture/view_geometry.h"

class QPainter;

namespace timestep {

/// Below a film: shows that the first body repeats its last way. An arrow leads from its previous place to
/// the present one, a dashed arrow as long goes on to a dashed disc, where it will be if nothing pushes it.
void paintNextFrame(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell);

/// Below a film: what the ring of the previous place says when the hand is over it or holds it, and as an
/// invitation (`invites`) before the film begins.
void paintWordsOfRing(QPainter& painter, const ViewGeometry& geometry, const Selection& selection,
                      const Hand& hand, bool invites);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/picture/view_geometry.h"

#include <vector>

class QPainter;

namespace timestep {

/// A body that lies outside its cell.
struct OutsideBody {
    int run = 0;
    QPointF edge;        ///< the nearest place inside the cell [px]
    QPointF direction;   ///< from there to the body, a unit vector [px]
    double distance = 0; ///< from there to the body [scene length]
};

/// The bodies that are outside their cells, at most six for each run; bodies that are not finite have no
/// place and are left out.
std::vector<OutsideBody> outsideBodies(const ViewGeometry& geometry);

/// Draws an arrow at the edge of its cell for each of them, with the distance in words.
void paintEdgeArrows(QPainter& painter, const ViewGeometry& geometry);

} // namespace timestep

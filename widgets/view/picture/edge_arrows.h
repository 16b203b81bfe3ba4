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

/// The bodies outside their cells, at most six per run; bodies with positions that are not finite are left
/// out.
std::vector<OutsideBody> outsideBodies(const ViewGeometry& geometry);

/// Its arrow and the words beside it, which leave goals, buttons and each other free.
struct EdgeLabel {
    OutsideBody body;
    QRectF words; ///< [px]
    QString text;
};
std::vector<EdgeLabel> edgeLabels(const ViewGeometry& geometry);

/// Draws an arrow for each of them at the edge of its cell, with the distance.
void paintEdgeArrows(QPainter& painter, const ViewGeometry& geometry);

} // namespace timestep

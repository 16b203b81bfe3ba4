// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/picture/view_geometry.h"

#include <vector>

class QPainter;

namespace timestep {

/// Draws a band where a thing is to be brought, with a flag.
/// What is in front of the runs: the side of a cup, and the tick of a goal that is reached.
void paintGoalFronts(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell);
void paintGoals(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell);

/// A goal without a place in the picture, as it is drawn over its first cell.
struct PlacedGoalNote {
    QRectF box; ///< [px]
    QString words;
    bool reached = false;
};
std::vector<PlacedGoalNote> placedGoalNotes(const ViewGeometry& geometry, const QRectF& cell);
/// Draws these goals as lines of words with a flag, or with a tick once they are reached.
void paintGoalNotes(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell);

/// Draws the predicted places of the runs of a cell: a dashed line in the style of predictions, with its
/// name, and a wedge at the ruler.
void paintGuesses(QPainter& painter, const ViewGeometry& geometry, const QRectF& cell, int first, int last);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/contents/drag.h"
#include "widgets/view/contents/shown_runs.h"
#include "widgets/view/picture/view_geometry.h"

class QPainter;

namespace timestep {

/// Draws a ring around the particle, or the outline of the body, under the mouse, the chosen one and the held
/// one, and a line from the held one to the place where it is dragged.
void paintDrag(QPainter& painter, const ViewGeometry& geometry, const Selection& selection, const Drag& drag);

/// Draws what belongs to the held thing: its coming path, and numbers beside it: those of the contents, or
/// the length of its stick, or its place.
void paintHeld(QPainter& painter, const ViewGeometry& geometry, const Drag& drag);
/// Those numbers, one in a line.
QStringList heldNumbers(const ViewGeometry& geometry, const Drag& drag);

} // namespace timestep

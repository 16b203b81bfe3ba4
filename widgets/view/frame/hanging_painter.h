// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <QRectF>

class QPainter;

namespace timestep {

class ViewTransform;
struct FrameLook;

/// Draws the rail that a cloth hangs on, if all its pins are on one horizontal line.
void paintRail(QPainter& painter, const Frame& frame, const ViewTransform& transform, const QRectF& area,
               const FrameLook& look);

/// How far a cloth that hangs on pins is gathered: 1 if it is gathered in one line, 0 if it spans at least a
/// sixth of its height or has no pins.
double gatheredShare(const Frame& frame, const FrameSheet& sheet);

/// Draws a gathered cloth as a visible bundle over a pale outline of its full size.
void paintGathered(QPainter& painter, const Frame& frame, const FrameSheet& sheet,
                   const ViewTransform& transform, const QRectF& area, const FrameLook& look);

} // namespace timestep

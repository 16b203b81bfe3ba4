// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <QRectF>

class QPainter;

namespace timestep {

class ViewTransform;
struct FrameLook;

/// Draws the rail on which a cloth hangs, if all its pins stand in one level line.
void paintRail(QPainter& painter, const Frame& frame, const ViewTransform& transform, const QRectF& area,
               const FrameLook& look);

/// How little of its own height a cloth that hangs on pins takes: 1 if it is gathered in one line, 0 from a
/// sixth of its height on, and without pins.
double gatheredShare(const Frame& frame, const FrameSheet& sheet);

/// Draws a gathered cloth as a bundle that can be seen, over a pale outline of its whole size.
void paintGathered(QPainter& painter, const Frame& frame, const FrameSheet& sheet,
                   const ViewTransform& transform, const QRectF& area, const FrameLook& look);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/frame/frame_painter.h"

#include <QPolygonF>
#include <QRectF>

class QPainter;

namespace timestep {

/// Up to this many polygons are shaded and get marks; more are filled with one colour.
inline constexpr std::size_t softPolygons = 200;

/// How a body is filled.
enum class BodyFinish {
    Flat,  ///< with one pale colour
    Soft,  ///< from light above to darker below
    Glossy ///< a mass on a spring: with its full colour and a highlight above
};

/// Draws a polygon of a frame: a body with the marker of its run or the number of its island, a fixed body in
/// grey, an area pale. `corners` are all of its corners [px], `shown` its part inside `clip`.
void paintBody(QPainter& painter, const FramePolygon& polygon, const QPolygonF& corners,
               const QPolygonF& shown, const QRectF& clip, const FrameLook& look, BodyFinish finish);

} // namespace timestep

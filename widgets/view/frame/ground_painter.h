// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/view/frame/view_transform.h"

#include <QRectF>

class QPainter;

namespace timestep {

struct FrameLook;

/// Draws the fixed things below and around the bodies of a frame: the ground with its ruler, walls, other
/// lines of Role::Ground. A ruler has numbers at round places that are far enough apart for the numbers, and
/// the unit at the last one.
void paintGround(QPainter& painter, const Frame& frame, const ViewTransform& transform, const QRectF& area,
                 const FrameLook& look);

/// The round distance of the numbers of a ruler: 1, 2 or 5 times a power of ten, at least `least` [scene
/// length]; and the number of parts between two of them.
struct RulerSteps {
    double distance = 1;
    int parts = 5;
};
RulerSteps rulerSteps(double least);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/view/frame/view_transform.h"

#include <QPointF>

#include <cstdint>

namespace timestep {

/// Returns the particle with this number, or with `ghost` its previous position; null if the frame has none.
const FramePoint* findParticle(const Frame& frame, std::int32_t index, bool ghost = false);

/// Returns the outline of the body with this number; null if the frame has none.
const FramePolygon* findBody(const Frame& frame, std::int32_t index);

/// Returns the neighbour of `from` in a direction of the screen (a unit vector, y down); null if there is
/// none.
const FramePoint* particleTowards(const Frame& frame, const ViewTransform& transform, const FramePoint& from,
                                  QPointF direction);

/// Returns the stick whose middle is nearest to `pixel`, within `reach` [px]; null if there is none.
const FrameSegment* nearestStick(const Frame& frame, const ViewTransform& transform, QPointF pixel,
                                 double reach);

} // namespace timestep

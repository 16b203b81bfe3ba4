// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/view/view_transform.h"

#include <QPointF>

#include <cstdint>

namespace timestep {

/// With `ghost` the previous positions are looked at instead of the particles.

/// The particle of that number; null if the frame has none.
const FramePoint* findParticle(const Frame& frame, std::int32_t index, bool ghost = false);

/// The outline of the body of that number; null if the frame has none.
const FramePolygon* findBody(const Frame& frame, std::int32_t index);

/// The particle that a press at `pixel` means, with its distance: at most `reach` pixels away, or a body
/// under the pixel (its grip, of distance 0).
struct NearParticle {
    const FramePoint* point = nullptr; ///< null: there is none
    double distance = 0;               ///< [px]
};
NearParticle nearestParticle(const Frame& frame, const ViewTransform& transform, QPointF pixel, double reach,
                             bool ghost = false);

/// The neighbour of `from` in a direction of the screen (a unit vector, y down); null if nothing lies that
/// way.
const FramePoint* particleTowards(const Frame& frame, const ViewTransform& transform, const FramePoint& from,
                                  QPointF direction);

/// The stick whose middle is nearest to `pixel`, at most `reach` [px] away; null: there is none.
const FrameSegment* nearestStick(const Frame& frame, const ViewTransform& transform, QPointF pixel,
                                 double reach);

} // namespace timestep

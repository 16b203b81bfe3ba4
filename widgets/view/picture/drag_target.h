// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view/picture/view_geometry.h"

namespace timestep {

/// A thing near a pixel that can be dragged.
struct NearThing {
    const FramePoint* point =
        nullptr; ///< a particle, its previous position or the grip of a body; null: none
    const FramePoint* other = nullptr; ///< the other end of a stick
    double distance = 0;               ///< [px]; 0: the pixel lies on the thing
};

/// Returns what a press at `pixel` means. Things under the pixel come first, then particles and previous
/// positions that are very near, then sticks, then everything within `reach` [px]. A stick is grabbed as a
/// whole; if one end is pinned, only the free end is grabbed.
NearThing nearestThing(const Frame& frame, const ViewTransform& transform, QPointF pixel, double reach,
                       DragReach what);

} // namespace timestep

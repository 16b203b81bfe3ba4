// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <cstddef>
#include <cstdint>

namespace timestep {

struct RigidWorld;

/// Distance and overlap of two bodies. See AxisShadow for the axes.
struct TwoBodies {
    double overlap = 0;   ///< on the axis with the least overlap of their shadows [length]; negative: apart
    Point leastAxis = {}; ///< that axis, from the first to the second
    /// Largest separation along the axes that belong to the first body and to the second [length]; negative:
    /// the shadows overlap on every such axis; NaN: there is no such axis.
    double separationOnFirst = 0, separationOnSecond = 0;
    double distance = 0;           ///< between their nearest points [length]; 0 if they touch or overlap
    std::size_t cornersInside = 0; ///< corners of each that are inside the other
};
TwoBodies twoBodies(const RigidWorld& world, std::uint32_t a, std::uint32_t b);

} // namespace timestep

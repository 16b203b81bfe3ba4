// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace timestep {

struct RigidWorld;

/// Distance between the nearest points of two bodies [length]; 0 if they touch or overlap.
double distanceOfBodies(const RigidWorld& world, std::uint32_t a, std::uint32_t b);

/// The largest separation along the axes that belong to the first body, or to the second [length]; negative:
/// the shadows overlap on every such axis. See AxisShadow.
double separationOnAxesOf(const RigidWorld& world, std::uint32_t a, std::uint32_t b, bool ofSecond);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <optional>

namespace timestep {

/// Enlarges `box` by all things of a frame with finite coordinates: bodies with their radius, sticks,
/// polygons, ground and guides, previous positions. Arrows and marks of layers are left out, because they are
/// not drawn at their length.
void addPicture(const Frame& frame, std::optional<Box>& box);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <optional>
#include <span>

namespace timestep {

/// Enlarges `box` by all things of a frame with finite coordinates: bodies with their radius, sticks,
/// polygons, guides, previous positions. Left out are bodies that never move, of which the picture at the
/// start shows what matters, and arrows and marks of layers, because they are not drawn at their length.
void addPicture(const Frame& frame, std::optional<Box>& box);
/// Enlarges `box` by positions with finite coordinates.
void addPlaces(std::span<const Point> places, std::optional<Box>& box);

} // namespace timestep

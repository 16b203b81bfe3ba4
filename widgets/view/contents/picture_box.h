// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <optional>
#include <span>

namespace timestep {

/// Enlarges `box` by all things of a frame with finite coordinates: bodies with their radius, sticks,
/// polygons, guides, previous positions. Bodies that never move are left out, because the picture at the
/// start shows the relevant part of them, and so are arrows and marks of layers, because they are not drawn
/// at true length.
void addPicture(const Frame& frame, std::optional<Box>& box);
/// Enlarges `box` by positions with finite coordinates.
void addPlaces(std::span<const Point> places, std::optional<Box>& box);

} // namespace timestep

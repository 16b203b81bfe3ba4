// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/world/world.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace timestep {

/// A mesh whose sticks join only neighbours in a row or in a column of particles: the particle in row r and
/// column c is first + r columns + c. Sticks may be missing. (Particles that are numbered column by column
/// form such a mesh too, with rows and columns exchanged.)
struct StickGrid {
    std::uint32_t first = 0, columns = 0;

    std::uint32_t row(std::uint32_t particle) const { return (particle - first) / columns; }
    std::uint32_t column(std::uint32_t particle) const { return (particle - first) % columns; }
};

/// Finds the grid that the sticks form, cut ones included; nothing if they form none. A grid needs sticks in
/// rows and in columns. The cost is linear in sticks.
std::optional<StickGrid> gridOf(const World& world);

/// Arranges the sticks of a grid in a sweep from the pins, line by line. The lines are the rows, or the
/// columns if there are more of these one behind the other as seen from the pins. For every line: its sticks
/// that begin at even places, its sticks that begin at odd places, then the sticks to the next line. Lines at
/// the same distance from the nearest line with a pin alternate part by part. Without pins the sweep begins
/// at the first line. Cut sticks keep their places.
void orderByGridRows(std::vector<std::uint32_t>& order, const World& world, const StickGrid& grid);

} // namespace timestep

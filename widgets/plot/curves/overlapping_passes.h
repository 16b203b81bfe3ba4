// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>

#include <vector>

namespace timestep {

/// Returns a line on paper without the passes that lie on earlier ones, so that a phase portrait with very
/// many turns gives a small file. Its corners are moved to a grid of width `grid`; a stretch within `reach`
/// of an earlier one is left out. Every point of the given line lies within `reach` of the result, or within
/// 0.71 grid of it; every corner of the result lies within 0.71 grid of one of the given line. Lengths in the
/// unit of the points; grid > 0, reach > grid.
std::vector<QPolygonF> withoutOverlaps(const std::vector<QPolygonF>& pieces, double reach, double grid);

} // namespace timestep

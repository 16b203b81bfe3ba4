// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"
#include "widgets/plot/reading/cursor_place.h"

#include <cstddef>
#include <vector>

namespace timestep {

/// One value of a curve at the place of another plot's cursor.
struct LinkedReading {
    std::size_t curve = 0, row = 0;
};

/// Returns the rows of the curves shown at that place: of the same run the same row, of other runs the row
/// nearest in x, if x never decreases and reaches that far. Reference lines are not read.
std::vector<LinkedReading> linkedReadings(const Chart& chart, const CursorPlace& place);

} // namespace timestep

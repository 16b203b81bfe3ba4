// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"

#include <cstddef>
#include <string>
#include <vector>

namespace timestep {

/// The place where a cursor reads values, in a form that other plots can use.
struct CursorPlace {
    std::string column;  ///< id of the x axis' column
    double x = 0;        ///< in its unit
    int run = 0;         ///< whose curve is read
    std::size_t row = 0; ///< of that run

    bool operator==(const CursorPlace&) const = default;
};

/// One value of a curve at the place of another plot's cursor.
struct LinkedReading {
    std::size_t curve = 0, row = 0;
};

/// Returns the rows of the shown curves at that place: the same row of the same run, and the row nearest in x
/// of other runs, if x never decreases and contains the place. Reference lines are not read.
std::vector<LinkedReading> linkedReadings(const Chart& chart, const CursorPlace& place);

} // namespace timestep

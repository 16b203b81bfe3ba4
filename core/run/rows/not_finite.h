// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <cstddef>
#include <vector>

namespace timestep {

/// A recorded column whose numbers became too large for a double, or undefined because others did.
struct NotFinite {
    std::size_t column = 0;   ///< index into the table
    std::size_t row = 0;      ///< the first such row
    double time = 0;          ///< of that row [time unit]; NaN if the table has no times
    bool isUndefined = false; ///< NaN, as the ratio of two infinite energies; otherwise infinite
};

/// Finds them, run by run. A NaN counts if another column of its run is infinite in the same row: on its own
/// it says that a quantity is not defined, which is no fault. Stops reading a column at its first such row.
std::vector<NotFinite> notFiniteColumns(const Table& table);

/// Whether the newest row of a run has an infinite number: a quick question for each refresh of a window.
bool endsInfinite(const Table& table);

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/plot_spec.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <span>

namespace timestep {

/// The extent of the values of a column, updated as the column grows. Values that are not finite are ignored.
struct Extent {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    double lowPositive = std::numeric_limits<double>::infinity(); ///< smallest value above zero
    std::size_t rows = 0;                                         ///< processed rows
    std::size_t finite = 0;                                       ///< of these with a finite value
    std::size_t notPositive = 0; ///< of these finite and <= 0: a logarithmic axis has no place for them

    /// Processes the rows after those already seen.
    void append(std::span<const double> values);
    /// Widens this extent to contain another one, and adds its counts.
    void unite(const Extent& other);
    bool empty(bool log) const { return log ? lowPositive > high : low > high; }
};

/// A range with ends at round numbers that contains the extent: steps of 1, 2, 2.5 or 5 times a power of ten,
/// whole decades on a logarithmic axis. An empty extent or a single value gets a range around it. `tight`
/// keeps the ends of the data, with a little room.
PlotRange niceRange(const Extent& extent, bool log, bool tight = false);

/// A range for growing data: the present one while it contains the data, otherwise one that extends beyond
/// them, so that it does not change with every row.
PlotRange grownRange(const PlotRange& now, const Extent& extent, bool log);

/// Returns the requested range. Ends that are infinite, or impossible on a logarithmic axis, are taken from
/// the data.
PlotRange chosenRange(const std::optional<PlotRange>& asked, const PlotRange& ofData, bool log);

/// Returns the smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is not below `width` > 0.
double roundStep(double width);

/// Returns the number of significant digits at which neighbouring ticks of a linear axis differ.
int tickDigits(double low, double high, double step);

} // namespace timestep

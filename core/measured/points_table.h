// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/measured_series.h"
#include "core/table/table.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace timestep {

/// Measured points by themselves, as rows of a table that plots can fit, transform and count like a run.
struct PointsTable {
    Table table;                   ///< of one run: time, measures, rates of change, calculated columns
    std::vector<std::size_t> rows; ///< of the measured table, for each row
};

/// The rows of a measured table that have a time, in the units of the run: those that are left out, or the
/// others. The calculated columns are those of the experiment, computed from the measured values; columns
/// that need something else are left away. Throws InputError as seriesOf() does.
PointsTable pointsTable(const Experiment& experiment, const MeasuredTable& table,
                        const MeasuredColumns& columns, std::span<const RecordedColumn> measures,
                        std::string_view timeUnit, bool leftOut = false);

/// dy/dt at each point, of second order inside and of first order at the ends; NaN beside a point without a
/// value or at equal times. With h = t[i] - t[i-1] and k = t[i+1] - t[i]:
///     y'[i] = (h² y[i+1] + (k² - h²) y[i] - k² y[i-1]) / (h k (h + k))
/// Source: B. Fornberg, "Generation of finite difference formulas on arbitrarily spaced grids", Mathematics
/// of Computation 51 (1988) 699-706; numpy.gradient computes the same.
std::vector<double> rateOfChange(std::span<const double> t, std::span<const double> y);

} // namespace timestep

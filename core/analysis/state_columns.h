// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysed_run.h"
#include "core/run/rows/column_calculator.h"

#include <cstddef>
#include <span>
#include <vector>

namespace timestep {

/// The calculated columns of an experiment at states of a run that an analysis steps itself. A formula can
/// use the time, the variables and their velocities, energies, conserved quantities and parameters; what
/// compares with the start or with the exact motion is not defined there. delta() and sum() go from state to
/// state.
class StateColumns {
public:
    /// `run`: the analysed run number `index` of the experiment; must outlive this object. Throws InputError
    /// for a formula that cannot be read.
    StateColumns(const Experiment& experiment, std::size_t index, const AnalysedRun& run);

    bool empty() const { return calculator_.empty(); }
    /// The values at y = [q | v | t], in the order of the experiment.
    std::span<const double> at(std::span<const double> y);

private:
    double value(const RecordedColumn& column, double t) const;

    const AnalysedRun* run_;
    ColumnCalculator calculator_;
    std::vector<double> q_, v_, rates_; ///< the variables themselves, their rates of change
};

/// Appends the calculated columns of a run of the table at these states [q | v | t].
void addCalculated(Table& table, int run, StateColumns& columns, std::span<const CalculatedColumn> calculated,
                   std::span<const double> states, std::size_t width);

} // namespace timestep

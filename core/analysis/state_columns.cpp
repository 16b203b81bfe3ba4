// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/state_columns.h"

#include "core/undefined.h"

namespace timestep {

StateColumns::StateColumns(const Experiment& experiment, std::size_t index, const AnalysedRun& run)
    : run_(&run),
      q_(run.problem->coordinates()),
      v_(run.problem->coordinates()),
      rates_(run.problem->coordinates()) {
    if (!experiment.calculated.empty())
        calculator_ = ColumnCalculator(experiment, *makeSimulation(experiment, index));
}

double StateColumns::value(const RecordedColumn& column, double t) const {
    using Source = RecordedColumn::Source;
    const Problem& problem = *run_->problem;
    if (column.source == Source::Q) return q_[column.index];
    if (column.source == Source::V) return v_[column.index];
    if (column.source == Source::Quantity) return problem.quantity(column.index, q_, v_);
    if (column.id == "time") return t;
    if (!problem.hasEnergy()) return undefined;
    if (column.id == "kinetic-energy") return problem.kineticEnergy(q_, v_);
    if (column.id == "potential-energy") return problem.potentialEnergy(t, q_);
    if (column.id == "total-energy") return problem.kineticEnergy(q_, v_) + problem.potentialEnergy(t, q_);
    return undefined;
}

std::span<const double> StateColumns::at(std::span<const double> y) {
    const Problem& problem = *run_->problem;
    const std::size_t n = problem.coordinates();
    const double t = y[2 * n];
    bool knowsRates = false;
    for (std::size_t i = 0; i < n; ++i) {
        q_[i] = run_->valueOf(i, y);
        v_[i] = y[n + i];
        if (!problem.isFirstOrder(i)) continue;
        if (!knowsRates) problem.acceleration(t, y.first(n), y.subspan(n, n), rates_);
        knowsRates = true;
        v_[i] = rates_[i];
    }
    calculator_.compute([&](const RecordedColumn& column) { return value(column, t); }, run_->parameters);
    return calculator_.values();
}

void addCalculated(Table& table, int run, StateColumns& columns, std::span<const CalculatedColumn> calculated,
                   std::span<const double> states, std::size_t width) {
    if (columns.empty()) return;
    const std::size_t first = table.columns.size();
    for (const CalculatedColumn& column : calculated)
        table.columns.push_back({column.id, column.name, column.unit, run, {}});
    for (std::size_t at = 0; at + width <= states.size(); at += width) {
        const std::span<const double> values = columns.at(states.subspan(at, width));
        for (std::size_t i = 0; i < values.size(); ++i) table.columns[first + i].values.push_back(values[i]);
    }
}

} // namespace timestep

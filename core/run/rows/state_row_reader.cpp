// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rows/state_row_reader.h"

#include "core/run/rows/metric_catalogue.h"
#include "core/run/simulation/problem_simulation.h"

namespace timestep {

namespace {

auto& of(auto& shared, SharedNumbers number) {
    return shared[static_cast<std::size_t>(number)];
}

} // namespace

StateRowReader::StateRowReader(std::span<const Measure> measures) {
    for (const Measure& measure : measures) {
        const bool isShared =
            measure.source == Measure::Source::Metric && measure.metric->shares != SharedNumbers::None;
        if (isShared)
            sources_.push_back({From::Shared, static_cast<std::size_t>(measure.metric->shares)});
        else if (measure.source == Measure::Source::Q)
            sources_.push_back({From::Q, measure.coordinate});
        else if (measure.source == Measure::Source::V)
            sources_.push_back({From::V, measure.coordinate});
        readsEnergies_ = readsEnergies_ || (isShared && measure.metric->shares != SharedNumbers::Time);
    }
    readsAll_ = sources_.size() == measures.size();
}

void StateRowReader::computeShared(const ProblemSimulation& simulation, double startEnergy,
                                   const StateRows& states, Shared& shared) const {
    auto &time = of(shared, SharedNumbers::Time), &kinetic = of(shared, SharedNumbers::Kinetic);
    auto &potential = of(shared, SharedNumbers::Potential), &total = of(shared, SharedNumbers::Total);
    auto &ratio = of(shared, SharedNumbers::Ratio), &change = of(shared, SharedNumbers::Change);
    const std::size_t rows = states.rows;
    for (std::size_t row = 0; row < rows; ++row)
        time[row] = simulation.timeAfter(states.firstStep + static_cast<std::int64_t>(row));
    if (!readsEnergies_) return;
    const Problem& problem = *simulation.problem();
    const double scale = problem.energyScale();
    for (std::size_t row = 0; row < rows; ++row)
        kinetic[row] = problem.kineticEnergy(states.q(row), states.v(row));
    for (std::size_t row = 0; row < rows; ++row)
        potential[row] = problem.potentialEnergy(time[row], states.q(row));
    for (std::size_t row = 0; row < rows; ++row) {
        total[row] = kinetic[row] + potential[row];
        ratio[row] = energyRatio(total[row], startEnergy);
        change[row] = energyChange(total[row], startEnergy, scale);
    }
}

void StateRowReader::read(const ProblemSimulation& simulation, double startEnergy, const StateRows& states,
                          Column* columns) const {
    Shared shared;
    computeShared(simulation, startEnergy, states, shared);
    for (const Source& source : sources_) {
        std::vector<double>& values = columns++->values;
        if (source.from == From::Shared) {
            const double* from = shared[source.index].data();
            values.insert(values.end(), from, from + states.rows);
            continue;
        }
        const std::size_t place = source.index + (source.from == From::V ? states.width / 2 : 0);
        const std::size_t before = values.size();
        values.resize(before + states.rows);
        double* const value = values.data() + before;
        for (std::size_t row = 0; row < states.rows; ++row) value[row] = states.y[row * states.width + place];
    }
}

} // namespace timestep

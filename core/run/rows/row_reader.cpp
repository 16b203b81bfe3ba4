// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rows/row_reader.h"

#include "core/run/rows/metric_catalogue.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/run/simulation/world_simulation.h"
#include "core/undefined.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace timestep {

RowReader::RowReader(std::vector<Measure> measures) : measures_(std::move(measures)) {
    for (std::size_t i = 0; i < measures_.size(); ++i) {
        const Measure& measure = measures_[i];
        const auto place = [i](std::size_t index) {
            return Place{static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(index)};
        };
        if (measure.source == Measure::Source::Q)
            q_.push_back(place(measure.coordinate));
        else if (measure.source == Measure::Source::V)
            v_.push_back(place(measure.coordinate));
        else if (measure.source == Measure::Source::Quantity)
            quantities_.push_back(place(measure.coordinate));
        else if (measure.source == Measure::Source::QuantityChange)
            quantityChanges_.push_back(place(measure.coordinate));
        else if (measure.source != Measure::Source::Metric)
            others_.push_back(i);
        else if (measure.metric->shares != SharedNumbers::None)
            shared_.push_back(place(static_cast<std::size_t>(measure.metric->shares)));
        else
            metrics_.push_back({measure.metric->value, i});
    }
    const bool readsTotal =
        reads(SharedNumbers::Total) || reads(SharedNumbers::Ratio) || reads(SharedNumbers::Change);
    readsKinetic_ = readsTotal || reads(SharedNumbers::Kinetic);
    readsPotential_ = readsTotal || reads(SharedNumbers::Potential);
    readsScale_ = reads(SharedNumbers::Change);
}

bool RowReader::reads(SharedNumbers number) const {
    return std::any_of(shared_.begin(), shared_.end(), [number](const Place& place) {
        return place.index == static_cast<std::uint32_t>(number);
    });
}

template <class Kind>
void RowReader::readFrom(const Kind& simulation, double startEnergy, double* values) const {
    const double kinetic = readsKinetic_ ? simulation.kineticEnergy() : undefined;
    const double potential = readsPotential_ ? simulation.potentialEnergy() : undefined;
    const double total = kinetic + potential;
    const double ratio = energyRatio(total, startEnergy);
    const double change =
        readsScale_ ? energyChange(total, startEnergy, simulation.energyScale()) : undefined;
    const std::array shared = {simulation.time(), kinetic, potential, total, ratio, change};
    for (const Place& place : shared_) values[place.measure] = shared[place.index];
    const std::span<const double> q = simulation.q(), v = simulation.v();
    for (const Place& place : q_) values[place.measure] = place.index < q.size() ? q[place.index] : undefined;
    for (const Place& place : v_) values[place.measure] = place.index < v.size() ? v[place.index] : undefined;
    for (const MetricPlace& metric : metrics_) values[metric.measure] = metric.value(simulation, startEnergy);
    for (const std::size_t other : others_) values[other] = measures_[other].value(simulation, startEnergy);
}

void RowReader::read(const Simulation& simulation, double startEnergy, double* values) const {
    if (const ProblemSimulation* problem = simulation.asProblem()) {
        readFrom(*problem, startEnergy, values);
        if (quantities_.empty() && quantityChanges_.empty()) return;
        const std::span<const double> now = problem->quantities();
        for (const Place& place : quantities_) values[place.measure] = now[place.index];
        for (const Place& place : quantityChanges_)
            values[place.measure] = problem->quantityChange(place.index, now[place.index]);
        return;
    }
    if (const WorldSimulation* particles = simulation.asParticles())
        return readFrom(*particles, startEnergy, values);
    readFrom(simulation, startEnergy, values);
    for (const Place& place : quantities_)
        values[place.measure] = measures_[place.measure].value(simulation, startEnergy);
}

} // namespace timestep

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/metric.h"

#include <cstddef>
#include <span>
#include <vector>

namespace timestep {

/// Reads the measures of a row, in their order, without asking the simulation for the same thing twice.
class RowReader {
public:
    RowReader() = default;
    explicit RowReader(std::vector<Measure> measures);

    const std::vector<Measure>& measures() const { return measures_; }
    /// Calls take(value) for each measure.
    template <typename Take>
    void read(const Simulation& simulation, double startEnergy, Take take) const {
        const std::span<const double> q = readsCoordinates_ ? simulation.q() : std::span<const double>();
        const std::span<const double> v = readsCoordinates_ ? simulation.v() : std::span<const double>();
        for (std::size_t i = 0; i < readings_.size(); ++i) {
            const Reading& reading = readings_[i];
            if (reading.value != nullptr)
                take(reading.value(simulation, startEnergy));
            else if (reading.source == Measure::Source::Q && reading.index < q.size())
                take(q[reading.index]);
            else if (reading.source == Measure::Source::V && reading.index < v.size())
                take(v[reading.index]);
            else
                take(measures_[i].value(simulation, startEnergy));
        }
    }

private:
    /// What a row needs of a measure, side by side with the others.
    struct Reading {
        double (*value)(const Simulation&, double startEnergy); ///< of a metric, otherwise null
        Measure::Source source;
        std::size_t index;
    };
    std::vector<Measure> measures_;
    std::vector<Reading> readings_;
    bool readsCoordinates_ = false;
};

} // namespace timestep

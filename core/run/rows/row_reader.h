// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/rows/metric.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// Reads the measures of a row, in their order, without asking the simulation for the same thing twice.
class RowReader {
public:
    RowReader() = default;
    explicit RowReader(std::vector<Measure> measures);

    const std::vector<Measure>& measures() const { return measures_; }
    /// Writes the value of each measure to values[0], values[1] ...
    void read(const Simulation& simulation, double startEnergy, double* values) const;

private:
    /// The number of this index is that of measure `measure`.
    struct Place {
        std::uint32_t measure, index;
    };
    struct MetricPlace {
        double (*value)(const Simulation&, double startEnergy);
        std::size_t measure;
    };
    bool reads(SharedNumbers number) const;
    template <class Kind>
    void readFrom(const Kind& simulation, double startEnergy, double* values) const;

    std::vector<Measure> measures_;
    // What a row needs of them, by the ways to get a number.
    std::vector<Place> shared_; ///< indices are those of SharedNumbers
    std::vector<Place> q_, v_, quantities_, quantityChanges_;
    std::vector<MetricPlace> metrics_;
    std::vector<std::size_t> others_;
    bool readsKinetic_ = false, readsPotential_ = false, readsScale_ = false;
};

} // namespace timestep
